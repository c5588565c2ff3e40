import type { CodeRegions } from '../../../../page/text/markdown/code-regions.ts';

/** A heading of a Markdown text. */
export interface WrittenHeading {
  readonly start: number;
  /** The offset after its text, where an id can be added. Closing signs may follow. */
  readonly end: number;
  /** The text without markup. */
  readonly text: string;
  /** Whether it ends with an id, such as `{#install}`. */
  readonly hasId: boolean;
}

/** Adds ids to headings of a text that have none. `idOf`: null for a heading that needs none. */
export function withHeadingIds(
  text: string,
  headings: readonly WrittenHeading[],
  idOf: (heading: WrittenHeading) => string | null,
): string {
  let result = '';
  let at = 0;
  for (const heading of headings) {
    const id = heading.hasId ? null : idOf(heading);
    if (id === null) continue;
    result += `${text.slice(at, heading.end)} {#${id}}`;
    at = heading.end;
  }
  return result + text.slice(at);
}

/** Lines that an underline would make a heading. */
interface Paragraph {
  readonly containers: string;
  readonly start: number;
  end: number;
}

/** The quotations and list items that a line is in or begins. */
const CONTAINERS = /^(?:[ \t>]|[-*+][ \t]|\d{1,9}[.)][ \t])*/;
const UNDERLINE = /^(?:=+|-+)$/;

/** The headings of a text from an offset on, of both kinds (CommonMark 0.31 §4.2, §4.3), also in quotations and lists. */
export function findHeadings(text: string, code: CodeRegions, from = 0): WrittenHeading[] {
  const headings: WrittenHeading[] = [];
  let paragraph: Paragraph | null = null;
  for (let offset = from, next = from; offset < text.length; offset = next) {
    const lineEnd = text.indexOf('\n', offset);
    next = lineEnd === -1 ? text.length : lineEnd + 1;
    const line = text.slice(offset, next).trimEnd();
    const [containers = ''] = CONTAINERS.exec(line) ?? [];
    const content = line.slice(containers.length);
    const start = offset + containers.length;
    const marks = /^#{1,6}(?=[ \t]|$)/.exec(content)?.[0].length ?? 0;
    if (content === '' || (code.endOf(offset) ?? 0) >= offset + line.length) paragraph = null;
    else if (marks > 0) {
      headings.push(toHeading(text, start + marks, start + withoutClosing(content).length));
      paragraph = null;
    } else if (paragraph === null || !isUnder(paragraph.containers, containers))
      paragraph = { containers, start, end: offset + line.length };
    else if (UNDERLINE.test(content)) {
      headings.push(toHeading(text, paragraph.start, paragraph.end));
      paragraph = null;
    } else paragraph.end = offset + line.length;
  }
  return headings;
}

function toHeading(text: string, start: number, end: number): WrittenHeading {
  const written = text.slice(start, end).trim();
  return { start, end, text: toText(written), hasId: /\{#[^{}]*\}$/.test(written) };
}

/** A line without the signs that may close its heading, which need a space before them. */
function withoutClosing(line: string): string {
  let end = line.length;
  while (line[end - 1] === '#') end--;
  return /[ \t]/.test(line[end - 1] ?? '') ? line.slice(0, end).trimEnd() : line;
}

/** Whether a line is in the containers of the line before, rather than in or after others. */
function isUnder(before: string, containers: string): boolean {
  const depth = (written: string): number => written.split('>').length;
  const beginsItem = (written: string): boolean => /[^ \t>]/.test(written);
  if (beginsItem(containers) || depth(containers) !== depth(before)) return false;
  return !beginsItem(before) || containers.length >= before.length;
}

/** A link, or an image in a link. Its parts end at the next bracket, which keeps many open ones cheap. */
const LINK = /!?\[([^\][]*)\]\([^)[]*\)/g;

function toText(heading: string): string {
  return heading
    .replace(LINK, '$1')
    .replace(LINK, '$1')
    .split(/`+([^`]*)`+/)
    .map((part, index) => (index % 2 === 1 ? part : withoutMarkup(part)))
    .join('');
}

function withoutMarkup(text: string): string {
  return text.replace(/<[^<>]*>/g, '').replace(/[`*]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|\\(?=\W)/gu, '');
}
