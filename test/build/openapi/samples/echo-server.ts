import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedRequest {
  readonly method: string;
  /** The request target byte for byte, without the number of the case in front. */
  readonly target: string;
  /** In order, values read as UTF-8. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Buffer;
}

export interface EchoServer {
  /** The URL under which case `index` is recorded, without a slash at the end. */
  readonly urlOf: (index: number) => string;
  /** What arrived for case `index`; more than one request where a sample sent more. */
  readonly receivedFor: (index: number) => readonly ReceivedRequest[];
  readonly close: () => Promise<void>;
}

/** A server on a free port of 127.0.0.1 that records what arrives and answers with JSON. */
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
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    urlOf: (index) => `http://127.0.0.1:${port}/case-${index}`,
    receivedFor: (index) => received.get(index) ?? [],
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
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
