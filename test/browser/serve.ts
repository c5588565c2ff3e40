import type { TestProject } from 'vitest/node';
import { serveContent } from '../serve-content.ts';
import { serveBrowser } from './browser.ts';
import { startFixture } from './site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** URLs of the two sites that all test files share. `awaitContent` waits for the sample. */
    readonly fixtureUrl: string;
    readonly sampleUrl: string;
    /** URL of the browser that all test files share. */
    readonly browserUrl: string;
  }
}

/** Serves the fixture, the sample and a browser while the project's tests run. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const [sample, fixture, browser] = [await serveContent(), await startFixture(), await serveBrowser()];
  provide('fixtureUrl', fixture.origin);
  provide('sampleUrl', sample.url);
  provide('browserUrl', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await fixture.stop();
    await sample.stop();
  };
}
