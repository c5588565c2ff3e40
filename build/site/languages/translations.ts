import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { suggest } from '../../base/report/nearest.ts';
import type { Report } from '../../base/report/report.ts';
import { slashPath } from '../../base/source/file-paths.ts';
import { displayPath } from '../../base/source/read-text.ts';
import { LEDGER_FILE, type Ledger, type LedgerPage, loadLedger } from './ledger.ts';
import type { PageLanguages } from './page-of-parts.ts';
import { TEXTS_FILE } from './site-texts.ts';

/** Folder of the translations in a content folder. */
export const TRANSLATIONS_FOLDER = 'i18n';

/** The files of a content folder in one language. A translation has the path of its original, below `i18n/{code}/`. */
export class Translations {
  /** BCP 47. */
  readonly language: string;
  /** BCP 47, of the content. */
  readonly original: string;
  readonly ledger: Ledger;
  /** False if the ledger, which is empty then, could not be read. Writing it would lose what it knows. */
  readonly isLedgerRead: boolean;
  readonly #files: ReadonlySet<string>;

  private constructor(languages: PageLanguages, ledger: Ledger | null, files: ReadonlySet<string>) {
    this.language = languages.translation;
    this.original = languages.original;
    this.ledger = ledger ?? new Map();
    this.isLedgerRead = ledger !== null;
    this.#files = files;
  }

  /** Reports translations of files that do not exist, and a ledger that cannot be read. */
  static async list(contentDir: string, languages: PageLanguages, report: Report): Promise<Translations> {
    const { translation: language } = languages;
    const folder = join(contentDir, TRANSLATIONS_FOLDER, language);
    const files = existsSync(folder) ? await listFiles(folder) : [];
    const isOriginal = (file: string): boolean => existsSync(join(contentDir, file));
    for (const file of files) {
      if (OWN_FILES.test(file) || isOriginal(file)) continue;
      report.note(
        'unknown-translation',
        { file: displayPath(join(folder, file)) },
        `Cannot find what this file translates: there is no ${file} in the content folder${await suggestOriginal(contentDir, file)}`,
      );
    }
    const ledger = await report.attempt(() => loadLedger(folder));
    return new Translations(languages, ledger, new Set(files.filter(isOriginal)));
  }

  /** The ledger with pages replaced, and without those whose translation is gone. */
  ledgerWith(pages: ReadonlyMap<string, LedgerPage>): Ledger {
    return new Map([...[...this.ledger].filter(([file]) => this.#files.has(file)), ...pages]);
  }

  has(file: string): boolean {
    return this.#files.has(file);
  }

  /** Where to read a file, relative to the content folder: its translation if there is one. */
  locate(file: string): string {
    return this.has(file) ? `${folderOf(this.language)}${file}` : file;
  }

  /** The file that a path names or translates, relative to the content folder. */
  originalOf(path: string): string {
    const prefix = folderOf(this.language);
    return path.startsWith(prefix) ? path.slice(prefix.length) : path;
  }
}

/** Files that have no original: the texts of settings, the ledger, and overlays of descriptions. */
const OWN_FILES = new RegExp(
  `^(?:${[TEXTS_FILE, LEDGER_FILE].join('|').replaceAll('.', '\\.')}|[^/]+\\.overlay\\.yaml)$`,
);

/** The overlay with the texts of an API in a language, relative to the content folder. */
export function overlayFile(language: string, apiId: string): string {
  return `${folderOf(language)}${apiId}.overlay.yaml`;
}

function folderOf(language: string): string {
  return `${TRANSLATIONS_FOLDER}/${language}/`;
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => slashPath(folder, join(entry.parentPath, entry.name)))
    .sort();
}

async function suggestOriginal(contentDir: string, file: string): Promise<string> {
  const folder = file.slice(0, file.lastIndexOf('/') + 1);
  const names = await readdir(join(contentDir, folder)).catch(() => []);
  return (
    suggest(
      file,
      names.map((name) => folder + name),
    ) || '. Give it the path of its original, below the folder of the language.'
  );
}
