import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Report } from '../../../base/report/report.ts';
import { displayPath, readText } from '../../../base/source/read-text.ts';
import { type LedgerPage, renderLedger } from '../ledger.ts';
import { type PagePair, readPagePair } from '../page-pair.ts';
import { TEXTS_FILE } from '../site-texts.ts';
import { type LanguageSource, ledgerPath } from '../translation-state.ts';
import { TRANSLATIONS_FOLDER, Translations } from '../translations.ts';
import { setYamlValues } from './compose-front-matter.ts';
import { composePage } from './compose-page.ts';
import { listPageUnits, type PageUnits, type TranslationUnit, textUnit } from './page-units.ts';

/** Accepted translations by file of the original and id of the unit. */
export type AcceptedTargets = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** All that can be translated into a language, by file: pages, and the texts of the site as `texts.yaml`. */
export class LanguageUnits {
  readonly source: LanguageSource;
  readonly #translations: Translations;
  readonly #pages: ReadonlyMap<string, { readonly pair: PagePair; readonly page: PageUnits }>;
  /** By the text as `texts.yaml` has it. */
  readonly #siteTexts: ReadonlyMap<string, TranslationUnit>;

  private constructor(
    source: LanguageSource,
    translations: Translations,
    pages: ReadonlyMap<string, { readonly pair: PagePair; readonly page: PageUnits }>,
    siteTexts: ReadonlyMap<string, TranslationUnit>,
  ) {
    this.source = source;
    this.#translations = translations;
    this.#pages = pages;
    this.#siteTexts = siteTexts;
  }

  /** Reads all pages. `siteTexts`: those that are not in pages, with their translations. */
  static async load(
    source: LanguageSource,
    siteTexts: ReadonlyMap<string, string | null>,
    report: Report,
  ): Promise<LanguageUnits> {
    const translations = await Translations.list(source.contentDir, source.languages, report);
    const pages = new Map<string, { readonly pair: PagePair; readonly page: PageUnits }>();
    for (const file of source.files.pages) {
      const pair = await readPagePair(source.contentDir, file, translations, report);
      if (pair !== null) pages.set(file, { pair, page: listPageUnits(pair) });
    }
    const texts = [...siteTexts].map(([text, target]): [string, TranslationUnit] => [
      text,
      textUnit('text', text, { state: target === null ? 'missing' : 'current', target }),
    ]);
    return new LanguageUnits(source, translations, pages, new Map(texts));
  }

  /** The files with their units: pages in code unit order, then the texts of the site. */
  get files(): ReadonlyMap<string, readonly TranslationUnit[]> {
    const pages = [...this.#pages].map(([file, { page }]): [string, readonly TranslationUnit[]] => [file, page.units]);
    return new Map([...pages, [TEXTS_FILE, [...this.#siteTexts.values()]]]);
  }

  /** Whether translations can be written: a ledger that cannot be read, which is reported, would be overwritten. */
  get isWritable(): boolean {
    return this.#translations.isLedgerRead;
  }

  /** A page of the original; null for other files. */
  findPage(file: string): PageUnits | null {
    return this.#pages.get(file)?.page ?? null;
  }

  isTranslated(file: string): boolean {
    return this.#translations.has(file);
  }

  /** The file that a translation is written to. */
  locate(file: string): string {
    const { contentDir, languages } = this.source;
    return join(contentDir, TRANSLATIONS_FOLDER, languages.translation, file);
  }

  /**
   * The files with accepted translations in them, by path: pages, texts of the site and the ledger. Nothing is written.
   * Reports files that cannot be composed.
   */
  async compose(accepted: AcceptedTargets, report: Report): Promise<ReadonlyMap<string, string>> {
    const composed = new Map<string, string>();
    const ledger = new Map<string, LedgerPage>();
    for (const [file, targets] of accepted) {
      await report.attempt(async () => {
        const known = this.#pages.get(file);
        if (known !== undefined) {
          const page = composePage(known.pair, known.page, targets, displayPath(this.locate(file)));
          composed.set(this.locate(file), page.text);
          ledger.set(file, page.ledger);
        } else if (file === TEXTS_FILE) composed.set(this.locate(file), await this.#composeTexts(targets));
      });
    }
    if (ledger.size > 0) composed.set(ledgerPath(this.source), renderLedger(this.#translations.ledgerWith(ledger)));
    return composed;
  }

  async #composeTexts(targets: ReadonlyMap<string, string>): Promise<string> {
    const path = this.locate(TEXTS_FILE);
    const written = existsSync(path) ? (await readText(path, 'the translated texts')).text : '';
    const values = [...this.#siteTexts].flatMap(([text, { id }]): [string, string][] => {
      const target = targets.get(id);
      return target === undefined ? [] : [[text, target]];
    });
    return setYamlValues(written, new Map(values), displayPath(path));
  }
}
