import type { PageKind } from '../../model/page-kinds.ts';
import type { SearchPack, SearchPlace } from '../../model/search/search.ts';
import { findLast } from './pack.ts';
import type { PackStore } from './pack-store.ts';

/** The indexed data of a page: everything that a result shows. */
export interface SearchDocument {
  readonly path: string;
  readonly kind: PageKind;
  readonly title: string;
  /** `GET /invoices`, or null. */
  readonly operation: string | null;
  readonly description: string;
  /** Labels of its ancestors, outermost first. */
  readonly trail: readonly string[];
  /** A page has hundreds, and a result shows a few. */
  readonly placeAt: (index: number) => DocumentPlace | null;
  /** Scopes that the operation requires. */
  readonly scopes: readonly string[];
}

/** A heading or field in a page with a fragment id. */
interface DocumentPlace extends SearchPlace {
  /** Fragment id. */
  readonly id: string;
  /** The beginning of its text; may be empty. */
  readonly text: string;
}

/** A document as JSON, without its places. */
export type DocumentRow = readonly [
  path: string,
  kind: PageKind,
  title: string,
  operation: string | null,
  description: string,
  trail: readonly string[],
  scopes?: readonly string[],
];

/** A place as JSON. */
export type PlaceRow = readonly [kind: SearchPlace['kind'], id: string, label: string, text: string];

/** Between a document and each of its places, which are parsed when a query needs them. JSON escapes it in texts. */
export const PLACE_SEPARATOR = '\t';

/** The documents of an index, by page number. */
export class DocumentStore {
  readonly #packs: readonly SearchPack[];
  readonly #store: PackStore;

  constructor(packs: readonly SearchPack[], store: PackStore) {
    this.#packs = packs.filter(({ firstPage }) => firstPage !== null);
    this.#store = store;
  }

  /** The line of a page. Throws if the store fails or the page does not exist. */
  async readLine(page: number): Promise<string> {
    const source = this.#packs[findLast(this.#packs, page, ({ firstPage }) => firstPage ?? 0)];
    const pack = source && (await this.#store.load(source));
    const block = pack?.documents[findLast(pack.documents, page, ({ first }) => first)];
    const line = block && pack?.readDocument(block, page - block.first);
    if (line == null) throw new Error(`Cannot read page ${page}: not in pack ${source?.key}`);
    return line;
  }

  /** Throws if the store fails or the page does not exist. */
  async read(page: number): Promise<SearchDocument> {
    const line = await this.readLine(page);
    const [row = '', ...places] = line.split(PLACE_SEPARATOR);
    const [path, kind, title, operation, description, trail, scopes = []] = JSON.parse(row) as DocumentRow;
    return {
      path,
      kind,
      title,
      operation,
      description,
      trail,
      scopes,
      placeAt(index) {
        const place = places[index];
        if (place === undefined) return null;
        const [placeKind, id, label, text] = JSON.parse(place) as PlaceRow;
        return { kind: placeKind, id, label, text };
      },
    };
  }
}
