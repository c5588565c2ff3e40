import './cli/production-react.ts';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { DevError } from '../worker/model/dev-message.ts';
import { bundleScript } from './bundle/bundle-client.ts';
import { openCache } from './cli/open-cache.ts';
import { BUILD_OPTIONS, BUILD_USAGE, parseOptions, parsePort, toSiteSource } from './cli/options.ts';
import { count, printFindings } from './cli/print-report.ts';
import { ReleaseBuilder } from './cli/release-builder.ts';
import { requireFreePort } from './cli/require-free-port.ts';
import { serveUntilInterrupted } from './cli/serve-until-interrupted.ts';
import { toDevErrors } from './dev/dev-errors.ts';
import { DevServer } from './dev/dev-server.ts';
import { watchSources } from './dev/watch-sources.ts';
import { LocalRuntime } from './local/local-runtime.ts';
import { isUrl } from './openapi/read/load-description.ts';
import { PROJECT_ROOT } from './project-root.ts';
import type { Finding } from './report/finding.ts';
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
const runtime = new LocalRuntime({
  port: 0,
  stateDir: resolve(join('.cache', 'local', String(port))),
  isReplaced: true,
});
const server = new DevServer(runtime, {
  script: await bundleScript('worker/client/dev.ts', 'esm'),
  style: await readFile(join(PROJECT_ROOT, 'build/dev/overlay.css'), 'utf8'),
});

/** Builds and shows what came of it, in the terminal and in the page; a failure leaves the last good site in place. */
async function rebuild(): Promise<void> {
  const started = performance.now();
  const report = new Report();
  let errors: readonly DevError[] = [];
  try {
    const built = await builder.build(report);
    errors = toDevErrors(report.errors, process.env.DOCS_EDITOR_URL);
    if (built !== null) {
      await runtime.serve(built.release);
      console.log(`built ${count(built.pages, 'page')} in ${Math.round(performance.now() - started)} ms`);
    }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    errors = [{ place: null, href: null, message, rule: null, excerpt: null }];
    console.error(message);
  }
  printNews(report);
  server.tell(errors);
}

/** Warnings that were printed and still hold; a line above them that comes or goes does not make them new. */
let printedWarnings = new Set<string>();
function printNews({ errors, warnings }: Report): void {
  const toKey = ({ file, message }: Finding): string => `${file}\n${message}`;
  printFindings({ errors, warnings: warnings.filter((warning) => !printedWarnings.has(toKey(warning))) });
  printedWarnings = new Set(warnings.map(toKey));
}

/** Saves that come while a build runs are built together, once. */
let isQueued = false;
function queueRebuild(): void {
  if (isQueued) return;
  isQueued = true;
  work = work.then(() => {
    isQueued = false;
    return rebuild();
  });
}

let work = Promise.resolve();
await serveUntilInterrupted(runtime, async () => {
  const url = await server.listen(port);
  await rebuild();
  const { description } = options;
  const watched = description === undefined || isUrl(description) ? [contentDir] : [contentDir, resolve(description)];
  watchSources(watched, (parts) => {
    for (const part of parts) builder.invalidate(part);
    queueRebuild();
  });
  console.log(`ready: ${url}, watching ${watched.join(' and ')}`);
});
