/** Texts of the script that every page loads first. */
export interface ClientMessages {
    readonly colorModes: Readonly<Record<'dark' | 'light' | 'system', string>>;
    readonly currently: (mode: string) => string;
    readonly groupFailed: string;
    readonly tabs: string;
}
