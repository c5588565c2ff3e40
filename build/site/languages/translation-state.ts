import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Report } from '../../base/report/report.ts';
import { readText } from '../../base/source/read-text.ts';
import { countWords } from '../../page/text/count-words.ts';
import { parseFrontMatter } from '../docs/front-matter.ts';
import type { ContentFiles } from '../guides/files/list-content.ts';
import { splitBlocks, type TextBlock } from './blocks.ts';
import { findFresh } from './fresh-blocks.ts';
import { LEDGER_FILE, type LedgerUnit, renderLedger, tieBlocks } from './ledger.ts';
import type { PageLanguages } from './page-of-parts.ts';
import { TRANSLATIONS_FOLDER, Translations } from './translations.ts';

/**
 * `unrecorded`: the ledger does not know the translation, or its present text, so that changes of the original would not
 * be noticed.
 */
export type PageState = 'missing' | 'stale' | 'unrecorded' | 'current';

/** The translation of a page. */
export interface PageTranslation {
  readonly file: string;
  readonly state: PageState;
  /** Blocks and words to translate. */
  readonly blocks: number;
  readonly words: number;
}

/** The translations into a language. */
export interface LanguageState {
  readonly language: string;
  readonly pages: readonly PageTranslation[];
}

interface LanguageSource {
  readonly contentDir: string;
  readonly files: ContentFiles;
  readonly languages: PageLanguages;
}

/** What is missing in a language, and what is out of date. Reports what cannot be read. */
export async function readLanguageState(source: LanguageSource, report: Report): Promise<LanguageState> {
  const translations = await Translations.list(source.contentDir, source.languages, report);
  return { language: translations.language, pages: await readPageStates(source, translations, report) };
}

async function readPageStates(
  { contentDir, files }: LanguageSource,
  translations: Translations,
  report: Report,
): Promise<PageTranslation[]> {
  const pages: PageTranslation[] = [];
  for (const file of files.pages) pages.push(await readPageState(contentDir, file, translations, report));
  return pages;
}

async function readPageState(
  contentDir: string,
  file: string,
  translations: Translations,
  report: Report,
): Promise<PageTranslation> {
  const original = await readBlocks(contentDir, file, report);
  if (!translations.has(file)) return { file, state: 'missing', blocks: original.length, words: wordsOf(original) };
  const units = translations.ledger.get(file);
  const translation = await readBlocks(contentDir, translations.locate(file), report);
  const { staleBlocks, staleWords, isUnrecorded } = findFresh(original, translation, units);
  const state = staleBlocks > 0 ? 'stale' : isUnrecorded ? 'unrecorded' : 'current';
  return { file, state, blocks: staleBlocks, words: staleWords };
}

/**
 * Writes into the ledger that translations are of their originals as they are now: those that it does not know, or all
 * blocks of one file. Returns the files. Writes nothing if a page cannot be read, which `readLanguageState` reports.
 */
export async function recordTranslations(source: LanguageSource, only: string | null): Promise<readonly string[]> {
  const { contentDir, languages } = source;
  const report = new Report();
  const translations = await Translations.list(contentDir, languages, report);
  const pages = await readPageStates(source, translations, report);
  const wanted = pages.filter(({ file, state }) =>
    only === null ? state === 'unrecorded' : file === only && state !== 'missing',
  );
  const known = new Set(translations.files);
  const ledger = new Map<string, readonly LedgerUnit[]>([...translations.ledger].filter(([file]) => known.has(file)));
  for (const { file } of wanted) {
    const original = await readBlocks(contentDir, file, report);
    ledger.set(file, tieBlocks(original, await readBlocks(contentDir, translations.locate(file), report)));
  }
  if (wanted.length === 0 || report.failed) return [];
  await writeFile(join(contentDir, TRANSLATIONS_FOLDER, languages.translation, LEDGER_FILE), renderLedger(ledger));
  return wanted.map(({ file }) => file);
}

async function readBlocks(contentDir: string, file: string, report: Report): Promise<TextBlock[]> {
  const page = await report.attempt(async () =>
    parseFrontMatter(await readText(join(contentDir, file), 'the page'), report),
  );
  return page === null ? [] : splitBlocks(page.body);
}

function wordsOf(blocks: readonly TextBlock[]): number {
  return blocks.reduce((sum, { text }) => sum + countWords(text), 0);
}
