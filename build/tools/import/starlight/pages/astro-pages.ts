import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { slashPath } from '../../../../base/source/file-paths.ts';
import { displayPath, readText } from '../../../../base/source/read-text.ts';
import { leadsOut, noteLink } from '../../shared/pages/outside-links.ts';
import { readPage } from '../../shared/pages/read-page.ts';
import type { ImportNotes } from '../../shared/report/import-notes.ts';
import { type StarlightPage, urlOfId } from './list-pages.ts';

/** The pages of `src/pages`, without those that the docs have: Markdown, and what components of Astro show. */
export async function listAstroPages(
  root: string,
  folder: string,
  taken: ReadonlySet<string>,
  notes: ImportNotes,
): Promise<StarlightPage[]> {
  if (!existsSync(folder) || leadsOut(root, folder, notes)) return [];
  const pages: StarlightPage[] = [];
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isSymbolicLink()) noteLink(path, notes);
    const name = slashPath(folder, path);
    if (!entry.isFile() || !/\.(?:astro|mdx?)$/.test(name) || /(?:^|\/)_/.test(name)) continue;
    const stem = name.replace(/\.\w+$/, '');
    const slug = stem.replace(/(?:^|\/)index$/, '');
    const url = urlOfId(slug);
    if (taken.has(url)) continue;
    if (/[[\]]/.test(name)) {
      notes.miss(
        { file: displayPath(path) },
        'these pages',
        'code makes them, and no code is run',
        'Write them as Markdown.',
      );
      continue;
    }
    const common = { stem, slug, url, locale: null };
    if (!name.endsWith('.astro')) {
      const page = await readPage(root, slashPath(root, path), notes);
      if (page !== null) pages.push({ ...page, ...common, syntax: name.endsWith('.mdx') ? 'mdx' : 'md' });
      continue;
    }
    const { file, text } = await readText(path, 'the page');
    const [, title = stem] = /\btitle\s*[:=]\s*["']([^"'\n]+)["']/.exec(text) ?? [];
    const body = `import Page from './${basename(name)}';\n\n<Page />\n`;
    pages.push({
      ...common,
      name: slashPath(root, path),
      file,
      path: stem,
      frontMatter: { title },
      body,
      linesBefore: 0,
      syntax: 'mdx',
    });
  }
  return pages;
}
