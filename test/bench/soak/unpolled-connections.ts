import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { toGet } from '../edge/connection.ts';

const REQUEST = toGet('/');

/** Requests under way on each connection: enough that workerd always has the next one in memory, and never polls. */
const DEPTH = 32;

/** Much less than the five seconds for which workerd keeps an idle connection. */
const IDLE_MS = 1_000;

/**
 * Keeps workerd from polling for this long with pipelined requests to a worker with a constant response, then waits for
 * a second. Returns how many connections workerd has closed by then.
 */
export async function countClosed(port: number, connections: number, ms: number): Promise<number> {
  const size = await measureResponse(port);
  const closed = await Promise.all(Array.from({ length: connections }, () => isClosedAfter(port, size, ms)));
  return closed.filter(Boolean).length;
}

/** The response must be without a body, so that it comes in one packet. */
async function measureResponse(port: number): Promise<number> {
  const socket = connect({ port, host: '127.0.0.1' });
  socket.write(REQUEST);
  const [packet] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  return packet.byteLength;
}

async function isClosedAfter(port: number, size: number, ms: number): Promise<boolean> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  const end = performance.now() + ms;
  let received = 0;
  let sent = 0;
  const refill = (): void => {
    const missing = Math.floor(received / size) + DEPTH - sent;
    if (missing === 0 || performance.now() > end) return;
    sent += missing;
    socket.write(Buffer.concat(Array.from({ length: missing }, () => REQUEST)));
  };
  socket.on('data', (chunk) => {
    received += chunk.byteLength;
    refill();
  });
  // A reset is followed by "close".
  socket.on('error', () => {});
  refill();
  await delay(ms + IDLE_MS);
  const { closed } = socket;
  socket.destroy();
  return closed;
}
