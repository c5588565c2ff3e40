/** `en` → `en_US`: Open Graph requires a region (https://ogp.me/#optional). */
export function toOpenGraphLocale(locale: string): string {
  const { language, region } = new Intl.Locale(locale).maximize();
  return region === undefined ? language : `${language}_${region}`;
}
