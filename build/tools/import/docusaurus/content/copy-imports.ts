import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { isFileBelow, pathBelow } from '../../../../base/source/file-paths.ts';
import { unwrapCodeBlocks } from '../../../../page/mdx/code-blocks.ts';
import { CODE_ENDINGS, parseRawImport, takeModuleLines } from '../../../../page/mdx/module-lines.ts';
import { CodeRegions } from '../../../../page/text/markdown/code-regions.ts';
import { copyContent } from '../../shared/content-files.ts';
import { isMarkdown, listMarkdown } from '../../shared/pages/markdown-files.ts';
import { type PagePlaces, placeInProject } from './page-places.ts';

interface CopiedImports {
  readonly pages: number;
  readonly files: number;
}

/**
 * Copies files that pages use from outside the docs: partials and images in `src`, and files shown as code. They keep
 * their path in the project, so that the pages need no changes.
 */
export async function copyImports(places: PagePlaces): Promise<CopiedImports> {
  const { root, contentDir } = places;
  const pending = await listMarkdown(contentDir);
  let pages = 0;
  let files = 0;
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const written = await readFile(next, 'utf8');
    const text = nameSiteImports(written, root);
    if (text !== written) await writeFile(next, text);
    for (const path of readTaken(text)) {
      const isFromRoot = path.startsWith('@site/');
      const locate = (site: string, page: string): string =>
        isFromRoot ? join(site, path.slice('@site/'.length)) : resolve(dirname(page), path);
      const [from, target] = [locate(root, placeInProject(places, next)), locate(contentDir, next)];
      if (pathBelow(contentDir, target) === null) continue;
      if (CODE_ENDINGS.some((ending) => existsSync(target + ending))) continue;
      const ending = CODE_ENDINGS.find((written) => isFileOf(places, from + written));
      if (ending === undefined) continue;
      const to = target + ending;
      await copyContent(from + ending, to);
      if (isMarkdown(to)) {
        pages++;
        pending.push(to);
      } else files++;
    }
  }
  return { pages, files };
}

/** An import from an absolute path, which Docusaurus reads from the folder of the project. */
const SITE_IMPORT = /^(import\s[^'"\n]*["'])\/([^"'\n/][^"'\n]*)/gm;

/** `import Fees from '/docs/_fees.mdx'` → `'@site/docs/_fees.mdx'` */
function nameSiteImports(text: string, root: string): string {
  const code = new CodeRegions(text);
  return text.replace(SITE_IMPORT, (whole: string, start: string, path: string, index: number) =>
    !code.includes(index) && CODE_ENDINGS.some((ending) => isFileBelow(root, join(root, path + ending)))
      ? `${start}@site/${path}`
      : whole,
  );
}

/** A path in an image, a link, a `require` or an HTML attribute. */
const ADDRESS = /(?:\]\(\s*<?|\brequire\(\s*["']|\b(?:src|href)=["'])((?:@site\/|\.\.?\/)[^)\s>"'?#]+)/g;
/** Code, which is not used unless it is shown as text. */
const CODE = /(?:\.[cm]?[jt]sx?|\.s?css|\.json|\/[^./]+)$/i;

/** The paths of other files that a page uses, as written. */
function readTaken(written: string): readonly string[] {
  const text = unwrapCodeBlocks(written, new CodeRegions(written));
  const code = new CodeRegions(text);
  const imports = [...takeModuleLines(text, code).imports.values()].flatMap((from) => {
    const raw = parseRawImport(from);
    return raw !== null ? [raw] : CODE.test(from) ? [] : [from];
  });
  const addresses = [...text.matchAll(ADDRESS)].flatMap(({ 1: path = '', index }) =>
    code.includes(index) || isMarkdown(path) || CODE.test(path) ? [] : [path],
  );
  return [...imports, ...addresses].filter((path) => /^(?:@site\/|\.\.?\/)/.test(path));
}

/** Whether a path is a visible file inside the project, or beside one of its pages. */
function isFileOf({ root, pageFolders }: PagePlaces, file: string): boolean {
  return [root, ...pageFolders.map(({ dir }) => dir)].some((folder) => {
    const name = pathBelow(folder, file) ?? '.';
    return !/(?:^|\/)(?:\.|node_modules\/)/.test(name) && isFileBelow(folder, file);
  });
}
