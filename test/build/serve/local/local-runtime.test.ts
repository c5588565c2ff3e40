import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Release } from '../../../../build/release/records/make-release.ts';
import { LocalRuntime } from '../../../../build/serve/local/local-runtime.ts';
import { buildSite } from '../../../built-site.ts';
import { freePort } from '../../../free-port.ts';
import { SMALLEST_SITE, writeContent } from '../../content-folder.ts';

describe('the local runtime', () => {
  const contentDir = writeContent({ ...SMALLEST_SITE, 'index.md': '# Home\n' });

  it('opens its port only once every page is loaded', async () => {
    const { release } = await buildSite({ contentDir });
    const port = await freePort();
    const url = `http://127.0.0.1:${port}/`;
    const runtime = new LocalRuntime({ port, stateDir: join(contentDir, '.state') });
    const serving = runtime.serve(withPageLast(release)).finally(() => {
      isServed = true;
    });
    let isServed = false;
    const statuses = new Set<number>();
    while (!isServed) {
      const status = await fetch(url).then(
        (response) => response.status,
        () => null,
      );
      if (status !== null) statuses.add(status);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    await serving;
    statuses.add((await fetch(url)).status);
    await runtime.stop();
    expect([...statuses]).toEqual([200]);
  });
});

/** Records after many others, so that writing them takes a while. */
function withPageLast(release: Release): Release {
  const others = Array.from({ length: 200 }, (_, index) => [`other/${index}`, new Uint8Array(1)] as const);
  return { ...release, records: new Map([...others, ...release.records]) };
}
