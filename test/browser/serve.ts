import type { TestProject } from 'vitest/node';
import { startFixture, startSample } from './site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Addresses of the two sites that all files share. */
    readonly fixtureUrl: string;
    readonly sampleUrl: string;
  }
}

/** Serves the fixture and the sample for as long as the project's tests run. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const [fixture, sample] = [await startFixture(), await startSample()];
  provide('fixtureUrl', fixture.origin);
  provide('sampleUrl', sample.origin);
  return async () => {
    await fixture.stop();
    await sample.stop();
  };
}
