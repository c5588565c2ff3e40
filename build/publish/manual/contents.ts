import { escapeHtml } from '../../page/text/escape.ts';
import type { Chapter } from '../../site/manuals/list-chapters.ts';

/** A chapter in the contents. */
export interface ContentsLine {
  readonly chapter: Chapter;
  readonly sections: readonly { readonly id: string; readonly title: string }[];
}

/** A list for each depth. Without numbers, a line is only a link. */
export function renderContents(
  lines: readonly ContentsLine[],
  toHref: (id: string) => string,
  numbers?: ReadonlyMap<string, number>,
): string {
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
