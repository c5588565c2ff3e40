import type { SearchAnswer, SearchPlace, SearchResult } from '../../model/search/search.ts';

/**
 * Parses a response of `/search`. Null if it is invalid, because the page may be older than the site. Unknown values,
 * such as a new page kind, are accepted, but not links to other sites.
 */
export function parseAnswer(value: unknown): SearchAnswer | null {
  if (!isRecord(value)) return null;
  const { query, total, results, nextPage, suggestion, missing, unknown } = value;
  if (typeof query !== 'string' || typeof total !== 'number' || !Array.isArray(results)) return null;
  if (!results.every(isResult)) return null;
  return {
    query,
    total,
    results,
    ...(nextPage === null || typeof nextPage === 'number' ? { nextPage } : {}),
    ...(isText(suggestion) ? { suggestion } : {}),
    ...(isTexts(missing) ? { missing } : {}),
    ...(isTexts(unknown) ? { unknown } : {}),
  };
}

function isResult(value: unknown): value is SearchResult {
  if (!isRecord(value)) return false;
  const { kind, title, href, place, operation, trail, excerpt, words, sections = [], scopes = [] } = value;
  return (
    isText(kind) &&
    isText(title) &&
    isOwnHref(href) &&
    (place === null || isPlace(place)) &&
    (operation === null || isText(operation)) &&
    isTexts(trail) &&
    isText(excerpt) &&
    isTexts(words) &&
    isTexts(scopes) &&
    Array.isArray(sections) &&
    sections.every(isSection)
  );
}

function isSection(value: unknown): boolean {
  return isRecord(value) && isPlace(value.place) && isOwnHref(value.href) && isText(value.excerpt);
}

function isPlace(value: unknown): value is SearchPlace {
  return isRecord(value) && isText(value.kind) && isText(value.label);
}

/** Whether a link leads to a page of this site, not to another host or a script. */
export function isOwnHref(value: unknown): value is string {
  return (
    isText(value) && URL.canParse(value, location.href) && new URL(value, location.href).origin === location.origin
  );
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

export function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every(isText);
}
