import './cli/production-react.ts';
import { join, resolve } from 'node:path';
import { openCache } from './cli/open-cache.ts';
import { BUILD_OPTIONS, BUILD_USAGE, parseOptions, parsePort, toSiteSource } from './cli/options.ts';
import { count, printFindings, terminalProgress } from './cli/print-report.ts';
import { ReleaseBuilder } from './cli/release-builder.ts';
import { requireFreePort } from './cli/require-free-port.ts';
import { serveUntilInterrupted } from './cli/serve-until-interrupted.ts';
import { LocalRuntime } from './local/local-runtime.ts';
import { Report } from './report/report.ts';

/** `npm start`: builds and serves the site on this machine, as it will run at the edge. */
const options = parseOptions(
  { ...BUILD_OPTIONS, port: { type: 'string', default: process.env.PORT ?? '8787' } },
  `npm start -- [--port N] ${BUILD_USAGE}`,
);
const port = parsePort(options.port);
await requireFreePort(port);
const report = new Report();
const progress = terminalProgress();
const source = toSiteSource(options, 'fails');
const built = await new ReleaseBuilder(source, openCache(options)).build(report, progress.update);
progress.clear();
printFindings(report);
if (built === null) {
  console.error(`Cannot start: the build has ${count(report.errors.length, 'error')}.`);
  process.exit(1);
}
// Each port has a state of its own, so that instances do not disturb each other.
const runtime = new LocalRuntime({ port, stateDir: resolve(join('.cache', 'local', String(port))) });
await serveUntilInterrupted(runtime, async () => {
  const url = await runtime.serve(built.release);
  console.log(
    `ready: ${count(built.pages, 'page')}, ${count(built.operations, 'operation')} at ${url}${built.release.manifest.site.base}`,
  );
});
