import { parse, stringify } from 'yaml';
import { listTexts } from '../build/site/config/texts/list-texts.ts';
import { type Files, fixtureFiles } from './build/content-folder.ts';

/** A language with the formats of German. */
const LOCALE = 'de-XA';

/** Objects in descriptions and settings whose keys authors choose. */
const WITH_OWN_KEYS =
  /^(?:callbacks|content|dependent\w+|examples|flows|headers|links|parameters|paths|properties|responses|schemas|scopes|securitySchemes|variables|webhooks|news)$/;

/**
 * The files of the German site, with every text of the interface in brackets. So a word outside of them is the author's or
 * hard-coded.
 */
export function bracketedSite(): Files {
  const files = fixtureFiles('german-site');
  const settings = parse(String(files['site.yaml']));
  return {
    ...files,
    'site.yaml': stringify({ ...settings, locale: LOCALE }),
    [`messages/${LOCALE}.yaml`]: stringify(bracketedTexts()),
  };
}

function bracketedTexts(): Record<string, unknown> {
  const entries = listTexts().map(({ key, english, selector, isOptional }) => {
    const other = `⟦${english}⟧`;
    return [key, isOptional ? { other, empty: `⟦${english.replace(`{${selector}}`, '').trim()}⟧` } : other];
  });
  return Object.fromEntries(entries);
}

/** The words that the author of the German site wrote. */
export function authorsWords(): ReadonlySet<string> {
  const texts = Object.entries(fixtureFiles('german-site')).flatMap(([name, bytes]) =>
    /\.(?:ya?ml|json)$/.test(name) ? textsIn(parse(String(bytes))) : [String(bytes)],
  );
  return new Set(texts.flatMap(wordsOf));
}

/** A text without what is in brackets, which may be inside of others. */
export function withoutBrackets(text: string): string {
  const outside = text.replace(/⟦[^⟦⟧]*⟧/g, ' ');
  return outside === text ? text : withoutBrackets(outside);
}

/** Words and names of at least two letters. */
export function wordsOf(text: string): string[] {
  return text.match(/\p{L}[\p{L}\p{N}]+/gu) ?? [];
}

function textsIn(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [
    ...(WITH_OWN_KEYS.test(key) ? [name] : []),
    ...textsIn(inner, name),
  ]);
}
