import { createServer } from 'node:http';
import { listen } from '../../../listen.ts';

export interface ReceivedRequest {
  readonly method: string;
  /** The exact request target, without the number of the case at the start. */
  readonly target: string;
  /** In order, with values read as UTF-8. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Buffer;
}

export interface EchoServer {
  /** The URL that records case `index`, without a trailing slash. */
  readonly urlOf: (index: number) => string;
  /** Requests received for case `index`; several if a sample sent several. */
  readonly receivedFor: (index: number) => readonly ReceivedRequest[];
  readonly close: () => Promise<void>;
}

/** A server on a free port of 127.0.0.1 that records requests and responds with JSON. */
export async function startEchoServer(): Promise<EchoServer> {
  const received = new Map<number, ReceivedRequest[]>();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const [, index = '', target = ''] = /^\/case-(\d+)(.*)$/s.exec(request.url ?? '') ?? [];
      const requests = received.get(Number(index)) ?? [];
      received.set(Number(index), requests);
      const { method = '', rawHeaders } = request;
      requests.push({ method, target, headers: toPairs(rawHeaders), body: Buffer.concat(chunks) });
      response.setHeader('Content-Type', 'application/json');
      response.end('{"ok":true}');
    });
  });
  const { origin, stop } = await listen(server);
  return {
    urlOf: (index) => `${origin}/case-${index}`,
    receivedFor: (index) => received.get(index) ?? [],
    close: stop,
  };
}

function toPairs(rawHeaders: readonly string[]): [string, string][] {
  const pairs: [string, string][] = [];
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const value = Buffer.from(rawHeaders[index + 1] ?? '', 'latin1').toString('utf8');
    pairs.push([rawHeaders[index] ?? '', value]);
  }
  return pairs;
}
