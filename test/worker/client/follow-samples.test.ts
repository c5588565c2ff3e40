import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { sampleGenerators } from '../../../build/release/bundle/provided-modules.ts';
import { SAMPLE_LANGUAGES } from '../../../worker/request/samples/languages/languages.ts';
import { CREATE_BILL } from '../../build/openapi/samples/sample-requests.ts';

it('gives forms the generators of the languages that a site shows', async () => {
  const shown = SAMPLE_LANGUAGES.slice(1);
  const { outputFiles } = await build({
    stdin: { contents: "export { SAMPLE_GENERATORS } from 'sample-generators';" },
    bundle: true,
    format: 'esm',
    write: false,
    plugins: [sampleGenerators(shown.map(({ id }) => id))],
  });
  const code = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64');
  const { SAMPLE_GENERATORS } = await import(/* @vite-ignore */ `data:text/javascript;base64,${code}`);
  expect(Object.keys(SAMPLE_GENERATORS)).toEqual(shown.map(({ id }) => id));
  for (const { id, generate } of shown) expect(SAMPLE_GENERATORS[id](CREATE_BILL)).toBe(generate(CREATE_BILL));
});
