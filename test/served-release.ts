import type { Release } from '../build/release/records/make-release.ts';
import { LocalRuntime } from '../build/serve/local/local-runtime.ts';
import { newFolder } from './temporary-folder.ts';

/** A release that is served as at the edge. */
export interface ServedRelease {
  readonly origin: string;
  stop(): Promise<void>;
}

/** Local stores that no site uses now. Keys are content hashes, so a similar site need not write its records again. */
const stores: string[] = [];

/** Serves a release in workerd on a free port. */
export async function serveRelease(
  release: Release,
  secrets: Readonly<Record<string, string>> = {},
): Promise<ServedRelease> {
  const stateDir = stores.pop() ?? newFolder('store');
  const runtime = new LocalRuntime({ port: 0, stateDir, secrets });
  const origin = await runtime.serve(release);
  return {
    origin,
    async stop() {
      await runtime.stop();
      stores.push(stateDir);
    },
  };
}
