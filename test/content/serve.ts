import type { TestProject } from 'vitest/node';
import { serveContent } from '../serve-content.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the site's own content, served by `npm start`. `await-site.ts` waits for it. */
    readonly siteUrl: string;
  }
}

/** Serves the site's own content while the project's tests run. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const content = await serveContent();
  provide('siteUrl', content.url);
  return () => content.stop();
}
