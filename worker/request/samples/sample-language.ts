import type { GrammarRules } from '../../model/code-grammar.ts';
import type { SampleRequest } from './sample-request.ts';
import type { SdkPrinter } from './sdk-printer.ts';

/**
 * Everything that the engine, the browser and the tests know about a language. Each language has a folder in
 * `languages/`.
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
  readonly runner: SampleRunner;
}

/** How to run programs in a language. The tests use it to send every hostile request. */
interface SampleRunner {
  readonly extension: string;
  readonly command: string;
  /** Arguments that run the programs listed after them, in one process if possible. */
  readonly driver: readonly string[];
  /** Arguments that exit with 0 if the command and the samples' libraries are installed. */
  readonly probe: readonly string[];
}
