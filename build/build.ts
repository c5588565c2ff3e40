import './cli/production-react.ts';
import { resolve } from 'node:path';
import { openCache } from './cli/open-cache.ts';
import { BUILD_OPTIONS, BUILD_USAGE, parseOptions, toSiteSource } from './cli/options.ts';
import { count, printFindings, terminalProgress, toJson } from './cli/print-report.ts';
import { ReleaseBuilder } from './cli/release-builder.ts';
import { writeRelease } from './release/write-release.ts';
import { Report } from './report/report.ts';

/** `npm run build`: content in, release out. */
const options = parseOptions(
  {
    ...BUILD_OPTIONS,
    out: { type: 'string', default: 'dist' },
    json: { type: 'boolean', default: false },
    strict: { type: 'boolean', default: false },
  },
  `npm run build -- ${BUILD_USAGE} [--out DIR] [--json] [--strict]`,
);
const started = performance.now();
const report = new Report({ strict: options.strict });
const progress = terminalProgress();
const source = toSiteSource(options);
const built = await new ReleaseBuilder(source, openCache(options)).build(report, progress.update);
const written = built === null ? null : await report.attempt(() => writeRelease(resolve(options.out), built.release));
progress.clear();
const ms = Math.round(performance.now() - started);

if (options.json) {
  const { warnings, errors } = report;
  const { pages, operations, webhooks } = built ?? { pages: 0, operations: 0, webhooks: 0 };
  console.log(
    JSON.stringify({
      pages,
      operations,
      webhooks,
      warnings: toJson(warnings),
      errors: toJson(errors),
      ms,
      keys: built?.release.records.size ?? 0,
      bytes: written?.bytes ?? 0,
    }),
  );
} else {
  printFindings(report);
  if (built === null || written === null) {
    console.error(
      `Build failed with ${count(report.errors.length, 'error')} and ${count(report.warnings.length, 'warning')}; ${options.out} is as it was.`,
    );
  } else {
    console.log(
      `Built ${count(built.pages, 'page')} (${count(built.operations, 'operation')}, ${count(built.webhooks, 'webhook')}) into ${options.out} in ${(ms / 1000).toFixed(1)} s: ` +
        `${count(written.newRecords, 'new record')}, ${written.unchangedRecords.toLocaleString('en')} unchanged, ${(written.bytes / 1e6).toFixed(1)} MB, ${count(report.warnings.length, 'warning')}.`,
    );
  }
}
process.exitCode = report.failed ? 1 : 0;
