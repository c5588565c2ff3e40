import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { PAGE_KIND_FACTS } from '../../../build/release/bundle/provided-modules.ts';
import { LISTS, SEARCH_LETTERS } from '../../../worker/model/page-kinds.ts';

describe('page kinds', () => {
  it('have different letters, which no method has', () => {
    const letters = Object.values(SEARCH_LETTERS);
    expect(new Set(letters).size).toBe(letters.length);
    expect(letters.join('')).toMatch(/^[a-z]+$/);
  });

  it('give a bundle only the facts that it uses', async () => {
    const { outputFiles } = await build({
      stdin: { contents: "export { LISTS } from './worker/model/page-kinds.ts';", resolveDir: process.cwd() },
      bundle: true,
      minify: true,
      format: 'esm',
      write: false,
      plugins: [PAGE_KIND_FACTS],
    });
    const list = JSON.stringify(LISTS);
    expect(outputFiles[0]?.text).toMatch(/^var (\w+)=(\[.*\]);export\{\1 as LISTS\};\n$/);
    expect(outputFiles[0]?.text).toContain(list);
  });
});
