import { join } from 'node:path';
import { Report } from '../../base/report/report.ts';
import { writeFiles } from '../../base/source/write-files.ts';
import { countWords } from '../../page/text/count-words.ts';
import { listTexts } from '../docs/front-matter-texts.ts';
import type { ContentFiles } from '../guides/files/list-content.ts';
import { splitBlocks, type TextBlock } from './blocks.ts';
import { findFresh } from './fresh-blocks.ts';
import { LEDGER_FILE, type LedgerPage, renderLedger, type TextTie, tieBlocks } from './ledger.ts';
import type { PageLanguages } from './page-of-parts.ts';
import { type PagePair, readPagePair } from './page-pair.ts';
import { type TextState, textStateOf, tieText } from './text-ties.ts';
import { TRANSLATIONS_FOLDER, Translations } from './translations.ts';

export interface PageTranslation {
  readonly file: string;
  readonly state: TextState;
  /** Blocks to translate; a text of front matter counts as one. */
  readonly blocks: number;
  /** In these blocks. */
  readonly words: number;
}

export interface LanguageState {
  readonly language: string;
  readonly pages: readonly PageTranslation[];
}

/** The files of a site in a language. */
export interface LanguageSource {
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
  for (const file of files.pages) {
    const pair = await readPagePair(contentDir, file, translations, report);
    if (pair !== null) pages.push(pageStateOf(pair));
  }
  return pages;
}

function pageStateOf({ file, original, translation, ledger }: PagePair): PageTranslation {
  const blocks = splitBlocks(original.body);
  if (translation === null) return { file, state: 'missing', blocks: blocks.length, words: wordsOf(blocks) };
  const { staleBlocks, staleWords, isUnrecorded } = findFresh(blocks, splitBlocks(translation.body), ledger?.units);
  const texts = textStates({ original, translation, ledger });
  const stale = texts.filter(({ state }) => state === 'stale' || state === 'missing');
  const isStale = staleBlocks + stale.length > 0;
  const isNew = isUnrecorded || texts.some(({ state }) => state === 'unrecorded');
  return {
    file,
    state: isStale ? 'stale' : isNew ? 'unrecorded' : 'current',
    blocks: staleBlocks + stale.length,
    words: stale.reduce((sum, { text }) => sum + countWords(text), staleWords),
  };
}

/** The texts of front matter that the translation has. It may leave out others, such as a description. */
function textStates({
  original,
  translation,
  ledger,
}: Omit<PagePair, 'file'>): { readonly text: string; readonly state: TextState }[] {
  const own = translation === null ? new Map<string, string>() : listTexts(translation.frontMatter);
  return [...listTexts(original.frontMatter)].flatMap(([path, text]) =>
    own.has(path) ? [{ text, state: textStateOf(text, own.get(path), ledger?.texts.get(path)) }] : [],
  );
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
  const recorded = new Map<string, LedgerPage>();
  for (const { file } of wanted) {
    const pair = await readPagePair(contentDir, file, translations, report);
    if (pair !== null) recorded.set(file, recordPage(pair));
  }
  if (wanted.length === 0 || report.failed) return [];
  await writeFiles(new Map([[ledgerPath(source), renderLedger(translations.ledgerWith(recorded))]]));
  return wanted.map(({ file }) => file);
}

export function ledgerPath({ contentDir, languages }: LanguageSource): string {
  return join(contentDir, TRANSLATIONS_FOLDER, languages.translation, LEDGER_FILE);
}

function recordPage({ original, translation }: PagePair): LedgerPage {
  const own = translation === null ? new Map<string, string>() : listTexts(translation.frontMatter);
  const texts = [...listTexts(original.frontMatter)].flatMap(([path, text]): [string, TextTie][] => {
    const translated = own.get(path);
    return translated === undefined ? [] : [[path, tieText(text, translated)]];
  });
  return {
    units: tieBlocks(splitBlocks(original.body), splitBlocks(translation?.body ?? '')),
    texts: new Map(texts),
  };
}

function wordsOf(blocks: readonly TextBlock[]): number {
  return blocks.reduce((sum, { text }) => sum + countWords(text), 0);
}
