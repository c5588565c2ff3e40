import type { BuildMessages } from '../../../worker/model/messages/messages.ts';
import type { ExampleContext } from '../examples/read-examples.ts';
import type { SampleLanguages } from './choose-languages.ts';

/** What the requests that samples send are made with. */
export interface SampleContext extends ExampleContext {
  /** `description`: its file or URL, the base for relative server URLs. */
  readonly config: { readonly description: string };
  readonly messages: BuildMessages;
}

/** What code samples are compiled with. */
export interface CodeSampleContext extends SampleContext {
  /** A function, so that only what has samples depends on this setting. */
  readonly languages: () => SampleLanguages;
}
