import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { textAt } from '../../shared/values.ts';

/** The project's own texts of the interface, by key and language. English has those that a language lacks. */
export async function loadTexts(srcDir: string): Promise<(key: string, locale: string | null) => string | null> {
  const folder = join(srcDir, 'content/i18n');
  const languages = new Map<string, unknown>();
  for (const name of existsSync(folder) ? await readdir(folder) : []) {
    if (!/\.(?:json|ya?ml)$/.test(name)) continue;
    languages.set(name.replace(/\.\w+$/, '').toLowerCase(), readData(await readFile(join(folder, name), 'utf8')));
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
