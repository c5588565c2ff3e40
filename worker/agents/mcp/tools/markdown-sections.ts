import { FenceTracker } from '../../../model/markup/fences.ts';

/** A heading and the text up to the next heading. */
export interface MarkdownSection {
  /** 0 for the text before the first heading. */
  readonly level: number;
  /** The heading's Markdown. */
  readonly title: string;
  /** The heading and its text. */
  readonly text: string;
}

const HEADING = /^(#{1,6}) (.*)$/;

/** Splits Markdown at its headings, ignoring those in code blocks. */
export function splitSections(markdown: string): MarkdownSection[] {
  const sections: { level: number; title: string; lines: string[] }[] = [{ level: 0, title: '', lines: [] }];
  const fences = new FenceTracker();
  for (const line of markdown.split('\n')) {
    const [, marks = '', title = ''] = (!fences.read(line) && HEADING.exec(line)) || [];
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

const SAMPLE = /^\s*(`{3,}|~{3,})([^\s`]*)[^\n]*\n[\s\S]*?\n\1[ \t]*(?:\n|$)/;

/**
 * Keeps the samples in one language. Sections that follow each other and have only a sample are alternatives; the last
 * one may have more text, which stays. If none is in that language, all stay.
 */
export function keepLanguage(markdown: string, language: string): string {
  const wanted = language.trim().toLowerCase();
  if (wanted === '') return markdown;
  const groups: { level: number; isOpen: boolean; members: { text: string; rest: string; isWanted: boolean }[] }[] = [];
  for (const { level, title, text } of splitSections(markdown)) {
    const body = text.slice(text.indexOf('\n') + 1);
    const sample = level === 0 ? null : SAMPLE.exec(body);
    const rest = body.slice(sample?.[0].length ?? 0);
    const isWanted = [title, sample?.[2] ?? ''].some((name) => name.toLowerCase() === wanted);
    const member = { text, rest, isWanted };
    const isOpen = sample !== null && rest.trim() === '';
    const group = groups.at(-1);
    if (sample !== null && group?.isOpen === true && group.level === level) {
      group.members.push(member);
      group.isOpen = isOpen;
    } else groups.push({ level, isOpen, members: [member] });
  }
  return groups
    .flatMap(({ members }) => {
      const kept = members.filter(({ isWanted }) => isWanted);
      const last = members.at(-1);
      if (members.length < 2 || kept.length === 0 || last === undefined) return members.map(({ text }) => text);
      return [...kept.map(({ text }) => text), ...(last.isWanted || last.rest.trim() === '' ? [] : [last.rest])];
    })
    .join('\n')
    .trimStart();
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
