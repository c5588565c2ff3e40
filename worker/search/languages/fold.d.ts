/** Lower case without diacritics: `Café` → `cafe`, `Straße` → `strasse`. */
export declare function foldDiacritics(text: string): string;
