import type { Plugin } from 'esbuild';
import { toGrammarSource } from '../../../worker/model/code-grammar.ts';
import { SAMPLE_LANGUAGES } from '../../../worker/request/samples/languages/languages.ts';
import { PROJECT_ROOT } from '../../base/project-root.ts';

/**
 * Provides scripts with parts of the sample languages: the highlighter with the grammars, forms with the generators. The
 * languages themselves also have SDK printers, which readers would download.
 */
export const SAMPLE_MODULES: Plugin = {
  name: 'sample-languages',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^sample-(?:generators|grammars)$/ }, ({ path }) => ({ path, namespace: 'sample-languages' }));
    onLoad({ filter: /.*/, namespace: 'sample-languages' }, ({ path }) => ({
      contents: path === 'sample-grammars' ? toGrammars() : toGenerators(),
      resolveDir: PROJECT_ROOT,
    }));
  },
};

function toGenerators(): string {
  const ids = SAMPLE_LANGUAGES.map(({ id }) => id);
  const imports = ids.map(
    (id) => `import { generate as ${id} } from './worker/request/samples/languages/${id}/${id}.ts';\n`,
  );
  return `${imports.join('')}export const SAMPLE_GENERATORS = { ${ids.join(', ')} };\n`;
}

/** Each grammar once, under all names of its language. */
function toGrammars(): string {
  const sources = SAMPLE_LANGUAGES.map(({ grammar }) => toGrammarSource(grammar));
  const members = SAMPLE_LANGUAGES.flatMap(({ highlight, aliases }, index) =>
    [...new Set([highlight, ...aliases])].map((name) => `${JSON.stringify(name)}: SOURCES[${index}]`),
  );
  return `const SOURCES = ${JSON.stringify(sources)};\nexport const SAMPLE_GRAMMARS = { ${members.join(', ')} };`;
}
