import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the site's own content, served as `npm start` serves it. */
    readonly siteUrl: string;
  }
}

const TSX = createRequire(import.meta.url).resolve('tsx/cli');

/** Builds the site's own content and serves it on a free port, for as long as the project's tests run. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const server = spawn(process.execPath, [TSX, 'build/start.ts', '--port', '0'], {
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
