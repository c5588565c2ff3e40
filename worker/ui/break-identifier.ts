/** Texts with no longer run than this, in characters, fit every column as they are. */
const MAX_RUN = 16;

/** A long name in the pieces between which a line may break: after `/`, `.`, `_`, `-` and before capitals, not in mid-word. */
export function breakIdentifier(text: string): readonly string[] {
  return text.split(/\s/).every((run) => run.length <= MAX_RUN)
    ? [text]
    : text.split(/(?<=[^/._-][/._-]+)(?=[^/._-])|(?<=[a-z0-9])(?=[A-Z])/);
}
