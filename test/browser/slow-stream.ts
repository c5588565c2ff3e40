import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { TestSite } from './site.ts';

const PIECE_BYTES = 4_096;
const PAUSE_MS = 25;

/** Serves a site as a slow network does: its pages arrive in pieces, and the browser paints between them. */
export async function serveSlowly(origin: string): Promise<TestSite> {
  const server = createServer((request, response) => {
    get(new URL(request.url ?? '/', origin), (answer) => void pass(answer, response));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function pass(answer: IncomingMessage, response: ServerResponse): Promise<void> {
  const type = answer.headers['content-type'] ?? '';
  response.writeHead(answer.statusCode ?? 502, { 'Content-Type': type });
  if (!type.startsWith('text/html')) {
    answer.pipe(response);
    return;
  }
  const body = Buffer.concat(await answer.toArray());
  for (let at = 0; at < body.length; at += PIECE_BYTES) {
    response.write(body.subarray(at, at + PIECE_BYTES));
    await delay(PAUSE_MS);
  }
  response.end();
}
