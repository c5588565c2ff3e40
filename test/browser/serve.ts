import type { TestProject } from 'vitest/node';
import { serveContent } from '../serve-content.ts';
import { startFixture } from './site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** URLs of the two sites that all test files share. `awaitContent` waits for the sample. */
    readonly fixtureUrl: string;
    readonly sampleUrl: string;
  }
}

/** Serves the fixture and the sample while the project's tests run. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const [sample, fixture] = [await serveContent(), await startFixture()];
  provide('fixtureUrl', fixture.origin);
  provide('sampleUrl', sample.url);
  return async () => {
    await fixture.stop();
    await sample.stop();
  };
}
