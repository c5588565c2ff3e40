import './cli/production-react.ts';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { bundleScript } from './bundle/bundle-client.ts';
import { openCache } from './cli/open-cache.ts';
import { BUILD_OPTIONS, BUILD_USAGE, parseOptions, parsePort, toSiteSource } from './cli/options.ts';
import { ReleaseBuilder } from './cli/release-builder.ts';
import { requireFreePort } from './cli/require-free-port.ts';
import { serveUntilInterrupted } from './cli/serve-until-interrupted.ts';
import { DevRuntime } from './dev/dev-runtime.ts';
import { DevServer } from './dev/dev-server.ts';
import { RebuildLoop } from './dev/rebuild-loop.ts';
import { watchSources } from './dev/watch-sources.ts';
import { isUrl } from './openapi/read/load-description.ts';
import { PROJECT_ROOT } from './project-root.ts';

/** `npm run dev`: serves the site, rebuilds what an author changes and reloads the pages that are open. */
const options = parseOptions(
  { ...BUILD_OPTIONS, port: { type: 'string', default: process.env.PORT ?? '8787' } },
  `npm run dev -- [--port N] ${BUILD_USAGE}`,
);
const port = parsePort(options.port);
await requireFreePort(port);
const source = { ...toSiteSource(options, 'fails'), showDrafts: true };
const { contentDir } = source;
const builder = new ReleaseBuilder(source, openCache(options));
const runtime = new DevRuntime();
const server = new DevServer(runtime, {
  script: await bundleScript('worker/client/dev.ts', 'esm'),
  style: await readFile(join(PROJECT_ROOT, 'build/dev/overlay.css'), 'utf8'),
});

const loop = new RebuildLoop(builder, runtime, server);
await serveUntilInterrupted(runtime, async () => {
  const url = await server.listen(port);
  const { description } = options;
  const watched = description === undefined || isUrl(description) ? [contentDir] : [contentDir, resolve(description)];
  const watching = watchSources(watched, (parts) => void loop.rebuild(parts));
  await Promise.all([watching, loop.rebuild()]);
  console.log(`ready: ${url}, watching ${watched.join(' and ')}`);
});
