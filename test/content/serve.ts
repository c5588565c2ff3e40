import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the site's own content, served as by `npm start`. */
    readonly siteUrl: string;
  }
}

/** Builds the site's own content and serves it on a free port while the project's tests run. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const server = spawn(process.execPath, ['build/run.js', 'start', '--port', '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  provide('siteUrl', await readUrl(createInterface(server.stdout)));
  return async () => {
    server.kill('SIGTERM');
    if (server.exitCode === null) await once(server, 'exit');
  };
}

async function readUrl(lines: AsyncIterable<string>): Promise<string> {
  for await (const line of lines) {
    const url = /http:\/\/\S+/.exec(line)?.[0];
    if (url !== undefined) return url;
  }
  throw new Error('Cannot serve the content: `npm start` has ended. Its messages are above.');
}
