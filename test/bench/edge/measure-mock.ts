import { join } from 'node:path';
import { bundleMock, bundleTryIt, bundleWorker } from '../../../build/release/bundle/bundle-worker.ts';
import { MAX_MOCK_BYTES } from '../../../worker/forms/mock/mock-response.ts';
import { median } from '../figure.ts';
import { cpuOf } from './cpu-per-request.ts';
import { MOCK_BODIES, type MockBody } from './mock-bodies.ts';
import { startWorkerd } from './workerd.ts';

const ROUNDS = 5;

/** Requests in a round: garbage is collected in some of them only. */
const REQUESTS = 10;

/** Checks the body of a request for the operation that its path names by index. */
const ENTRY = `import { respondAsMock } from './mock.js';
import forms from './forms.js';
const documented = { responses: {}, $defs: {} };
export default {
  async fetch(request) {
    const form = forms[new URL(request.url).pathname.slice(1)];
    const { method, headers } = request;
    const body = new Uint8Array(await request.arrayBuffer());
    const received = { method, path: {}, query: new URLSearchParams(), header: (name) => headers.get(name), cookies: new Map(), body };
    return new Response(respondAsMock(form, documented, received).body.slice(0, 10));
  },
};`;

/** Milliseconds of CPU that the mock needs for the largest body that it accepts, for each kind of body. */
export async function measureMock(folder: string): Promise<ReadonlyMap<string, number>> {
  const modules = new Map([
    ['index.js', ENTRY],
    ['mock.js', await bundleMock(['en'])],
    // From which the mock takes what they share.
    ['try-it.js', await bundleTryIt(['en'])],
    ['app.js', (await bundleWorker(['en'])).workerCode],
    ['forms.js', `export default ${JSON.stringify(MOCK_BODIES.map(toForm))};`],
  ]);
  const workerd = await startWorkerd(join(folder, 'mock'), [{ name: 'mock', modules }]);
  try {
    const port = workerd.ports.get('mock') ?? 0;
    const costs = new Map<string, number>();
    for (const [index, body] of MOCK_BODIES.entries()) {
      const plan = { port, request: toRequest(index, body), requests: REQUESTS, connections: 1, status: 200 };
      const used: number[] = [];
      for (let round = 0; round < ROUNDS; round++) used.push(((await cpuOf(workerd, plan)) / REQUESTS) * 1000);
      costs.set(body.name, median(used));
    }
    return costs;
  } finally {
    await workerd.stop();
  }
}

function toForm({ type, schema, encoding, $defs = {} }: MockBody): object {
  const content = [{ type, schema, ...(encoding === undefined ? {} : { encoding }) }];
  const body = { content, required: false, examples: [] };
  return {
    api: 'a',
    mode: 'mock',
    method: 'POST',
    path: '/',
    servers: [],
    parameters: [],
    accept: null,
    body,
    security: [],
    schemes: {},
    statuses: ['200'],
    $defs,
  };
}

function toRequest(index: number, { type, text }: MockBody): Buffer {
  const body = text(MAX_MOCK_BYTES);
  const head = `POST /${index} HTTP/1.1\r\nHost: mock\r\nContent-Type: ${type}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n`;
  return Buffer.from(head + body);
}
