import type { TestProject } from 'vitest/node';
import { startFixture, startSample } from './site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** URLs of the two sites that all test files share. */
    readonly fixtureUrl: string;
    readonly sampleUrl: string;
  }
}

/** Serves the fixture and the sample while the project's tests run. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const [fixture, sample] = [await startFixture(), await startSample()];
  provide('fixtureUrl', fixture.origin);
  provide('sampleUrl', sample.origin);
  return async () => {
    await fixture.stop();
    await sample.stop();
  };
}
