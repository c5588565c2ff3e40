import type { Plugin } from 'esbuild';
import { toGrammarSource } from '../../../worker/model/code-grammar.ts';
import { SAMPLE_LANGUAGES } from '../../../worker/request/samples/languages/languages.ts';
import { PROJECT_ROOT } from '../../base/project-root.ts';

/** Provides the highlighter with the grammars of the sample languages. */
export const SAMPLE_GRAMMARS: Plugin = provideModule('sample-grammars', toGrammars);

/**
 * Provides forms with the generators of these languages, by id. The languages themselves also have SDK printers, which
 * readers would download.
 */
export function sampleGenerators(ids: readonly string[]): Plugin {
  return provideModule('sample-generators', () => {
    const imports = ids.map(
      (id) => `import { generate as ${id} } from './worker/request/samples/languages/${id}/${id}.ts';\n`,
    );
    return `${imports.join('')}export const SAMPLE_GENERATORS = { ${ids.join(', ')} };\n`;
  });
}

function provideModule(name: string, toContents: () => string): Plugin {
  return {
    name,
    setup({ onResolve, onLoad }) {
      onResolve({ filter: new RegExp(`^${name}$`) }, ({ path }) => ({ path, namespace: name }));
      onLoad({ filter: /.*/, namespace: name }, () => ({ contents: toContents(), resolveDir: PROJECT_ROOT }));
    },
  };
}

/** Each grammar once, under all names of its language. */
function toGrammars(): string {
  const sources = SAMPLE_LANGUAGES.map(({ grammar }) => toGrammarSource(grammar));
  const members = SAMPLE_LANGUAGES.flatMap(({ highlight, aliases }, index) =>
    [...new Set([highlight, ...aliases])].map((name) => `${JSON.stringify(name)}: SOURCES[${index}]`),
  );
  return `const SOURCES = ${JSON.stringify(sources)};\nexport const SAMPLE_GRAMMARS = { ${members.join(', ')} };`;
}
