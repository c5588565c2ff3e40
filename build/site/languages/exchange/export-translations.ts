import { join } from 'node:path';
import { writeFiles } from '../../../base/source/write-files.ts';
import type { ExportFile } from './exchange-file.ts';
import { renderJson } from './json-units.ts';
import type { LanguageUnits } from './language-units.ts';
import { renderXliff } from './xliff/render-xliff.ts';

/** The file formats of translation tools, by name: extension and writer. */
export const FORMATS = {
  xliff: { extension: '.xlf', render: renderXliff },
  json: { extension: '.json', render: renderJson },
} as const;
export type ExchangeFormat = keyof typeof FORMATS;

export function isFormat(format: string): format is ExchangeFormat {
  return Object.hasOwn(FORMATS, format);
}

interface ExportOptions {
  readonly folder: string;
  readonly format: ExchangeFormat;
  /** Also what is translated and up to date. */
  readonly all: boolean;
}

/** A written file and the number of its units. */
export interface ExportedFile {
  readonly path: string;
  readonly units: number;
}

/**
 * Writes what is missing or out of date in a language, one file for each page and one for the texts of the site:
 * `de/user/bills.md.xlf`. Files without units are not written.
 */
export async function exportTranslations(
  language: LanguageUnits,
  { folder, format, all }: ExportOptions,
): Promise<ExportedFile[]> {
  const { languages } = language.source;
  const { extension, render } = FORMATS[format];
  const exported: ExportedFile[] = [];
  const texts = new Map<string, string>();
  for (const [original, known] of language.files) {
    const units = known.filter(({ state }) => all || state !== 'current');
    if (units.length === 0) continue;
    const path = join(folder, languages.translation, original + extension);
    const file: ExportFile = { original, languages, units };
    texts.set(path, render(file));
    exported.push({ path, units: units.length });
  }
  await writeFiles(texts);
  return exported;
}
