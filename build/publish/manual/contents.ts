import { escapeHtml } from '../../page/text/escape.ts';
import type { Chapter } from '../../site/manuals/list-chapters.ts';

/** A chapter in the contents. */
export interface ContentsLine {
  readonly chapter: Chapter;
  readonly sections: readonly { readonly id: string; readonly title: string }[];
}

type ToHref = (id: string) => string;

/** Page numbers by id. */
type Numbers = ReadonlyMap<string, number> | undefined;

/** The contents of a group, on its own page; empty for a chapter with a text. */
export function renderPart(chapters: readonly Chapter[], index: number, toHref: ToHref, numbers?: Numbers): string {
  const group = chapters[index];
  if (group === undefined || group.page !== null) return '';
  const end = chapters.findIndex(({ depth }, at) => at > index && depth <= group.depth);
  const lines = chapters.slice(index + 1, end === -1 ? undefined : end).map((chapter) => ({
    chapter: { ...chapter, depth: chapter.depth - group.depth - 1 },
    sections: [],
  }));
  return `<div class="manual-contents">${renderContents(lines, toHref, numbers)}</div>`;
}

/** A list for each depth. Without numbers, a line is only a link. */
export function renderContents(lines: readonly ContentsLine[], toHref: ToHref, numbers?: Numbers): string {
  const toLink = (id: string, title: string): string => {
    const number = numbers?.get(id);
    const page = number === undefined ? '' : `<i></i><b>${number}</b>`;
    return `<a href="${escapeHtml(toHref(id))}"><span>${escapeHtml(title)}</span>${page}</a>`;
  };
  let html = '<ol>';
  let depth = 0;
  for (const [index, { chapter, sections }] of lines.entries()) {
    // A chapter may be deeper than the next one by several levels, but not by more than one than the previous.
    const own = index === 0 ? 0 : Math.min(chapter.depth, depth + 1);
    if (index > 0) html += own > depth ? '<ol>' : `</li>${'</ol></li>'.repeat(depth - own)}`;
    depth = own;
    html += `<li>${toLink(chapter.id, chapter.title)}`;
    const isGroup = (lines[index + 1]?.chapter.depth ?? 0) > own;
    if (sections.length > 0 && !isGroup)
      html += `<ol>${sections.map(({ id, title }) => `<li>${toLink(id, title)}</li>`).join('')}</ol>`;
  }
  return `${html}${lines.length === 0 ? '' : '</li>'}${'</ol></li>'.repeat(depth)}</ol>`;
}
