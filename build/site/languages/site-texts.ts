import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { suggest } from '../../base/report/nearest.ts';
import type { Report } from '../../base/report/report.ts';
import { parseYaml } from '../../base/source/parse-yaml.ts';
import { displayPath, readText } from '../../base/source/read-text.ts';
import { validate } from '../../base/source/validate.ts';
import { expandOrReport, type Variables } from '../../base/source/variables.ts';

/** The file in a language's folder with the texts outside pages: original → translation. */
export const TEXTS_FILE = 'texts.yaml';

const textsSchema = z.record(z.string(), z.string().min(1));

/** A finding lists this many texts. */
const MAX_LISTED = 12;

/** Texts outside pages: of `site.yaml`, sidebars, categories, tags, authors and components. */
export interface SiteTexts {
  /** The text in the language; itself if it has no translation. */
  translate(text: string): string;
  /** The same for a name, which may be the same in every language. */
  translateName(name: string): string;
}

/** Texts of the language of the content. */
export const ORIGINAL_TEXTS: SiteTexts = { translate: (text) => text, translateName: (name) => name };

/** Translations by the original text. Remembers which are used and which are missing. */
export class TranslatedTexts implements SiteTexts {
  readonly #file: string;
  readonly #texts: ReadonlyMap<string, string>;
  readonly #locate: (key: string) => { readonly line: number; readonly column: number };
  readonly #used = new Set<string>();
  readonly #missing = new Set<string>();

  private constructor(
    file: string,
    texts: ReadonlyMap<string, string>,
    locate: (key: string) => { readonly line: number; readonly column: number },
  ) {
    this.#file = file;
    this.#texts = texts;
    this.#locate = locate;
  }

  /** Reads the texts of a language. Variables in them are replaced, as they are in the originals. */
  static async load(folder: string, variables: Variables, report: Report): Promise<TranslatedTexts> {
    const path = join(folder, TEXTS_FILE);
    const start = { line: 1, column: 1 };
    if (!existsSync(path)) return new TranslatedTexts(displayPath(path), new Map(), () => start);
    const { file, text } = await readText(path, 'the translated texts');
    const document = parseYaml(file, text, 'the translated texts');
    const locate = (key: string) => document.locateKey([], key);
    const expand = (written: string, key: string): string =>
      expandOrReport(written, variables, () => ({ file, position: locate(key) }), report);
    const written = Object.entries(validate(document, textsSchema));
    const keys = new Map(written.map(([key]) => [expand(key, key), key]));
    return new TranslatedTexts(
      file,
      new Map(written.map(([key, value]) => [expand(key, key), expand(value, key)])),
      (key) => locate(keys.get(key) ?? key),
    );
  }

  translate(text: string): string {
    const translated = this.#texts.get(text);
    // A text without letters is the same in every language.
    if (translated === undefined && /\p{L}/u.test(text)) this.#missing.add(text);
    this.#used.add(text);
    return translated ?? text;
  }

  translateName(name: string): string {
    return this.#texts.has(name) ? this.translate(name) : name;
  }

  /** Every text of the site that has letters, and its translation, or null if it has none. */
  list(): ReadonlyMap<string, string | null> {
    const texts = [...this.#used].filter((text) => /\p{L}/u.test(text));
    return new Map(texts.map((text) => [text, this.#texts.get(text) ?? null]));
  }

  /** Reports missing translations, and those of texts that the site does not have. */
  check(report: Report): void {
    for (const key of this.#texts.keys()) {
      if (this.#used.has(key)) continue;
      report.note(
        'unknown-translation',
        { file: this.#file, position: this.#locate(key) },
        `Cannot use this translation: no setting, sidebar, tag, author or component has the text ${JSON.stringify(key)}${suggest(key, this.#missing) || '. Correct the text, or remove the line.'}`,
      );
    }
    const missing = [...this.#missing];
    if (missing.length === 0) return;
    const shown = missing.slice(0, MAX_LISTED).map((text) => JSON.stringify(text));
    const rest = missing.length > MAX_LISTED ? `, and ${missing.length - MAX_LISTED} more` : '';
    report.note(
      'missing-translation',
      { file: this.#file },
      `Cannot translate ${missing.length === 1 ? 'a text' : `${missing.length} texts`} of settings, sidebars, tags, authors and components: ${shown.join(', ')}${rest}. Add a line for each: the text, a colon, and its translation.`,
    );
  }
}
