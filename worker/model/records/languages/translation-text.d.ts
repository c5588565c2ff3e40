import type { Manifest, ManifestHead } from '../manifest.ts';
import { type OpenedPages, type TranslatedPagesText } from './translated-pages.ts';
/**
 * The deployed manifest of another language: what differs from the original's. A page that is not translated costs the
 * bytes of its validator.
 */
export interface TranslationText extends TranslatedPagesText {
    /** Changes of everything except pages and sidebars, as JSON. */
    readonly head: string;
    /** What differs from each sidebar of the original after its links have changed, as JSON, by its id. */
    readonly sidebars: Readonly<Record<string, string>>;
}
export declare function toTranslationText(translation: Manifest, original: Manifest): TranslationText;
/** Callers must not modify the manifest. */
export declare function openTranslation({ head: changes, sidebars, ...pages }: TranslationText, original: Pick<Manifest, 'sidebars'> & ManifestHead & OpenedPages): Manifest;
