import type { Prose } from '../../worker/model/api-facts.ts';
import type { RenderContext } from '../render-context.ts';
import { toPageMarkdownHref } from './hrefs.ts';

/**
 * A description as separate blocks. Links lead to Markdown pages or other sites, and the top headings get this level.
 */
export function description(prose: Prose | null, level: number, { base }: RenderContext): string | null {
  if (prose === null) return null;
  const markdown = prose.markdown.replace(
    /(\]\()(\/[^)\s]*)/g,
    (_, open: string, href: string) => open + toPageMarkdownHref(href, base),
  );
  return fitHeadings(markdown, level);
}

/** Shifts all headings so that the highest gets the given level, ignoring code blocks. */
function fitHeadings(markdown: string, level: number): string {
  const lines = markdown.split('\n');
  const depths = new Map<number, number>();
  let fenceMark: string | null = null;
  for (const [index, line] of lines.entries()) {
    const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1] ?? null;
    if (fenceMark !== null) {
      if (mark?.startsWith(fenceMark)) fenceMark = null;
    } else if (mark !== null) fenceMark = mark;
    else {
      const depth = /^ {0,3}(#{1,6})\s/.exec(line)?.[1]?.length;
      if (depth !== undefined) depths.set(index, depth);
    }
  }
  if (depths.size === 0) return markdown;
  const shift = level - Math.min(...depths.values());
  return lines
    .map((line, index) => {
      const depth = depths.get(index);
      return depth === undefined
        ? line
        : line.replace(/^ {0,3}#+/, '#'.repeat(Math.min(6, Math.max(1, depth + shift))));
    })
    .join('\n');
}
