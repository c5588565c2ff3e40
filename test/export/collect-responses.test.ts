import { describe, expect, it } from 'vitest';
import { collectResponses, type ExportedResponse } from '../../build/publish/export/collect-responses.ts';
import { PiecesResponse } from '../../build/publish/export/unread-bodies.ts';
import type { Ask } from '../../build/publish/export/worker-in-process.ts';
import { faultOf } from '../deploy/operator.ts';
import { manifest } from '../site/fixture/release.ts';

const HTML = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'public, max-age=0' };

const page = (html: string) => () => new Response(html, { headers: HTML });

/** A worker with these responses, and the manifest's pages and files. */
function worker(answers: Readonly<Record<string, () => Response>>): Ask {
  return async (href) => {
    const { status, headers, body } = answers[href]?.() ?? ownAnswer(href);
    return new PiecesResponse(body, { status, headers });
  };
}

function ownAnswer(href: string): Response {
  if (manifest.pages.has(href)) return new Response('<html></html>', { headers: HTML });
  return new Response('', { status: Object.hasOwn(manifest.files, href) ? 200 : 404 });
}

async function collect(answers: Readonly<Record<string, () => Response>>): Promise<Map<string, ExportedResponse>> {
  const collected = new Map<string, ExportedResponse>();
  for await (const answer of collectResponses(manifest, worker(answers), () => {})) collected.set(answer.path, answer);
  return collected;
}

describe('collectResponses()', () => {
  it('returns everything in the manifest', async () => {
    const collected = await collect({});
    for (const path of [...manifest.pages.keys(), ...Object.keys(manifest.files)])
      expect([path, collected.get(path)?.kind]).toEqual([path, manifest.pages.has(path) ? 'page' : 'file']);
  });

  it('returns redirects as the worker sends them', async () => {
    const moved = new Response(null, { status: 301, headers: { Location: '/user/bills#enter' } });
    const collected = await collect({ '/old/bills': () => moved });
    const redirect = { kind: 'redirect', path: '/old/bills', location: '/user/bills#enter' };
    expect(collected.get('/old/bills')).toEqual(redirect);
  });

  it('follows references of pages, lists and sections', async () => {
    const text = (body: string) => () => new Response(body, { headers: { 'Content-Type': 'text/plain' } });
    const collected = await collect({
      '/user/bills': page('<html><img data-src="/more/../data.json?v=1"></html>'),
      '/data.json': () => Response.json({}),
      '/llms.txt': page('- [Part](https://docs.example.com/llms/users.txt)'),
      '/llms/users.txt': text('[a](/llms/last.txt) and https://docs.example.com/llms/next.txt.'),
      '/llms/last.txt': text('end'),
      '/llms/next.txt': text('end'),
    });
    for (const path of ['/data.json', '/llms/users.txt', '/llms/last.txt', '/llms/next.txt'])
      expect([path, collected.get(path)?.kind]).toEqual([path, 'file']);
  });

  it('never treats a trailing-slash path as a redirect, which would overwrite the page', async () => {
    const moved = new Response(null, { status: 301, headers: { Location: '/user/bills' } });
    const collected = await collect({ '/': page('<a href="/user/bills/"></a>'), '/user/bills/': () => moved });
    expect([collected.has('/user/bills/'), collected.get('/user/bills')?.kind]).toEqual([false, 'page']);
  });

  it('omits pages that only a worker can serve', async () => {
    const collected = await collect({
      '/user/bills': page('<a href="/healthz"></a><a href="/mcp"></a>'),
      '/healthz': () => Response.json({}),
      '/mcp': () => Response.json({}),
    });
    expect([collected.has('/healthz'), collected.has('/mcp')]).toEqual([false, false]);
  });

  it('requests a page again if it was incomplete or failed', async () => {
    const answers = [
      new Response('', { status: 503 }),
      new Response('<html>half', { headers: { ...HTML, 'Cache-Control': 'no-store' } }),
      new Response('<html>whole</html>', { headers: HTML }),
    ];
    const collected = await collect({ '/user/bills': () => answers.shift() ?? new Response(null, { status: 500 }) });
    const answer = collected.get('/user/bills');
    expect(answer?.kind === 'page' && answer.bytes.toString()).toBe('<html>whole</html>');
  });

  it('fails if a page cannot be read', async () => {
    expect(await faultOf(collect({ '/user/bills': () => new Response('', { status: 503 }) }))).toBe(
      '/user/bills: Cannot export: the worker returned status 503, 3 times. Run `npm start` and check the page.',
    );
    expect(await faultOf(collect({ '/user/bills': () => new Response('', { status: 404 }) }))).toBe(
      '/user/bills: Cannot export: the worker returned status 404.',
    );
  });
});
