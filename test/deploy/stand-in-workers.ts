import { randomUUID } from 'node:crypto';
import { type StandInAnswer, StandInError, type StandInRequest } from './stand-in-request.ts';

export interface StandInVersion {
  readonly id: string;
  readonly tag: string | undefined;
  readonly namespaceId: string | undefined;
  readonly vars: Readonly<Record<string, string>>;
  readonly modules: ReadonlyMap<string, string>;
}

interface Deployment {
  readonly id: string;
  readonly versions: readonly { readonly version_id: string; readonly percentage: number }[];
}

interface Metadata {
  readonly annotations?: Readonly<Record<string, string>>;
  readonly bindings: readonly {
    readonly type: string;
    readonly namespace_id?: string;
    readonly name?: string;
    readonly text?: string;
  }[];
}

/** How many the API lists. */
const LISTED_VERSIONS = 100;
const LISTED_DEPLOYMENTS = 10;

/** The workers of an account: versions and deployments by script name, newest first. */
export class StandInWorkers {
  readonly scripts = new Map<string, { readonly versions: StandInVersion[]; readonly deployments: Deployment[] }>();

  /** Names of secrets, which all workers have. */
  readonly secrets: string[] = [];

  /** The live version of the only worker, or null. */
  get live(): StandInVersion | null {
    const [script] = this.scripts.values();
    const id = script?.deployments[0]?.versions[0]?.version_id;
    return script?.versions.find((version) => version.id === id) ?? null;
  }

  /** Simulates wrangler's deploy, for tests of something else. */
  release(name: string, tag: string | undefined): void {
    this.split(name, [{ id: this.upload(name, tag), percent: 100 }]);
  }

  /** Simulates wrangler's upload of a version. Returns its id. */
  upload(name: string, tag: string | undefined, parts: Partial<StandInVersion> = {}): string {
    const id = randomUUID();
    const version = { id, tag, namespaceId: undefined, vars: {}, modules: new Map(), ...parts };
    this.#script(name).versions.unshift(version);
    return id;
  }

  /** Simulates wrangler's deployment of versions. */
  split(name: string, shares: readonly { readonly id: string; readonly percent: number }[]): void {
    this.#deploy(
      name,
      shares.map(({ id, percent }) => ({ version_id: id, percentage: percent })),
    );
  }

  /** The same, to a release. */
  deployAgain(name: string, tag: string): void {
    const version = this.#script(name).versions.find((candidate) => candidate.tag === tag);
    if (version === undefined) throw new Error(`No version is tagged ${tag}`);
    this.#deploy(name, [{ version_id: version.id, percentage: 100 }]);
  }

  /** Tags of the live versions, each with its share of requests. */
  shares(name: string): [tag: string | undefined, percentage: number][] {
    const { versions, deployments } = this.#script(name);
    return (deployments[0]?.versions ?? []).map(({ version_id, percentage }) => [
      versions.find(({ id }) => id === version_id)?.tag,
      percentage,
    ]);
  }

  /** Null for requests that do not concern workers. */
  async answer(request: StandInRequest): Promise<StandInAnswer | null> {
    const { method, path } = request;
    if (path === '/workers/subdomain') return json({ subdomain: 'acme' });
    const [, kind, name = '', rest = ''] = /^\/workers\/(services|scripts)\/([^/]+)\/?(.*)$/.exec(path) ?? [];
    if (kind === 'services')
      return this.#has(name) && json({ default_environment: { environment: 'production', script: { tag: 't' } } });
    if (kind !== 'scripts') return null;
    if (rest === '' && method === 'PUT') {
      const version = await this.#upload(name, request);
      this.#deploy(name, [{ version_id: version.id, percentage: 100 }]);
      return json({ id: name, etag: 'e', deployment_id: version.id.replaceAll('-', ''), startup_time_ms: 3 });
    }
    this.#has(name);
    const { versions, deployments } = this.#script(name);
    switch (`${method} ${rest}`) {
      case 'POST versions':
        return json(describe(await this.#upload(name, request)));
      case 'GET versions':
        return json({ items: versions.slice(0, LISTED_VERSIONS).map(describe) });
      case 'POST deployments':
        return json(this.#deploy(name, (JSON.parse(request.body.toString()) as Deployment).versions));
      case 'GET deployments':
        return json({ deployments: deployments.slice(0, LISTED_DEPLOYMENTS) });
      case 'GET secrets':
        return json(this.secrets.map((secret) => ({ name: secret, type: 'secret_text' })));
      case 'GET subdomain':
      case 'POST subdomain':
        return json({ enabled: true, previews_enabled: true });
      case 'GET settings':
      case 'PATCH script-settings':
        return json({});
    }
    const version = versions.find(({ id }) => rest === `versions/${id}`);
    return version === undefined ? null : json(describe(version));
  }

  #script(name: string): { versions: StandInVersion[]; deployments: Deployment[] } {
    const script = this.scripts.get(name) ?? { versions: [], deployments: [] };
    this.scripts.set(name, script);
    return script;
  }

  #has(name: string): true {
    if (this.scripts.has(name)) return true;
    throw new StandInError(404, 10_007, 'This Worker does not exist on your account.');
  }

  async #upload(name: string, { body, type }: StandInRequest): Promise<Pick<StandInVersion, 'id' | 'tag'>> {
    const form = await new Response(new Uint8Array(body), { headers: { 'Content-Type': type } }).formData();
    const { annotations, bindings } = JSON.parse(String(form.get('metadata'))) as Metadata;
    const modules = new Map<string, string>();
    for (const [module, file] of form) if (typeof file !== 'string') modules.set(module, await file.text());
    const namespaceId = bindings.find((binding) => binding.type === 'kv_namespace')?.namespace_id;
    const vars = Object.fromEntries(
      bindings.flatMap(({ type: kind, name: key = '', text = '' }) => (kind === 'plain_text' ? [[key, text]] : [])),
    );
    const tag = annotations?.['workers/tag'];
    return { id: this.upload(name, tag, { namespaceId, vars, modules }), tag };
  }

  #deploy(name: string, versions: Deployment['versions']): Deployment {
    const deployment = {
      id: randomUUID(),
      source: 'wrangler',
      created_on: new Date().toISOString(),
      author_email: '',
      annotations: {},
      versions,
    };
    this.#script(name).deployments.unshift(deployment);
    return deployment;
  }
}

function json(result: unknown): StandInAnswer {
  return { kind: 'json', result };
}

function describe({ id, tag }: Pick<StandInVersion, 'id' | 'tag'>): object {
  return {
    id,
    number: 1,
    metadata: { created_on: '2026-01-01T00:00:00Z', author_email: '', source: 'wrangler', has_preview: true },
    annotations: tag === undefined ? {} : { 'workers/tag': tag },
    resources: { script: { etag: 'e' }, script_runtime: {}, bindings: [] },
    startup_time_ms: 3,
  };
}
