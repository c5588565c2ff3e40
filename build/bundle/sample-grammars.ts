import type { Plugin } from 'esbuild';
import { toGrammarSource } from '../../worker/model/code-grammar.ts';
import { SAMPLE_LANGUAGES } from '../../worker/request/samples/languages/languages.ts';

/**
 * Provides the browser's highlighter with the grammars of the sample languages, which are defined with their
 * generators.
 */
export const SAMPLE_GRAMMARS: Plugin = {
  name: 'sample-grammars',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^sample-grammars$/ }, ({ path }) => ({ path, namespace: 'sample-grammars' }));
    onLoad({ filter: /.*/, namespace: 'sample-grammars' }, () => ({ contents: toModule() }));
  },
};

/** Each grammar once, under all names of its language. */
function toModule(): string {
  const sources = SAMPLE_LANGUAGES.map(({ grammar }) => toGrammarSource(grammar));
  const members = SAMPLE_LANGUAGES.flatMap(({ highlight, aliases }, index) =>
    [...new Set([highlight, ...aliases])].map((name) => `${JSON.stringify(name)}: SOURCES[${index}]`),
  );
  return `const SOURCES = ${JSON.stringify(sources)};\nexport const SAMPLE_GRAMMARS = { ${members.join(', ')} };`;
}
