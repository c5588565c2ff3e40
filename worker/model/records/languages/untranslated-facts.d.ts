import type { SiteFrame } from '../../site.ts';
import type { PageFacts } from '../manifest.ts';
export interface Languages {
    /** The site in the language of the content. */
    readonly original: Pick<SiteFrame, 'locale' | 'origin' | 'base'>;
    /** The other language (BCP 47). */
    readonly locale: string;
}
/** The facts of a page in a language that it is not translated into. Its canonical URL is that of the original. */
export declare function untranslatedFacts<Facts extends PageFacts>(path: string, { untranslated, ...facts }: Facts, { original, locale }: Languages): Omit<Facts, 'untranslated'> & Pick<PageFacts, 'untranslated' | 'language' | 'canonical'>;
