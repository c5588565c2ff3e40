import { join } from 'node:path';
import { bundleScript } from '../../../build/release/bundle/bundle-client.ts';
import type { Release } from '../../../build/release/records/make-release.ts';
import { workerModules } from '../../../build/release/records/write-release.ts';
import type { Control } from './entry.ts';
import { startWorkerd, type Workerd, type WorkerSource } from './workerd.ts';

/** The deployed worker with a store in memory. */
export interface BenchedWorker extends Workerd {
  readonly port: number;
  /** Starts again with this many workers in turn. Returns the number of records read since the last start. */
  renew(control: Control): Promise<number>;
}

/** Runs a release's worker with the given records. */
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
  for (const [name, lazy] of Object.entries(release.lazyModules ?? {})) modules.set(name, lazy);
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

/** The response of an empty worker: the same headers, and a body of the same size unless the status forbids one. */
export interface ConstantAnswer {
  readonly name: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly bytes: number;
}

/** Runs a worker with a constant response for each scenario: the minimum cost of any worker. */
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
