import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { cloudflareTest } from '@cloudflare/vitest-pool-workers';
import { defineConfig } from 'vitest/config';
import { v8Flags } from './build/cli/engine/set-up-node.js';
import { takeTemporaryFolder } from './test/temporary-folder.ts';

/** The worker that `test/site/global-setup.ts` builds. */
const worker = resolve('.cache/test/worker');

/** As in the bundled worker. */
const jsx = { runtime: 'automatic', development: false } as const;

// No network requests: the runtime would fetch request metadata, and wrangler would send telemetry.
process.env.CLOUDFLARE_CF_FETCH_ENABLED = 'false';
process.env.WRANGLER_SEND_METRICS = 'false';
// React as in a release: its development build renders different markup, and more slowly.
process.env.NODE_ENV = 'production';
// Freezes memoized inputs, so that tests detect accidental changes.
process.env.DOCVANE_FREEZE = '1';

takeTemporaryFolder();

export default defineConfig({
  // As in the worker of a site with audiences.
  define: { HAS_ACCESS: 'true' },
  test: {
    // More than there are cores: tests wait for a browser, a runtime, and processes.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    experimental: { fsModuleCache: true, fsModuleCachePath: '.cache/test/modules' },
    projects: [
      {
        // Functions and components, in Node.
        oxc: { jsx },
        test: {
          name: 'node',
          include: [
            'test/{agents,build,worker,budgets,bench,mutate}/**/*.test.{ts,tsx}',
            'build/page/blocks/**/*.test.{ts,tsx}',
          ],
          // The files share one import of the engine, which otherwise takes as long as the tests.
          isolate: false,
          // As in a build, most code runs too rarely for the optimizing compiler. Most objects die young.
          execArgv: [...v8Flags(), '--max-semi-space-size=64'],
          // Allows for a busy machine.
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        // Operator commands against a stand-in for Cloudflare's API, exports, snapshots, and the installed package.
        oxc: { jsx },
        test: {
          name: 'operate',
          include: ['test/{deploy,export,base,package,compare}/**/*.test.ts'],
          isolate: false,
          execArgv: [...v8Flags(), '--max-semi-space-size=64'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        // The built worker in its real runtime, with a real store and a small site.
        plugins: [cloudflareTest({ main: `${worker}/index.js`, wrangler: { configPath: resolve('wrangler.toml') } })],
        // Tests import the sources for their types, but run the bundle.
        resolve: { alias: [{ find: /^.*\/worker\/index\.ts$/, replacement: `${worker}/app.js` }] },
        test: {
          name: 'site',
          // The runtime sees no files of this machine.
          experimental: { fsModuleCache: false },
          include: ['test/site/**/*.test.ts'],
          // The files share one start of the runtime, and its store; `seed.ts` gives each what it needs.
          isolate: false,
          globalSetup: ['test/site/global-setup.ts'],
          setupFiles: ['test/site/seed.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        // The site's own content over HTTP, as served by `npm start`.
        test: {
          name: 'content',
          include: ['test/content/**/*.test.ts'],
          globalSetup: ['test/content/serve.ts'],
          setupFiles: ['test/content/await-site.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        // Pages in a real browser.
        oxc: { jsx },
        test: {
          name: 'browser',
          include: ['test/browser/**/*.test.ts'],
          // The files of a process share one import of the engine and one browser.
          isolate: false,
          globalSetup: ['test/browser/serve.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // A busy machine is slow. A wait ends as soon as the condition holds.
          expect: { poll: { timeout: 15_000 } },
        },
      },
    ],
  },
});
