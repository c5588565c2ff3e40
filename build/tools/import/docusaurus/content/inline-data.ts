import { dirname, join, resolve } from 'node:path';
import { CodeRegions } from '../../../../page/text/markdown/code-regions.ts';
import { Evaluator } from '../../evaluate/evaluator.ts';
import { rewriteMarkdown } from '../../shared/pages/markdown-files.ts';
import { ImportNotes } from '../../shared/report/import-notes.ts';
import { modulesOf, type PagePlaces, placeInProject } from './page-places.ts';

/** An import of names from a project file that may contain data. */
const IMPORT = /^import\s+(?:type\s+)?([\w$*{},\s]+?)\s+from\s+["']((?:@site\/|\.\.?\/)[^"']+)["'][ \t]*;?[ \t]*$/gm;
/** Maximum characters of data to inline into a page. */
const MAX_LENGTH = 20_000;

/**
 * Inlines data that pages import from modules, such as tab labels and version numbers. The definition replaces the
 * import on its line. Imports of components, and of data that only a run could determine, stay unchanged.
 */
export async function inlineData(places: PagePlaces): Promise<void> {
  const { root, contentDir } = places;
  // Findings are ignored, because most imports are components rather than data.
  const evaluator = new Evaluator(root, new ImportNotes(), null, modulesOf(places));
  await rewriteMarkdown(contentDir, (text, file) =>
    inlinePage(text, { root, folder: dirname(placeInProject(places, file)) }, evaluator),
  );
}

interface PageFolder {
  readonly root: string;
  /** Folder of the page in the project, the base for its imports. */
  readonly folder: string;
}

async function inlinePage(text: string, { root, folder }: PageFolder, evaluator: Evaluator): Promise<string> {
  const code = new CodeRegions(text);
  let result = text;
  for (const { 0: line, 1: names = '', 2: from = '', index } of text.matchAll(IMPORT)) {
    if (code.includes(index) || /\.(?:mdx?|svg|png|jpe?g|gif|webp|css|scss)$/i.test(from) || names.includes('*'))
      continue;
    const path = from.startsWith('@site/') ? join(root, from.slice('@site/'.length)) : resolve(folder, from);
    const definitions = await definitionsOf(names, path, evaluator);
    // Preserve line numbers.
    if (definitions !== null) result = result.replace(line, () => definitions + '\n'.repeat(breaks(line)));
  }
  return result;
}

/** An `export const` for each name; null if any of them is not plain data. */
async function definitionsOf(names: string, path: string, evaluator: Evaluator): Promise<string | null> {
  const definitions: string[] = [];
  for (const { name, local } of parseNames(names)) {
    const value = await evaluator.exportedData(path, name);
    const written = value === undefined ? undefined : JSON.stringify(value);
    if (written === undefined || written.length > MAX_LENGTH) return null;
    definitions.push(`export const ${local} = ${written};`);
  }
  return definitions.length === 0 ? null : definitions.join(' ');
}

/** `data, { a, b as c }` */
function parseNames(written: string): { name: string; local: string }[] {
  const [, own = '', inner = ''] = /^\s*([\w$]*)\s*,?\s*(?:\{([^}]*)\})?\s*$/.exec(written) ?? [];
  const named = inner.split(',').flatMap((part) => {
    const [name = '', local = name] = part.trim().split(/\s+as\s+/);
    return name === '' ? [] : [{ name, local }];
  });
  return [...(own === '' ? [] : [{ name: 'default', local: own }]), ...named];
}

function breaks(text: string): number {
  return text.split('\n').length - 1;
}
