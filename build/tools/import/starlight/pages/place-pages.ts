import { TRANSLATIONS_FOLDER } from '../../../../site/languages/translations.ts';
import type { ImportNotes } from '../../shared/report/import-notes.ts';
import { own } from '../../shared/values.ts';
import { type StarlightPage, toTarget, urlOfId } from './list-pages.ts';

/** Where a page goes in the content folder. */
export interface PageTarget {
  readonly path: string;
  /** In sidebars. */
  readonly id: string;
  readonly slug: string | null;
  readonly isNumbered: boolean;
  /** Whether it is an entry of the blog. */
  readonly isEntry: boolean;
  /** The page that it translates, or null. */
  readonly original: StarlightPage | null;
  /** Another file with its text, where it translates no page; or null. */
  readonly substitute: string | null;
}

interface PagePlaces {
  /** Folders of languages whose pages are translations. */
  readonly translated: ReadonlySet<string>;
  /** Path of the blog, or null. */
  readonly blog: string | null;
}

export const NOT_FOUND = '404';

/** The file of each page. Two pages that would become the same file are reported. */
export function placePages(
  pages: readonly StarlightPage[],
  places: PagePlaces,
  notes: ImportNotes,
): ReadonlyMap<StarlightPage, PageTarget> {
  const targets = new Map<StarlightPage, PageTarget>();
  const originals = new Map<string, StarlightPage>();
  const taken = new Map<string, string>();
  // Translations need their originals.
  const isTranslation = ({ locale }: StarlightPage): boolean => locale !== null && places.translated.has(locale);
  for (const page of [...pages].sort((a, b) => Number(isTranslation(a)) - Number(isTranslation(b)))) {
    const target = isTranslation(page) ? translate(page, originals, targets, notes) : toOriginal(page, places.blog);
    if (page.locale === null) originals.set(page.slug, page);
    const other = taken.get(target.path.toLowerCase());
    if (other === undefined) targets.set(page, target);
    else notes.missPage({ file: page.file }, `${other} would become the same file`, 'Rename one of them.');
    taken.set(target.path.toLowerCase(), page.name);
  }
  return targets;
}

function toOriginal(page: StarlightPage, blog: string | null): PageTarget {
  const common = { isEntry: false, original: null, substitute: null };
  if (page.slug === NOT_FOUND && page.locale === null)
    return { ...common, path: '404.md', id: '', slug: null, isNumbered: false };
  const isEntry =
    blog !== null &&
    page.locale === null &&
    page.stem.startsWith(`${blog}/`) &&
    page.url.startsWith(`/${blog}/`) &&
    own(page.frontMatter, 'date') !== undefined;
  if (!isEntry) {
    const { file, ...target } = toTarget(page);
    return { ...common, ...target, path: `docs/${file}` };
  }
  const { file, ...target } = toTarget({ ...page, stem: page.stem.slice(blog.length + 1) }, `/${blog}`);
  // Without a slug, the address of an entry would have its date.
  return { ...common, ...target, path: `${blog}/${file}`, slug: page.url.slice(blog.length + 1), isEntry: true };
}

function translate(
  page: StarlightPage,
  originals: Map<string, StarlightPage>,
  targets: ReadonlyMap<StarlightPage, PageTarget>,
  notes: ImportNotes,
): PageTarget {
  const folder = `${TRANSLATIONS_FOLDER}/${page.locale}`;
  const original = originals.get(page.slug);
  const target = original === undefined ? undefined : targets.get(original);
  if (original !== undefined && target !== undefined)
    return { ...target, path: `${folder}/${target.substitute ?? target.path}`, slug: null, original, substitute: null };
  // An unlisted page in this language is a substitute for the original.
  const stem = page.stem.slice((page.locale ?? '').length + 1);
  const { file, ...placed } = toTarget({ ...page, stem, url: urlOfId(page.slug) });
  const substitute = `docs/${file}`;
  originals.set(page.slug, page);
  notes.leaveOut(
    { file: page.file },
    'this page in its language only',
    'it translates no page, so that it is also at the address without the language, unlisted',
    'Write the original.',
  );
  return { ...placed, path: `${folder}/${substitute}`, isEntry: false, original: null, substitute };
}
