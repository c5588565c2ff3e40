import type { Manifest } from '../manifest.ts';
import { type ViewPagesText } from './view-pages.ts';
/** The deployed manifest of a view in one language: what differs from that of the public view. */
export interface ViewManifestText extends ViewPagesText {
    /** Changes of everything except pages and sidebars, as JSON. */
    readonly head: string;
    /** What differs from each sidebar of the public view, as JSON, by its id. */
    readonly sidebars: Readonly<Record<string, string>>;
}
/** A view in all languages: a module of the worker. */
export interface ViewText extends ViewManifestText {
    /** The manifests of other languages. */
    readonly translations?: readonly ViewManifestText[];
}
export declare function toViewText(view: Manifest, open: Manifest): ViewText;
/** The manifest of a view. `open`: that of the public view. Callers must not modify it. */
export declare function openView({ translations, ...text }: ViewText, open: Manifest): Manifest;
