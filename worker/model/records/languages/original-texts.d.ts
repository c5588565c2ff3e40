import type { SiteFrame } from '../../site.ts';
import type { Manifest } from '../manifest.ts';
/** The site in another language. Its redirects include those from the paths of originals. */
interface TargetSite extends Pick<Manifest, 'redirects'> {
    readonly site: Pick<SiteFrame, 'origin' | 'base' | 'locale' | 'languages'>;
}
/**
 * Shows pages of the original language among those of another one. Both have the same records: their links are changed
 * when they are sent, so that readers stay in their language.
 */
export declare class OriginalTexts {
    #private;
    /** `target`: the site in the other language. */
    constructor(target: TargetSite);
    /** An article, or a part of it that ends between two tags. `language`: of its text (BCP 47). */
    article(html: string, language: string): string;
    /** HTML whose links stay in the language. */
    links(html: string): string;
    /** A Markdown text, whose links within the site begin with the origin. */
    markdown(text: string): string;
    /** The same page in the language, also if its translation has another path. */
    href(href: string): string;
}
export {};
