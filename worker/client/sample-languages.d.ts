// Parts of the sample languages, which the bundler takes from their registry (`build/release/bundle/sample-modules.ts`).

declare module 'sample-grammars' {
  /** By language name. */
  export const SAMPLE_GRAMMARS: Readonly<Record<string, string>>;
}

declare module 'sample-generators' {
  import type { SampleRequest } from '../request/samples/sample-request.ts';

  /** By id of the language, which is also the name of its tab. */
  export const SAMPLE_GENERATORS: Readonly<Record<string, (request: SampleRequest) => string>>;
}
