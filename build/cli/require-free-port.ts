import { createServer } from 'node:net';

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
