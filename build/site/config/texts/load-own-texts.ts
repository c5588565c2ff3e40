import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { hasMessages } from '../../../../worker/model/messages/find-messages.ts';
import type { OwnTexts } from '../../../../worker/model/messages/own-texts.ts';
import { isObject } from '../../../../worker/request/value/json.ts';
import { suggest } from '../../../base/report/nearest.ts';
import type { Report } from '../../../base/report/report.ts';
import { parseYaml, type YamlDocument } from '../../../base/source/parse-yaml.ts';
import { displayPath, readText } from '../../../base/source/read-text.ts';
import { checkText } from './check-text.ts';
import type { InterfaceText } from './list-texts.ts';

/** Content folder with a file of texts for each language, such as `messages/de.yaml`. */
export const MESSAGES_FOLDER = 'messages';

const PURPOSE = 'the texts of the interface';

/** A warning names this many of the missing texts. */
const NAMED_TEXTS = 3;

/** Languages (BCP 47) of a site, and those that its pages link to. */
interface Languages {
  readonly own: readonly string[];
  readonly others: readonly string[];
}

/**
 * A site's own texts by language, then by section and name, for the languages that it has files for. Reports texts that the
 * interface does not have, texts that it cannot use, and how many a language lacks that the engine has no texts for.
 */
export async function loadOwnTexts(
  contentDir: string,
  languages: Languages,
  report: Report,
): Promise<Readonly<Record<string, OwnTexts>>> {
  const folder = join(contentDir, MESSAGES_FOLDER);
  const names = listFiles(folder, languages, report);
  const all: Record<string, OwnTexts> = {};
  for (const locale of languages.own) {
    const name = fileNames(locale).find((candidate) => names.includes(candidate));
    if (name !== undefined) all[locale] = await loadFile(join(folder, name), locale, report);
  }
  return all;
}

async function loadFile(path: string, locale: string, report: Report): Promise<OwnTexts> {
  const { file, text } = await readText(path, PURPOSE);
  const document = parseYaml(file, text, PURPOSE);
  // Most sites have no such file, and need no parser of types.
  const { listTexts } = await import('./list-texts.ts');
  const all = listTexts();
  const targets = new Map(all.map((target) => [target.key, target]));
  const own = new Map<string, OwnTexts[string]>();
  for (const { path, key, value } of listWritten(document.value, targets)) {
    const target = targets.get(key);
    const checked = target === undefined ? { fault: explainUnknown(key, targets) } : checkText(value, target, locale);
    if ('text' in checked) own.set(key, checked.text);
    else {
      const location = { file, position: document.locateKey(path.slice(0, -1), path.at(-1) ?? '') };
      report.note(
        'interface-text',
        location,
        `Cannot use the text ${JSON.stringify(key)}: ${endSentence(checked.fault)}`,
      );
    }
  }
  if (!hasMessages(locale)) noteMissing(document, { all, own, locale }, report);
  return toSections(own);
}

/** Whether a site has texts for its language. */
export function hasOwnTexts(contentDir: string, locale: string): boolean {
  return fileNames(locale).some((name) => existsSync(join(contentDir, MESSAGES_FOLDER, name)));
}

function fileNames(locale: string): string[] {
  const tags = [locale, new Intl.Locale(locale).language];
  return tags.flatMap((tag) => [`${tag}.yaml`, `${tag}.yml`]);
}

/** The files of the folder. Reports those for other languages than the site and its `languages` have. */
function listFiles(folder: string, { own, others }: Languages, report: Report): readonly string[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => /^[^._].*\.ya?ml$/.test(name));
  const list = new Intl.ListFormat('en', { type: 'disjunction' });
  const known = [...own, ...others].flatMap(fileNames);
  for (const name of names.filter((other) => !known.includes(other))) {
    report.note(
      'untranslated-interface',
      { file: displayPath(join(folder, name)) },
      `Cannot use these texts of the interface: the language of the site is ${list.format(own.map((tag) => `"${tag}"`))}. Rename the file to ${list.format(own.map((tag) => `"${tag}.yaml"`))}.`,
    );
  }
  return names;
}

interface WrittenText {
  /** Its keys in the file, of which each may have dots. */
  readonly path: readonly string[];
  readonly key: string;
  readonly value: unknown;
}

/** Texts may be nested, or have keys with dots. */
function listWritten(
  value: unknown,
  targets: ReadonlyMap<string, InterfaceText>,
  path: readonly string[] = [],
): WrittenText[] {
  const key = path.join('.');
  const isGroup = path.length === 0 || [...targets.keys()].some((target) => target.startsWith(`${key}.`));
  if (!isObject(value) || !isGroup) return path.length === 0 ? [] : [{ path, key, value }];
  return Object.entries(value).flatMap(([name, inner]) => listWritten(inner, targets, [...path, name]));
}

function explainUnknown(key: string, targets: ReadonlyMap<string, InterfaceText>): string {
  return `the interface has no such text${suggestKey(key, [...targets.keys()])}`;
}

function endSentence(text: string): string {
  return /[.?]$/.test(text) ? text : `${text}.`;
}

function noteMissing(
  { file }: YamlDocument,
  {
    all,
    own,
    locale,
  }: { readonly all: readonly InterfaceText[]; readonly own: ReadonlyMap<string, unknown>; readonly locale: string },
  report: Report,
): void {
  const missing = all.filter(({ key }) => !own.has(key)).map(({ key }) => `"${key}"`);
  if (missing.length === 0) return;
  const named = missing.slice(0, NAMED_TEXTS);
  const rest = missing.length - named.length;
  const list = new Intl.ListFormat('en').format(rest === 0 ? named : [...named, `${rest} more`]);
  report.note(
    'untranslated-interface',
    { file },
    `The interface is partly in English: ${missing.length} of ${all.length} texts for "${locale}" are missing: ${list}.`,
  );
}

function toSections(own: ReadonlyMap<string, OwnTexts[string]>): OwnTexts {
  const sections: Record<string, unknown> = {};
  for (const [key, text] of own) {
    const names = key.split('.');
    let group = sections;
    for (const name of names.slice(0, -1)) {
      group[name] ??= {};
      group = group[name] as Record<string, unknown>;
    }
    group[names.at(-1) ?? ''] = text;
  }
  // Forms have the same faults as other checks of values.
  const { faults, tryIt } = sections;
  return { ...sections, ...(faults === undefined ? {} : { tryIt: { ...(tryIt as object), faults } }) } as OwnTexts;
}

/** `; did you mean "page.search"?` for a mistyped key, or one without its section; otherwise where all are listed. */
function suggestKey(key: string, known: readonly string[]): string {
  const last = key.split('.').at(-1) ?? key;
  const sameName = known.find((candidate) => candidate.endsWith(`.${last}`));
  if (sameName !== undefined) return `; did you mean "${sameName}"?`;
  return suggest(key, known) || '. "Texts" in the documentation lists all';
}
