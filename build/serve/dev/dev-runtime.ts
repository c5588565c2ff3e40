import { isDeepStrictEqual } from 'node:util';
import { Miniflare } from 'miniflare';
import { toManifestText } from '../../../worker/model/records/manifest-text.ts';
import type { LazyModules, Release } from '../../release/records/make-release.ts';
import { loadTryIt } from '../../release/records/write-release.ts';
import { askWorker, type LocalRequest, workerOptions } from '../local/local-worker.ts';

/** Header with the release that a request is for. */
const RELEASE_HEADER = 'x-local-release';

const MANIFEST_PATH = '/manifest';
const RECORD_PATH = '/record/';

/**
 * Replaces the module with the manifest. Requests a new manifest when the release changes. Its store requests records
 * one by one, because the worker reads them only with `get`.
 */
const renderEntry = (modules: LazyModules): string => `import { createWorker, openManifest } from './app.js';
let release, worker;
export default {
  async fetch(request, { RELEASES }, context) {
    const wanted = request.headers.get('${RELEASE_HEADER}');
    if (wanted !== release) {
      const manifest = await RELEASES.fetch('http://local${MANIFEST_PATH}');
      worker = createWorker(openManifest(await manifest.json())${loadTryIt(modules)});
      release = wanted;
    }
    const CONTENT = {
      async get(key, options) {
        const record = await RELEASES.fetch('http://local${RECORD_PATH}' + key);
        if (!record.ok) return null;
        return (options.type ?? options) === 'stream' ? record.body : record.arrayBuffer();
      },
    };
    return worker.fetch(request, { CONTENT }, context);
  },
};
`;

/**
 * Cloudflare's runtime (workerd) on the author's machine. Releases are passed to the running worker, because a restart
 * takes longer than a build. Records stay in memory until they are requested, so an edit that nobody looks at writes
 * nothing.
 */
export class DevRuntime {
  #miniflare: Miniflare | null = null;
  #served: Release | null = null;
  /** Requests for it may still be in progress. */
  #before: Release | null = null;

  /** Serves a release, replacing the previous one. */
  async serve(release: Release): Promise<void> {
    const modules = codeOf(release);
    const isNewCode = this.#served === null || !isDeepStrictEqual(modules, codeOf(this.#served));
    this.#before = this.#served;
    this.#served = release;
    if (!isNewCode) return;
    const options = {
      ...workerOptions([['index.js', renderEntry(modules)], ...Object.entries(modules)]),
      serviceBindings: { RELEASES: ({ url }: { readonly url: string }) => this.#answer(new URL(url).pathname) },
    };
    if (this.#miniflare === null) this.#miniflare = new Miniflare(options);
    else await this.#miniflare.setOptions(options);
    await this.#miniflare.ready;
  }

  async fetch(url: string, init: LocalRequest = {}): Promise<Response> {
    if (this.#miniflare === null || this.#served === null) throw new Error('No release is served yet');
    const { release } = this.#served.manifest;
    return askWorker(this.#miniflare, url, { ...init, headers: { ...init.headers, [RELEASE_HEADER]: release } });
  }

  async stop(): Promise<void> {
    await this.#miniflare?.dispose();
    this.#miniflare = null;
  }

  #answer(path: string): Response {
    if (path === MANIFEST_PATH)
      return Response.json(this.#served === null ? null : toManifestText(this.#served.manifest));
    const key = path.slice(RECORD_PATH.length);
    const record = this.#served?.records.get(key) ?? this.#before?.records.get(key);
    return new Response(record === undefined ? null : new Uint8Array(record), {
      status: record === undefined ? 404 : 200,
    });
  }
}

/** The worker's code by file name, without the entry and the manifest. */
function codeOf({ workerCode, lazyModules }: Release): LazyModules {
  return { 'app.js': workerCode, ...lazyModules };
}
