import { join } from 'node:path';
import { count } from '../../base/report/count.ts';
import { Report } from '../../base/report/report.ts';
import { LocalRuntime } from '../../serve/local/local-runtime.ts';
import { readCompatibilityDate } from '../../serve/local/local-worker.ts';
import { defineCommand } from '../command.ts';
import { openCaches } from '../open-caches.ts';
import { AUDIENCE_OPTION, BUILD_OPTIONS, PORT_OPTION, parsePort, toAudiences, toSite } from '../options.ts';
import { countPages, printFindings, terminalProgress } from '../print-report.ts';
import { ReleaseBuilder } from '../release-builder.ts';
import { requireFreePort, serveUntilInterrupted } from '../serve-until-interrupted.ts';

export const start = defineCommand({
  summary: 'Builds the site and serves it on this machine as it will run at the edge.',
  options: {
    ...BUILD_OPTIONS,
    port: PORT_OPTION,
    audience: {
      ...AUDIENCE_OPTION,
      help: 'Show what readers of this audience see, to everybody. Default: what each reader may see.',
    },
  },
  async run(options) {
    const port = parsePort(options.port);
    await requireFreePort(port);
    const report = new Report();
    const progress = terminalProgress();
    const site = toSite(options, 'fails');
    const audiences = options.audience === undefined ? undefined : toAudiences(options.audience);
    const built = await new ReleaseBuilder({ ...site.source, audiences }, openCaches(site, options)).build(
      report,
      progress.update,
    );
    progress.clear();
    printFindings(report);
    if (built === null) {
      console.error(`Cannot start the site: the build has ${count(report.errors.length, 'error')}.`);
      process.exit(1);
    }
    const runtime = new LocalRuntime({
      port,
      // Each port has its own state, so that instances do not interfere.
      stateDir: join(site.dir, '.cache', 'local', String(port)),
      compatibilityDate: await readCompatibilityDate(site.dir),
    });
    await serveUntilInterrupted(runtime, async () => {
      const url = await runtime.serve(built.release);
      const { base } = built.release.manifest.site;
      console.log(`ready: ${countPages(built)}, ${count(built.operations, 'operation')} at ${url}${base}`);
    });
  },
});
