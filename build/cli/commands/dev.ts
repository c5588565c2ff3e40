import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { PROJECT_ROOT } from '../../base/project-root.ts';
import { isUrl } from '../../openapi/read/load-description.ts';
import { bundleScript } from '../../release/bundle/bundle-client.ts';
import { DevRuntime } from '../../serve/dev/dev-runtime.ts';
import { DevServer } from '../../serve/dev/dev-server.ts';
import { loadDevTexts } from '../../serve/dev/dev-texts.ts';
import { RebuildLoop } from '../../serve/dev/rebuild-loop.ts';
import { watchSources } from '../../serve/dev/watch-sources.ts';
import { defineCommand } from '../command.ts';
import { openCaches } from '../open-caches.ts';
import { AUDIENCE_OPTION, BUILD_OPTIONS, PORT_OPTION, parsePort, toAudiences, toSite } from '../options.ts';
import { ReleaseBuilder } from '../release-builder.ts';
import { requireFreePort, serveUntilInterrupted } from '../serve-until-interrupted.ts';

export const dev = defineCommand({
  summary: 'Serves the site, rebuilds it when you save, and reloads open pages.',
  options: { ...BUILD_OPTIONS, port: PORT_OPTION, audience: AUDIENCE_OPTION },
  async run(options) {
    const port = parsePort(options.port);
    await requireFreePort(port);
    const site = toSite(options, 'fails');
    const { contentDir } = site;
    // Without a cache on disk, edits still reuse results of this process.
    const source = { ...site.source, forAuthors: true, audiences: toAudiences(options.audience) };
    const builder = new ReleaseBuilder(source, openCaches(site, options) ?? undefined);
    const runtime = new DevRuntime();
    const assets = {
      script: await bundleScript('worker/client/frame/dev.ts', 'esm'),
      style: await readFile(join(PROJECT_ROOT, 'build/serve/dev/overlay.css'), 'utf8'),
    };
    const loadTexts = () => loadDevTexts(contentDir);
    const server = new DevServer(runtime, assets, await loadTexts());
    const loop = new RebuildLoop(builder, runtime, server, loadTexts);
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
