import type { TestProject } from 'vitest/node';
import { serveBrowser } from './browser.ts';
import { startFixture, startSample } from './site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** URLs of the two sites that all test files share. */
    readonly fixtureUrl: string;
    readonly sampleUrl: string;
    /** URL of the browser that all test files share. */
    readonly browserUrl: string;
  }
}

/** Serves the fixture, the sample and a browser while the project's tests run. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const [fixture, sample, browser] = [await startFixture(), await startSample(), await serveBrowser()];
  provide('fixtureUrl', fixture.origin);
  provide('sampleUrl', sample.origin);
  provide('browserUrl', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await fixture.stop();
    await sample.stop();
  };
}
