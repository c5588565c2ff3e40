/** The locale for a BCP 47 tag: an exact match, a match by language, or the first locale. */
export function findLocale<Locale extends { readonly locale: string }>(
  all: readonly [Locale, ...Locale[]],
  tag: string,
): Locale {
  const find = (name: string | undefined) => all.find(({ locale }) => locale === name);
  return find(tag) ?? find(tag.split('-')[0]) ?? all[0];
}
