import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { PROJECT_ROOT } from '../../../build/base/project-root.ts';
import { COMPATIBILITY_FLAGS } from '../../../build/serve/local/local-worker.ts';
import { endWithThis } from '../end-with-this.ts';

/** A worker to run: modules by name, starting with the entry. Text is code, bytes are data. */
export interface WorkerSource {
  readonly name: string;
  readonly modules: ReadonlyMap<string, string | Uint8Array>;
}

export interface Workerd {
  readonly pid: number;
  /** Port of each worker, by name. */
  readonly ports: ReadonlyMap<string, number>;
  stop(): Promise<void>;
}

/**
 * Runs workers in workerd directly. Miniflare would put its own worker in front, whose CPU would count on both sides of
 * a ratio and hide the difference.
 */
export async function startWorkerd(folder: string, workers: readonly WorkerSource[]): Promise<Workerd> {
  mkdirSync(folder, { recursive: true });
  const configFile = join(folder, 'config.capnp');
  writeFileSync(configFile, writeConfig(folder, workers));
  const child = spawn(findBinary(), ['serve', '--control-fd=3', configFile], {
    stdio: ['ignore', 'inherit', 'inherit', 'pipe'],
  });
  endWithThis(child);
  const ports = await readPorts(child, workers.length);
  return {
    pid: child.pid ?? 0,
    ports,
    async stop() {
      child.kill('SIGKILL');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    },
  };
}

/** Writes the modules next to the configuration, which embeds them. */
function writeConfig(folder: string, workers: readonly WorkerSource[]): string {
  const date = compatibilityDate();
  const definitions = workers.map(({ modules }, index) => {
    const entries = [...modules].map(([name, content], position) => {
      const file = `${index}-${position}`;
      writeFileSync(join(folder, file), content);
      const kind = typeof content === 'string' ? 'esModule' : 'data';
      return `(name = ${JSON.stringify(name)}, ${kind} = embed ${JSON.stringify(file)})`;
    });
    return `const worker${index} :Workerd.Worker = (modules = [${entries.join(', ')}], compatibilityDate = "${date}", compatibilityFlags = ${JSON.stringify(COMPATIBILITY_FLAGS)});`;
  });
  const services = workers.map(({ name }, index) => `(name = ${JSON.stringify(name)}, worker = .worker${index})`);
  const sockets = workers.map(
    ({ name }) =>
      `(name = ${JSON.stringify(name)}, address = "127.0.0.1:0", http = (), service = ${JSON.stringify(name)})`,
  );
  return [
    'using Workerd = import "/workerd/workerd.capnp";',
    `const config :Workerd.Config = (v8Flags = ["--expose-gc"], services = [${services.join(', ')}], sockets = [${sockets.join(', ')}]);`,
    ...definitions,
  ].join('\n');
}

/** workerd reports each port on the control descriptor once it is open. */
async function readPorts(child: ChildProcess, count: number): Promise<Map<string, number>> {
  const ports = new Map<string, number>();
  const control = child.stdio[3] as Readable;
  for await (const line of createInterface(control)) {
    const message = JSON.parse(line) as { event: string; socket: string; port: number };
    if (message.event === 'listen') ports.set(message.socket, message.port);
    if (ports.size === count) return ports;
  }
  throw new Error('Cannot start workerd: it has ended. Its messages are above.');
}

/** Resolved through Miniflare, which depends on workerd. */
function findBinary(): string {
  const require = createRequire(createRequire(import.meta.url).resolve('miniflare'));
  return (require('workerd') as { readonly default: string }).default;
}

/** The same as in production. */
function compatibilityDate(): string {
  const text = readFileSync(join(PROJECT_ROOT, 'wrangler.toml'), 'utf8');
  const date = /^compatibility_date\s*=\s*"([\d-]+)"/m.exec(text)?.[1];
  if (date === undefined) throw new Error('wrangler.toml has no compatibility_date');
  return date;
}
