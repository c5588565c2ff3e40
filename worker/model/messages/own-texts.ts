/** Plural forms by CLDR category, or `empty` for a text without a value. */
export type Forms = Readonly<Partial<Record<string, string>>> & { readonly other: string };

/** A text with placeholders: their names in the order of the arguments, its forms, and the name that selects a form. */
export type Template = readonly [names: readonly string[], text: string | Forms, selector?: string];

/** A site's own texts by section and name, as in `Messages`. Plain data, which a build writes into bundles. */
export interface OwnTexts {
  readonly [key: string]: string | Template | OwnTexts;
}

/** A section of `Messages` with a site's own texts, in the language of the site (BCP 47). */
export function withOwnTexts<Section extends object>(section: Section, texts: OwnTexts, locale: string): Section {
  const plurals = new Intl.PluralRules(locale);
  return replaceTexts(section, toTexts(texts, plurals, new Intl.ListFormat(locale, OR))) as Section;
}

const OR = { type: 'disjunction' } as const;

/** A section of the English texts for a language that the engine has no texts for: with its formats of values. */
export function inLanguage<Section extends object>(section: Section, locale: string): Section {
  const unit = (name: string, unitDisplay: 'long' | 'short') =>
    new Intl.NumberFormat(locale, { style: 'unit', unit: name, unitDisplay, maximumFractionDigits: 1 });
  const formats: Readonly<Record<string, unknown>> = {
    locale,
    or: (names: readonly string[]) => new Intl.ListFormat(locale, OR).format(names),
    list: (names: readonly string[]) => new Intl.ListFormat(locale).format(names),
    bytes: (count: number) =>
      count < 1_000 ? unit('byte', 'long').format(count) : unit('kilobyte', 'short').format(count / 1_000),
  };
  const own = Object.entries(formats).filter(([name]) => name in section);
  return { ...section, ...Object.fromEntries(own) };
}

/** The section with some texts replaced, at any depth. */
function replaceTexts(section: object, texts: Readonly<Record<string, unknown>>): object {
  const replaced = Object.entries(section).map(([key, text]) => {
    const own = texts[key] ?? text;
    return [key, typeof own === 'object' ? replaceTexts(text, own as Record<string, unknown>) : own];
  });
  return Object.fromEntries(replaced);
}

function toTexts(texts: OwnTexts, plurals: Intl.PluralRules, or: Intl.ListFormat): Record<string, unknown> {
  const fill = ([names, text, selector]: Template, values: readonly unknown[]): string => {
    const selected = selector === undefined ? undefined : values[names.indexOf(selector)];
    const chosen = typeof text === 'string' ? text : (text[toForm(selected, plurals)] ?? text.other);
    return chosen.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
      const index = names.indexOf(name);
      const value = values[index];
      return index < 0 ? placeholder : Array.isArray(value) ? or.format(value.map(String)) : String(value ?? '');
    });
  };
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => {
      if (typeof text === 'string') return [key, text];
      return [key, isTemplate(text) ? (...values: unknown[]) => fill(text, values) : toTexts(text, plurals, or)];
    }),
  );
}

function toForm(value: unknown, plurals: Intl.PluralRules): string {
  if (value == null || value === '') return 'empty';
  return plurals.select(Array.isArray(value) ? value.length : Number(value));
}

function isTemplate(text: Template | OwnTexts): text is Template {
  return Array.isArray(text);
}
