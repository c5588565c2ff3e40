import { readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { type DeployedWorker, Wrangler } from '../../build/publish/deploy/service/wrangler.ts';
import type { StandInWorkers } from './stand-in-workers.ts';

/** What wrangler reads of a configuration. */
interface Configuration {
  readonly name: string;
  readonly main: string;
  readonly kv_namespaces: readonly { readonly id: string }[];
}

type Shares = readonly { readonly id: string; readonly percent: number }[];

/** Has wrangler's effects on the stand-in without its processes, for tests of something else. */
export class StandInWrangler extends Wrangler {
  readonly #workers: StandInWorkers;

  constructor(workers: StandInWorkers) {
    super({ credentials: null, workDir: tmpdir(), siteDir: tmpdir() });
    this.#workers = workers;
  }

  override async deploy(config: string, _environment: string | null, tag: string): Promise<DeployedWorker> {
    const { name, upload } = this.#read(config);
    const versionId = await this.change(name, tag, () => {
      const id = upload(tag);
      this.#workers.split(name, [{ id, percent: 100 }]);
      return id;
    });
    return { versionId, urls: [`https://${name}.acme.workers.dev`] };
  }

  override async uploadVersion(
    config: string,
    _environment: string | null,
    { tag, previewAlias }: { readonly tag: string; readonly previewAlias?: string },
  ): Promise<DeployedWorker> {
    const { name, upload } = this.#read(config);
    const versionId = await this.change(name, null, () => upload(tag));
    return { versionId, urls: [`https://${previewAlias}-${name}.acme.workers.dev`] };
  }

  override async splitTraffic(name: string, shares: Shares): Promise<void> {
    await this.change(name, this.tagOf(name, shares[0]?.id), () => this.#workers.split(name, shares));
  }

  override async rollback(name: string, id: string): Promise<void> {
    await this.change(name, this.tagOf(name, id), () => this.#workers.split(name, [{ id, percent: 100 }]));
  }

  override async tryDeploy(config: string): Promise<void> {
    this.#read(config);
  }

  /** Changes a worker. `release`: the one that the change makes live. */
  protected async change<T>(_name: string, _release: string | null, effect: () => T): Promise<T | null> {
    return effect();
  }

  protected tagOf(name: string, id: string | undefined): string {
    return this.#workers.scripts.get(name)?.versions.find((version) => version.id === id)?.tag ?? '';
  }

  #read(path: string): { readonly name: string; upload(tag: string): string } {
    const { name, main, kv_namespaces } = JSON.parse(readFileSync(path, 'utf8')) as Configuration;
    const dir = dirname(main);
    // Like wrangler, with the main module first.
    const files = [...new Set([basename(main), ...readdirSync(dir)])];
    const modules = new Map(files.map((file) => [file, readFileSync(join(dir, file), 'utf8')]));
    const namespaceId = kv_namespaces[0]?.id ?? '';
    if (namespaceId === '') throw new Error('"kv_namespaces[0]" bindings should have a string "id" field');
    return { name, upload: (tag) => this.#workers.upload(name, tag, { modules, namespaceId }) };
  }
}
