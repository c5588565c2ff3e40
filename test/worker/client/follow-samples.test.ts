import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { SAMPLE_MODULES } from '../../../build/release/bundle/sample-modules.ts';
import { SAMPLE_LANGUAGES } from '../../../worker/request/samples/languages/languages.ts';
import { CREATE_BILL } from '../../build/openapi/samples/sample-requests.ts';

it('gives forms the generator of every language', async () => {
  const { outputFiles } = await build({
    stdin: { contents: "export { SAMPLE_GENERATORS } from 'sample-generators';" },
    bundle: true,
    format: 'esm',
    write: false,
    plugins: [SAMPLE_MODULES],
  });
  const code = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64');
  const { SAMPLE_GENERATORS } = await import(/* @vite-ignore */ `data:text/javascript;base64,${code}`);
  expect(Object.keys(SAMPLE_GENERATORS)).toEqual(SAMPLE_LANGUAGES.map(({ id }) => id));
  for (const { id, generate } of SAMPLE_LANGUAGES)
    expect(SAMPLE_GENERATORS[id](CREATE_BILL)).toBe(generate(CREATE_BILL));
});
