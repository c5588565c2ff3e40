import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { isFileBelow } from '../../../../base/source/file-paths.ts';
import { unwrapCodeBlocks } from '../../../../page/mdx/code-blocks.ts';
import { CODE_ENDINGS, parseRawImport, takeModuleLines } from '../../../../page/mdx/module-lines.ts';
import { CodeRegions } from '../../../../page/text/markdown/code-regions.ts';
import { isMarkdown, listMarkdown } from '../../shared/markdown-files.ts';

interface CopiedImports {
  readonly pages: number;
  readonly files: number;
}

/**
 * Copies files that pages use from outside the docs: partials and images in `src`, and files shown as code. They keep
 * their path in the project, so that the pages need no changes.
 */
export async function copyImports(root: string, staging: string): Promise<CopiedImports> {
  const pending = await listMarkdown(staging);
  let pages = 0;
  let files = 0;
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    for (const path of await readTaken(next)) {
      const target = path.startsWith('@site/')
        ? join(staging, path.slice('@site/'.length))
        : resolve(dirname(next), path);
      const name = relative(staging, target);
      if (CODE_ENDINGS.some((ending) => existsSync(target + ending))) continue;
      const found = CODE_ENDINGS.map((ending) => name + ending).find((file) => isFileOf(root, file));
      if (found === undefined) continue;
      const to = join(staging, found);
      await mkdir(dirname(to), { recursive: true });
      await copyFile(join(root, found), to);
      if (isMarkdown(found)) {
        pages++;
        pending.push(to);
      } else files++;
    }
  }
  return { pages, files };
}

/** A path in an image, a link, a `require` or an HTML attribute. */
const ADDRESS = /(?:\]\(\s*<?|\brequire\(\s*["']|\b(?:src|href)=["'])((?:@site\/|\.\.?\/)[^)\s>"'?#]+)/g;
/** Code, which is not used unless it is shown as text. */
const CODE = /(?:\.[cm]?[jt]sx?|\.s?css|\.json|\/[^./]+)$/i;

/** The paths of other files that a page uses, as written. */
async function readTaken(file: string): Promise<readonly string[]> {
  const written = await readFile(file, 'utf8');
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

/** Whether a path is a visible file inside the project. */
function isFileOf(root: string, name: string): boolean {
  if (name.split(sep).some((part) => part.startsWith('.') || part === 'node_modules')) return false;
  return isFileBelow(root, join(root, name));
}
