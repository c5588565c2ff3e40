/** Texts of scripts that load later. */
export interface LaterMessages {
    readonly backToTop: string;
    readonly close: string;
    readonly copied: string;
    readonly copyCode: string;
    readonly copyFailed: string;
    readonly crashed: string;
    readonly crashedText: string;
    /** Announced for a value in code, with the section that has its field. */
    readonly documentedIn: (name: string, section: string) => string;
    readonly enlarge: (description: string) => string;
    readonly enlarged: string;
    readonly expandCode: string;
    readonly filterList: string;
    /** In place of a list whose filter matches nothing. */
    readonly filteredOut: string;
    readonly loadFailed: string;
    readonly loadFailedText: string;
    readonly loading: string;
    /** The button that shows the fields of a field or schema in place. */
    readonly fieldsOf: (name: string) => string;
    readonly fieldsShown: (count: number) => string;
    readonly fieldsFailed: string;
    readonly retry: string;
    readonly shortcutNames: Readonly<Record<'back' | 'fields' | 'help' | 'next' | 'search' | 'top', string>>;
    readonly shortcuts: string;
    readonly shortcutsText: string;
    readonly toggleShortcuts: string;
    readonly toggleWordWrap: string;
    readonly tryAgain: string;
}
