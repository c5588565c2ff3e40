import './cli/production-react.ts';
import { resolve } from 'node:path';
import { openCache } from './cli/open-cache.ts';
import { BUILD_OPTIONS, BUILD_USAGE, parseOptions, toSiteSource } from './cli/options.ts';
import { count, printFindings } from './cli/print-report.ts';
import { ReleaseBuilder } from './cli/release-builder.ts';
import { runCommand } from './cli/run-command.ts';
import { TerminalNarrator } from './cli/terminal-narrator.ts';
import { parseBase } from './config/base-path.ts';
import { exportSite } from './export/export-site.ts';
import { SourceError } from './report/finding.ts';
import { Report } from './report/report.ts';

/** `npm run export`: the whole site as static files, for any web server. */
const USAGE = `npm run export -- --out DIR ${BUILD_USAGE} [--base /docs/] [--json]`;
const options = parseOptions(
  { ...BUILD_OPTIONS, out: { type: 'string' }, base: { type: 'string' }, json: { type: 'boolean', default: false } },
  USAGE,
);
const started = performance.now();
const narrator = new TerminalNarrator(options.json);

await runCommand(options.json, async () => {
  const { out } = options;
  if (out === undefined)
    throw SourceError.at({ file: '--out' }, `Cannot export: it is not said where to. Name a folder: ${USAGE}`);
  const report = new Report();
  const source = {
    ...toSiteSource(options),
    base: options.base === undefined ? undefined : parseBase(options.base),
  };
  const built = await new ReleaseBuilder(source, openCache(options)).build(report, narrator.progress.bind(narrator));
  printFindings({ errors: [], warnings: report.warnings });
  if (built === null) throw new SourceError(report.errors);
  const exported = await exportSite(built.release, resolve(out), (done, total) =>
    narrator.progress('Files', done, total),
  );
  const seconds = Number(((performance.now() - started) / 1000).toFixed(1));
  if (options.json) console.log(JSON.stringify({ release: built.release.manifest.release, ...exported, seconds }));
  else
    narrator.say(
      `Exported ${count(exported.pages, 'page')}, ${count(exported.files, 'file')} and ${count(exported.redirects, 'redirect')} to ${out}: ${(exported.bytes / 1e6).toFixed(1)} MB in ${seconds} s.`,
    );
});
