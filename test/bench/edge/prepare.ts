import { Connection, toGet } from './connection.ts';
import type { BenchedWorker } from './rivals.ts';
import type { Scenario } from './scenarios.ts';

/** Headers that the runtime writes itself. */
const TRANSPORT_HEADERS = ['content-length', 'transfer-encoding', 'content-encoding', 'connection', 'date'];

/** A scenario with its request, and the data that a constant worker needs for the same response. */
export interface Prepared {
  readonly scenario: Scenario;
  readonly request: Buffer;
  readonly headers: Readonly<Record<string, string>>;
  readonly bytes: number;
}

/** Sends one request to find out the size and ETag of the response. */
export async function prepare(scenario: Scenario, { port }: BenchedWorker): Promise<Prepared> {
  const response = await fetch(`http://127.0.0.1:${port}${scenario.path}`, { headers: { Accept: 'text/html' } });
  const etag = response.headers.get('ETag') ?? '';
  await response.arrayBuffer();
  const headers = Object.fromEntries([...response.headers].filter(([name]) => !TRANSPORT_HEADERS.includes(name)));
  const request = toGet(scenario.path, scenario.conditional ? { 'If-None-Match': etag } : {});
  const connection = await Connection.open(port);
  const { status, bytes } = await connection.send(request);
  connection.close();
  if (status !== scenario.status)
    throw new Error(`Cannot measure "${scenario.name}": ${scenario.path} answers ${status}, not ${scenario.status}`);
  return { scenario, request, headers, bytes };
}
