import { join } from 'node:path';
import { formatLocation, toFinding } from '../../base/report/finding.ts';
import { Report } from '../../base/report/report.ts';
import { isServicePath } from '../../base/service-paths.ts';
import { displayPath, readText, type TextFile } from '../../base/source/read-text.ts';
import { splitBlocks } from '../languages/blocks.ts';
import { findFresh } from '../languages/fresh-blocks.ts';
import { pageOfParts } from '../languages/page-of-parts.ts';
import type { Translations } from '../languages/translations.ts';
import { type DocName, nameDoc } from './doc-name.ts';
import type { DocsVersion } from './docs-version.ts';
import { nameEntry } from './entry-name.ts';
import {
  type FrontMatter,
  frontMatterSchema,
  locateKey,
  type MarkdownFile,
  parseFrontMatter,
  withoutFrontMatter,
} from './front-matter.ts';
import { OWN_TEXT_KEYS } from './front-matter-texts.ts';

/** A Markdown page in the content folder, not yet compiled. */
export interface Doc extends Omit<DocName, 'slugIsPath'> {
  /** Relative to the content folder, with slashes: `user/bills.md`. */
  readonly relativeFile: string;
  /** Where it is read: the same, or its translation. */
  readonly sourceFile: string;
  /** Its path in the language of the content. */
  readonly originalPath: string;
  /** Relative to the folder of its version. */
  readonly docFile: string;
  readonly source: MarkdownFile;
  /** Null for a standalone page outside the docs folders. */
  readonly version: DocsVersion | null;
  /** Whether parts of it are shown in the original language, because their translation is out of date. */
  readonly isPartlyTranslated?: true;
  /** ISO 8601 date of a news entry; null if unknown, absent for other pages. */
  readonly date?: string | null;
}

/** The pages of a content folder. */
export interface ContentDocs {
  /** In code unit order of file names. */
  readonly docs: readonly Doc[];
  /** Unpublished pages, which sidebars may contain. */
  readonly drafts: readonly Doc[];
  /** Docs with a duplicate path, which is reported. Links to them are not reported too. */
  readonly duplicates: readonly Doc[];
}

interface LoadOptions {
  readonly versions: readonly DocsVersion[];
  /** Folders of excluded versions. */
  readonly leftOut: readonly string[];
  /** Whether to include drafts as regular pages. */
  readonly showDrafts: boolean;
  /** In a language other than the content's. */
  readonly translations?: Translations | null;
  /** Front matter with the fields of the site's plugins. */
  readonly frontMatter?: typeof frontMatterSchema;
}

/** Reads the pages at the given paths, relative to the content folder. Reports errors per file. */
export async function loadDocs(
  contentDir: string,
  files: readonly string[],
  { versions, leftOut, showDrafts, translations = null, frontMatter = frontMatterSchema }: LoadOptions,
  report: Report,
): Promise<ContentDocs> {
  const all: Doc[] = [];
  for (const relativeFile of files) {
    const version = findVersion(relativeFile, versions, leftOut);
    if (version === undefined) continue;
    const original = await readPage(contentDir, relativeFile, frontMatter, report);
    const names = { relativeFile, version, sourceFile: relativeFile };
    if (translations?.has(relativeFile) !== true) {
      all.push(toDoc(names, original, report));
      continue;
    }
    const sourceFile = translations.locate(relativeFile);
    const translation = await readPage(contentDir, sourceFile, frontMatter, report);
    tellOtherAccess(translation, original, report);
    // Faults of the original are reported with it.
    const { path } = toDoc(names, original, new Report());
    const { source, isPartly } = withOriginalBlocks(
      inherit(translation, original),
      original,
      relativeFile,
      translations,
    );
    const doc = toDoc({ ...names, sourceFile }, source, report);
    all.push({ ...doc, originalPath: path, ...(isPartly ? { isPartlyTranslated: true } : {}) });
  }
  const isDraft = (doc: Doc): boolean => doc.source.frontMatter.draft === true && !showDrafts;
  const wanted = all.filter((doc) => !isDraft(doc));
  const docs = withoutDuplicates(wanted, report);
  const kept = new Set(docs);
  return { docs, drafts: all.filter(isDraft), duplicates: wanted.filter((doc) => !kept.has(doc)) };
}

