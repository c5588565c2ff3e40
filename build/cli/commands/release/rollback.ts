import { join } from 'node:path';
import { PREVIOUS, rollbackRelease } from '../../../publish/deploy/rollback-release.ts';
import { CloudflareApi } from '../../../publish/deploy/service/cloudflare-api.ts';
import { readCredentials } from '../../../publish/deploy/service/credentials.ts';
import { explainRollbackInterruption, listenForInterruption } from '../../../publish/deploy/service/interruption.ts';
import { loadWorkerConfig } from '../../../publish/deploy/service/worker-config.ts';
import { Wrangler } from '../../../publish/deploy/service/wrangler.ts';
import { defineCommand } from '../../command.ts';
import { findSite } from '../../find-site.ts';
import { ENV_OPTION, JSON_OPTION, parseWait, SITE_OPTION, WAIT_OPTION } from '../../options.ts';
import { TerminalNarrator } from '../../terminal-narrator.ts';

export const rollback = defineCommand({
  summary: 'Restores an earlier release with its content. RELEASE is a release id or "previous" (the default).',
  words: '[RELEASE]',
  options: {
    site: SITE_OPTION,
    env: ENV_OPTION,
    'dry-run': {
      type: 'boolean',
      default: false,
      help: 'Change nothing. Show which release a rollback would restore.',
    },
    wait: WAIT_OPTION,
    json: JSON_OPTION,
  },
  async run(options, [target = PREVIOUS], variables) {
    const { dir } = findSite(options);
    const waitMs = parseWait(options.wait);
    const narrator = new TerminalNarrator(options.json);
    const signal = listenForInterruption(narrator, explainRollbackInterruption);
    const credentials = readCredentials(variables);
    const config = await loadWorkerConfig(join(dir, 'wrangler.toml'), options.env);
    const dryRun = options['dry-run'];
    const report = await rollbackRelease({
      api: new CloudflareApi(credentials, { signal, onRetry: (line) => narrator.warn(line) }),
      wrangler: new Wrangler({
        credentials,
        variables,
        workDir: join(dir, '.cache', 'deploy', config.workerName),
        siteDir: dir,
        signal,
      }),
      config,
      target,
      dryRun,
      narrator,
      waitMs,
    });
    if (options.json) console.log(JSON.stringify({ dryRun, ...report }));
    else {
      const what = `release ${report.release}; all of its ${report.records.toLocaleString('en')} records are in KV`;
      console.log(
        dryRun ? `Nothing was changed. A rollback would restore ${what}.` : `${config.workerName} serves ${what}.`,
      );
    }
  },
});
