import { resolve } from 'node:path';
import { count } from '../../../base/report/count.ts';
import { Report } from '../../../base/report/report.ts';
import { displayPath } from '../../../base/source/read-text.ts';
import { writeFiles } from '../../../base/source/write-files.ts';
import { UnitAcceptor } from '../../../site/languages/exchange/accept-units.ts';
import type { ImportFile } from '../../../site/languages/exchange/exchange-file.ts';
import { type ExchangeFormat, exportTranslations } from '../../../site/languages/exchange/export-translations.ts';
import { fillFromMemory } from '../../../site/languages/exchange/fill-from-memory.ts';
import { LanguageUnits } from '../../../site/languages/exchange/language-units.ts';
import { readImport } from '../../../site/languages/exchange/read-import.ts';
import type { LanguageSource } from '../../../site/languages/translation-state.ts';
import { loadSiteTexts } from '../../../site/load-site.ts';

/** What was exchanged: a line for people, and the paths of written files. */
export interface Exchanged {
  readonly lines: readonly string[];
  readonly written: readonly string[];
}

/** Writes what is to be translated in each language into a folder. */
export async function exportLanguages(
  sources: readonly LanguageSource[],
  { folder, format, all }: { readonly folder: string; readonly format: ExchangeFormat; readonly all: boolean },
  report: Report,
): Promise<Exchanged> {
  const lines: string[] = [];
  const written: string[] = [];
  for (const source of sources) {
    const files = await exportTranslations(await loadUnits(source, report), { folder: resolve(folder), format, all });
    const units = files.reduce((sum, file) => sum + file.units, 0);
    lines.push(`${source.languages.translation}: ${count(units, 'text')} in ${count(files.length, 'file')}`);
    written.push(...files.map(({ path }) => displayPath(path)));
  }
  return { lines, written };
}

/**
 * Writes the translations in a file or folder of a translation tool to their pages. All files are composed before the
 * first is written. What cannot be imported is reported, and the rest is written: nothing in a language whose ledger cannot
 * be read.
 */
export async function importLanguages(
  sources: readonly LanguageSource[],
  path: string,
  report: Report,
): Promise<Exchanged> {
  const files = await readImport(resolve(path), report);
  for (const file of files) if (!sources.some((source) => isFor(file, source))) reportLanguages(file, sources, report);
  return await composeAll(sources, report, (language) => {
    const acceptor = new UnitAcceptor(language, report);
    for (const file of files) if (isFor(file, language.source)) acceptor.accept(file);
    return acceptor.finish();
  });
}

/** Fills in translations of texts that are translated elsewhere in the site. */
export function fillLanguages(sources: readonly LanguageSource[], report: Report): Promise<Exchanged> {
  return composeAll(sources, report, (language) => fillFromMemory(language, report));
}

async function composeAll(
  sources: readonly LanguageSource[],
  report: Report,
  choose: (language: LanguageUnits) => ReturnType<typeof fillFromMemory>,
): Promise<Exchanged> {
  const composed = new Map<string, string>();
  const lines: string[] = [];
  for (const source of sources) {
    const language = await loadUnits(source, report);
    if (!language.isWritable) continue;
    const accepted = choose(language);
    for (const [path, text] of await language.compose(accepted, report)) composed.set(path, text);
    const texts = [...accepted.values()].reduce((sum, targets) => sum + targets.size, 0);
    lines.push(`${source.languages.translation}: ${count(texts, 'text')} translated`);
  }
  const written = await writeFiles(composed);
  return { lines, written: written.map(displayPath) };
}

async function loadUnits(source: LanguageSource, report: Report): Promise<LanguageUnits> {
  // Findings of originals are the same in each language.
  const found = new Report();
  const texts = await loadSiteTexts(source.contentDir, source.languages.translation, found);
  const language = await LanguageUnits.load(source, texts, found);
  report.addNew(found);
  return language;
}

function isFor({ languages }: ImportFile, { languages: own }: LanguageSource): boolean {
  // BCP 47 §2.1.1: tags have no case.
  const isSame = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();
  return isSame(languages.original, own.original) && isSame(languages.translation, own.translation);
}

function reportLanguages({ file, languages }: ImportFile, sources: readonly LanguageSource[], report: Report): void {
  const expected = sources.map(({ languages: own }) => `"${own.original}" to "${own.translation}"`).join(' or ');
  report.error(
    { file },
    `Cannot import these translations: expected ${expected}, got ${JSON.stringify(languages.original)} to ${JSON.stringify(languages.translation)}. Export again, or correct the languages in the file.`,
  );
}
