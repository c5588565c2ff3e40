import type { SampleRequest } from '../sample-request.ts';
import { toCurl } from './curl/curl.ts';
import { toJavaScript } from './javascript/javascript.ts';
import { toPhp } from './php/php.ts';
import { toPython } from './python/python.ts';

export type SampleLanguageId = 'curl' | 'javascript' | 'php' | 'python';

export interface SampleLanguage {
  readonly id: SampleLanguageId;
  /** What a tab is called. */
  readonly label: string;
  /** The grammar for syntax highlighting. */
  readonly highlight: 'bash' | 'javascript' | 'php' | 'python';
  readonly generate: (request: SampleRequest) => string;
}

/** Every language that a request is shown in, in the order of the tabs. */
export const SAMPLE_LANGUAGES: readonly SampleLanguage[] = [
  { id: 'curl', label: 'curl', highlight: 'bash', generate: toCurl },
  { id: 'javascript', label: 'JavaScript', highlight: 'javascript', generate: toJavaScript },
  { id: 'php', label: 'PHP', highlight: 'php', generate: toPhp },
  { id: 'python', label: 'Python', highlight: 'python', generate: toPython },
];
