import type { SampleLanguage } from '../sample-language.ts';
/** All sample languages, in the order of their names, which is also the default order of their tabs. */
export declare const SAMPLE_LANGUAGES: readonly SampleLanguage[];
/** Languages of an API whose `site.yaml` names none. */
export declare const DEFAULT_LANGUAGES: readonly SampleLanguage[];
/** The language with this id in `site.yaml`, or null. */
export declare function findSampleLanguage(id: string): SampleLanguage | null;
