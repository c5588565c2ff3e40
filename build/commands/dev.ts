import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { bundleScript } from '../bundle/bundle-client.ts';
import { defineCommand } from '../cli/command.ts';
import { openCaches } from '../cli/open-caches.ts';
import { BUILD_OPTIONS, PORT_OPTION, parsePort, toSite } from '../cli/options.ts';
import { ReleaseBuilder } from '../cli/release-builder.ts';
import { requireFreePort } from '../cli/require-free-port.ts';
import { serveUntilInterrupted } from '../cli/serve-until-interrupted.ts';
import { DevRuntime } from '../dev/dev-runtime.ts';
import { DevServer } from '../dev/dev-server.ts';
import { RebuildLoop } from '../dev/rebuild-loop.ts';
import { watchSources } from '../dev/watch-sources.ts';
import { isUrl } from '../openapi/read/load-description.ts';
import { PROJECT_ROOT } from '../project-root.ts';

export const dev = defineCommand({
  summary: 'Serves the site, rebuilds it when you save, and reloads open pages.',
  options: { ...BUILD_OPTIONS, port: PORT_OPTION },
  async run(options) {
    const port = parsePort(options.port);
    await requireFreePort(port);
    const site = toSite(options, 'fails');
    const { contentDir } = site;
    // Without a cache on disk, edits still reuse results of this process.
    const builder = new ReleaseBuilder({ ...site.source, forAuthors: true }, openCaches(site, options) ?? undefined);
    const runtime = new DevRuntime();
    const server = new DevServer(runtime, {
      script: await bundleScript('worker/client/dev.ts', 'esm'),
      style: await readFile(join(PROJECT_ROOT, 'build/dev/overlay.css'), 'utf8'),
    });
    const loop = new RebuildLoop(builder, runtime, server);
    await serveUntilInterrupted(runtime, async () => {
      const url = await server.listen(port);
      const { description } = options;
      const isFile = description !== undefined && !isUrl(description);
      const watched = [contentDir, ...(isFile ? [resolve(description)] : [])];
      const watching = watchSources(watched, (parts) => void loop.rebuild(parts));
      await Promise.all([watching, loop.rebuild()]);
      console.log(`ready: ${url}, watching ${watched.join(' and ')}`);
    });
  },
});
