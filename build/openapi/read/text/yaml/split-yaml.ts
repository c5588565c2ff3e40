import { decodeByteText, type SplitMembers, type TextMember, type TextRange } from '../byte-text.ts';

interface Line {
  readonly start: number;
  readonly indent: number;
  /** Without its indentation. */
  readonly content: string;
}

/** A plain key without special YAML characters, or a quoted key without escapes. */
const PLAIN_KEY = /^[\w/$.][^#]*$/;
const QUOTED_KEY = /^(?:"([^"\\]*)"|'([^']*)')$/;

/** The rest of the line after a key that has its members below. */
const NOTHING = /^[ \t]*(?:#.*)?$/;

/**
 * Splits a block mapping in YAML text into its members. A line indented no deeper than the members starts one of them,
 * or is empty or a comment; nothing else can be between members that can be parsed separately (YAML 1.2.2 §8.2.2).
 * Returns null if a line does not fit, such as one from a quoted text or another document.
 */
export const splitYamlMembers: SplitMembers = (text, range) => {
  const { from, to } = range ?? { from: 0, to: text.length };
  const indent = range === null ? 0 : firstLine(text, { from, to })?.indent;
  if (indent === undefined) return null;
  const lines = linesUpTo(indent, text, { from, to });
  const members: TextMember[] = [];
  for (const [index, { start, indent: own, content }] of lines.entries()) {
    const end = lines[index + 1]?.start ?? to;
    const colon = content.search(/:(?:[ \t]|$)/);
    const name = own === indent && colon !== -1 ? readKey(content.slice(0, colon)) : null;
    if (name === null) return null;
    const below = Math.min(start + indent + content.length + 1, end);
    members.push({
      name,
      start,
      text: text.slice(start, end),
      inside: NOTHING.test(content.slice(colon + 1)) ? { from: below, to: end } : null,
    });
  }
  return members;
};

function readKey(written: string): string | null {
  const key = decodeByteText(written).trimEnd();
  const quoted = QUOTED_KEY.exec(key);
  if (quoted !== null) return quoted[1] ?? quoted[2] ?? '';
  return PLAIN_KEY.test(key) ? key : null;
}

function firstLine(text: string, { from, to }: TextRange): Line | undefined {
  return linesUpTo(null, text, { from, to }, 1)[0];
}

/** Lines with at most this indentation; null for any indentation. */
function linesUpTo(indent: number | null, text: string, { from, to }: TextRange, count = Infinity): Line[] {
  const pattern = new RegExp(`(?:^|\\n)( {0,${indent ?? ''}})([^ \\n#][^\\n]*)`, 'g');
  // Start at the line break before the first line.
  pattern.lastIndex = Math.max(from - 1, 0);
  const lines: Line[] = [];
  while (lines.length < count) {
    const match = pattern.exec(text);
    const [whole, spaces = '', content = ''] = match ?? [];
    if (match === null || whole === undefined || match.index + whole.length > to) break;
    lines.push({ start: match.index + whole.length - spaces.length - content.length, indent: spaces.length, content });
  }
  return lines;
}
