import { join, resolve } from 'node:path';
import { count } from '../../base/report/count.ts';
import { Report } from '../../base/report/report.ts';
import { displayPath } from '../../base/source/read-text.ts';
import { type WrittenRelease, writeRelease } from '../../release/records/write-release.ts';
import { defineCommand } from '../command.ts';
import { openCaches } from '../open-caches.ts';
import { BUILD_OPTIONS, JSON_OPTION, toSite } from '../options.ts';
import { findFolderFaults } from '../path-faults.ts';
import { countPages, printFindings, terminalProgress, toJson } from '../print-report.ts';
import { type BuiltRelease, ReleaseBuilder } from '../release-builder.ts';

export const build = defineCommand({
  summary: 'Builds a release: the worker and its records.',
  options: {
    ...BUILD_OPTIONS,
    out: {
      type: 'string',
      value: 'DIR',
      help: 'Output folder. Default: "dist" in the site folder.',
      findPathFaults: findFolderFaults,
    },
    strict: { type: 'boolean', default: false, help: 'Treat warnings as errors.' },
    json: JSON_OPTION,
  },
  async run(options) {
    const started = performance.now();
    const report = new Report({ strict: options.strict });
    const progress = terminalProgress();
    const site = toSite(options);
    const out = options.out === undefined ? join(site.dir, 'dist') : resolve(options.out);
    const built = await new ReleaseBuilder(site.source, openCaches(site, options)).build(report, progress.update);
    const written = built === null ? null : await report.attempt(() => writeRelease(out, built.release));
    progress.clear();
    const ms = Math.round(performance.now() - started);
    if (options.json) console.log(JSON.stringify(toReport(built, written, report, ms)));
    else {
      printFindings(report);
      const folder = displayPath(out);
      if (built === null || written === null)
        console.error(
          `Build failed with ${count(report.errors.length, 'error')} and ${count(report.warnings.length, 'warning')}. ${folder} is unchanged.`,
        );
      else console.log(summarize(built, written, report, { folder, ms }));
    }
    process.exitCode = report.failed ? 1 : 0;
  },
});

function toReport(built: BuiltRelease | null, written: WrittenRelease | null, report: Report, ms: number): object {
  const { pages, operations, webhooks } = built ?? { pages: 0, operations: 0, webhooks: 0 };
  return {
    pages,
    operations,
    webhooks,
    warnings: toJson(report.warnings),
    errors: toJson(report.errors),
    ms,
    keys: built?.release.records.size ?? 0,
    bytes: written?.bytes ?? 0,
  };
}

function summarize(
  built: BuiltRelease,
  written: WrittenRelease,
  { warnings }: Report,
  { folder, ms }: { readonly folder: string; readonly ms: number },
): string {
  const { operations, webhooks } = built;
  return (
    `Built ${countPages(built)} (${count(operations, 'operation')}, ${count(webhooks, 'webhook')}) into ${folder} in ${(ms / 1000).toFixed(1)} s: ` +
    `${count(written.newRecords, 'new record')}, ${written.unchangedRecords.toLocaleString('en')} unchanged, ${(written.bytes / 1e6).toFixed(1)} MB, ${count(warnings.length, 'warning')}.`
  );
}
