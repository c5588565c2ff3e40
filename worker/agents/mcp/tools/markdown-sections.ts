/** A heading and the text up to the next heading. */
export interface MarkdownSection {
  /** 0 for the text before the first heading. */
  readonly level: number;
  /** The heading's Markdown. */
  readonly title: string;
  /** The heading and its text. */
  readonly text: string;
}

const FENCE = /^ {0,3}(`{3,}|~{3,})/;
const HEADING = /^(#{1,6}) (.*)$/;

/** Splits Markdown at its headings, ignoring those in code blocks. */
export function splitSections(markdown: string): MarkdownSection[] {
  const sections: { level: number; title: string; lines: string[] }[] = [{ level: 0, title: '', lines: [] }];
  let fence: string | null = null;
  for (const line of markdown.split('\n')) {
    const mark = FENCE.exec(line)?.[1];
    if (fence === null && mark !== undefined) fence = mark;
    else if (fence !== null && line.trim().startsWith(fence)) fence = null;
    const [, marks = '', title = ''] = fence === null ? (HEADING.exec(line) ?? []) : [];
    if (marks !== '') sections.push({ level: marks.length, title, lines: [] });
    sections.at(-1)?.lines.push(line);
  }
  return sections.map(({ lines, ...section }) => ({ ...section, text: lines.join('\n') }));
}

/** The section with a heading, including its subsections, or null. */
export function takeSection(markdown: string, title: string): string | null {
  const sections = splitSections(markdown);
  const wanted = plainText(title);
  const first = sections.findIndex((section) => section.level > 0 && plainText(section.title) === wanted);
  const level = sections[first]?.level;
  if (level === undefined) return null;
  const next = sections.findIndex((section, index) => index > first && section.level <= level);
  return sections
    .slice(first, next === -1 ? undefined : next)
    .map(({ text }) => text)
    .join('\n');
}

const HTML_HEADING = /<h([1-6])\b[^>]*>([\s\S]*?)<\/h\1>/g;

/**
 * The heading with an id in an article's HTML, or the last heading before the element with that id.
 */
export function findHeading(html: string, id: string): string | null {
  const at = html.indexOf(`id="${id.replace(/&/g, '&amp;').replace(/"/g, '&quot;')}"`);
  let found: string | null = null;
  for (const { index, 2: content = '' } of html.matchAll(HTML_HEADING)) {
    if (index > at) break;
    found = content.replace(/<[^>]+>/g, '');
  }
  return found;
}

/** The letters and digits of a heading, which are the same in HTML and Markdown. */
function plainText(text: string): string {
  return text
    .replace(/\]\([^)]*\)|&#?\w+;/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();
}
