import { parseEvents, YAMLException } from 'js-yaml';
import type { Position } from '../../../../base/report/position.ts';

interface IndentedText {
  readonly text: string;
  /** Where lines that had to be indented begin. */
  readonly positions: readonly Position[];
}

/** Each line is found by parsing again. In characters. */
const MAX_PARSED_LENGTH = 10_000_000;

/**
 * Indents lines of quoted texts and flow collections that begin no further right than their key. YAML 1.2 §7 forbids
 * that, but libyaml and most descriptions' own tools accept it. Null if the text has other faults, or none.
 */
export function indentDeficientLines(text: string): IndentedText | null {
  const lines = text.split('\n');
  const indented = new Set<number>();
  for (let parsed = 0; parsed < MAX_PARSED_LENGTH; parsed += text.length) {
    const whole = lines.join('\n');
    const line = findDeficientLine(whole);
    if (line === undefined) return null;
    if (line === null) return indented.size === 0 ? null : { text: whole, positions: toPositions(indented) };
    indented.add(line);
    const before = lines.slice(0, line).findLast((one) => one.trim() !== '') ?? '';
    // Spaces at the start of such a line are not part of the text. What is still too few is found again.
    lines[line] = `${/^ */.exec(before)?.[0]}    ${lines[line]}`;
  }
  return null;
}

/** The index of the first such line; null if the text is valid, undefined if it has another fault. */
function findDeficientLine(text: string): number | null | undefined {
  try {
    parseEvents(text, {});
    return null;
  } catch (error) {
    const isDeficient = error instanceof YAMLException && error.reason === 'deficient indentation';
    return isDeficient ? error.mark?.line : undefined;
  }
}

function toPositions(lines: ReadonlySet<number>): Position[] {
  return [...lines].filter((line) => !lines.has(line - 1)).map((line) => ({ line: line + 1, column: 1 }));
}
