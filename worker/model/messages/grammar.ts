/** Plural forms: `other`, and the other categories that the language has (Unicode CLDR plural categories). */
type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string };

/** Returns a function that selects a plural form, so that locales contain only forms and no rules. */
export function pluralizer(locale: string): (count: number, forms: PluralForms) => string {
  const rules = new Intl.PluralRules(locale);
  return (count, forms) => forms[rules.select(count)] ?? forms.other;
}

/** Returns a function that writes a number before the form of a noun that it needs: `2 items`. */
export function counter(locale: string): (count: number | string, noun: PluralForms) => string {
  const plural = pluralizer(locale);
  return (count, noun) => `${count} ${plural(Number(count), noun)}`;
}

/** Returns a function that joins names. It makes its format, which takes a millisecond, when it is first called. */
export function lister(locale: string): (names: readonly string[]) => string {
  let format: Intl.ListFormat | null = null;
  return (names) => {
    format ??= new Intl.ListFormat(locale);
    return format.format(names);
  };
}
