import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SourceLocation } from '../../../../base/report/finding.ts';
import { displayPath } from '../../../../base/source/read-text.ts';
import { leadsOut } from '../../shared/pages/outside-links.ts';
import type { ImportNotes } from '../../shared/report/import-notes.ts';
import { readData, textAt } from '../../shared/values.ts';

interface LanguageTexts {
  readonly texts: unknown;
  readonly location: SourceLocation;
}

/** The project's own texts of the interface, by language in lower case. */
export type ProjectTexts = ReadonlyMap<string, LanguageTexts>;

/** Loads the texts of `src/content/i18n`. */
export async function loadTexts(root: string, srcDir: string, notes: ImportNotes): Promise<ProjectTexts> {
  const folder = join(srcDir, 'content/i18n');
  const languages = new Map<string, LanguageTexts>();
  for (const name of existsSync(folder) ? await readdir(folder) : []) {
    const file = join(folder, name);
    if (!/\.(?:json|ya?ml)$/.test(name) || leadsOut(root, file, notes)) continue;
    const texts = readData(await readFile(file, 'utf8'));
    languages.set(name.replace(/\.\w+$/, '').toLowerCase(), { texts, location: { file: displayPath(file) } });
  }
  return languages;
}

/** A text in a language. English has those that the language lacks. */
export function findText(languages: ProjectTexts, key: string, locale: string | null): string | null {
  return textAt(languages.get(locale ?? 'en')?.texts, key) ?? textAt(languages.get('en')?.texts, key);
}
