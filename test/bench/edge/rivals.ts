import { join } from 'node:path';
import { bundleScript } from '../../../build/bundle/bundle-client.ts';
import type { Release } from '../../../build/release/make-release.ts';
import { workerModules } from '../../../build/release/write-release.ts';
import type { Control } from './entry.ts';
import { startWorkerd, type Workerd, type WorkerSource } from './workerd.ts';

/** The worker that is deployed, on a store in memory. */
export interface BenchedWorker extends Workerd {
  readonly port: number;
  /** Starts anew with so many workers that take turns. Returns how many records were read since the last time. */
  renew(control: Control): Promise<number>;
}

/** Runs a release's worker with those of its records that are named. */
export async function startOurs(folder: string, release: Release, keys: readonly string[]): Promise<BenchedWorker> {
  const code = workerModules(release);
  const records = keys.map((key, index) => ({ key, name: `record-${index}`, value: release.records.get(key) }));
  const index = [
    "import { createWorker, openManifest } from './app.js';",
    "import manifest from './manifest.js';",
    "import { createBenchWorker } from './entry.js';",
    ...records.map(({ name }, position) => `import r${position} from './${name}';`),
    `const records = new Map([${records.map(({ key }, position) => `[${JSON.stringify(key)}, r${position}]`).join(', ')}]);`,
    'export default createBenchWorker(createWorker, openManifest(manifest), records);',
  ];
  const modules = new Map<string, string | Uint8Array>([
    ['index.js', index.join('\n')],
    ['entry.js', await bundleScript(join(import.meta.dirname, 'entry.ts'), 'esm')],
    ['app.js', code.get('app.js') ?? ''],
    ['manifest.js', code.get('manifest.js') ?? ''],
  ]);
  for (const { name, value } of records) modules.set(name, value ?? new Uint8Array());
  const workerd = await startWorkerd(folder, [{ name: 'ours', modules }]);
  const port = workerd.ports.get('ours') ?? 0;
  return {
    ...workerd,
    port,
    async renew(control) {
      const response = await fetch(`http://127.0.0.1:${port}/`, { method: 'PUT', body: JSON.stringify(control) });
      return (await response.json()) as number;
    },
  };
}

/** What a worker answers that does nothing: the same headers, and a body of so many bytes, none for a status that has none. */
export interface ConstantAnswer {
  readonly name: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly bytes: number;
}

/** Runs a worker for each answer: the least that any worker can do for it. */
export function startConstant(folder: string, answers: readonly ConstantAnswer[]): Promise<Workerd> {
  return startWorkerd(folder, answers.map(toSource));
}

function toSource({ name, status, headers, bytes }: ConstantAnswer): WorkerSource {
  const body = status === 304 ? 'null' : `'x'.repeat(${bytes})`;
  const code = `const body = ${body};
const init = { status: ${status}, headers: new Headers(${JSON.stringify(headers)}) };
export default { fetch() { return new Response(body, init); } };`;
  return { name, modules: new Map([['index.js', code]]) };
}
