import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { TestProject } from 'vitest/node';
import { freePort } from '../free-port.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the site's own content, served as by `npm start`. `await-site.ts` waits for it. */
    readonly siteUrl: string;
  }
}

/** Builds the site's own content beside the other projects, and serves it while the project's tests run. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const port = await freePort();
  const server = spawn(process.execPath, ['build/run.js', 'start', '--port', String(port)], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  provide('siteUrl', `http://localhost:${port}`);
  return async () => {
    server.kill('SIGTERM');
    if (server.exitCode === null) await once(server, 'exit');
  };
}
