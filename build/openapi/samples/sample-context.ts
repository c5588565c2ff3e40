import type { BuildMessages } from '../../../worker/model/messages/messages.ts';
import type { ExampleContext } from '../examples/example-context.ts';

/** Shared state for compiling code samples. */
export interface SampleContext extends ExampleContext {
  readonly config: SampleSettings;
  readonly messages: BuildMessages;
}

/** The settings of an API that concern samples. */
interface SampleSettings {
  /** File or URL of the description, the base for relative server URLs. */
  readonly description: string;
  /** Languages in order, each with the template of its SDK variant. If undefined, the default languages. */
  readonly samples?:
    | readonly {
        readonly language: string;
        readonly label?: string | undefined;
        readonly sdk?: { readonly label: string; readonly template: string } | undefined;
      }[]
    | undefined;
}
