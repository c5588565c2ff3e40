/** Plural forms: `other`, and the other categories that the language has (Unicode CLDR plural categories). */
type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & {
    readonly other: string;
};
/** Returns a function that selects a plural form, so that locales contain only forms and no rules. */
export declare function pluralizer(locale: string): (count: number, forms: PluralForms) => string;
export {};