/** A page with an error keeps its path, so that links to it are not reported too. */
async function readPage(
  contentDir: string,
  name: string,
  schema: typeof frontMatterSchema,
  report: Report,
): Promise<MarkdownFile> {
  const text = await report.attempt(() => readText(join(contentDir, name), 'the page'));
  const isTooLong = text !== null && noteTooLong(text, report);
  const parsed = text === null || isTooLong ? null : await report.attempt(() => parseFrontMatter(text, report, schema));
  const file = (isTooLong ? null : text) ?? { file: displayPath(join(contentDir, name)), text: '' };
  return parsed ?? withoutFrontMatter(file);
}

/** The translation, with blocks of the original where these have changed since they were translated. */
function withOriginalBlocks(
  translation: MarkdownFile,
  original: MarkdownFile,
  file: string,
  { ledger, language, original: originalLanguage }: Translations,
): { readonly source: MarkdownFile; readonly isPartly: boolean } {
  const page = ledger.get(file);
  if (page === undefined) return { source: translation, isPartly: false };
  const { parts, staleBlocks } = findFresh(splitBlocks(original.body), splitBlocks(translation.body), page.units);
  const languages = { original: originalLanguage, translation: language };
  return { source: pageOfParts(translation, parts, languages), isPartly: staleBlocks > 0 };
}

/** Readers of one language must not see what is hidden from those of another. */
function tellOtherAccess(translation: MarkdownFile, { frontMatter: { access } }: MarkdownFile, report: Report): void {
  const own = translation.frontMatter.access;
  if (own === undefined || own.toSorted().join() === access?.toSorted().join()) return;
  report.error(
    locateKey(translation, 'access'),
    'Cannot give this translation an "access" of its own: it has that of its original. Remove the line, or change the original.',
  );
}

/** A translation has the settings of its original: id, slug, position, tags, layout, access. */
function inherit(translation: MarkdownFile, { frontMatter }: MarkdownFile): MarkdownFile {
  const settings: FrontMatter = { ...frontMatter };
  for (const key of OWN_TEXT_KEYS) delete settings[key];
  const { access: _access, ...own } = translation.frontMatter;
  return { ...translation, frontMatter: { ...settings, ...own } };
}

/** Longer pages would not load in a browser. */
const MAX_PAGE_LENGTH = 5_000_000;

function noteTooLong({ file, text }: TextFile, report: Report): boolean {
  if (text.length <= MAX_PAGE_LENGTH) return false;
  const found = (text.length / 1e6).toFixed(1);
  report.note(
    'unusable-file',
    { file },
    `Cannot create a page from this file: it has ${found} million characters, but the limit is 5. Split it.`,
  );
  return true;
}

/**
 * The version with the innermost folder around a file, null for a page outside all of them, or undefined if a folder
 * without pages is further in.
 */
function findVersion(
  relativeFile: string,
  versions: readonly DocsVersion[],
  leftOut: readonly string[],
): DocsVersion | null | undefined {
  const isAround = (folder: string): boolean => folder === '' || relativeFile.startsWith(`${folder}/`);
  const [version = null] = versions
    .filter(({ folder }) => isAround(folder))
    .sort((a, b) => b.folder.length - a.folder.length);
  const depth = version?.folder.length ?? -1;
  return leftOut.some((folder) => isAround(folder) && folder.length > depth) ? undefined : version;
}

type DocFile = Pick<Doc, 'relativeFile' | 'sourceFile' | 'version'>;

