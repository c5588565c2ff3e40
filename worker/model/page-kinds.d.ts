/** What the kind of a page decides, besides its article. */
interface KindFacts {
    /** Its letter in the search index, in lower case. */
    readonly letter: string;
    /** Its group of search results. */
    readonly results: 'api' | 'guides' | 'operations';
    /** Its rank in search: a share of the weight of its words. */
    readonly share: number;
    /** The stylesheet that its pages load in addition to the site's (`build/release/bundle/stylesheets.ts`). */
    readonly styles?: 'api' | 'cards' | 'landing' | 'overview';
    /** Type of its structured data (schema.org). */
    readonly type?: 'APIReference' | 'TechArticle' | 'WebAPI' | 'WebSite';
    /** Whether it only lists other pages, so that the full text omits it. */
    readonly isList?: true;
}
/**
 * Every kind of page, a line each. Guides explain, and have fewer names than operations. Pages that only link to others, or
 * repeat operations, come after pages with answers.
 */
declare const KINDS: {
    landing: {
        letter: string;
        results: "guides";
        share: number;
        styles: "landing";
        type: "WebSite";
        isList: true;
    };
    guide: {
        letter: string;
        results: "guides";
        share: number;
        type: "TechArticle";
    };
    category: {
        letter: string;
        results: "guides";
        share: number;
        styles: "cards";
        isList: true;
    };
    news: {
        letter: string;
        results: "guides";
        share: number;
        isList: true;
    };
    api: {
        letter: string;
        results: "api";
        share: number;
        styles: "overview";
        type: "WebAPI";
    };
    tag: {
        letter: string;
        results: "api";
        share: number;
        styles: "overview";
        isList: true;
    };
    operation: {
        letter: string;
        results: "operations";
        share: number;
        styles: "api";
        type: "APIReference";
    };
    schema: {
        letter: string;
        results: "api";
        share: number;
        styles: "api";
    };
};
export type PageKind = keyof typeof KINDS;
/** The content of a frame: a page, or a response that the worker makes: `error` (such as the 404) or `search` results. */
export type FrameKind = PageKind | 'error' | 'search';
export declare const SEARCH_LETTERS: Readonly<Record<"api" | "category" | "guide" | "landing" | "news" | "operation" | "schema" | "tag", string>>;
export declare const GUIDE_KINDS: readonly FrameKind[];
export declare const GUIDE_LETTERS: string[];
export declare const SEARCH_SHARES: Readonly<Record<"api" | "category" | "guide" | "landing" | "news" | "operation" | "schema" | "tag", number>>;
export declare const RESULT_GROUPS: Readonly<Record<"api" | "category" | "guide" | "landing" | "news" | "operation" | "schema" | "tag", "api" | "guides" | "operations">>;
export declare const KIND_STYLES: Readonly<Record<"api" | "category" | "guide" | "landing" | "news" | "operation" | "schema" | "tag", "api" | "cards" | "landing" | "overview" | undefined>>;
export declare const DATA_TYPES: Readonly<Partial<Record<FrameKind, KindFacts['type']>>>;
export declare const LISTS: readonly ("api" | "category" | "guide" | "landing" | "news" | "operation" | "schema" | "tag")[];
/** Pages that introduce the site, so that they need no breadcrumbs. */
export declare const HOMES: readonly FrameKind[];
export {};
