export type MutationKind =
  | 'negated condition'
  | 'removed call'
  | 'changed constant'
  | 'swapped operator'
  | 'removed return';

/** One small change of a source file. Offsets are UTF-16 units of its text, lines and columns count from 1. */
export interface Mutation {
  readonly kind: MutationKind;
  /** Relative to the root of the repository, with `/`. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
  /** The expression or statement around the change. */
  readonly around: { readonly start: number; readonly end: number };
}

/** The text with the mutation, and nothing else, applied. */
export function applyMutation(text: string, { start, end, replacement }: Mutation): string {
  return text.slice(0, start) + replacement + text.slice(end);
}

/** What the mutation changes, on one line: `a === b → a !== b`. */
export function describeMutation(text: string, mutation: Mutation): string {
  const { start, end } = mutation.around;
  const before = text.slice(start, end);
  const after = applyMutation(text, mutation).slice(
    start,
    end + mutation.replacement.length - (mutation.end - mutation.start),
  );
  return `${toLine(before)} → ${after === ';' ? '(nothing)' : toLine(after)}`;
}

function toLine(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > 90 ? `${line.slice(0, 89)}…` : line;
}
