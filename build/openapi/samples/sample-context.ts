import type { BuildMessages } from '../../../worker/model/messages/messages.ts';
import type { SampleLanguage } from '../../../worker/request/samples/sample-language.ts';
import type { ExampleContext } from '../examples/example-context.ts';

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

export interface SampleLanguages {
  /** In order, each with the template of its SDK variant. */
  readonly chosen: readonly {
    readonly language: SampleLanguage;
    readonly label?: string | undefined;
    readonly sdk?: { readonly label: string; readonly template: string } | undefined;
  }[];
  /** The chosen and the default ones: given samples in another language get a tab of their own. */
  readonly known: readonly SampleLanguage[];
}
