import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { slug as toSlug } from 'github-slugger';
import { canonicalPath, trimSlashes } from '../../../../../worker/model/path.ts';
import { slashPath } from '../../../../base/source/file-paths.ts';
import { encodePath, nameDoc } from '../../../../site/docs/doc-name.ts';
import { leadsOut, noteLink } from '../../shared/pages/outside-links.ts';
import { readPage, type SourcePage } from '../../shared/pages/read-page.ts';
import type { ImportNotes } from '../../shared/report/import-notes.ts';
import { at, own, textAt } from '../../shared/values.ts';
import type { DocsCollection } from '../config/docs-collection.ts';
import { badgeOf, withBadge } from './badge.ts';

/** A page of a Starlight project. */
export interface StarlightPage extends SourcePage {
  /** Relative to the folder of the docs, without its ending: `de/guides/a`. */
  readonly stem: string;
  /** The folder of its language; null for the pages beside those folders. */
  readonly locale: string | null;
  /** Without the language: `guides/a`; empty for the home page. */
  readonly slug: string;
  readonly syntax: 'md' | 'mdx' | 'markdoc';
}

/** Folders that Astro does not read. */
const HIDDEN = /^(?:\.|node_modules$)/;
const PAGE = /\.(?:md|mdx|mdoc|markdown|mdown|mkdn?|mkd|mdwn)$/i;

interface DocsFolder extends DocsCollection {
  /** The folders of languages. */
  readonly locales: ReadonlySet<string>;
}

/** Reads the pages of the docs. */
export async function listPages(
  root: string,
  { dir: docsDir, isPage, locales }: DocsFolder,
  notes: ImportNotes,
): Promise<StarlightPage[]> {
  const pages: StarlightPage[] = [];
  const visit = async (folder: string): Promise<void> => {
    const entries = await readdir(join(docsDir, folder), { withFileTypes: true });
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const name = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isSymbolicLink()) noteLink(join(docsDir, name), notes);
      else if (entry.isDirectory()) {
        if (!HIDDEN.test(entry.name)) await visit(name);
      } else if (PAGE.test(name) && isPage(name)) {
        const page = await readPage(root, slashPath(root, join(docsDir, name)), notes);
        if (page !== null) pages.push(toPage(page, name, locales));
      }
    }
  };
  if (!leadsOut(root, docsDir, notes)) await visit('');
  return pages;
}

function toPage(page: SourcePage, name: string, locales: ReadonlySet<string>): StarlightPage {
  const stem = name.replace(PAGE, '');
  const [first = ''] = stem.split('/');
  // Addresses are in lower case: the folder of "zh-cn" may be "zh-CN".
  const locale = [...locales].find((folder) => folder.toLowerCase() === first.toLowerCase()) ?? null;
  const given = textAt(page.frontMatter, 'slug');
  const id = given === null ? toId(stem) : trimSlashes(given);
  const start = `${locale ?? ''}/`.toLowerCase();
  const slug = locale !== null && id.toLowerCase().startsWith(start) ? id.slice(start.length) : id;
  const syntax = /\.mdoc$/i.test(name) ? 'markdoc' : /\.mdx$/i.test(name) ? 'mdx' : 'md';
  return {
    ...page,
    stem,
    locale,
    slug: slug === 'index' || `${id}/`.toLowerCase() === start ? '' : slug,
    syntax,
    url: urlOfId(id),
  };
}

/** The id of a file, as Astro gives it: each part as the id of a heading. */
function toId(stem: string): string {
  return stem
    .split('/')
    .map((segment) => toSlug(segment))
    .join('/')
    .replace(/(?:^|\/)index$/, '');
}

/** The address of the page with an id. */
export function urlOfId(id: string): string {
  return canonicalPath(`/${encodePath(id.replace(/^index$/, ''))}`) ?? '/';
}

/** The file of a page in a folder of this engine, and its `slug`, or null if the file says it. */
export function toTarget({ stem, syntax, url }: Pick<StarlightPage, 'stem' | 'syntax' | 'url'>, basePath = '') {
  // Names that begin with `_` would not be pages.
  const file = `${stem.replace(/(^|\/)_+(?=[^/])/g, '$1')}.${syntax === 'md' ? 'md' : 'mdx'}`;
  const named = nameDoc(file, basePath, { parse_number_prefixes: false });
  const isNumbered = nameDoc(file, basePath, {}).id !== named.id;
  return { file, id: named.id, slug: named.path === url ? null : url.slice(basePath.length) || '/', isNumbered };
}

/** The label in the sidebar, with its badge. */
export function sidebarLabel(page: StarlightPage): string {
  return withBadge(titleOf(page), pageBadge(page));
}

export function pageBadge({ frontMatter }: StarlightPage): string | null {
  return badgeOf(own(frontMatter, 'sidebar'), []);
}

/** The label in the sidebar without a badge. */
export function titleOf({ frontMatter, slug }: StarlightPage): string {
  const title = at(frontMatter, 'title');
  return (
    textAt(frontMatter, 'sidebar', 'label') ??
    (typeof title === 'string' || typeof title === 'number' ? String(title) : slug)
  );
}
