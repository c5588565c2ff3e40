import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildRelease } from '../cli/build-release.ts';
import { defineCommand, UsageError } from '../cli/command.ts';
import { openCache } from '../cli/open-cache.ts';
import { BUILD_OPTIONS, ENV_OPTION, JSON_OPTION, parseWait, toSite, WAIT_OPTION } from '../cli/options.ts';
import { ReleaseBuilder } from '../cli/release-builder.ts';
import { TerminalNarrator } from '../cli/terminal-narrator.ts';
import { CloudflareApi } from '../deploy/cloudflare-api.ts';
import { readCredentials } from '../deploy/credentials.ts';
import { listenForInterruption } from '../deploy/interruption.ts';
import { previewRelease } from '../deploy/preview-release.ts';
import { loadWorkerConfig } from '../deploy/worker-config.ts';
import { Wrangler } from '../deploy/wrangler.ts';

export const preview = defineCommand({
  summary: 'Uploads a release as a preview with its own URL, for example for a pull request.',
  options: {
    ...BUILD_OPTIONS,
    env: ENV_OPTION,
    name: { type: 'string', value: 'NAME', help: 'Name of the preview, such as pr-123. Required.' },
    comment: { type: 'string', value: 'FILE', help: 'Append the list of changed pages to this file, as Markdown.' },
    wait: WAIT_OPTION,
    json: JSON_OPTION,
  },
  async run(options, _words, variables) {
    const { name, comment } = options;
    if (name === undefined) throw new UsageError('--name is missing: pass a name for the preview, such as pr-123.');
    const waitMs = parseWait(options.wait);
    const narrator = new TerminalNarrator(options.json);
    const signal = listenForInterruption(narrator);
    const credentials = readCredentials(variables);
    const site = toSite(options);
    const config = await loadWorkerConfig(join(site.dir, 'wrangler.toml'), options.env);
    const release = await buildRelease(new ReleaseBuilder(site.source, openCache(site, options)), narrator);
    const workDir = join(site.dir, '.cache', 'deploy', config.workerName);
    const report = await previewRelease(release, {
      api: new CloudflareApi(credentials, { signal, onRetry: (line) => narrator.warn(line) }),
      wrangler: new Wrangler({ credentials, variables, workDir, siteDir: site.dir, signal }),
      config,
      workDir,
      name,
      narrator,
      waitMs,
    });
    if (comment !== undefined) await appendFile(comment, report.comment);
    if (options.json) console.log(JSON.stringify(report));
    else console.log(report.comment);
  },
});
