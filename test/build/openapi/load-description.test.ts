import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { loadDescription } from '../../../build/openapi/load-description.ts';
import { parseDescription } from '../../../build/openapi/parse-description.ts';
import { removeContent, writeContent } from '../content-folder.ts';
import { thrownFindings } from '../thrown-findings.ts';

const REMEDY = 'Check the address, or name a file with --description.';
const servers: Server[] = [];

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/api.yaml`;
}

afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

describe('loadDescription() of a URL', () => {
  it('asks for YAML or JSON and names the address', async () => {
    const url = await serve((request, response) => response.end(`accept: "${request.headers.accept}"`));
    expect(await loadDescription(url)).toEqual({
      file: url,
      text: 'accept: "application/yaml, application/json, text/yaml, */*;q=0.5"',
    });
  });

  it('follows a redirect', async () => {
    const url = await serve((request, response) => {
      if (request.url === '/api.yaml') response.writeHead(302, { location: '/other.yaml' }).end();
      else response.end('openapi: 3.1.0');
    });
    expect((await loadDescription(url)).text).toBe('openapi: 3.1.0');
  });

  it.each([404, 500])('says that the server answered %i', async (status) => {
    const url = await serve((_request, response) => response.writeHead(status).end('no'));
    expect(await thrownFindings(() => loadDescription(url))).toEqual([
      `${url}: Cannot fetch the API description: the server answered ${status}. ${REMEDY}`,
    ]);
  });

  it('leaves an endless error page', async () => {
    const url = await serve((_request, response) => {
      response.writeHead(404);
      response.on('drain', () => response.write('x'.repeat(65_536)));
      response.write('x'.repeat(65_536));
    });
    expect(await thrownFindings(() => loadDescription(url))).toHaveLength(1);
  });

  it('says that nothing listens there', async () => {
    const url = await serve(() => {});
    await new Promise((resolve) => servers.pop()?.close(resolve));
    expect(await thrownFindings(() => loadDescription(url))).toEqual([
      expect.stringMatching(/^http:.*: Cannot fetch the API description: .*ECONNREFUSED.*\. Check the address/),
    ]);
  });

  it.each([
    ['no answer', () => {}],
    [
      'an answer that never ends',
      (_request: unknown, response: { write: (text: string) => void }) => response.write('openapi: '),
    ],
  ])('does not wait for ever for %s', async (_what, listener) => {
    const url = await serve(listener as RequestListener);
    const started = performance.now();
    expect(await thrownFindings(() => loadDescription(url, 200))).toEqual([
      `${url}: Cannot fetch the API description: no complete answer in 0.2 seconds. ${REMEDY}`,
    ]);
    expect(performance.now() - started).toBeLessThan(2_000);
  });

  it('stops at 100 MB', async () => {
    let sent = 0;
    const chunk = Buffer.alloc(1_000_000, 'x');
    const url = await serve((_request, response) => {
      const send = (): void => {
        while (!response.destroyed) {
          sent += chunk.length;
          if (!response.write(chunk)) {
            response.once('drain', send);
            return;
          }
        }
      };
      send();
    });
    expect(await thrownFindings(() => loadDescription(url))).toEqual([
      `${url}: Cannot read the API description: it is larger than 100 MB. Split it into several descriptions.`,
    ]);
    expect(sent).toBeLessThan(200_000_000);
  });

  it('ends a circle of redirects', async () => {
    const url = await serve((_request, response) => response.writeHead(302, { location: '/api.yaml' }).end());
    expect(await thrownFindings(() => loadDescription(url))).toEqual([
      expect.stringMatching(/Cannot fetch the API description: .*redirect count exceeded/),
    ]);
  });

  it('refuses a web page, and what is not UTF-8', async () => {
    const page = await serve((_request, response) => response.end('<!doctype html><title>Sign in</title>'));
    const { file, text } = await loadDescription(page);
    expect(await thrownFindings(() => parseDescription(file, text))).toEqual([
      expect.stringContaining('found a web page or XML, which begins with "<".'),
    ]);
    const latin = await serve((_request, response) => response.end(Buffer.from([0x61, 0xe4])));
    expect(await thrownFindings(() => loadDescription(latin))).toEqual([
      `${latin}: Cannot read the API description: the file is not UTF-8 text. Save it with the encoding UTF-8.`,
    ]);
  });
});

describe('loadDescription() of a file', () => {
  it.each([
    [
      'none.yaml',
      /none\.yaml: Cannot read the API description: there is no such file\. Name another one with --description, or in site\.yaml under "apis"\.$/,
    ],
    ['.', /: Cannot read the API description: this is not a file\. Name an OpenAPI document, JSON or YAML\.$/],
    [
      'latin.yaml',
      /latin\.yaml: Cannot read the API description: the file is not UTF-8 text\. Save it with the encoding UTF-8\.$/,
    ],
    [
      'large.yaml',
      /large\.yaml: Cannot read the API description: it is larger than 100 MB\. Split it into several descriptions\.$/,
    ],
  ])('says what is wrong with %s', async (name, fault) => {
    const dir = writeContent({
      'latin.yaml': Buffer.from([0x61, 0xe4]),
      'large.yaml': name === 'large.yaml' ? Buffer.alloc(100_000_001, '#') : '',
    });
    const found = await thrownFindings(() => loadDescription(`${dir}/${name}`));
    removeContent(dir);
    expect(found).toEqual([expect.stringMatching(fault)]);
  });

  it('passes over a byte order mark', async () => {
    const dir = writeContent({ 'a.yaml': '\ufeffopenapi: 3.1.0' });
    const { text } = await loadDescription(`${dir}/a.yaml`);
    removeContent(dir);
    expect(text).toBe('openapi: 3.1.0');
  });
});
