/** Prefix of a segment that stands for any value. */
const ANY = '{}';

/**
 * The term of a path in the index, by which it is found as a whole: `/Invoices/{invoiceId}/` → `/invoices/{}`.
 * What a parameter is called makes no difference, nor whether it is written `{id}`, `:id` or `<id>`.
 */
export function pathTerm(path: string): string {
  const segments = path
    .toLowerCase()
    .split('/')
    .filter((segment) => segment !== '');
  return `/${segments.map((segment) => segment.replace(/\{[^}]*\}?|<[^>]*>?|^:.+/g, ANY)).join('/')}`;
}

/** The same with a method: `get /invoices/{}`. */
export function operationTermOf(method: string, path: string): string {
  return `${method.toLowerCase()} ${pathTerm(path)}`;
}

/**
 * The terms that a path in a query may have, the likeliest first: as it is written, with ids in the place of
 * parameters (`/invoices/inv_8f3k2`), and without what a base URL puts in front (`https://host/v1/invoices?limit=5`).
 */
export function pathTermsOfQuery(written: string): string[] {
  const path = written
    .replace(/^https?:\/\/[^/]*/i, '')
    .replace(/[?#].*$/s, '')
    .slice(0, MAX_PATH_LENGTH);
  const exact = pathTerm(path)
    .split('/')
    .slice(1, 1 + MAX_SEGMENTS);
  const general = exact.map((segment) => (/\d/.test(segment) && !/^v\d+$/.test(segment) ? ANY : segment));
  const variants = [exact, general].flatMap((segments) => [segments, segments.slice(1), segments.slice(2)]);
  return [...new Set(variants.filter((segments) => segments.length > 0).map((segments) => `/${segments.join('/')}`))];
}

const MAX_PATH_LENGTH = 200;
const MAX_SEGMENTS = 12;
