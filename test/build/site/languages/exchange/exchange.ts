import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatFinding } from '../../../../../build/base/report/finding.ts';
import { Report } from '../../../../../build/base/report/report.ts';
import { slashPath } from '../../../../../build/base/source/file-paths.ts';
import {
  exportLanguages,
  fillLanguages,
  importLanguages,
} from '../../../../../build/cli/commands/project/exchange-translations.ts';
import { listContent, withoutTranslations } from '../../../../../build/site/guides/files/list-content.ts';
import type { ExchangeFormat } from '../../../../../build/site/languages/exchange/export-translations.ts';
import {
  type LanguageSource,
  readLanguageState,
  recordTranslations,
} from '../../../../../build/site/languages/translation-state.ts';
import { newFolder } from '../../../../temporary-folder.ts';
import { type Files, SMALLEST_SITE, writeContent, writeFiles } from '../../../content-folder.ts';

/** The smallest site in English and German. */
export const TWO_LANGUAGES: Files = {
  ...SMALLEST_SITE,
  'site.yaml': `${SMALLEST_SITE['site.yaml']}locales: [{ code: en }, { code: de }]\n`,
};

/** A content folder and a folder of exported files, as an author and a translator use them. */
export class Exchange {
  readonly contentDir: string;
  readonly folder = newFolder();

  constructor(files: Files) {
    this.contentDir = writeContent({ ...TWO_LANGUAGES, ...files });
  }

  /** The exported files by path: `de/user/bills.md.xlf`. */
  async export({
    format = 'xliff',
    all = false,
  }: {
    readonly format?: ExchangeFormat;
    readonly all?: boolean;
  } = {}): Promise<Record<string, string>> {
    rmSync(this.folder, { recursive: true, force: true });
    const report = new Report();
    await exportLanguages(await this.#sources(), { folder: this.folder, format, all }, report);
    if (report.failed) throw new Error(report.errors.map(formatFinding).join('\n'));
    return readFolder(this.folder);
  }

  /** Imports files of a translator: findings, and the paths of written files in the content folder. */
  async import(files: Readonly<Record<string, string>>): Promise<{ findings: string[]; written: string[] }> {
    rmSync(this.folder, { recursive: true, force: true });
    writeFiles(this.folder, files);
    const report = new Report();
    const { written } = await importLanguages(await this.#sources(), this.folder, report);
    return this.#result(report, written);
  }

  async fill(): Promise<{ findings: string[]; written: string[] }> {
    const report = new Report();
    const { written } = await fillLanguages(await this.#sources(), report);
    return this.#result(report, written);
  }

  /** `user/bills.md current` */
  async states(): Promise<string[]> {
    const [source] = await this.#sources();
    if (source === undefined) return [];
    const { pages } = await readLanguageState(source, new Report());
    return pages.map(({ file, state }) => `${file} ${state}`);
  }

  async record(): Promise<void> {
    for (const source of await this.#sources()) await recordTranslations(source, null);
  }

  read(file: string): string {
    return readFileSync(join(this.contentDir, file), 'utf8');
  }

  write(file: string, text: string): void {
    writeFileSync(join(this.contentDir, file), text);
  }

  edit(file: string, from: string, to: string): void {
    this.write(file, this.read(file).replace(from, to));
  }

  async #sources(): Promise<LanguageSource[]> {
    const files = withoutTranslations(await listContent(this.contentDir, new Report()));
    return [{ contentDir: this.contentDir, files, languages: { original: 'en', translation: 'de' } }];
  }

  #result(report: Report, written: readonly string[]): { findings: string[]; written: string[] } {
    const findings = [...report.errors, ...report.warnings].map(formatFinding);
    return { findings, written: written.map((path) => slashPath(this.contentDir, path)).sort() };
  }
}

function readFolder(folder: string): Record<string, string> {
  if (!existsSync(folder)) return {};
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries.map((entry) => join(entry.parentPath, entry.name)).sort();
  return Object.fromEntries(paths.map((path) => [slashPath(folder, path), readFileSync(path, 'utf8')]));
}

/** Translates every open segment of XLIFF as `change` changes its words. */
export function translateXliff(xliff: string, change: (text: string) => string = pseudo): string {
  return xliff.replace(
    /<segment state="initial">\s*<source>([\s\S]*?)<\/source>(?:\s*<target>[\s\S]*?<\/target>)?/g,
    (_whole, source: string) =>
      `<segment state="translated"><source>${source}</source><target>${changeWords(source, change)}</target>`,
  );
}

/** Another text with as many words: "Pay now" → "Päyx nöwx". */
export function pseudo(text: string): string {
  return text.replace(/\p{L}+/gu, (word) => `${word.replaceAll('a', 'ä').replaceAll('o', 'ö')}x`);
}

/** Changes the words between tags and entities. */
function changeWords(content: string, change: (text: string) => string): string {
  return content.replace(/(<[^>]*>|&[#\w]+;)|([^<&]+)/g, (_whole, markup: string | undefined, text: string) =>
    markup === undefined ? change(text) : markup,
  );
}
