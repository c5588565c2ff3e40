import { type TranslationText } from './languages/translation-text.ts';
import type { Manifest } from './manifest.ts';
import { type PageTableText } from './page-table.ts';
/**
 * A deployed manifest. A site of 20,000 pages has megabytes of entries and sidebars, of which a request needs one or
 * two. They stay text, in ASCII, and are parsed on demand.
 */
export interface ManifestText extends PageTableText {
    /** Everything except pages and sidebars, as JSON. */
    readonly head: string;
    /** Each sidebar as JSON, by its id. */
    readonly sidebars: Readonly<Record<string, string>>;
    /** The manifests of other languages. */
    readonly translations?: readonly TranslationText[];
}
/** Without other views, each of which is a module of its own (views/view-text.ts). */
export declare function toManifestText({ views: _views, ...manifest }: Manifest): ManifestText;
/** The manifest of a deployed text. Callers must not modify it. */
export declare function openManifest({ head, pages, hashes, sidebars, translations }: ManifestText): Manifest;
