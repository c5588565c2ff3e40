/** A member of a mapping, on its own lines. */
export interface TextMember {
  readonly name: string;
  /** Of its first line. */
  readonly start: number;
  /** As bytes: its lines, from the indentation of its key on. */
  readonly text: string;
  /** The text of its own members, if it is a mapping. */
  readonly inside: TextRange | null;
}

export interface TextRange {
  readonly from: number;
  readonly to: number;
}

/** Finds the members between two offsets, in order; null unless each has its own lines with the same indentation. */
export type SplitMembers = (text: string, range: TextRange | null) => readonly TextMember[] | null;
