import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import * as z from 'zod';
import { SourceError } from '../../../base/report/finding.ts';
import { suggest } from '../../../base/report/nearest.ts';
import { displayPath } from '../../../base/source/read-text.ts';
import { findConfigFaults } from './worker-config-faults.ts';

/** The configuration of one environment in `wrangler.toml`. */
export interface WorkerConfig {
  /** Path for messages. */
  readonly file: string;
  /** Null for the top level of the file. */
  readonly environment: string | null;
  /** `accounting-docs`, or `accounting-docs-staging`. */
  readonly workerName: string;
  /** Title of the namespace that the deploy finds or creates. */
  readonly namespaceTitle: string;
  /** The namespace id configured by the operator, or null. */
  readonly namespaceId: string | null;
  readonly workersDev: WorkersDev;
  readonly raw: RawConfig;
}

/** Which public addresses on workers.dev the worker has. */
export interface WorkersDev {
  /** Whether the worker has routes or a domain of its own. */
  readonly hasRoutes: boolean;
  /** `<name>.<account>.workers.dev`: on unless there are routes, or as the operator set it. */
  readonly isOn: boolean;
  /** An address for each uploaded version: off, or as the operator set it. */
  readonly hasPreviews: boolean;
}

/** The parts of the file that the engine reads. Everything else is passed to wrangler unchanged. */
const namespacesSchema = z.array(z.looseObject({ binding: z.string(), id: z.string().optional() })).optional();
const sectionSchema = z.looseObject({ name: z.string().optional(), kv_namespaces: namespacesSchema });
const addressesSchema = z.object({
  workers_dev: z.boolean().optional(),
  preview_urls: z.boolean().optional(),
  route: z.unknown().optional(),
  routes: z.array(z.unknown()).optional(),
});
const rawSchema = z.looseObject({
  ...sectionSchema.shape,
  env: z.record(z.string(), sectionSchema).optional(),
});

export type RawConfig = z.infer<typeof rawSchema>;
type Namespaces = z.infer<typeof namespacesSchema>;

/** The top level of wrangler.toml, unless a section has this name. */
const PRODUCTION = 'production';

/** The binding for the records, and its id in wrangler.toml for local use. */
const BINDING = 'CONTENT';
const LOCAL_ID = 'local';

/** Reads `wrangler.toml` the way wrangler does. Throws SourceError if it is unreadable or lacks the environment. */
export async function loadWorkerConfig(path: string, environment = PRODUCTION): Promise<WorkerConfig> {
  const file = displayPath(path);
  if (!existsSync(path))
    throw SourceError.at(
      { file },
      'Cannot read the worker configuration: there is no such file. Run "docvane init" in the folder of the site to create it.',
    );
  // Loaded lazily, because it is a large module and a command that fails earlier need not wait for it.
  const wrangler = await importWrangler();
  try {
    const raw = readRaw(wrangler, path);
    const section = findEnvironment(file, raw, environment);
    // Names and bindings follow wrangler's inheritance rules.
    const resolved = wrangler.unstable_readConfig({ config: path, env: section ?? '' }, { hideWarnings: true });
    const config = sectionSchema.parse(resolved);
    if (config.name === undefined)
      throw SourceError.at({ file }, 'Cannot name the worker: "name" is missing. Add a line such as name = "docs".');
    const id = findId(config.kv_namespaces);
    if (id !== LOCAL_ID) checkOwnNamespace(file, raw, { section, id });
    return {
      file,
      environment: section,
      workerName: config.name,
      namespaceTitle: `${config.name}-content`,
      namespaceId: id === LOCAL_ID ? null : id,
      workersDev: toWorkersDev(addressesSchema.parse(resolved)),
      raw,
    };
  } catch (error) {
    if (error instanceof SourceError || !(error instanceof Error)) throw error;
    throw new SourceError(findConfigFaults(file, await readFile(path, 'utf8'), error));
  }
}

