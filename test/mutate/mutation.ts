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
  /** The expression or statement around the change. If it runs, the mutation can have an effect. */
  readonly around: Around;
}

export interface Around {
  readonly start: number;
  readonly end: number;
  readonly isStatement: boolean;
}

/** The text with the mutation, and nothing else, applied. */
export function applyMutation(text: string, { start, end, replacement }: Mutation): string {
  return text.slice(0, start) + replacement + text.slice(end);
}

/** Where a mutation is: file:line:column. */
export function placeOf({ file, line, column }: Mutation): string {
  return `${file}:${line}:${column}`;
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

/** Adds a call to each place that a mutation changes: it records that a test has run the code. */
export function insertProbes(text: string, probes: ReadonlyMap<number, Mutation>): string {
  const outerFirst = [...probes].sort(
    ([, a], [, b]) => b.around.end - b.around.start - (a.around.end - a.around.start),
  );
  const before = new Map<number, string>();
  const after = new Map<number, string>();
  for (const [id, { around }] of outerFirst) {
    const call = `globalThis.mutateReach?.(${id})`;
    const [open, close] = around.isStatement ? [`{${call};`, '}'] : [`(${call},(`, '))'];
    before.set(around.start, (before.get(around.start) ?? '') + open);
    after.set(around.end, close + (after.get(around.end) ?? ''));
  }
  const positions = [...new Set([...before.keys(), ...after.keys()])].sort((a, b) => a - b);
  let result = '';
  let from = 0;
  for (const position of positions) {
    result += text.slice(from, position) + (after.get(position) ?? '') + (before.get(position) ?? '');
    from = position;
  }
  return result + text.slice(from);
}

function toLine(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > 90 ? `${line.slice(0, 89)}…` : line;
}
