declare module 'sample-grammars' {
  /** Source of a grammar by each name of its language; the bundler writes it (`build/bundle/sample-grammars.ts`). */
  export const SAMPLE_GRAMMARS: Readonly<Record<string, string>>;
}
