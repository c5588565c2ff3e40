import { createServer } from 'node:net';

/** Ends the process with a message when a port of the loopback interface is taken: before a build, not after it. */
export async function requireFreePort(port: number): Promise<void> {
  const server = createServer();
  const error = await new Promise<NodeJS.ErrnoException | null>((resolve) => {
    server.once('error', resolve);
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(null)));
  });
  if (error === null) return;
  const found = error.code === 'EADDRINUSE' ? 'another program uses it' : error.message;
  console.error(`Cannot serve on port ${port}: ${found}. Name another one with --port.`);
  process.exit(1);
}
