import { readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import nspell from 'nspell';
import { SourceError, type SourceLocation } from '../../base/report/finding.ts';
import { isPackageName, resolveModule } from '../../base/source/installed-package.ts';
import type { SpellingSettings } from './check-settings.ts';

/** Answers whether a word is spelled as in a dictionary (Hunspell format), and what it could mean. */
export interface Speller {
  isCorrect(word: string): boolean;
  /** The most likely word, or null. */
  suggest(word: string): string | null;
}

/** A word that the check leaves out: an abbreviation such as `PDFs`, or a name with capital letters within. */
const NAME = /^\p{Lu}{2}|\p{Ll}\p{Lu}/u;

/** Loads the dictionary that the site has installed for its language. Throws SourceError if it is missing. */
export async function loadSpeller(
  { dictionary, accept }: SpellingSettings,
  {
    locale,
    contentDir,
    location,
  }: { readonly locale: string; readonly contentDir: string; readonly location: SourceLocation },
): Promise<Speller> {
  const names = dictionary === undefined ? namesOf(locale) : [dictionary];
  const folder = names.map((name) => findFolder(name, contentDir)).find((found) => found !== null);
  if (folder === undefined || folder === null)
    throw SourceError.at(
      location,
      `Cannot check the spelling: no dictionary ${names.map((name) => JSON.stringify(name)).join(' or ')} is installed. Run "npm install --save-dev ${names.at(-1)}".`,
    );
  const [aff, dic] = await Promise.all(['index.aff', 'index.dic'].map((file) => readFile(join(folder, file))));
  const checker = nspell({ aff: aff ?? Buffer.of(), dic: dic ?? Buffer.of() });
  const accepted = new Set(accept.flatMap((word) => [word, word.toLowerCase()]));
  const known = new Map<string, boolean>();
  const suggestions = new Map<string, readonly string[]>();
  return {
    isCorrect(word) {
      const plain = word.replace(/’/g, "'").replace(/'s?$/, '');
      if (NAME.test(plain) || accepted.has(plain) || accepted.has(plain.toLowerCase())) return true;
      const found = known.get(plain) ?? checker.correct(plain);
      known.set(plain, found);
      return found;
    },
    suggest(word) {
      const plain = word.replace(/’/g, "'");
      const found = suggestions.get(plain) ?? checker.suggest(plain).slice(0, 1);
      suggestions.set(plain, found);
      return found[0] ?? null;
    },
  };
}

/** `en-GB` → `dictionary-en-gb`, else `dictionary-en`. */
function namesOf(locale: string): string[] {
  const tag = locale.toLowerCase();
  const [language = tag] = tag.split('-');
  return tag === language ? [`dictionary-${language}`] : [`dictionary-${tag}`, `dictionary-${language}`];
}

function findFolder(name: string, contentDir: string): string | null {
  const file = isPackageName(name) ? resolveModule(name, join(resolve(contentDir), 'site.yaml')) : null;
  return file === null ? null : dirname(file);
}

/** The words of a text that the check reads, with their offsets. */
export function wordsOf(prose: string): { readonly word: string; readonly offset: number }[] {
  const found = prose.matchAll(/(?<![\p{L}\p{N}_])\p{L}[\p{L}\p{M}]*(?:['’]\p{L}+)*(?![\p{L}\p{N}_])/gu);
  return [...found].map(({ 0: word, index }) => ({ word, offset: index }));
}
