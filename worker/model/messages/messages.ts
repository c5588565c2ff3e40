import type * as english from './en.ts';
import type { OwnTexts } from './own-texts.ts';

/** What a locale has in place of the English texts: a text for each text, with the same values. */
type TextsFor<English> = English extends string
  ? string
  : English extends (...values: infer Values) => string
    ? (...values: Values) => string
    : { readonly [Name in keyof English]: TextsFor<English[Name]> };

/**
 * Every text of the interface. A locale is a module of this type here, with an export for each section, so that each
 * bundle includes only its own texts: none has those of `article`. It uses `Intl.PluralRules` for plural forms and
 * `Intl` for lists and dates. `en.ts` says what each text is for, and names its values. `locale` is a BCP 47 language
 * tag, and the name of the module.
 */
export type Locale = TextsFor<typeof english>;

/** The same for code that is not bundled, and for sites that change texts: pages have one section. */
export interface Messages extends Omit<Locale, 'article' | 'page'> {
  readonly page: Locale['article'] & Locale['page'];
  /** A site's own texts, if it has any. */
  readonly own?: OwnTexts;
}

export type AccessMessages = Messages['access'];
export type AgentMessages = Messages['agents'];
export type ClientMessages = Messages['client'];
export type ExampleTexts = Messages['reference']['exampleTexts'];
export type FaultMessages = Messages['faults'];
/** Texts of the frames of pages, and of pages that the edge renders. */
export type FrameMessages = Locale['page'];
export type LaterMessages = Messages['later'];
export type MockAddressMessages = Messages['mockAddress'];
export type PageMessages = Messages['page'];
export type ReferenceMessages = Messages['reference'];
export type SearchMessages = Messages['search'];
export type TryItMessages = Messages['tryIt'];

/** Texts of what the build renders. */
export type BuildMessages = Pick<Messages, 'locale' | 'news' | 'own' | 'page' | 'reference'>;

/** Texts of what the worker renders without the modules that it loads on demand. */
export type EdgeMessages = Pick<Locale, 'agents' | 'page'>;
