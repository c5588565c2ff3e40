import type { TermEntry, TermStore } from '../store/term-store.ts';
import { ANY_SEGMENT, pathTerm } from '../words/names.ts';

/** A path or URL in a query, and the method before it. */
interface WantedPath {
  /** As typed: `https://api.example.com/v1/invoices/inv_8f3k2?limit=5`. */
  readonly written: string;
  /** In upper case, or null. */
  readonly method: string | null;
}

/** An operation or path that a query may mean, and how well it matches. */
interface FoundPath {
  readonly entry: TermEntry;
  readonly share: number;
}

const SHARES = {
  /** Path and method, or the path if no method was typed. */
  exact: 3,
  /** Another method of the same path. */
  otherMethod: 1.2,
  /** A longer path. */
  beginning: 1.5,
} as const;

/** Methods that APIs use interchangeably. */
const ALTERNATIVES: Readonly<Record<string, readonly string[]>> = {
  PUT: ['PATCH', 'POST'],
  PATCH: ['PUT', 'POST'],
};

const MAX_PATH_LENGTH = 200;
const MAX_SEGMENTS = 12;
/** A base URL may add this many segments before the path: `/api/v1`. */
const MAX_BASE_SEGMENTS = 3;
const MAX_TEMPLATES = 8;
const MAX_FOUND = 16;

/** Finds the index terms for a path: as typed, with parameters for ids, and without the base URL. */
export async function findPath({ written, method }: WantedPath, store: TermStore): Promise<FoundPath[]> {
  const segments = toSegments(written);
  const bases = Array.from({ length: Math.min(MAX_BASE_SEGMENTS + 1, segments.length) }, (_, index) => index);
  for (const base of bases) {
    const prefixes = await findPrefixes(segments.slice(base), store);
    const found = await findOperations(prefixes, method, store);
    if (found.length > 0) return found;
  }
  const beginnings = await takeShortest(`/${segments.join('/')}`, store);
  return segments.length === 0 ? [] : beginnings.map((entry) => ({ entry, share: SHARES.beginning }));
}

/** The segments of a typed path as in the index, without host, server variables, query and fragment. */
function toSegments(written: string): string[] {
  const path = written
    .replace(/^https?:\/\/[^/]*|^\{+[^{}/]*\}+(?=\/)/i, '')
    .replace(/[?#].*$/s, '')
    .slice(0, MAX_PATH_LENGTH);
  return pathTerm(path)
    .split('/')
    .filter((segment) => segment !== '')
    .slice(0, MAX_SEGMENTS);
}

/** The value of a parameter in a segment, as in `{}.json`, `report.{}`, `{}:cancel`, `users('{}')`. */
const VALUES = [/^[^.]+(?=\.)/, /(?<=\.)[^.]+$/, /^[^:]+(?=:)/, /(?<=\(['"]?)[^()'"]+(?=['"]?\))/];

/** What a typed segment may be in a template: the same, or one with a parameter. */
function templatesOf(segment: string): ReadonlySet<string> {
  return new Set([segment, ANY_SEGMENT, ...VALUES.map((value) => segment.replace(value, ANY_SEGMENT))]);
}

/**
 * Matching path prefixes in the index, those with the most literal segments first. Any segment can be a parameter
 * value.
 */
async function findPrefixes(segments: readonly string[], store: TermStore): Promise<string[]> {
  let prefixes = [''];
  for (const segment of segments) {
    const known: string[] = [];
    for (const prefix of prefixes) {
      for (const choice of templatesOf(segment)) {
        const next = `${prefix}/${choice}`;
        if (known.length < MAX_TEMPLATES && store.work.take('pathLookups') && (await isPath(next, store)))
          known.push(next);
      }
    }
    prefixes = known;
  }
  return prefixes;
}

async function isPath(prefix: string, store: TermStore): Promise<boolean> {
  return (await store.find(prefix)) !== null || (await store.hasPrefix(`${prefix}/`));
}

async function findOperations(
  prefixes: readonly string[],
  method: string | null,
  store: TermStore,
): Promise<FoundPath[]> {
  const paths: FoundPath[] = [];
  for (const prefix of prefixes) {
    const entry = await store.find(prefix);
    if (entry !== null) paths.push({ entry, share: method === null ? SHARES.exact : SHARES.otherMethod });
  }
  if (method === null) return paths.slice(0, 1);
  for (const asked of [method, ...(ALTERNATIVES[method] ?? [])]) {
    for (const prefix of prefixes) {
      const name = `${asked.toLowerCase()} ${prefix}`;
      const entry = (await store.find(name)) ?? (await takeShortest(`${name}/`, store))[0];
      if (entry !== undefined) return [{ entry, share: SHARES.exact }, ...paths];
    }
  }
  return paths;
}

/** The shortest of the first entries with a prefix. */
async function takeShortest(prefix: string, store: TermStore): Promise<TermEntry[]> {
  const found: TermEntry[] = [];
  await store.visit(prefix, (entry) => found.push(entry) < MAX_FOUND);
  return found.sort((a, b) => a.stem.length - b.stem.length);
}
