import type { GrammarRules } from '../../model/markup/code-grammar.ts';
import type { SampleRequest } from './sample-request.ts';
import type { SdkPrinter } from './sdk-printer.ts';

/**
 * A language of code samples. Each has a folder in `languages/`, named by its id. Its generator is also the function
 * `generate` of the file with the same name, which forms load without the rest.
 */
export interface SampleLanguage {
  /** Id in `site.yaml`. */
  readonly id: string;
  /** Label of its tab. */
  readonly label: string;
  /** Whether an API has it by default. */
  readonly isDefault: boolean;
  /** Name of its grammar, in the build and in the browser. */
  readonly highlight: string;
  /** Lowercase names in code blocks and `x-codeSamples`. */
  readonly aliases: readonly string[];
  /** Grammar for highlighting in the browser. */
  readonly grammar: GrammarRules;
  readonly generate: (request: SampleRequest) => string;
  readonly sdk: SdkPrinter;
}
