import { type Manifest, type PageEntry, type PageKind, pageLabel } from '../../model/manifest.ts';

export interface FoundPage {
  readonly path: string;
  readonly page: PageEntry;
}

/** Finds pages by words; the best come first. Its work is bounded whatever the query. */
export interface PageSearch {
  search(query: string, limit: number): readonly FoundPage[];
}

/** What of a query is looked at. */
const MAX_QUERY_LENGTH = 200;
const MAX_TERMS = 8;

/** A word in the name of a page tells more of it than one in its description. */
const WEIGHTS = { title: 8, path: 5, operation: 4, description: 2 } as const;
const PREFIX_SHARE = 0.6;

/** Pages that only lead on, or that repeat what operations say, come after those that answer. */
const KIND_WEIGHTS: Readonly<Record<PageKind, number>> = {
  guide: 1,
  operation: 1,
  api: 0.9,
  landing: 0.8,
  category: 0.7,
  tag: 0.7,
  schema: 0.6,
};

interface IndexedPage extends FoundPage {
  /** Words of each field between spaces, so that a word is found by its bounds. */
  readonly fields: readonly (readonly [text: string, weight: number])[];
}

/** Searches what the manifest says of pages: names, paths and descriptions, not their text. */
export class ManifestSearch implements PageSearch {
  readonly #manifest: Manifest;
  #pages: readonly IndexedPage[] | null = null;

  constructor(manifest: Manifest) {
    this.#manifest = manifest;
  }

  search(query: string, limit: number): readonly FoundPage[] {
    const terms = [...new Set(toWords(query.slice(0, MAX_QUERY_LENGTH)))].slice(0, MAX_TERMS);
    if (terms.length === 0) return [];
    this.#pages ??= indexPages(this.#manifest);
    return this.#pages
      .map((page) => ({ page, score: isExact(page, query) ? Number.MAX_VALUE : scorePage(page, terms) }))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score)
      .slice(0, limit)
      .map(({ page }) => page);
  }
}

/** Words in lower case: `listInvoices`, `list-invoices` and `List Invoices` are the same two. A plural is its singular. */
export function toWords(text: string): string[] {
  const spaced = text.replace(/(\p{Ll}|\p{N})(\p{Lu})/gu, '$1 $2').toLowerCase();
  return (spaced.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => (word.length > 3 ? word.replace(/s$/, '') : word));
}

function indexPages({ pages }: Manifest): IndexedPage[] {
  return Object.entries(pages).flatMap(([path, page]) => {
    if (page.unlisted === true) return [];
    const names = `${page.title} ${pageLabel(page)} ${page.keywords?.join(' ') ?? ''}`;
    const fields = (
      [
        [names, WEIGHTS.title],
        [path, WEIGHTS.path],
        [page.operation ?? '', WEIGHTS.operation],
        [page.description, WEIGHTS.description],
      ] as const
    ).map(([text, weight]) => [` ${toWords(text).join(' ')} `, weight] as const);
    return [{ path, page, fields }];
  });
}

/** `GET /invoices` is one operation, whatever others have the same words. */
function isExact({ page }: IndexedPage, query: string): boolean {
  return page.operation !== undefined && page.operation.toLowerCase() === query.trim().toLowerCase();
}

/** Every term counts where it is worth most; a page that has all of them is worth twice as much. */
function scorePage({ page, fields }: IndexedPage, terms: readonly string[]): number {
  let score = 0;
  let found = 0;
  for (const term of terms) {
    let best = 0;
    for (const [text, weight] of fields) {
      if (weight > best && text.includes(` ${term} `)) best = weight;
      else if (weight * PREFIX_SHARE > best && text.includes(` ${term}`)) best = weight * PREFIX_SHARE;
    }
    score += best;
    if (best > 0) found++;
  }
  // Of two names that have all the words, the shorter one is meant.
  const length = fields[0]?.[0].length ?? 0;
  return (score * KIND_WEIGHTS[page.kind] * (found === terms.length ? 2 : 1)) / (1 + length / 500);
}
