import { count } from '../../../base/report/count.ts';
import { SourceError } from '../../../base/report/finding.ts';
import { Report } from '../../../base/report/report.ts';
import { displayPath } from '../../../base/source/read-text.ts';
import { loadSiteConfig } from '../../../site/config/load-site-config.ts';
import { listContent, withoutTranslations } from '../../../site/guides/files/list-content.ts';
import { FORMATS, isFormat } from '../../../site/languages/exchange/export-translations.ts';
import {
  type LanguageSource,
  type LanguageState,
  readLanguageState,
  recordTranslations,
} from '../../../site/languages/translation-state.ts';
import { defineCommand, UsageError } from '../../command.ts';
import { findSite, type SiteOptions } from '../../find-site.ts';
import { CONTENT_OPTION, JSON_OPTION, SITE_OPTION } from '../../options.ts';
import { findFolderFaults, findImportFaults } from '../../path-faults.ts';
import { printFindings } from '../../print-report.ts';
import { type Exchanged, exportLanguages, fillLanguages, importLanguages } from './exchange-translations.ts';

export const translations = defineCommand({
  summary:
    'Lists pages whose translation is missing or out of date, by language, and exchanges texts with translation tools.',
  words: '[FILE]',
  options: {
    site: SITE_OPTION,
    content: CONTENT_OPTION,
    language: { type: 'string', value: 'CODE', help: 'Only this language. Default: all.' },
    record: {
      type: 'boolean',
      default: false,
      help: 'Record that new and changed translations are up to date. With FILE (user/bills.md): that page, in any case.',
    },
    check: { type: 'boolean', default: false, help: 'Exit with status 1 if a translation is out of date.' },
    export: {
      type: 'string',
      value: 'FOLDER',
      help: 'Write what is missing or out of date for translation tools, a file for each page.',
      findPathFaults: findFolderFaults,
    },
    format: {
      type: 'string',
      value: 'xliff|json',
      default: 'xliff',
      help: 'Format of the export.',
      accepts: isFormat,
      expected: Object.keys(FORMATS).join(' or '),
    },
    all: { type: 'boolean', default: false, help: 'Export translations that are up to date, too.' },
    import: {
      type: 'string',
      value: 'FILE|FOLDER',
      help: 'Write the translations of a translation tool to their pages, and record them.',
      findPathFaults: findImportFaults,
    },
    fill: {
      type: 'boolean',
      default: false,
      help: 'Translate texts that the site has translated elsewhere.',
    },
    json: JSON_OPTION,
  },
  findFaults: (options, [file]) => [
    ...findExclusions(options),
    ...(options.all && options.export === undefined ? ['--all needs --export.'] : []),
    ...(file !== undefined && !options.record ? ['FILE needs --record.'] : []),
  ],
  async run(options, [file]) {
    const report = new Report();
    const sources = await findSources(options, report);
    if (file !== undefined) checkFile(file, sources);
    const exchanged = await exchange(sources, options, report);
    if (exchanged === null) await list(sources, { ...options, file }, report);
    else {
      if (options.json) console.log(JSON.stringify({ files: exchanged.written, findings: report.findings }));
      else {
        printFindings(report);
        for (const line of [...exchanged.lines, ...exchanged.written.map((path) => `  ${path}`)]) console.log(line);
      }
      process.exitCode = report.failed ? 1 : 0;
    }
  },
});

function findExclusions({ record, check, ...options }: ExchangeOptions & ListOptions): readonly string[] {
  const exchanges = [options.export !== undefined, options.import !== undefined, options.fill, record || check];
  return exchanges.filter(Boolean).length > 1
    ? ['Use --export, --import and --fill one at a time, and without --record and --check.']
    : [];
}

/** The content folder in each language that is wanted. */
async function findSources(options: SiteOptions & { readonly language?: string | undefined }, report: Report) {
  const { contentDir } = findSite(options);
  const { locales, file: settings } = await loadSiteConfig(contentDir, report);
  const [original, ...others] = locales.map(({ code }) => code);
  if (original === undefined || others.length === 0)
    throw SourceError.at(
      { file: settings },
      'Cannot list translations: the site has one language. Add "locales: [{ code: en }, { code: de }]", its own first.',
    );
  const wanted = options.language === undefined ? others : others.filter((code) => code === options.language);
  if (wanted.length === 0)
    throw new UsageError(`--language: the site is translated into ${others.join(', ')}, not ${options.language}.`);
  const files = withoutTranslations(await listContent(contentDir, report));
  return wanted.map((translation): LanguageSource => ({ contentDir, files, languages: { original, translation } }));
}

function checkFile(file: string, [source]: readonly LanguageSource[]): void {
  if (source !== undefined && !source.files.pages.includes(file))
    throw new UsageError(
      `There is no page ${file} in ${displayPath(source.contentDir)}. Write it relative to that folder.`,
    );
}

interface ListOptions {
  readonly record: boolean;
  readonly check: boolean;
  readonly json: boolean;
}

interface ExchangeOptions {
  readonly export?: string | undefined;
  readonly import?: string | undefined;
  readonly fill: boolean;
  readonly format: string;
  readonly all: boolean;
}

/** Null if the options ask for no exchange. */
async function exchange(
  sources: readonly LanguageSource[],
  { export: folder, import: path, fill, format, all }: ExchangeOptions,
  report: Report,
): Promise<Exchanged | null> {
  if (folder !== undefined)
    return await exportLanguages(sources, { folder, format: isFormat(format) ? format : 'xliff', all }, report);
  if (path !== undefined) return await importLanguages(sources, path, report);
  return fill ? await fillLanguages(sources, report) : null;
}

/** Prints the state of each language, and records it if that is wanted. */
async function list(
  sources: readonly LanguageSource[],
  options: ListOptions & { readonly file?: string | undefined },
  report: Report,
): Promise<void> {
  const states: LanguageState[] = [];
  for (const source of sources) {
    const recorded = options.record ? await recordTranslations(source, options.file ?? null) : [];
    if (!options.json) for (const name of recorded) console.log(`${source.languages.translation}: recorded ${name}`);
    // Findings of originals are the same in each language.
    const found = new Report();
    states.push(await readLanguageState(source, found));
    report.addNew(found);
  }
  if (options.json) console.log(JSON.stringify({ languages: states.map(summarize) }));
  else {
    printFindings(report);
    for (const state of states) for (const line of describe(state)) console.log(line);
  }
  const isStale = states.some(({ pages }) => pages.some(({ state }) => state === 'stale'));
  process.exitCode = report.failed || (options.check && isStale) ? 1 : 0;
}

function summarize({ language, pages }: LanguageState): object {
  const words = pages.reduce((sum, page) => sum + page.words, 0);
  return { language, words, pages: pages.filter(({ state }) => state !== 'current') };
}

function describe({ language, pages }: LanguageState): string[] {
  const open = pages.filter(({ state }) => state !== 'current');
  const translated = pages.filter(({ state }) => state !== 'missing').length;
  const words = pages.reduce((sum, page) => sum + page.words, 0);
  return [
    `${language}: ${translated} of ${count(pages.length, 'page')} translated, ${count(words, 'word')} to translate.`,
    ...open.map(
      ({ file, state, blocks, words: own }) =>
        `  ${state.padEnd(10)}  ${file}${state === 'unrecorded' ? '' : `  ${count(blocks, 'block')}, ${count(own, 'word')}`}`,
    ),
  ];
}
