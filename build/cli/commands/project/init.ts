import { basename, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { hasMessages } from '../../../../worker/model/messages/find-messages.ts';
import { count } from '../../../base/report/count.ts';
import { Report } from '../../../base/report/report.ts';
import { displayPath } from '../../../base/source/read-text.ts';
import { findLocaleFault } from '../../../site/config/settings/locale-settings.ts';
import { defineCommand, UsageError } from '../../command.ts';
import { findDescription } from '../../init/find-description.ts';
import { initSite, type SiteAnswers } from '../../init/init-site.ts';
import { JSON_OPTION } from '../../options.ts';
import { printFindings } from '../../print-report.ts';

const DEFAULT_ACCENT = '#0f5a64';
const DEFAULT_LANGUAGE = 'en';

/** The most files of a kind that are listed. */
const MAX_LISTED = 40;

export const init = defineCommand({
  summary: 'Creates a new site in a folder. In a terminal, it asks a few questions. It never overwrites a file.',
  words: '[DIR]',
  options: {
    name: { type: 'string', value: 'NAME', help: "Name of the site. Default: the API's title, or the folder's name." },
    description: { type: 'string', value: 'FILE|URL', help: 'API description. Without one, the site has guides only.' },
    accent: { type: 'string', value: 'COLOR', help: `Accent color. Default: ${DEFAULT_ACCENT}.` },
    language: {
      type: 'string',
      value: 'CODE',
      help: `Language of the pages and the interface, such as "de". Default: ${DEFAULT_LANGUAGE}.`,
    },
    yes: { type: 'boolean', default: false, help: 'Ask no questions and use the defaults.' },
    json: JSON_OPTION,
  },
  async run(options, [folder = '.']) {
    const dir = resolve(folder);
    const asks = process.stdin.isTTY && process.stdout.isTTY && !options.yes && !options.json;
    const report = new Report();
    const answers = checkAnswers(await answer(options, { folder: basename(dir), asks, report }));
    printFindings(report);
    const site = await initSite(dir, answers);
    if (options.json) return console.log(JSON.stringify({ dir, ...site }));
    for (const line of [...listFiles('kept', site.kept), ...listFiles('written', site.written)]) console.log(line);
    if (!hasMessages(answers.language)) console.log(`\n${toUntranslatedNote(answers.language)}`);
    const enter = folder === '.' ? [] : [`cd ${JSON.stringify(displayPath(dir))}`];
    console.log(
      `\nWrote ${count(site.written.length, 'file')}. Next: ${[...enter, 'npm install', 'npm run dev'].join(' && ')}`,
    );
  },
});

/** A description may have thousands of files. */
function listFiles(state: 'kept' | 'written', files: readonly string[]): string[] {
  const lines = files.slice(0, MAX_LISTED).map((file) => `  ${state.padEnd(7)}  ${file}`);
  const hidden = files.length - lines.length;
  return hidden > 0 ? [...lines, `  … and ${count(hidden, 'more file')}`] : lines;
}

interface GivenAnswers {
  readonly name?: string | undefined;
  readonly description?: string | undefined;
  readonly accent?: string | undefined;
  readonly language?: string | undefined;
}

interface Asking {
  /** The name of the site's folder. */
  readonly folder: string;
  readonly asks: boolean;
  readonly report: Report;
}

/** Asks for missing options. Without a terminal, uses the defaults. */
async function answer(given: GivenAnswers, { folder, asks, report }: Asking): Promise<SiteAnswers> {
  const terminal = asks ? createInterface({ input: process.stdin, output: process.stdout }) : null;
  const ask = async (known: string | undefined, question: string, initial: string): Promise<string> => {
    if (known !== undefined || terminal === null) return known ?? initial;
    const hint = initial === '' ? '' : ` [${initial}]`;
    return (await terminal.question(`${question}${hint}: `)).trim() || initial;
  };
  try {
    const source = await ask(given.description, 'API description: file or URL (optional)', '');
    const description = source === '' ? null : await findDescription(source, report);
    const name = await ask(given.name, 'Name of the site', description?.name ?? (folder || 'Docs'));
    const accent = await ask(given.accent, 'Accent colour', DEFAULT_ACCENT);
    const language = await ask(given.language, 'Language of the interface', DEFAULT_LANGUAGE);
    return { name, description, accent, language };
  } finally {
    terminal?.close();
  }
}

function toUntranslatedNote(language: string): string {
  return `The pages are in English: there are none in "${language}" to start with. So is the interface, until content/messages/${language}.yaml has its texts.`;
}

function checkAnswers(answers: SiteAnswers): SiteAnswers {
  const { accent, language } = answers;
  const faults: string[] = [];
  if (!/^#[0-9a-f]{6}$/i.test(accent))
    faults.push(`Cannot use the accent ${JSON.stringify(accent)}: use a color such as "${DEFAULT_ACCENT}".`);
  const fault = findLocaleFault(language);
  if (fault !== null) faults.push(`Cannot use the language ${JSON.stringify(language)}: ${fault}`);
  if (faults.length > 0) throw new UsageError(...faults);
  return answers;
}
