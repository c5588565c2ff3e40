import type { PageKind } from '../model/page-kind.ts';
import type { RecentMap } from '../model/recent-map.ts';
import type { SearchPack, SearchPlace } from '../model/search.ts';
import { findLast } from './pack.ts';
import type { PackStore } from './pack-store.ts';

/** What the index says of a page: all that a result shows. */
export interface SearchDocument {
  readonly path: string;
  readonly kind: PageKind;
  readonly title: string;
  /** `GET /invoices`, or null. */
  readonly operation: string | null;
  readonly description: string;
  /** Labels above it, outermost first. */
  readonly trail: readonly string[];
  readonly places: readonly DocumentPlace[];
  /** Scopes that an operation needs. */
  readonly scopes: readonly string[];
}

/** A heading or field of a page that can be linked. */
interface DocumentPlace extends SearchPlace {
  /** Fragment id. */
  readonly id: string;
  /** How its text begins; empty when there is none. */
  readonly text: string;
}

/** The same as JSON. */
export type DocumentRow = readonly [
  path: string,
  kind: PageKind,
  title: string,
  operation: string | null,
  description: string,
  trail: readonly string[],
  places: readonly (readonly [kind: SearchPlace['kind'], id: string, label: string, text: string])[],
  scopes?: readonly string[],
];

/** The documents of an index by number of their page. */
export class DocumentStore {
  readonly #packs: readonly SearchPack[];
  readonly #store: PackStore;
  readonly #blocks: RecentMap<string, readonly DocumentRow[]>;

  constructor(packs: readonly SearchPack[], store: PackStore, blocks: RecentMap<string, readonly DocumentRow[]>) {
    this.#packs = packs.filter(({ firstPage }) => firstPage !== null);
    this.#store = store;
    this.#blocks = blocks;
  }

  /** Throws when the store fails, or when there is no such page. */
  async read(page: number): Promise<SearchDocument> {
    const source = this.#packs[findLast(this.#packs, page, ({ firstPage }) => firstPage ?? 0)];
    if (source === undefined) throw new Error('Cannot read documents: the index has none');
    const pack = await this.#store.load(source);
    const block = pack.documents[findLast(pack.documents, page, ({ first }) => first)];
    if (block === undefined) throw new Error(`Cannot read page ${page}: pack ${source.key} has no documents`);
    const rows = this.#blocks.take(
      `${source.key} ${block.start}`,
      () => pack.parse(block.start, block.end) as readonly DocumentRow[],
    );
    const row = rows[page - block.first];
    if (row === undefined) throw new Error(`Cannot read page ${page}: pack ${source.key} does not have it`);
    const [path, kind, title, operation, description, trail, places, scopes = []] = row;
    return {
      path,
      kind,
      title,
      operation,
      description,
      trail,
      scopes,
      places: places.map(([placeKind, id, label, text]) => ({ kind: placeKind, id, label, text })),
    };
  }
}