/** The file as it is written. Throws wrangler's error, which names all faults, if it has another form. */
function readRaw(wrangler: Wrangler, path: string): RawConfig {
  const result = rawSchema.safeParse(wrangler.experimental_readRawConfig({ config: path }).rawConfig);
  if (result.success) return result.data;
  wrangler.unstable_readConfig({ config: path, env: '' }, { hideWarnings: true });
  throw result.error;
}

type Wrangler = typeof import('wrangler');

function toWorkersDev({ workers_dev, preview_urls, route, routes = [] }: z.infer<typeof addressesSchema>): WorkersDev {
  const hasRoutes = route !== undefined || routes.length > 0;
  return { hasRoutes, isOn: workers_dev ?? !hasRoutes, hasPreviews: preview_urls ?? false };
}

/** Removes the module's signal listeners, which would end this process with status 0 in the middle of a deploy. */
async function importWrangler(): Promise<Wrangler> {
  const signals = ['SIGINT', 'SIGTERM'] as const;
  const before = new Set(signals.flatMap((signal) => process.listeners(signal)));
  const wrangler = await import('wrangler');
  for (const signal of signals)
    for (const listener of process.listeners(signal)) if (!before.has(listener)) process.off(signal, listener);
  return wrangler;
}

function findEnvironment(file: string, { env = {} }: RawConfig, name: string): string | null {
  if (Object.hasOwn(env, name)) return name;
  if (name === PRODUCTION) return null;
  const known = [PRODUCTION, ...Object.keys(env).filter((other) => other !== PRODUCTION)];
  const hint =
    suggest(name, known) || `. Available: ${known.join(' and ')}. To add another, write a section [env.${name}].`;
  throw SourceError.at({ file }, `Cannot use the environment ${JSON.stringify(name)}: it has no section${hint}`);
}

function findId(namespaces: Namespaces): string {
  return namespaces?.find(({ binding }) => binding === BINDING)?.id ?? LOCAL_ID;
}

/** Throws SourceError if another environment has this namespace. A prune knows the deployments of its own worker only. */
function checkOwnNamespace(
  file: string,
  { env = {}, kv_namespaces: top }: RawConfig,
  { section, id }: { readonly section: string | null; readonly id: string },
): void {
  const others = Object.entries(env).flatMap(([name, { kv_namespaces }]): [string, Namespaces][] =>
    name === section ? [] : [[`[env.${name}]`, kv_namespaces]],
  );
  // Beside a section for production, nothing is deployed from the top level.
  if (section !== null && !Object.hasOwn(env, PRODUCTION)) others.push(['the top level', top]);
  const [other] = others.find(([, namespaces]) => findId(namespaces) === id) ?? [];
  if (other === undefined) return;
  throw SourceError.at(
    { file },
    `Cannot use the KV namespace ${JSON.stringify(id)}: ${other} has it too, so a prune of one worker would delete the records of the other. Use another id, or "${LOCAL_ID}", and the deploy creates a namespace.`,
  );
}

/** Writes the configuration of one deploy: the operator's, plus the namespace and the built worker. */
export async function writeDeployConfig(
  path: string,
  { raw, environment, workersDev }: WorkerConfig,
  { namespaceId, main }: { readonly namespaceId: string; readonly main: string },
): Promise<void> {
  const { env = {}, ...top } = raw;
  const withNamespace = (namespaces: Namespaces): Namespaces => [
    ...(namespaces ?? []).filter(({ binding }) => binding !== BINDING),
    { binding: BINDING, id: namespaceId },
  ];
  const section = environment === null ? undefined : env[environment];
  // Explicit, because Cloudflare's own default for preview addresses has changed.
  const addresses = { workers_dev: workersDev.isOn, preview_urls: workersDev.hasPreviews };
  const config = {
    ...top,
    ...addresses,
    main,
    kv_namespaces: withNamespace(top.kv_namespaces),
    ...(environment === null || section === undefined
      ? {}
      : { env: { [environment]: { ...section, ...addresses, kv_namespaces: withNamespace(section.kv_namespaces) } } }),
  };
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, `${JSON.stringify(config, null, 2)}\n`);
}
