import { join, resolve } from 'node:path';
import { parseCommandLine } from './cli/options.ts';
import { runCommand } from './cli/run-command.ts';
import { CloudflareApi } from './deploy/cloudflare-api.ts';
import { readCredentials } from './deploy/credentials.ts';
import { PREVIOUS, rollbackRelease } from './deploy/rollback-release.ts';
import { loadWorkerConfig } from './deploy/worker-config.ts';
import { Wrangler } from './deploy/wrangler.ts';
import { PROJECT_ROOT } from './project-root.ts';

/** `npm run rollback`: lets an earlier release answer again, content and all. */
const { values: options, words } = parseCommandLine(
  {
    env: { type: 'string', default: 'production' },
    'dry-run': { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
  'npm run rollback -- [RELEASE|previous] [--env NAME] [--dry-run] [--json]',
  1,
);

await runCommand(options.json, async () => {
  const credentials = readCredentials(process.env);
  const config = await loadWorkerConfig(join(PROJECT_ROOT, 'wrangler.toml'), options.env);
  const dryRun = options['dry-run'];
  const report = await rollbackRelease({
    api: new CloudflareApi(credentials),
    wrangler: new Wrangler({ credentials, workDir: resolve('.cache', 'deploy', config.workerName) }),
    config,
    target: words[0] ?? PREVIOUS,
    dryRun,
  });
  if (options.json) console.log(JSON.stringify({ dryRun, ...report }));
  else {
    const what = `release ${report.release}, all ${report.records.toLocaleString('en')} records of which are in KV`;
    console.log(dryRun ? `Nothing was changed. A rollback goes to ${what}.` : `${config.workerName} serves ${what}.`);
  }
});
