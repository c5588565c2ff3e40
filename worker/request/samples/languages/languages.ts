import type { SampleLanguage } from '../sample-language.ts';
import { CSHARP } from './csharp/csharp-language.ts';
import { CURL } from './curl/curl-language.ts';
import { GO } from './go/go-language.ts';
import { JAVA } from './java/java-language.ts';
import { JAVASCRIPT } from './javascript/javascript-language.ts';
import { PHP } from './php/php-language.ts';
import { PYTHON } from './python/python-language.ts';
import { RUBY } from './ruby/ruby-language.ts';

/** All sample languages, in the default order of their tabs. */
export const SAMPLE_LANGUAGES: readonly SampleLanguage[] = [CURL, JAVASCRIPT, PHP, PYTHON, GO, JAVA, CSHARP, RUBY];

/** The language with this id in `site.yaml`, or null. */
export function findSampleLanguage(id: string): SampleLanguage | null {
  return SAMPLE_LANGUAGES.find((language) => language.id === id) ?? null;
}
