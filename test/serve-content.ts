import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from './free-port.ts';

interface ServedContent {
  readonly url: string;
  readonly server: ChildProcess;
  users: number;
}

declare global {
  /** Projects import their set-up separately, but share the process. */
  var servedContent: Promise<ServedContent> | undefined;
}

/** Long enough for a busy machine. */
const TIMEOUT_MS = 120_000;

/**
 * Builds and serves the site's own content with `npm start`, once for all projects. Does not wait for it, so that the
 * projects can set up the rest.
 */
export async function serveContent(): Promise<{ readonly url: string; stop(): Promise<void> }> {
  globalThis.servedContent ??= start();
  const served = await globalThis.servedContent;
  served.users++;
  return {
    url: served.url,
    async stop() {
      if (--served.users > 0) return;
      globalThis.servedContent = undefined;
      served.server.kill('SIGTERM');
      if (served.server.exitCode === null) await once(served.server, 'exit');
    },
  };
}

async function start(): Promise<ServedContent> {
  const port = await freePort();
  const command = ['build/run.js', 'start', '--port', String(port)];
  const server = spawn(process.execPath, command, { stdio: ['ignore', 'ignore', 'inherit'] });
  return { url: `http://localhost:${port}`, server, users: 0 };
}

/** Waits until the content is served. Returns its URL. */
export async function awaitContent(url: string): Promise<string> {
  const deadline = Date.now() + TIMEOUT_MS;
  while (!(await isServed(url))) {
    if (Date.now() > deadline) throw new Error(`\`npm start\` does not serve ${url}. Its messages are above.`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return url;
}

function isServed(url: string): Promise<boolean> {
  return fetch(url, { method: 'HEAD' }).then(
    () => true,
    () => false,
  );
}
