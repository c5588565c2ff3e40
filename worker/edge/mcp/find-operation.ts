import type { Manifest, PageEntry } from '../../model/manifest.ts';
import { findPageAt } from '../agents/find-markdown.ts';
import type { RedirectFinder } from '../find-redirect.ts';
import type { FoundPage } from '../search/site-search.ts';

/** Operations by the names that they are known under; indexed once, when one is first asked for. */
export class OperationFinder {
  readonly #manifest: Manifest;
  readonly #redirects: RedirectFinder;
  #byName: ReadonlyMap<string, FoundPage> | null = null;

  constructor(manifest: Manifest, redirects: RedirectFinder) {
    this.#manifest = manifest;
    this.#redirects = redirects;
  }

  /** By operation id (`listInvoices`), method and path (`GET /invoices`), path or URL of its page; null when there is none. */
  find(name: string): FoundPage | null {
    this.#byName ??= indexOperations(this.#manifest);
    const line = /^\s*([A-Za-z]+)\s+(\S+)\s*$/.exec(name);
    const known = this.#byName.get(line === null ? plainName(name) : lineName(`${line[1]?.toUpperCase()} ${line[2]}`));
    if (known !== undefined) return known;
    const found = findPageAt(this.#manifest, this.#redirects, name.trim());
    return found !== null && found.page.kind === 'operation' ? found : null;
  }
}

function indexOperations({ pages }: Manifest): ReadonlyMap<string, FoundPage> {
  const byName = new Map<string, FoundPage>();
  const add = (name: string, path: string, page: PageEntry): void => {
    if (!byName.has(name)) byName.set(name, { path, page });
  };
  for (const [path, page] of pages) {
    if (page.kind !== 'operation') continue;
    add(plainName(path.slice(path.lastIndexOf('/') + 1)), path, page);
    if (page.operation !== undefined) add(lineName(page.operation), path, page);
  }
  return byName;
}

/** A page's path has the id in kebab-case: without case and hyphens the two are the same. */
function plainName(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

/** What a path parameter is called makes no difference. */
function lineName(line: string): string {
  return line.replace(/\{[^}]*\}/g, '{}').replace(/\/+$/, '');
}
