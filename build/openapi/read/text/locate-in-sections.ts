import { addToGroup } from '../../../../worker/model/group-by.ts';
import { parsePointer, pointerToken } from '../../../../worker/request/value/json.ts';
import type { Position } from '../../../base/report/position.ts';
import { decodeByteText, type TextMember } from './byte-text.ts';
import type { DescriptionSyntax } from './description-syntax.ts';
import type { TextSection } from './split-description.ts';

interface SplitText {
  /** One character per byte, see toByteText. */
  readonly text: string;
  readonly sections: readonly TextSection[];
  readonly syntax: DescriptionSyntax;
}

/** A pointer in the description, and the same pointer relative to its member. */
interface InnerPointer {
  readonly pointer: string;
  readonly inner: string;
}

/**
 * Positions by JSON pointer in a text split into sections. Parses only the members that the pointers lead to, and the
 * text around the sections.
 */
export function locateInSections(cut: SplitText, pointers: Iterable<string>): ReadonlyMap<string, Position> {
  const { text, sections, syntax } = cut;
  const around: string[] = [];
  const inMembers = new Map<TextMember, InnerPointer[]>();
  for (const pointer of pointers) {
    const found = findMember(sections, parsePointer(pointer) ?? []);
    if (found === null) around.push(pointer);
    else addToGroup(inMembers, found.member, { pointer, inner: found.pointer });
  }
  // `#` is located before any section, and most pointers outside of members are `#`.
  const isOfWhole = around.every((pointer) => pointer === '#');
  const starts = [...inMembers.keys()].map(({ start }) => start);
  const ends = isOfWhole ? [] : sections.flatMap(({ range }) => [range.from, range.to]);
  const lines = countLines(text, [...starts, ...ends]);
  const textAround = isOfWhole ? text.slice(0, sections[0]?.range.from) : linesAround(cut, lines);
  const found = new Map(syntax.locate(decodeByteText(textAround), around));
  for (const [member, own] of inMembers) {
    const before = lines.get(member.start) ?? 0;
    const document = decodeByteText(syntax.toDocument(member.text));
    const located = syntax.locate(
      document,
      own.map(({ inner }) => inner),
    );
    for (const { pointer, inner } of own) {
      const position = located.get(inner);
      if (position !== undefined) found.set(pointer, { line: position.line + before, column: position.column });
    }
  }
  return found;
}

/**
 * The section member that a pointer leads into, with the pointer relative to the section; null for any other pointer.
 */
function findMember(
  sections: readonly TextSection[],
  keys: readonly string[],
): { readonly member: TextMember; readonly pointer: string } | null {
  const section = sections.find((one) => one.keys.every((key, index) => keys[index] === key));
  const inner = keys.slice(section?.keys.length);
  const member = section?.members.find(({ name }) => name === inner[0]);
  return member === undefined ? null : { member, pointer: ['#', ...inner.map(pointerToken)].join('/') };
}

/** The text around the sections, in which each section becomes the same number of empty lines. */
function linesAround({ text, sections }: SplitText, lines: ReadonlyMap<number, number>): string {
  let around = '';
  let at = 0;
  for (const { range } of sections) {
    around += text.slice(at, range.from) + '\n'.repeat((lines.get(range.to) ?? 0) - (lines.get(range.from) ?? 0));
    at = range.to;
  }
  return around + text.slice(at);
}

/** The number of line breaks before each offset. */
function countLines(text: string, offsets: readonly number[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  let count = 0;
  let end = text.indexOf('\n');
  for (const offset of [...offsets].sort((a, b) => a - b)) {
    for (; end !== -1 && end < offset; end = text.indexOf('\n', end + 1)) count++;
    counts.set(offset, count);
  }
  return counts;
}
