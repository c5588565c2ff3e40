import type { PageKind } from '../../model/page-kinds.ts';
import type { SearchPack, SearchPlace } from '../../model/search/search.ts';
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
/** A document as JSON. */
export type DocumentRow = readonly [
    path: string,
    kind: PageKind,
    title: string,
    operation: string | null,
    description: string,
    trail: readonly string[],
    places: readonly (readonly [kind: SearchPlace['kind'], id: string, label: string, text: string])[],
    scopes?: readonly string[]
];
/** The documents of an index, by page number. */
export declare class DocumentStore {
    #private;
    constructor(packs: readonly SearchPack[], store: PackStore);
    /** Throws if the store fails or the page does not exist. */
    read(page: number): Promise<SearchDocument>;
}
export {};
