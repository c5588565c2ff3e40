import { decodeByteText, type SplitMembers, type TextMember } from '../byte-text.ts';

/** The space between `{` and the first key, which has its own line. */
const OPENING = /[ \t\n]*\n([ \t]+)"/y;
const KEY = /"(?:[^"\\\n]|\\.)*"/y;
const COLON_AND_BRACE = /[ \t]*:[ \t]*\{/y;

/**
 * Splits an object in JSON text into its members. No token contains a line break (RFC 8259 §7), so if every piece
 * between commas can be parsed separately, the pieces are the members, whatever the formatting.
 */
export const splitJsonMembers: SplitMembers = (text, range) => {
  const { from, to } = range ?? { from: text.indexOf('{') + 1, to: text.lastIndexOf('}') };
  const indent = match(OPENING, text, from)?.[1];
  if (indent === undefined) return null;
  const starts: number[] = [];
  const mark = `\n${indent}"`;
  for (let at = text.indexOf(mark, from); at !== -1 && at < to; at = text.indexOf(mark, at + 1)) starts.push(at + 1);
  const members: TextMember[] = [];
  for (const [index, start] of starts.entries()) {
    const keyStart = start + indent.length;
    const key = match(KEY, text, keyStart)?.[0];
    const isLast = index === starts.length - 1;
    const end = endOfText(text, isLast ? to : (starts[index + 1] ?? to));
    if (key === undefined || (text[end - 1] === ',') === isLast) return null;
    const opening = match(COLON_AND_BRACE, text, keyStart + key.length)?.[0];
    const close = isLast ? end - 1 : endOfText(text, end - 1) - 1;
    members.push({
      name: String(parseKey(key)),
      start,
      text: text.slice(start, isLast ? end : end - 1),
      inside:
        opening === undefined || text[close] !== '}'
          ? null
          : { from: keyStart + key.length + opening.length, to: close },
    });
  }
  return members;
};

function parseKey(key: string): unknown {
  try {
    return JSON.parse(decodeByteText(key));
  } catch {
    // Parsing the member will fail later.
    return key;
  }
}

/** The end of the text before an offset, excluding trailing space. */
function endOfText(text: string, offset: number): number {
  let end = offset;
  while (/[ \t\n]/.test(text[end - 1] ?? '-')) end--;
  return end;
}

function match(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}
