import type { SampleRunner } from '../run-samples.ts';

export const RUNNER: SampleRunner = {
  extension: 'mjs',
  command: 'node',
  driver: [
    '--input-type=module',
    '--eval',
    'for (const path of process.argv.slice(1)) await import(path).catch((error) => console.error(path, error));',
  ],
  probe: ['--version'],
  streams: 'for await (const chunk of response.body',
  saves: "await writeFile('response.pdf', response.body);",
};
