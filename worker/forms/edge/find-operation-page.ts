import { compareTemplates, matchSegments, type PathValues } from '../../model/addresses/path-template.ts';
import { decodeOrKeep } from '../../model/path.ts';
import type { Manifest } from '../../model/records/manifest.ts';
import { toPathText } from '../../request/make-request.ts';

/** The operation that matches a request, with the values of its path parameters. */
interface FoundOperation {
  readonly page: string;
  readonly path: PathValues;
}

interface Candidate {
  readonly page: string;
  readonly method: string;
  readonly pattern: readonly string[];
  /** The pairs in the query of its path (`action=list`), which tell operations of one path apart. */
  readonly query: readonly string[];
}

/** By manifest and API, so that page entries are parsed only once. */
const CANDIDATES = new WeakMap<Manifest, Map<string, readonly Candidate[]>>();

/**
 * Finds the operation with a method and a path, which may have a query. If several match, the most literal one wins, then
 * that whose own query the request has most of and lacks least of.
 */
export function findOperationPage(
  manifest: Manifest,
  api: string,
  method: string,
  target: string,
): FoundOperation | null {
  const [path, query] = splitQuery(target);
  const segments = toPathText(path).split('/');
  const found = listCandidates(manifest, api)
    .filter((one) => one.method === method)
    .map((one) => ({
      ...one,
      path: matchSegments(one.pattern, segments, toPathText),
      fit: one.query.reduce((sum, pair) => sum + (query.includes(pair) ? 1 : -1), 0),
    }))
    .filter((one): one is typeof one & FoundOperation => one.path !== null)
    .sort((a, b) => compareTemplates(a.pattern, b.pattern) || b.fit - a.fit);
  return found[0] ?? null;
}

/** The methods of an API path. */
export function listMethods(manifest: Manifest, api: string, path: string): string[] {
  const segments = toPathText(path).split('/');
  return listCandidates(manifest, api)
    .filter(({ pattern }) => matchSegments(pattern, segments, toPathText) !== null)
    .map(({ method }) => method);
}

/** The templates of an API, as segments, that are more literal than that of an operation with the same method. */
export function listMoreLiteral(
  manifest: Manifest,
  { api, method, path }: { readonly api: string; readonly method: string; readonly path: string },
): (readonly string[])[] {
  const template = path.replace(/[?#].*$/s, '').split('/');
  return listCandidates(manifest, api)
    .filter((one) => one.method === method && compareTemplates(one.pattern, template) < 0)
    .map(({ pattern }) => pattern);
}

/**
 * Whether a server may take a path for one with this template: it may decode the path more than once, ignore its case, or
 * remove parameters of segments.
 */
export function mayMatch(pattern: readonly string[], path: string): boolean {
  const segments = path.split('/').map((segment) => toPlain(segment).replace(/;.*/s, ''));
  return matchSegments(pattern, segments, toPlain) !== null;
}

function toPlain(segment: string): string {
  return decodeOrKeep(decodeOrKeep(decodeOrKeep(segment))).toLowerCase();
}

function listCandidates(manifest: Manifest, api: string): readonly Candidate[] {
  const known = CANDIDATES.get(manifest) ?? new Map<string, readonly Candidate[]>();
  CANDIDATES.set(manifest, known);
  let candidates = known.get(api);
  if (candidates === undefined) {
    candidates = [...manifest.pages].flatMap(([page, { operation }]) =>
      operation !== undefined && findApi(manifest.site, page) === api ? [toCandidate(page, operation)] : [],
    );
    known.set(api, candidates);
  }
  return candidates;
}

/** Id of the API with forms that a page is of, or null. The pages of its older versions are below its own. */
export function findApi({ tryIt }: Manifest['site'], page: string): string | null {
  const folders = tryIt?.apis.filter(({ path }) => page.startsWith(`${path}/`)) ?? [];
  return folders.sort((a, b) => b.path.length - a.path.length)[0]?.id ?? null;
}

function toCandidate(page: string, operation: string): Candidate {
  const space = operation.indexOf(' ');
  const [template, query] = splitQuery(operation.slice(space + 1).replace(/#.*$/s, ''));
  return { page, method: operation.slice(0, space), pattern: template.split('/'), query };
}

function splitQuery(target: string): [path: string, query: readonly string[]] {
  const [path = '', query = ''] = target.split(/\?(.*)/s);
  return [path, query === '' ? [] : query.split('&')];
}

/** The values of a template's variables in a request path, without the path of the server. */
export function matchPath(template: string, path: string): PathValues {
  // Drops the empty text before the first slash, where the server's path ends.
  const pattern = template
    .replace(/[?#].*$/s, '')
    .replace(/^\//, '')
    .split('/');
  const segments = toPathText(path).split('/');
  return matchSegments(pattern, segments.slice(-pattern.length), toPathText) ?? {};
}
