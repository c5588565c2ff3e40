import { findPageAt } from '../../../edge/markdown/find-markdown.ts';
import type { RedirectFinder } from '../../../edge/redirects/find-redirect.ts';
import type { Manifest, PageEntry } from '../../../model/records/manifest.ts';
import type { FoundPage } from '../../../model/records/page-table.ts';

/** An operation by method and path: `GET /invoices/{invoiceId}`. */
interface Line extends FoundPage {
  readonly method: string;
  readonly segments: readonly string[];
}

interface OperationIndex {
  /** By operation id, in lower case without hyphens: `listinvoices`. */
  readonly byId: ReadonlyMap<string, FoundPage>;
  readonly lines: readonly Line[];
  /** The segments with which paths of operations begin, in lower case. */
  readonly roots: ReadonlySet<string>;
}

/** A base URL may add this many segments before the path: `/api/v1`. */
const MAX_BASE_SEGMENTS = 3;

/** Finds operations by any name that pages show or clients use. The index is built on first use. */
export class OperationFinder {
  readonly #manifest: Manifest;
  readonly #redirects: RedirectFinder;
  #index: OperationIndex | null = null;

  constructor(manifest: Manifest, redirects: RedirectFinder) {
    this.#manifest = manifest;
    this.#redirects = redirects;
  }

  /**
   * Finds an operation by its id (`listInvoices`), by method and path or URL in any form (`GET
   * https://api.{domain}/v1/invoices?limit=5`, `/invoices/inv_8Zk2`), or by the path or URL of its page.
   */
  find(name: string): FoundPage | null {
    this.#index ??= indexOperations(this.#manifest);
    const [, method = '', address = ''] = /^\s*(?:([A-Za-z]+)\s+)?(\S+)\s*$/.exec(name) ?? [];
    const known = method === '' ? this.#index.byId.get(plainName(address || name)) : undefined;
    if (known !== undefined && !address.includes('/')) return known;
    const page = method === '' ? findPageAt(this.#manifest, this.#redirects, name.trim()) : null;
    if (page !== null) return page.page.kind === 'operation' ? page : null;
    return findLine(this.#index, method.toUpperCase(), address);
  }
}

/** Without a path of its own, an operation is that of the default version of its API. */
function indexOperations({ pages, site: { versions = [] } }: Manifest): OperationIndex {
  const byId = new Map<string, FoundPage>();
  const lines: Line[] = [];
  const others = new Set(versions.flatMap(({ isLast, name }) => (isLast ? [] : [name])));
  const isOther = ({ version = '' }: PageEntry): boolean => others.has(version);
  const operations = [...pages].filter(([, { kind }]) => kind === 'operation');
  for (const [path, page] of operations.sort((a, b) => Number(isOther(a[1])) - Number(isOther(b[1])))) {
    const name = plainName(path.slice(path.lastIndexOf('/') + 1));
    if (!byId.has(name)) byId.set(name, { path, page });
    const line = toLine(path, page);
    if (line !== null) lines.push(line);
  }
  return { byId, lines, roots: new Set(lines.flatMap(({ segments: [root = ''] }) => root.toLowerCase())) };
}

function toLine(path: string, page: PageEntry): Line | null {
  const [method, template] = page.operation?.split(' ') ?? [];
  return method === undefined || template === undefined ? null : { path, page, method, segments: toSegments(template) };
}

/**
 * The operation whose path matches the most of an address's end, preferring literal segments to parameters. No base URL
 * contains the beginning of a path: `POST /contacts/42/invoices` is not `POST /invoices`.
 */
function findLine({ lines, roots }: OperationIndex, method: string, address: string): FoundPage | null {
  const wanted = toSegments(address);
  let best: { line: Line; score: number } | null = null;
  for (const line of lines) {
    if (method !== '' && line.method !== method) continue;
    const base = wanted.length - line.segments.length;
    if (base < 0 || base > MAX_BASE_SEGMENTS || line.segments.length === 0) continue;
    if (wanted.slice(0, base).some((segment) => roots.has(segment.toLowerCase()))) continue;
    const matches = line.segments.map((segment, at) => matchSegment(segment, wanted[base + at] ?? ''));
    if (matches.includes(0)) continue;
    const score = matches.reduce((sum: number, value) => sum + value, 0) + (line.method === 'GET' ? 0.5 : 0);
    if (best === null || score > best.score) best = { line, score };
  }
  return best?.line ?? null;
}

/** 2 for the same segment, 1 for a parameter value, 0 for no match. */
function matchSegment(segment: string, wanted: string): 0 | 1 | 2 {
  if (segment.includes('{')) return wanted === '' ? 0 : /^[{:<]/.test(wanted) ? 2 : 1;
  return segment.toLowerCase() === wanted.toLowerCase() ? 2 : 0;
}

/** The segments of a path or URL, without host, query and fragment. The host may be a variable. */
function toSegments(address: string): string[] {
  return address
    .replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '')
    .replace(/[?#].*$/s, '')
    .split('/')
    .filter((segment) => segment !== '');
}

/** The path of an operation's page has the operation id in kebab-case, so both normalize to the same name. */
function plainName(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}
