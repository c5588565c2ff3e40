import { SourceError } from '../../../base/report/finding.ts';
import { Report } from '../../../base/report/report.ts';
import { displayPath } from '../../../base/source/read-text.ts';
import { loadSiteConfig } from '../../../site/config/load-site-config.ts';
import { listContent, withoutTranslations } from '../../../site/guides/files/list-content.ts';
import {
  type LanguageState,
  readLanguageState,
  recordTranslations,
} from '../../../site/languages/translation-state.ts';
import { defineCommand, UsageError } from '../../command.ts';
import { findSite } from '../../find-site.ts';
import { CONTENT_OPTION, JSON_OPTION, SITE_OPTION } from '../../options.ts';
import { count, printFindings } from '../../print-report.ts';

export const translations = defineCommand({
  summary: 'Lists pages whose translation is missing or out of date, by language, with the words to translate.',
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
    json: JSON_OPTION,
  },
  async run(options, [file]) {
    const { contentDir } = findSite(options);
    const report = new Report();
    const { locales, file: settings } = await loadSiteConfig(contentDir, report);
    const [original, ...others] = locales.map(({ code }) => code);
    if (original === undefined || others.length === 0)
      throw SourceError.at(
        { file: settings },
        'Cannot list translations: the site has one language. Add "locales: [{ code: en }, { code: de }]", its own first.',
      );
    if (file !== undefined && !options.record) throw new UsageError('FILE needs --record.');
    const wanted = options.language === undefined ? others : others.filter((code) => code === options.language);
    if (wanted.length === 0)
      throw new UsageError(`--language: the site is translated into ${others.join(', ')}, not ${options.language}.`);
    const files = withoutTranslations(await listContent(contentDir, report));
    if (file !== undefined && !files.pages.includes(file))
      throw new UsageError(`There is no page ${file} in ${displayPath(contentDir)}. Write it relative to that folder.`);
    const states: LanguageState[] = [];
    for (const translation of wanted) {
      const source = { contentDir, files, languages: { original, translation } };
      const recorded = options.record ? await recordTranslations(source, file ?? null) : [];
      if (!options.json) for (const name of recorded) console.log(`${translation}: recorded ${name}`);
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
  },
});

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
