import type { Plugin } from 'esbuild';
import { toGrammarSource } from '../../../worker/model/markup/code-grammar.ts';
import * as facts from '../../../worker/model/page-kinds.ts';
import { SAMPLE_LANGUAGES } from '../../../worker/request/samples/languages/languages.ts';
import { compareCodeUnits } from '../../base/code-unit-order.ts';
import { PROJECT_ROOT } from '../../base/project-root.ts';

/** Gives a bundle the facts about page kinds as data, so that it has only those that it uses, and not the whole table. */
export const PAGE_KIND_FACTS: Plugin = {
  name: 'page-kind-facts',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]model[\\/]page-kinds\.ts$/ }, () => ({
      // Not in the order of exports, which depends on what runs the build.
      contents: Object.entries(facts)
        .sort(([a], [b]) => compareCodeUnits(a, b))
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n'),
    }));
  },
};

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
