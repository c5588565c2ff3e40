/** A member of a mapping that is on lines of its own. */
export interface TextMember {
  readonly name: string;
  /** Of its first line. */
  readonly start: number;
  /** As bytes: its lines, from the indentation of its key on. */
  readonly text: string;
  /** The text of its own members, where it is a mapping that may have some. */
  readonly inside: TextRange | null;
}

export interface TextRange {
  readonly from: number;
  readonly to: number;
}

/** Finds the members between two offsets, in their order; null unless each is on lines of its own, indented alike. */
export type SplitMembers = (text: string, range: TextRange | null) => readonly TextMember[] | null;
