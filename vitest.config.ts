import { resolve } from 'node:path';
import { cloudflareTest } from '@cloudflare/vitest-pool-workers';
import { defineConfig } from 'vitest/config';

/** The worker that `test/site/global-setup.ts` builds. */
const worker = resolve('.cache/test/worker');

/** As the worker is bundled: React's development build writes other markup, and slower. */
const jsx = { runtime: 'automatic', development: false } as const;

// Nothing is fetched: the runtime would ask for facts of the request's place, wrangler would report its use.
process.env.CLOUDFLARE_CF_FETCH_ENABLED = 'false';
process.env.WRANGLER_SEND_METRICS = 'false';
// What results are memoized by cannot be changed by mistake.
process.env.DOCVANE_FREEZE = '1';

export default defineConfig({
  test: {
    projects: [
      {
        // Functions and components, in Node.
        oxc: { jsx },
        test: {
          name: 'node',
          include: ['test/{build,worker,budgets,bench}/**/*.test.{ts,tsx}', 'build/markdown/blocks/**/*.test.ts'],
          // A busy machine takes its time.
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        // Operators' commands: the real wrangler, against an API on this machine.
        oxc: { jsx },
        test: {
          name: 'operate',
          include: ['test/{deploy,export,base,package}/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        // The built worker in the runtime that serves it, with a real store and a small site.
        plugins: [cloudflareTest({ main: `${worker}/index.js`, wrangler: { configPath: resolve('wrangler.toml') } })],
        // Tests import the sources for their types, and run the bundle.
        resolve: { alias: [{ find: /^.*\/worker\/index\.ts$/, replacement: `${worker}/app.js` }] },
        test: {
          name: 'site',
          include: ['test/site/**/*.test.ts'],
          globalSetup: ['test/site/global-setup.ts'],
          setupFiles: ['test/site/seed.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        // The site's own content, over HTTP, as `npm start` serves it.
        test: {
          name: 'content',
          include: ['test/content/**/*.test.ts'],
          globalSetup: ['test/content/serve.ts'],
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
