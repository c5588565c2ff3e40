import type { Plugin } from 'esbuild';
import * as facts from '../../../worker/model/page-kinds.ts';
import { compareCodeUnits } from '../../base/code-unit-order.ts';

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
