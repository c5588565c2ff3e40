import { createServer } from 'node:net';
import { errorMessage } from '../base/report/error-message.ts';

interface Runtime {
  stop(): Promise<void>;
}

/** Starts serving, and stops the runtime with the process in every case, so that no workerd process remains. */
export async function serveUntilInterrupted(runtime: Runtime, start: () => Promise<void>): Promise<void> {
  const stop = (code: number): void => {
    void runtime.stop().finally(() => process.exit(code));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => stop(0));
  try {
    await start();
  } catch (error) {
    const found = errorMessage(error);
    console.error(`Cannot serve: ${found}`);
    stop(1);
  }
}

/** Exits with a message if a loopback port is in use: before a build rather than after it. */
export async function requireFreePort(port: number): Promise<void> {
  const server = createServer();
  const error = await new Promise<NodeJS.ErrnoException | null>((resolve) => {
    server.once('error', resolve);
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(null)));
  });
  if (error === null) return;
  const found = error.code === 'EADDRINUSE' ? 'it is in use by another program' : error.message;
  console.error(`Cannot serve on port ${port}: ${found}. Choose another one with --port.`);
  process.exit(1);
}
