/** Texts of the search dialog, whose script loads on first use. */
export interface SearchMessages {
    readonly locale: string;
    readonly allMethods: string;
    readonly allResults: (count: string) => string;
    readonly area: string;
    readonly areas: Readonly<Record<'all' | 'guides' | 'api', string>>;
    readonly clear: string;
    readonly clearRecent: string;
    readonly clearText: string;
    readonly close: string;
    readonly failed: Readonly<Record<'offline' | 'outdated' | 'unavailable', string>>;
    readonly failedText: Readonly<Record<'offline' | 'outdated' | 'unavailable', string>>;
    readonly fullSearch: string;
    readonly goTo: string;
    readonly groups: Readonly<Record<'api' | 'best' | 'guides' | 'operations' | 'others', string>>;
    readonly didYouMean: string;
    readonly scopes: string;
    readonly keys: Readonly<Record<'choose' | 'close' | 'move' | 'newTab', string>>;
    readonly label: string;
    readonly loading: string;
    readonly method: string;
    readonly moreResults: string;
    readonly nothing: (text: string) => string;
    readonly nothingFiltered: (text: string) => string;
    readonly nothingText: string;
    readonly placeholder: string;
    readonly places: Readonly<Record<'heading' | 'parameter' | 'property' | 'response' | 'value', string>>;
    readonly recentPages: string;
    readonly recentSearches: string;
    readonly reload: string;
    readonly remove: (name: string) => string;
    readonly resultCount: (shown: number, total: number) => string;
    readonly results: string;
    readonly retry: string;
    readonly searchEverything: string;
    readonly showMore: string;
    readonly start: string;
}