function toDoc({ relativeFile, sourceFile, version }: DocFile, source: MarkdownFile, report: Report): Doc {
  const folder = version?.folder ?? '';
  const docFile = folder === '' ? relativeFile : relativeFile.slice(folder.length + 1);
  const { slugIsPath, impossible = null, ...name } = nameFile(docFile, version, source.frontMatter);
  if (impossible !== null) {
    report.note(
      'undated-entry',
      { file: source.file, position: { line: 1, column: 1 } },
      `Cannot date this entry: there is no day ${impossible}, which its file name says. Rename the file, such as "2025-03-14-name.md".`,
    );
  } else if ('date' in name && name.date === null && source.isUnread !== true) {
    report.note(
      'undated-entry',
      { file: source.file, position: { line: 1, column: 1 } },
      'Cannot date this entry: its file name does not start with a date, such as "2025-03-14-", and front matter has no "date". Add one. Until then, the entry is last in the list.',
    );
  }
  if (!slugIsPath) {
    report.note(
      'invalid-slug',
      locateKey(source, 'slug'),
      `Cannot use the slug ${JSON.stringify(source.frontMatter.slug)}: it is not valid in a URL. Write "%25" for "%", or choose another one.`,
    );
  }
  if (name.name.includes('/')) {
    report.note(
      'invalid-id',
      locateKey(source, 'id'),
      `Cannot name the doc ${JSON.stringify(name.name)}: an id is relative to its folder and cannot contain "/". Use only the part after the last one, or set a "slug".`,
    );
  }
  return { ...name, originalPath: name.path, relativeFile, sourceFile, docFile, source, version };
}

function nameFile(
  docFile: string,
  version: DocsVersion | null,
  frontMatter: FrontMatter,
): DocName & { readonly date?: string | null; readonly impossible?: string | null } {
  if (version?.news !== undefined) return nameEntry(docFile, version.path, frontMatter);
  const numbered = version === null ? { ...frontMatter, parse_number_prefixes: false } : frontMatter;
  return nameDoc(docFile, version?.path ?? '', numbered);
}

function withoutDuplicates(docs: readonly Doc[], report: Report): Doc[] {
  const byPath = new Map<string, Doc>();
  const byId = new Map<string, Doc>();
  const byLowerCase = new Map<string, Doc>();
  for (const doc of docs) {
    const versionedId = `${doc.version?.name ?? ''}:${doc.id}`;
    const first = byPath.get(doc.path);
    const namesake = byId.get(versionedId);
    const lookalike = byLowerCase.get(doc.path.toLowerCase());
    const locationOf = (key: 'slug' | 'id', { source }: Doc = doc) =>
      source.frontMatter[key] === undefined ? { file: source.file } : locateKey(source, key);
    const placeOf = (key: 'slug' | 'id', other: Doc): string => formatLocation(toFinding(locationOf(key, other), ''));
    byId.set(versionedId, namesake ?? doc);
    byLowerCase.set(doc.path.toLowerCase(), lookalike ?? doc);
    if (isServicePath(doc.path)) {
      report.note(
        'duplicate-path',
        locationOf('slug'),
        `Cannot create the page ${doc.path}: the site itself responds at this path. Rename the file, or give it another "slug".`,
      );
      continue;
    }
    if (first !== undefined) {
      report.note(
        'duplicate-path',
        locationOf('slug'),
        `Cannot create the page ${doc.path}: ${placeOf('slug', first)} has the same path. Rename one of the files, or give it another "slug".`,
      );
      continue;
    }
    byPath.set(doc.path, doc);
    if (namesake !== undefined) {
      report.note(
        'duplicate-id',
        locationOf('id'),
        `Cannot use the id ${JSON.stringify(doc.id)} twice: ${placeOf('id', namesake)} has it too. Change one of them.`,
      );
    }
    if (lookalike !== undefined) {
      report.note(
        'similar-paths',
        locationOf('slug'),
        `Cannot serve ${doc.path} and ${lookalike.path} everywhere: they differ only in case, which some file systems ignore. Give ${lookalike.source.file} or this page another "slug".`,
      );
    }
  }
  return [...byPath.values()];
}
