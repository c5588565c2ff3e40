/** The words for a count: `other` always, the rest where the language has them (Unicode CLDR plural categories). */
type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string };

/** Chooses between the forms of a language, so that a locale states each form and no rule. */
export function pluralizer(locale: string): (count: number, forms: PluralForms) => string {
  const rules = new Intl.PluralRules(locale);
  return (count, forms) => forms[rules.select(count)] ?? forms.other;
}
