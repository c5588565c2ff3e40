import { slashPath } from '../../../../base/source/file-paths.ts';
import { CodeRegions } from '../../../../page/text/markdown/code-regions.ts';
import { rewriteMarkdown } from './markdown-files.ts';

/** Syntax before a URL in Markdown and attributes. */
export const BEFORE_ADDRESS = String.raw`(?:\]\(\s*<?|\b(?:href|src|to)=["'{]+|^\[[^\]\n]+\]:[ \t]*<?)`;

/** Removes the site's base from a link, because Docusaurus does not add the base to links that start with it. */
export function withoutBase(link: string, base: string): string {
  if (base === '/' || !`${link}/`.startsWith(base)) return link;
  return `/${link.slice(base.length)}`;
}

/** Removes the site's base from the links of pages, since it is added anyway. `only`: the paths of these pages. */
export async function stripBase(
  contentDir: string,
  base: string,
  only: ReadonlySet<string> | null = null,
): Promise<void> {
  if (base === '/') return;
  const pattern = new RegExp(`(${BEFORE_ADDRESS})${base.replace(/[.~]/g, '\\$&')}`, 'gm');
  await rewriteMarkdown(contentDir, (text, file) => {
    if (!text.includes(base) || only?.has(slashPath(contentDir, file)) === false) return text;
    const code = new CodeRegions(text);
    return text.replace(pattern, (whole: string, before: string, offset: number) =>
      code.includes(offset) ? whole : `${before}/`,
    );
  });
}
