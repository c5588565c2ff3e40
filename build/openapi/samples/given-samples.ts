import type { SampleLanguage } from '../../../worker/request/samples/sample-language.ts';
import type { CodeSample, SampleGroup } from '../../page/blocks/api/samples/model.ts';
import type { Cursor } from '../core/references/cursor.ts';
import { toKebabCase } from '../core/slug.ts';

/** A code sample from the description. */
export interface GivenSample {
  readonly lang: string;
  readonly label: string | null;
  readonly source: string;
}

/** The samples in `x-codeSamples`, its other spellings and ReadMe's `x-readme`, without duplicates. */
export function readGivenSamples(operation: Cursor): GivenSample[] {
  const samples = [
    ...GIVEN_KEYS.flatMap((key) => operation.items(key).flatMap(readGivenSample)),
    ...operation.get('x-readme').items('code-samples').flatMap(readReadmeSample),
  ];
  return [...new Map(samples.map((sample) => [JSON.stringify(sample), sample])).values()];
}

const GIVEN_KEYS = ['x-codeSamples', 'x-code-samples', 'x-code-sample'];

function readGivenSample(sample: Cursor): GivenSample[] {
  const source = sample.text('source');
  if (source === null) return [];
  return [{ lang: sample.trimmed('lang') ?? 'text', label: sample.trimmed('label'), source: source.trimEnd() }];
}

/** Reads a sample with ReadMe's keys. */
function readReadmeSample(sample: Cursor): GivenSample[] {
  const source = sample.text('code');
  if (source === null) return [];
  return [{ lang: sample.trimmed('language') ?? 'text', label: sample.trimmed('name'), source: source.trimEnd() }];
}

/** The given samples in one language, in the order of the description. */
export function samplesIn(language: SampleLanguage, given: readonly GivenSample[]): CodeSample[] {
  return given
    .filter((sample) => matches(sample, language))
    .map(({ label, lang, source }, index) => ({
      id: toKebabCase(label ?? '') || `sample-${index + 1}`,
      label: label ?? lang,
      language: language.highlight,
      code: source,
    }));
}

/** The given samples in other languages, as separate groups. */
export function samplesInOthers(given: readonly GivenSample[], languages: readonly SampleLanguage[]): SampleGroup[] {
  const others = given.filter((sample) => !languages.some((language) => matches(sample, language)));
  const names = [...new Set(others.map(({ lang }) => lang))];
  return names.map((lang) => {
    const id = toKebabCase(lang) || 'other';
    const name = lang.toLowerCase();
    const known = languages.find(({ aliases }) => aliases.includes(name));
    const samples = others.filter((sample) => sample.lang === lang);
    return {
      id,
      label: (samples.length === 1 ? samples[0]?.label : null) ?? lang,
      samples: samples.map(({ label, source }, index) => ({
        id: `${id}-${index + 1}`,
        label: label ?? lang,
        language: known?.highlight ?? name,
        code: source,
      })),
    };
  });
}

/** Whether a sample takes the place of a generated one. A shell also runs other programs, such as a vendor's own. */
function matches({ lang, source }: GivenSample, { id, aliases }: SampleLanguage): boolean {
  const name = lang.toLowerCase();
  return aliases.includes(name) && (id !== 'curl' || name === 'curl' || /\bcurl\b/i.test(source));
}
