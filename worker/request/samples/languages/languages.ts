import type { SampleLanguage } from '../sample-language.ts';
import * as all from './all.ts';

/** All sample languages, in the order of their names, which is also the default order of their tabs. */
export const SAMPLE_LANGUAGES: readonly SampleLanguage[] = Object.values(all);

/** Languages of an API whose `site.yaml` names none. */
export const DEFAULT_LANGUAGES: readonly SampleLanguage[] = SAMPLE_LANGUAGES.filter(({ isDefault }) => isDefault);

/** The language with this id in `site.yaml`, or null. */
export function findSampleLanguage(id: string): SampleLanguage | null {
  return SAMPLE_LANGUAGES.find((language) => language.id === id) ?? null;
}
