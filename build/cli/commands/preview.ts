import { appendFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { toPreviewConfig } from '../../publish/deploy/preview-config.ts';
import { isPreviewName, PREVIEW_NAME, previewRelease } from '../../publish/deploy/preview-release.ts';
import { CloudflareApi } from '../../publish/deploy/service/cloudflare-api.ts';
import { readCredentials } from '../../publish/deploy/service/credentials.ts';
import { listenForInterruption } from '../../publish/deploy/service/interruption.ts';
import { loadWorkerConfig } from '../../publish/deploy/service/worker-config.ts';
import { Wrangler } from '../../publish/deploy/service/wrangler.ts';
import {
  bundleMock,
  bundlePreviewTryIt,
  bundleWorker,
  MOCK_FILE,
  TRY_IT_FILE,
} from '../../release/bundle/bundle-worker.ts';
import type { Release } from '../../release/records/make-release.ts';
import { readRelease } from '../../release/records/read-release.ts';
import { buildRelease } from '../build-release.ts';
import { defineCommand } from '../command.ts';
import { openCaches } from '../open-caches.ts';
import { BUILD_OPTIONS, ENV_OPTION, JSON_OPTION, toSite } from '../options.ts';
import { findReleaseFaults, findTargetFaults } from '../path-faults.ts';
import { ReleaseBuilder } from '../release-builder.ts';
import { TerminalNarrator } from '../terminal-narrator.ts';

export const preview = defineCommand({
  summary: 'Uploads a release as a preview with its own URL, for example for a pull request.',
  options: {
    ...BUILD_OPTIONS,
    env: ENV_OPTION,
    name: {
      type: 'string',
      value: 'NAME',
      help: 'Name of the preview, such as pr-123.',
      required: true,
      accepts: isPreviewName,
      expected: PREVIEW_NAME,
    },
    release: {
      type: 'string',
      value: 'DIR',
      help: 'Upload the release in this folder instead of building one. Its code is not used, only its data.',
      findPathFaults: findReleaseFaults,
    },
    comment: {
      type: 'string',
      value: 'FILE',
      help: 'Append the list of changed pages to this file, as Markdown.',
      findPathFaults: findTargetFaults,
    },
    json: JSON_OPTION,
  },
  async run(options, _words, variables) {
    const { name = '', comment } = options;
    const narrator = new TerminalNarrator(options.json);
    const signal = listenForInterruption(narrator);
    const credentials = readCredentials(variables);
    const site = toSite(options);
    const config = await loadWorkerConfig(join(site.dir, 'wrangler.toml'), options.env);
    const release =
      options.release === undefined
        ? await buildRelease(
            new ReleaseBuilder(site.source, openCaches(site, options)),
            toPreviewConfig(config),
            narrator,
          )
        : await readForeignRelease(options.release);
    const workDir = join(site.dir, '.cache', 'deploy', `${config.workerName}-preview`);
    const report = await previewRelease(release, {
      api: new CloudflareApi(credentials, { signal, onRetry: (line) => narrator.warn(line) }),
      wrangler: new Wrangler({ credentials, variables, workDir, siteDir: site.dir, signal }),
      config,
      workDir,
      name,
      narrator,
    });
    if (comment !== undefined) await appendFile(comment, report.comment);
    if (options.json) console.log(JSON.stringify(report));
    else console.log(report.comment);
  },
});

/** A release that may be hostile, with the worker of this engine. */
function readForeignRelease(dir: string): Promise<Release> {
  return readRelease(resolve(dir), async (locales, texts, hasAccess) => {
    const [{ workerCode, lazyModules }, tryIt, mock] = await Promise.all([
      bundleWorker(locales, texts, hasAccess),
      bundlePreviewTryIt(locales, texts),
      bundleMock(locales, texts),
    ]);
    return { workerCode, lazyModules: { ...lazyModules, [TRY_IT_FILE]: tryIt, [MOCK_FILE]: mock } };
  });
}
