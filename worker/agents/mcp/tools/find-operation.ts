import { findPageAt } from '../../../edge/markdown/find-markdown.ts';
import type { RedirectFinder } from '../../../edge/redirects/find-redirect.ts';
import { compareTemplates } from '../../../model/addresses/path-template.ts';
import type { Manifest, PageEntry } from '../../../model/records/manifest.ts';
import type { FoundPage } from '../../../model/records/pages/page-table.ts';

/** An operation by method and path: `GET /invoices/{invoiceId}`. */
interface Line extends FoundPage {
  readonly method: string;
  /** In lower case, like addresses that are looked up. */
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
    // An id may have slashes, such as `issues/create`; a path begins with one.
    if (known !== undefined && !address.startsWith('/')) return known;
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
    const [method = '', template = ''] = page.operation?.split(' ') ?? [];
    lines.push({ path, page, method, segments: toSegments(template) });
  }
  return { byId, lines, roots: new Set(lines.flatMap(({ segments: [root = ''] }) => root)) };
}

/**
 * The operation whose path matches an address's end. No base URL contains the beginning of a path:
 * `POST /contacts/42/invoices` is not `POST /invoices`.
 */
function findLine({ lines, roots }: OperationIndex, method: string, address: string): FoundPage | null {
  const wanted = toSegments(address);
  const matching = lines.filter((line) => {
    const base = wanted.length - line.segments.length;
    return (
      (method === '' || line.method === method) &&
      base >= 0 &&
      base <= MAX_BASE_SEGMENTS &&
      line.segments.length > 0 &&
      !wanted.slice(0, base).some((segment) => roots.has(segment)) &&
      line.segments.every((segment, at) => matchesSegment(segment, wanted[base + at] ?? ''))
    );
  });
  const isGet = ({ method }: Line): number => Number(method === 'GET');
  return matching.sort((a, b) => compareTemplates(a.segments, b.segments) || isGet(b) - isGet(a))[0] ?? null;
}

/** Whether a segment begins and ends as that of a template does. What is fixed between two variables is not compared. */
function matchesSegment(template: string, text: string): boolean {
  const [start = '', ...rest] = template.split(/\{[^{}]*\}/);
  const end = rest.at(-1);
  if (end === undefined) return text === template;
  return text.startsWith(start) && text.endsWith(end) && text.length > start.length + end.length;
}

/** The segments of a path or URL in lower case, without host, query and fragment. The host may be a variable. */
function toSegments(address: string): string[] {
  return address
    .toLowerCase()
    .replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/, '')
    .replace(/[?#].*$/s, '')
    .split('/')
    .filter(Boolean);
}

/** The path of an operation's page has the operation id in kebab-case, so both normalize to the same name. */
function plainName(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}
