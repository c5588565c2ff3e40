import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parse, stringify } from 'yaml';

/** Languages with generated translations: longer than English, and from right to left. */
export type PseudoLanguage = 'de' | 'ar';

/** What must stay as it is in a text: code, tags, addresses, directives, variables, numbers and entities. */
const FIXED =
  /(`+[^`]*`+|<[^>]*>|\]\([^)]*\)|\{\{[^}]*\}\}|\{[#%][^}]*\}|https?:\S+|&\w+;|:::?:?[\w-]*(?:\[[^\]]*\])?(?:\{[^}]*\})?|\[[!^][^\]]*\])/;

const LETTERS: Readonly<Record<PseudoLanguage, (word: string) => string>> = {
  de: (word) =>
    word.length < 4 ? word : `${word.replace(/[aou]/, (letter) => ({ a: 'ä', o: 'ö', u: 'ü' })[letter] ?? letter)}ung`,
  ar: (word) => [...word.toLowerCase()].map((letter) => ARABIC[letter.charCodeAt(0) - 97] ?? letter).join(''),
};

const ARABIC = 'ابجدهفغحيقكلمنوبقرستوفخشيز';

/** A text in which every word is another one, with its Markdown. */
export function pseudoTranslate(text: string, language: PseudoLanguage): string {
  return text
    .split(FIXED)
    .map((part, index) => (index % 2 === 1 ? part : part.replace(/[A-Za-z]{2,}/g, LETTERS[language])))
    .join('');
}

/**
 * Writes a content folder with generated translations of all pages, settings, sidebars and texts of its API, in place of its
 * own. `languages`: in addition to English.
 */
export function translateContent(source: string, target: string, languages: readonly PseudoLanguage[]): void {
  const isOriginal = (path: string): boolean => !relative(source, path).startsWith('i18n');
  cpSync(source, target, { recursive: true, filter: isOriginal });
  const { locales: _own, ...settings } = parse(readFileSync(join(source, 'site.yaml'), 'utf8'));
  const locales = ['en', ...languages].map((code) => ({ code }));
  writeFileSync(join(target, 'site.yaml'), stringify({ ...settings, ...(languages.length > 0 ? { locales } : {}) }));
  for (const language of languages) {
    const write = (name: string, text: string): void => {
      const path = join(target, 'i18n', language, name);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
    };
    const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) =>
      isOriginal(join(source, name)),
    );
    for (const name of files.filter((file) => file.endsWith('.md')))
      write(name, translatePage(readFileSync(join(source, name), 'utf8'), language));
    const yaml = files
      .filter((file) => /^[^/]+\.ya?ml$/.test(file))
      .map((name) => readFileSync(join(source, name), 'utf8'));
    write(
      'texts.yaml',
      stringify(
        translateSettings(
          yaml.map((text) => parse(text)),
          language,
        ),
      ),
    );
    for (const { id, description } of settings.apis ?? [])
      write(
        `${id}.overlay.yaml`,
        stringify(makeOverlay(parse(readFileSync(join(source, description), 'utf8')), language)),
      );
  }
}

function translatePage(text: string, language: PseudoLanguage): string {
  const [, head = '', body = text] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? [];
  const { title, description, sidebar_label } = parse(head) ?? {};
  const texts = Object.entries({ title, description, sidebar_label }).filter(([, value]) => typeof value === 'string');
  const own = Object.fromEntries(texts.map(([key, value]) => [key, pseudoTranslate(value, language)]));
  const parts = body.split(/^(:::lifecycle.*?^:::$|(?:`{3,}|~{3,}).*?^(?:`{3,}|~{3,})$|import .*?$)/ms);
  const translated = parts.map((part, index) => (index % 2 === 1 ? part : pseudoTranslate(part, language))).join('');
  return texts.length === 0 ? translated : `---\n${stringify(own)}---\n${translated}`;
}

function translateSettings(values: readonly unknown[], language: PseudoLanguage): Record<string, string> {
  const texts = new Set<string>();
  const visit = (value: unknown, key = ''): void => {
    if (typeof value === 'string' && /^(?:title|tagline|text|label|copyright|description|whenToUse)$/.test(key))
      texts.add(value);
    if (typeof value === 'object' && value !== null)
      for (const [name, inner] of Object.entries(value)) visit(inner, name);
  };
  for (const value of values) visit(value);
  return Object.fromEntries([...texts].map((text) => [text, pseudoTranslate(text, language)]));
}

/** An overlay with an action for each object that has texts. */
function makeOverlay(description: object, language: PseudoLanguage): object {
  const actions: object[] = [];
  const visit = (value: unknown, target: string): void => {
    if (typeof value !== 'object' || value === null) return;
    const entries = Object.entries(value);
    const texts = entries.filter(
      ([key, inner]) => /^(?:title|summary|description)$/.test(key) && typeof inner === 'string',
    );
    if (texts.length > 0 && !/\.(?:examples?|properties)$|\]\.value/.test(target))
      actions.push({
        target,
        update: Object.fromEntries(texts.map(([key, text]) => [key, pseudoTranslate(text, language)])),
      });
    for (const [key, inner] of entries) {
      if (key === 'example' || key === 'examples' || key === 'value' || key === 'default') continue;
      visit(inner, Array.isArray(value) ? `${target}[${key}]` : `${target}['${key.replaceAll("'", "\\'")}']`);
    }
  };
  visit(description, '$');
  return { overlay: '1.0.0', info: { title: language, version: '1.0.0' }, actions };
}
