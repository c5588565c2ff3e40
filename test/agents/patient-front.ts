import { createServer, request } from 'node:http';
import { type Listening, listen } from '../listen.ts';

/**
 * A server in front of the local runtime that keeps idle connections open, as Cloudflare's edge does. The runtime
 * closes them after five seconds, which breaks the next request of a program that parses a long text for longer.
 */
export async function serveInFront(target: string): Promise<Listening> {
  const { hostname, port } = new URL(target);
  const server = createServer((incoming, outgoing) => {
    const { method, url: path, headers } = incoming;
    const forwarded = request({ hostname, port, method, path, headers, agent: false }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    forwarded.on('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
  });
  server.keepAliveTimeout = 0;
  return listen(server);
}
