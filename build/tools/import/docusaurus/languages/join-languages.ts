import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { stringify } from 'yaml';
import { isObject } from '../../../../../worker/request/value/json.ts';
import { slashPath } from '../../../../base/source/file-paths.ts';
import { TEXTS_FILE } from '../../../../site/languages/site-texts.ts';
import { TRANSLATIONS_FOLDER } from '../../../../site/languages/translations.ts';
import { readData } from '../../shared/values.ts';
import { folderLabel } from './translate-sidebars.ts';

/** A whole content folder in another language. */
interface TranslatedContent {
  readonly locale: string;
  readonly contentDir: string;
}

/** Files with labels, whose translations are texts of the site rather than other files. */
const LABEL_FILE =
  /^(?:site\.yaml|(?:[\w-]+_)?sidebars\.(?:ya?ml|json)|.*-sidebars\.(?:ya?ml|json)|(?:tags|authors)\.ya?ml)$/;
/** Those of folders, which have a label without a file, too. */
const CATEGORY_FILE = /^_category_\.(?:ya?ml|json)$/;
const OTHER_DATA = /^(?:redirects\.yaml|(?:[\w-]+_)?versions\.json)$/;
const LABEL_KEYS: ReadonlySet<string> = new Set([
  ...['label', 'title', 'name', 'description', 'tagline', 'copyright', 'text'],
]);

/** Puts what a language has of its own below `i18n`: translated pages and files, and the texts of labels. */
export async function joinLanguage(contentDir: string, { locale, contentDir: own }: TranslatedContent): Promise<void> {
  const target = join(contentDir, TRANSLATIONS_FOLDER, locale);
  const texts = new Map<string, string>();
  const entries = await readdir(own, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => slashPath(own, join(entry.parentPath, entry.name)));
  for (const file of files.sort()) {
    const [original, translation] = [join(contentDir, file), join(own, file)];
    const isCategory = CATEGORY_FILE.test(basename(file));
    const isKnown = existsSync(isCategory ? dirname(original) : original);
    if (!isKnown || OTHER_DATA.test(file)) continue;
    const [before, after] = [existsSync(original) ? await readFile(original) : null, await readFile(translation)];
    if (before?.equals(after) === true) continue;
    if (isCategory || LABEL_FILE.test(basename(file))) {
      const labels = readData(before?.toString() ?? '{}');
      addTexts(isCategory ? withLabel(labels, file) : labels, readData(after.toString()), texts);
    } else {
      await mkdir(dirname(join(target, file)), { recursive: true });
      await cp(translation, join(target, file));
    }
  }
  if (texts.size === 0) return;
  await mkdir(target, { recursive: true });
  await writeFile(join(target, TEXTS_FILE), stringify(Object.fromEntries(texts), { lineWidth: 120 }));
}

/** A category with the label that its folder gives it. */
function withLabel(category: unknown, file: string): unknown {
  return isObject(category) ? { label: folderLabel(dirname(file)), ...category } : category;
}

/** Adds the labels that differ between two values of the same structure. The first translation of a text counts. */
function addTexts(before: unknown, after: unknown, texts: Map<string, string>, key = ''): void {
  if (typeof before === 'string' && typeof after === 'string') {
    if (LABEL_KEYS.has(key) && before !== after && before !== '' && after !== '' && !texts.has(before))
      texts.set(before, after);
  } else if (Array.isArray(before) && Array.isArray(after)) {
    for (const [index, item] of before.entries()) addTexts(item, after[index], texts, key);
  } else if (isObject(before) && isObject(after)) {
    const [own, translated] = [Object.entries(before), Object.entries(after)];
    for (const [index, [name, value]] of own.entries()) {
      const [otherName = '', otherValue] = Object.hasOwn(after, name) ? [name, after[name]] : (translated[index] ?? []);
      // `{ Guides: [...] }`
      if (otherName !== name) addTexts(name, otherName, texts, 'label');
      addTexts(value, otherValue, texts, name);
    }
  }
}
