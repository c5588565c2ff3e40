import { pathToHref } from '../model/path.ts';
import type { SearchResult } from '../model/search.ts';
import type { SearchDocument } from './document-store.ts';
import { readWords } from './words.ts';

const MAX_EXCERPT_LENGTH = 200;

/** A page that was found, as it is shown: with the place inside of it, and the words that match. */
export function describeResult(
  { path, kind, title, operation, description, trail, places }: SearchDocument,
  placeNumber: number,
  stems: ReadonlySet<string>,
  base: string,
): SearchResult {
  const place = places[placeNumber - 1];
  const excerpt = (place === undefined || place.text === '' ? description : place.text).slice(0, MAX_EXCERPT_LENGTH);
  const texts = [title, place?.label ?? '', excerpt];
  return {
    kind,
    title,
    href: place === undefined ? pathToHref(base, path) : toPlaceHref(base, path, place.id),
    place: place === undefined ? null : { kind: place.kind, label: place.label },
    operation,
    trail,
    excerpt,
    words: [...new Set(texts.flatMap((text) => findMatchingWords(text, stems)))],
  };
}

/** A place of a page that goes on in others may be on one of those: then its id names the path too. */
function toPlaceHref(base: string, path: string, id: string): string {
  const hash = id.startsWith('/') ? id.indexOf('#') : -1;
  return `${pathToHref(base, hash === -1 ? path : id.slice(0, hash))}#${encodeURIComponent(id.slice(hash + 1))}`;
}

/** Words of a text that have one of the stems, as they are written there, in lower case; of a name only the part that does. */
function findMatchingWords(text: string, stems: ReadonlySet<string>): string[] {
  return readWords(text).flatMap(({ start, end, parts, compound }) => {
    const whole = text.slice(start, end).toLowerCase();
    if (compound === null ? parts.some(({ stem }) => stems.has(stem)) : stems.has(compound.stem)) return [whole];
    return parts.flatMap(({ stem, surface }) => (stems.has(stem) && whole.includes(surface) ? [surface] : []));
  });
}
