import { pathToHref } from '../model/path.ts';
import type { SearchResult } from '../model/search/search.ts';
import { letterStart, truncateAtWord } from '../model/text/truncate-at-word.ts';
import type { FoundWords } from './found-words.ts';
import type { SearchDocument } from './store/document-store.ts';

const MAX_EXCERPT_LENGTH = 200;
/** Characters before the first matching word. */
const LEAD_LENGTH = 60;
const MORE = '… ';

/** Turns a found page into a search result, with its matching places and words. */
export function describeResult(
  document: SearchDocument,
  placeNumbers: readonly number[],
  found: FoundWords,
  base: string,
): SearchResult {
  const { path, kind, title, operation, description, trail, placeAt } = document;
  const [place, ...others] = placeNumbers.flatMap((number) => placeAt(number - 1) ?? []);
  const excerpt = toExcerpt(place === undefined || place.text === '' ? description : place.text, found);
  const sections = others.map(({ kind: placeKind, label, id, text }) => ({
    place: { kind: placeKind, label },
    href: toPlaceHref(base, path, id),
    excerpt: toExcerpt(text, found),
  }));
  const texts = [title, place?.label ?? '', excerpt, ...sections.flatMap((one) => [one.place.label, one.excerpt])];
  return {
    kind,
    title,
    href: place === undefined ? pathToHref(base, path) : toPlaceHref(base, path, place.id),
    place: place === undefined ? null : { kind: place.kind, label: place.label },
    operation,
    trail,
    excerpt,
    words: [...new Set(texts.flatMap((text) => found.wordsIn(text)))],
    ...(sections.length === 0 ? {} : { sections }),
  };
}

/** The part of a text around the first matching word. */
function toExcerpt(text: string, found: FoundWords): string {
  if (text.length <= MAX_EXCERPT_LENGTH) return text;
  const wanted = Math.min(found.startIn(text) - LEAD_LENGTH, text.length - MAX_EXCERPT_LENGTH + MORE.length);
  if (wanted <= 0) return truncateAtWord(text, MAX_EXCERPT_LENGTH);
  const space = text.indexOf(' ', wanted);
  const start = space >= 0 && space < wanted + LEAD_LENGTH ? space + 1 : letterStart(text, wanted);
  return MORE + truncateAtWord(text.slice(start), MAX_EXCERPT_LENGTH - MORE.length);
}

/** If a page continues on others, a place may be on one of those. Its id then includes the path. */
function toPlaceHref(base: string, path: string, id: string): string {
  const hash = id.startsWith('/') ? id.indexOf('#') : -1;
  return `${pathToHref(base, hash === -1 ? path : id.slice(0, hash))}#${encodeURIComponent(id.slice(hash + 1))}`;
}
