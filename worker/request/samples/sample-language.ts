import type { GrammarRules } from '../../model/code-grammar.ts';
import type { SampleRequest } from './sample-request.ts';
import type { SdkPrinter } from './sdk-printer.ts';

/** All that the engine, the browser and the tests know about one language; each has a folder below `languages/`. */
export interface SampleLanguage {
  /** As `site.yaml` names it. */
  readonly id: string;
  /** The label of its tab. */
  readonly label: string;
  /** Whether an API shows it whose `samples` names no languages. */
  readonly isDefault: boolean;
  /** Name of its grammar, in the build and in the browser. */
  readonly highlight: string;
  /** Lower-case names in code blocks and `x-codeSamples`. */
  readonly aliases: readonly string[];
  /** Colours for the browser. */
  readonly grammar: GrammarRules;
  readonly generate: (request: SampleRequest) => string;
  readonly sdk: SdkPrinter;
  readonly runner: SampleRunner;
}

/** How a machine runs programs in a language: the tests send every hostile request with it. */
interface SampleRunner {
  readonly extension: string;
  readonly command: string;
  /** Arguments that run the programs named after them, in one process where the language allows it. */
  readonly driver: readonly string[];
  /** Arguments that exit 0 where the command and the samples' libraries are installed. */
  readonly probe: readonly string[];
}
