import { DEFAULT_LANGUAGES, findSampleLanguage } from '../../../worker/request/samples/languages/languages.ts';
import type { SampleLanguage } from '../../../worker/request/samples/sample-language.ts';

export interface SampleLanguages {
  /** In order, each with the template of its SDK variant. */
  readonly chosen: readonly {
    readonly language: SampleLanguage;
    readonly label?: string | undefined;
    readonly sdk?: { readonly label: string; readonly template: string } | undefined;
  }[];
  /** The chosen and the default ones: given samples in another language get a separate tab. */
  readonly known: readonly SampleLanguage[];
}

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
