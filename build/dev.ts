import './cli/production-react.ts';
import { join, resolve } from 'node:path';
import { bundleScript } from './bundle/bundle-client.ts';
import { openCache } from './cli/open-cache.ts';
import { BUILD_OPTIONS, BUILD_USAGE, parseOptions, parsePort, toSiteSource } from './cli/options.ts';
import { count, printFindings } from './cli/print-report.ts';
import { ReleaseBuilder } from './cli/release-builder.ts';
import { requireFreePort } from './cli/require-free-port.ts';
import { serveUntilInterrupted } from './cli/serve-until-interrupted.ts';
import { DevServer } from './dev/dev-server.ts';
import { watchSources } from './dev/watch-sources.ts';
import { LocalRuntime } from './local/local-runtime.ts';
import { isUrl } from './openapi/load-description.ts';
import { formatFinding } from './report/finding.ts';
import { Report } from './report/report.ts';

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
const runtime = new LocalRuntime({ port: 0, stateDir: resolve(join('.cache', 'local', String(port))) });
const server = new DevServer(runtime, await bundleScript('worker/client/dev.ts', 'esm'));

/** Builds and shows what came of it, in the terminal and in the page; a failure leaves the last good site in place. */
async function rebuild(): Promise<void> {
  const started = performance.now();
  const report = new Report();
  const errors: string[] = [];
  try {
    const built = await builder.build(report);
    if (built !== null) {
      await runtime.serve(built.release);
      server.send({ kind: 'errors', errors: [] });
      server.send({ kind: 'reload' });
      console.log(`built ${count(built.pages, 'page')} in ${Math.round(performance.now() - started)} ms`);
    }
    errors.push(...report.errors.map(formatFinding));
  } catch (error) {
    errors.push(error instanceof Error ? error.message : String(error));
    console.error(errors.at(-1));
  }
  printFindings(report);
  if (errors.length > 0) server.send({ kind: 'errors', errors });
}

let work = Promise.resolve();
await serveUntilInterrupted(runtime, async () => {
  const url = await server.listen(port);
  await rebuild();
  const { description } = options;
  const watched = description === undefined || isUrl(description) ? [contentDir] : [contentDir, resolve(description)];
  watchSources(watched, (parts) => {
    for (const part of parts) builder.invalidate(part);
    work = work.then(rebuild);
  });
  console.log(`ready: ${url}, watching ${watched.join(' and ')}`);
});
