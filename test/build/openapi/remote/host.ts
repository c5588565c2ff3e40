import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach } from 'vitest';

const servers: Server[] = [];

/** Starts a local host that is stopped after the test. Returns the URL of its description. */
export async function serve(listener: RequestListener, address = '127.0.0.1'): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, address, resolve));
  return `http://${address}:${(server.address() as AddressInfo).port}/api.yaml`;
}

export async function stopLast(): Promise<void> {
  await stop(servers.pop());
}

/** Sends these responses in turn, and repeats the last one. */
export function answers(...listeners: readonly RequestListener[]): RequestListener {
  let asked = 0;
  return (request, response) => listeners[Math.min(asked++, listeners.length - 1)]?.(request, response);
}

export function text(body: string, headers: Readonly<Record<string, string>> = {}): RequestListener {
  return (_request: IncomingMessage, response) => response.writeHead(200, headers).end(body);
}

afterEach(async () => {
  for (const server of servers.splice(0)) await stop(server);
});

async function stop(server: Server | undefined): Promise<void> {
  server?.closeAllConnections();
  await new Promise((resolve) => server?.close(resolve));
}
