import { join } from 'node:path';
import { count } from '../../../base/report/count.ts';
import { slashPath } from '../../../base/source/file-paths.ts';
import { toSiteUrl } from '../../../publish/deploy/checks/smoke-check.ts';
import { type DeployReport, deployRelease } from '../../../publish/deploy/deploy-release.ts';
import { describeAddresses, findOpenAddresses } from '../../../publish/deploy/public-addresses.ts';
import { CloudflareApi } from '../../../publish/deploy/service/cloudflare-api.ts';
import { hasCredentials, readCredentials } from '../../../publish/deploy/service/credentials.ts';
import { listenForInterruption } from '../../../publish/deploy/service/interruption.ts';
import { loadWorkerConfig, type WorkersDev } from '../../../publish/deploy/service/worker-config.ts';
import { Wrangler } from '../../../publish/deploy/service/wrangler.ts';
import { buildRelease } from '../../build-release.ts';
import { defineCommand } from '../../command.ts';
import { openCaches } from '../../open-caches.ts';
import {
  BUILD_OPTIONS,
  ENV_OPTION,
  isWholeNumber,
  JSON_OPTION,
  parseWait,
  SITE_URL,
  toSite,
  WAIT_OPTION,
} from '../../options.ts';
import { ReleaseBuilder } from '../../release-builder.ts';
import { TerminalNarrator } from '../../terminal-narrator.ts';

export const deploy = defineCommand({
  summary: "Builds a release and deploys it to Cloudflare's edge.",
  options: {
    ...BUILD_OPTIONS,
    env: ENV_OPTION,
    percent: {
      type: 'string',
      value: 'N',
      help: 'Serve the release to N % of requests. Run again with a higher N to continue, or roll back.',
      accepts: (text) => isWholeNumber(text, 1) && Number(text) <= 100,
      expected: 'a whole number from 1 to 100',
    },
    url: { ...SITE_URL, help: 'URL of the live site, to check it after the deploy.' },
    'dry-run': { type: 'boolean', default: false, help: 'Upload nothing. Show what a deploy would upload.' },
    replace: {
      type: 'boolean',
      default: false,
      help: 'Replace a live release of another content folder, for example of one that was renamed.',
    },
    wait: WAIT_OPTION,
    json: JSON_OPTION,
  },
  async run(options, _words, variables) {
    const dryRun = options['dry-run'];
    const started = performance.now();
    const waitMs = parseWait(options.wait);
    const narrator = new TerminalNarrator(options.json);
    const signal = listenForInterruption(narrator);
    // Local checks come first, so that they fail before any request.
    const credentials = dryRun && !hasCredentials(variables) ? null : readCredentials(variables);
    const site = toSite(options);
    const config = await loadWorkerConfig(join(site.dir, 'wrangler.toml'), options.env);
    for (const line of findOpenAddresses(config)) narrator.warn(line);
    const release = await buildRelease(new ReleaseBuilder(site.source, openCaches(site, options)), config, narrator);
    const workDir = join(site.dir, '.cache', 'deploy', config.workerName);
    if (credentials === null)
      narrator.warn('Without credentials, the content of KV is unknown and all records count as new.');
    const report = await deployRelease(release, {
      api:
        credentials === null
          ? null
          : new CloudflareApi(credentials, { signal, onRetry: (line) => narrator.warn(line) }),
      wrangler: new Wrangler({ credentials, variables, workDir, siteDir: site.dir, signal }),
      config,
      workDir,
      content: slashPath(site.dir, site.contentDir) || '.',
      replace: options.replace,
      siteUrl: options.url === undefined ? null : toSiteUrl(options.url, release.manifest.site.base),
      dryRun,
      narrator,
      waitMs,
      ...(options.percent === undefined ? {} : { percent: Number(options.percent) }),
    });
    const seconds = Number(((performance.now() - started) / 1000).toFixed(1));
    if (options.json) console.log(JSON.stringify({ dryRun, ...report, seconds }));
    else for (const line of summarize(report, { dryRun, seconds, workersDev: config.workersDev })) console.log(line);
  },
});

interface SummaryFacts {
  readonly dryRun: boolean;
  readonly seconds: number;
  readonly workersDev: WorkersDev;
}

function summarize(report: DeployReport, { dryRun, seconds, workersDev }: SummaryFacts): string[] {
  const { release, previous, worker, sent, kept, bytes, urls, checked } = report;
  const amounts = `${count(sent, 'record')}, ${(bytes / 1e6).toFixed(1)} MB`;
  if (dryRun) return [`Nothing was uploaded. A deploy would upload ${amounts} and the worker ${worker}.`];
  return [
    `Deployed release ${release} to ${worker} in ${seconds} s: ${amounts} uploaded, ${kept.toLocaleString('en')} unchanged.`,
    ...urls.map((url) => `  ${url}`),
    describeAddresses(workersDev),
    checked === null ? 'The live site was not checked. To check it, pass its URL with --url.' : `${checked} serves it.`,
    ...(previous.length === 0 || previous.includes(release)
      ? []
      : [`To restore ${previous[0]}, run: npm run rollback`]),
  ];
}
