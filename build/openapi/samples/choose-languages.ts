import { DEFAULT_LANGUAGES, findSampleLanguage } from '../../../worker/request/samples/languages/languages.ts';
import type { SampleLanguages } from './sample-context.ts';

type Setting = Omit<SampleLanguages['chosen'][number], 'language'> & { readonly language: string };

/** The languages that an API has in `site.yaml`, or the default ones. */
export function chooseLanguages(settings?: readonly Setting[]): SampleLanguages {
  const chosen =
    settings?.flatMap(({ language: id, ...options }) => {
      const language = findSampleLanguage(id);
      return language === null ? [] : [{ language, ...options }];
    }) ?? DEFAULT_LANGUAGES.map((language) => ({ language }));
  return { chosen, known: [...DEFAULT_LANGUAGES, ...chosen.map(({ language }) => language)] };
}
