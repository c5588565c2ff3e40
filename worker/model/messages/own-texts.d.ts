/** Plural forms by CLDR category, or `empty` for a text without a value. */
export type Forms = Readonly<Partial<Record<string, string>>> & {
    readonly other: string;
};
/** A text with placeholders: their names in the order of the arguments, its forms, and the name that selects a form. */
export type Template = readonly [names: readonly string[], text: string | Forms, selector?: string];
/** A site's own texts by section and name, as in `Messages`. Plain data, which a build writes into bundles. */
export interface OwnTexts {
    readonly [key: string]: string | Template | OwnTexts;
}
/** A section of `Messages` with a site's own texts, in the language of the site (BCP 47). */
export declare function withOwnTexts<Section extends object>(section: Section, texts: OwnTexts, locale: string): Section;
/** A section of the English texts for a language that the engine has no texts for: with its formats of values. */
export declare function inLanguage<Section extends object>(section: Section, locale: string): Section;
