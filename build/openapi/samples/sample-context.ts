import type { BuildMessages } from '../../../worker/model/messages/build-locales.ts';
import type { ExampleContext } from '../examples/example-context.ts';

/** What code samples are compiled with. */
export interface SampleContext extends ExampleContext {
  readonly config: SampleSettings;
  readonly messages: BuildMessages;
}

/** What the settings of an API say about its samples. */
interface SampleSettings {
  /** File or URL of the description, which relative server URLs are resolved against. */
  readonly description: string;
  /** Languages in order, each with the template of its SDK variant; not given: the default ones. */
  readonly samples?:
    | readonly {
        readonly language: string;
        readonly label?: string | undefined;
        readonly sdk?: { readonly label: string; readonly template: string } | undefined;
      }[]
    | undefined;
}
