import { decodeOrKeep } from '../../model/path.ts';
import type { Manifest } from '../../model/records/manifest.ts';

/** The operation that matches a request, with the values of its path parameters. */
interface FoundOperation {
  readonly page: string;
  readonly path: Readonly<Record<string, string>>;
}

interface Candidate {
  readonly page: string;
  readonly method: string;
  readonly pattern: readonly string[];
}

/** By manifest and API, so that page entries are parsed only once. */
const CANDIDATES = new WeakMap<Manifest, Map<string, readonly Candidate[]>>();

/** Finds the operation with a method and a path. If several match, the one with the fewest path parameters wins. */
export function findOperationPage(
  manifest: Manifest,
  api: string,
  method: string,
  path: string,
): FoundOperation | null {
  const segments = path.split('/');
  const found = listCandidates(manifest, api)
    .filter((one) => one.method === method && one.pattern.length === segments.length)
    .map((one) => ({ page: one.page, path: matchSegments(one.pattern, segments) }))
    .filter((one): one is FoundOperation => one.path !== null)
    .sort((a, b) => Object.keys(a.path).length - Object.keys(b.path).length);
  return found[0] ?? null;
}

/** The methods of an API path. */
export function listMethods(manifest: Manifest, api: string, path: string): string[] {
  const segments = path.split('/');
  return listCandidates(manifest, api)
    .filter(({ pattern }) => pattern.length === segments.length && matchSegments(pattern, segments) !== null)
    .map(({ method }) => method);
}

/** The templates of an API, as segments, that are more literal than that of an operation with the same method. */
export function listMoreLiteral(
  manifest: Manifest,
  { api, method, path }: { readonly api: string; readonly method: string; readonly path: string },
): (readonly string[])[] {
  const [variables, fixed] = measure(path.replace(/[?#].*$/s, ''));
  return listCandidates(manifest, api)
    .filter((one) => one.method === method)
    .map(({ pattern }) => pattern)
    .filter((pattern) => {
      const [otherVariables, otherFixed] = measure(pattern.join('/'));
      return otherVariables < variables || (otherVariables === variables && otherFixed > fixed);
    });
}

/** The number of variables in a template, and the length of its fixed text. */
function measure(template: string): readonly [number, number] {
  const texts = template.split(/\{[^{}]*\}/);
  return [texts.length - 1, texts.join('').length];
}

/**
 * Whether a server may take a path for one with this template: it may decode the path more than once, ignore its case, or
 * remove parameters of segments.
 */
export function mayMatch(pattern: readonly string[], path: string): boolean {
  const segments = path.split('/').map((segment) => toPlain(segment).replace(/;.*/s, ''));
  return pattern.length === segments.length && matchSegments(pattern.map(toPlain), segments) !== null;
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
  const template = operation.slice(space + 1).replace(/[?#].*$/s, '');
  return { page, method: operation.slice(0, space), pattern: template.split('/') };
}

/** The values of `{name}` in each segment, or null if a segment does not match. */
function matchSegments(
  pattern: readonly string[],
  segments: readonly string[],
): Readonly<Record<string, string>> | null {
  const values: Record<string, string> = {};
  for (const [index, part] of pattern.entries()) {
    const segment = segments[index] ?? '';
    const open = part.indexOf('{');
    if (open === -1) {
      if (part !== segment) return null;
      continue;
    }
    const close = part.indexOf('}', open);
    const [before, after] = [part.slice(0, open), part.slice(close + 1)];
    // In a segment with two variables, only the text before and after both is compared.
    const end = after.includes('{') ? '' : after;
    if (segment.length <= before.length + end.length || !segment.startsWith(before) || !segment.endsWith(end))
      return null;
    values[part.slice(open + 1, close)] = decodeOrKeep(segment.slice(before.length, segment.length - end.length));
  }
  return values;
}

/** The values of a template's variables in a request path, without the path of the server. */
export function matchPath(template: string, path: string): Readonly<Record<string, string>> {
  // Drops the empty text before the first slash, where the server's path ends.
  const pattern = template
    .replace(/[?#].*$/s, '')
    .replace(/^\//, '')
    .split('/');
  const segments = path.split('/');
  return matchSegments(pattern, segments.slice(-pattern.length)) ?? {};
}
