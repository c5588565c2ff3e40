import './cli/production-react.ts';
import { join, resolve } from 'node:path';
import { openCache } from './cli/open-cache.ts';
import { BUILD_OPTIONS, BUILD_USAGE, parseOptions, toSiteSource } from './cli/options.ts';
import { count, printFindings } from './cli/print-report.ts';
import { ReleaseBuilder } from './cli/release-builder.ts';
import { runCommand } from './cli/run-command.ts';
import { TerminalNarrator } from './cli/terminal-narrator.ts';
import { checkRelease } from './deploy/check-release.ts';
import { CloudflareApi } from './deploy/cloudflare-api.ts';
import { hasCredentials, readCredentials } from './deploy/credentials.ts';
import { type DeployReport, deployRelease } from './deploy/deploy-release.ts';
import { explainInterruption } from './deploy/interruption.ts';
import { toSiteUrl } from './deploy/smoke-check.ts';
import { loadWorkerConfig } from './deploy/worker-config.ts';
import { Wrangler } from './deploy/wrangler.ts';
import { PROJECT_ROOT } from './project-root.ts';
import type { Release } from './release/make-release.ts';
import { SourceError } from './report/finding.ts';
import { Report } from './report/report.ts';

/** `npm run deploy`: builds a release and puts it on Cloudflare's edge. */
const options = parseOptions(
  {
    ...BUILD_OPTIONS,
    env: { type: 'string', default: 'production' },
    url: { type: 'string' },
    'dry-run': { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
  `npm run deploy -- ${BUILD_USAGE} [--env NAME] [--url https://…] [--dry-run] [--json]`,
);
const dryRun = options['dry-run'];
const started = performance.now();
const narrator = new TerminalNarrator(options.json);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    narrator.warn(explainInterruption(narrator.phase));
    process.exit(130);
  });
}

await runCommand(options.json, async () => {
  // What fails without asking anyone fails first.
  const credentials = dryRun && !hasCredentials(process.env) ? null : readCredentials(process.env);
  const config = await loadWorkerConfig(join(PROJECT_ROOT, 'wrangler.toml'), options.env);
  const release = await build();
  const workDir = resolve('.cache', 'deploy', config.workerName);
  if (credentials === null) narrator.warn('Without credentials nothing is known of what KV holds: all counts as new.');
  const report = await deployRelease(release, {
    api: credentials === null ? null : new CloudflareApi(credentials),
    wrangler: new Wrangler({ credentials, workDir }),
    config,
    workDir,
    siteUrl: options.url === undefined ? null : toSiteUrl(options.url, release.manifest.site.base),
    dryRun,
    narrator,
  });
  const seconds = Number(((performance.now() - started) / 1000).toFixed(1));
  if (options.json) console.log(JSON.stringify({ dryRun, ...report, seconds }));
  else for (const line of summarize(report, seconds)) console.log(line);
});

async function build(): Promise<Release> {
  const report = new Report();
  const source = toSiteSource(options);
  const built = await new ReleaseBuilder(source, openCache(options)).build(report, narrator.progress.bind(narrator));
  if (built !== null) checkRelease(built.release, report);
  printFindings({ errors: [], warnings: report.warnings });
  if (built === null || report.failed) throw new SourceError(report.errors);
  narrator.say(`Built ${count(built.pages, 'page')}: release ${built.release.manifest.release}.`);
  return built.release;
}

function summarize(report: DeployReport, seconds: number): string[] {
  const { release, previous, worker, sent, kept, bytes, urls, checked } = report;
  const amounts = `${count(sent, 'record')}, ${(bytes / 1e6).toFixed(1)} MB`;
  if (dryRun) return [`Nothing was sent. A deploy sends ${amounts}, and then the worker ${worker}.`];
  return [
    `Deployed release ${release} to ${worker} in ${seconds} s: ${amounts} sent, ${kept.toLocaleString('en')} kept.`,
    ...urls.map((url) => `  ${url}`),
    checked === null
      ? 'The live site was not looked at; name its address with --url to have it checked.'
      : `${checked} shows it.`,
    ...(previous.length === 0 || previous.includes(release) ? [] : [`To go back to ${previous[0]}: npm run rollback`]),
  ];
}
