import { join } from 'node:path';
import type { Report } from '../../base/report/report.ts';
import { readText } from '../../base/source/read-text.ts';
import { type MarkdownFile, parseFrontMatter } from '../docs/front-matter.ts';
import type { LedgerPage } from './ledger.ts';
import type { Translations } from './translations.ts';

/** A page and its translation. */
export interface PagePair {
  /** Of the original, relative to the content folder. */
  readonly file: string;
  readonly original: MarkdownFile;
  readonly translation: MarkdownFile | null;
  readonly ledger: LedgerPage | undefined;
}

/** Reads a page in both languages. Null if one of them cannot be read, which is reported. */
export async function readPagePair(
  contentDir: string,
  file: string,
  translations: Translations,
  report: Report,
): Promise<PagePair | null> {
  const read = (path: string): Promise<MarkdownFile | null> =>
    report.attempt(async () => parseFrontMatter(await readText(join(contentDir, path), 'the page'), report));
  const original = await read(file);
  const isTranslated = translations.has(file);
  const translation = isTranslated ? await read(translations.locate(file)) : null;
  if (original === null || (isTranslated && translation === null)) return null;
  return { file, original, translation, ledger: translations.ledger.get(file) };
}
