import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { ImportNotes } from '../../shared/import-notes.ts';
import { leadsOut } from '../../shared/outside-links.ts';
import { textAt } from '../../shared/values.ts';

/** The project's own texts of the interface, by key and language. English has those that a language lacks. */
export async function loadTexts(
  root: string,
  srcDir: string,
  notes: ImportNotes,
): Promise<(key: string, locale: string | null) => string | null> {
  const folder = join(srcDir, 'content/i18n');
  const languages = new Map<string, unknown>();
  for (const name of existsSync(folder) ? await readdir(folder) : []) {
    const file = join(folder, name);
    if (!/\.(?:json|ya?ml)$/.test(name) || leadsOut(root, file, notes)) continue;
    languages.set(name.replace(/\.\w+$/, '').toLowerCase(), readData(await readFile(file, 'utf8')));
  }
  return (key, locale) => textAt(languages.get(locale ?? 'en'), key) ?? textAt(languages.get('en'), key);
}

/** Null for a file that is not valid. */
function readData(text: string): unknown {
  try {
    return parse(text);
  } catch {
    return null;
  }
}
