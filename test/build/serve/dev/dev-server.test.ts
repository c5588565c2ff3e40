import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toFinding } from '../../../../build/base/report/finding.ts';
import { ReleaseBuilder } from '../../../../build/cli/release-builder.ts';
import { toDevErrors } from '../../../../build/serve/dev/dev-errors.ts';
import { DevRuntime } from '../../../../build/serve/dev/dev-runtime.ts';
import { DevServer } from '../../../../build/serve/dev/dev-server.ts';
import { findMessages } from '../../../../worker/model/messages/find-messages.ts';
import { buildRelease } from '../../../bench/build-release.ts';
import { SMALLEST_SITE, writeContent, writeFiles } from '../../content-folder.ts';

describe('DevServer', () => {
  const dir = writeContent({ ...SMALLEST_SITE, 'index.md': '# Home\n\nfirst\n' });
  const builder = new ReleaseBuilder({ contentDir: dir });
  const runtime = new DevRuntime();
  const server = new DevServer(runtime, { script: '', style: '' }, findMessages('de'));
  let origin = '';

  beforeAll(async () => {
    origin = await server.listen(0);
    await runtime.serve((await buildRelease(builder)).release);
  });
  afterAll(async () => {
    server.close();
    await runtime.stop();
  });

  it('asks authors to wait in the language of their site, until there is a release', async () => {
    const early = new DevServer(new DevRuntime(), { script: '', style: '' }, findMessages('de'));
    const html = await (await fetch(await early.listen(0))).text();
    early.close();
    expect(html).toContain('<html lang="de"><head><title>Warten auf den Build</title>');
  });

  it('tells open pages about errors, with labels in the language of the site', async () => {
    const errors = toDevErrors([toFinding({ file: 'a.md' }, 'Cannot read it.')], findMessages('de'));
    server.tell(errors, null, findMessages('de'));
    const events = await fetch(`${origin}/_/dev/events`);
    // What EventSource requires (HTML Standard §9.2.4).
    expect(events.headers.get('content-type')).toBe('text/event-stream');
    const { value } = (await events.body?.getReader().read()) ?? {};
    const message = JSON.parse(
      Buffer.from(value ?? [])
        .toString()
        .slice('data: '.length)
        .split('\n')[0] ?? '',
    );
    expect(message.labels).toEqual({ locale: 'de', title: '1 Fehler', close: 'Schließen' });
    expect(message.errors[0].message).toBe('Cannot read it.');
    server.tell([], null, findMessages('de'));
  });

  it('serves pages and files of the latest release', async () => {
    expect(await (await fetch(origin)).text()).toContain('first');
    writeFiles(dir, { 'index.md': '# Home\n\nsecond\n' });
    builder.invalidate('content');
    const { release } = await buildRelease(builder);
    await runtime.serve(release);
    const html = await (await fetch(origin)).text();
    expect(html).toContain('second');
    const script = await fetch(origin + release.manifest.assets.script);
    expect([script.status, (await script.text()).length > 100]).toEqual([200, true]);
    expect(script.headers.get('Cache-Control')).toContain('immutable');
    expect((await fetch(origin)).headers.get('Cache-Control')).toBe('no-store');
  });

  it('passes on paths that begin with two slashes, which are no host', async () => {
    const statuses = await Promise.all(
      ['//', '//?a', '///x', '//index.md'].map(async (path) => {
        const dev = await fetch(origin + path, { redirect: 'manual' });
        const worker = await runtime.fetch(origin + path);
        return [path, dev.status, worker.status];
      }),
    );
    expect(statuses).toEqual(statuses.map(([path, , status]) => [path, status, status]));
    expect(statuses[0]?.[1]).toBe(301);
  });

  it('passes on the body of a request', async () => {
    const answer = await fetch(`${origin}/mcp`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
      body: '{"jsonrpc":"2.0","id":7,"method":"ping"}',
    });
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('"id":7')]);
  });

  it('does not wait for records of a busy process', async () => {
    const order: string[] = [];
    const work = server.whileQuiet(async () => {
      // Longer than the worker waits for a record.
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 3_200);
      await sleep(50);
      order.push('work');
    });
    const answers = Array.from({ length: 3 }, async () => order.push(String((await fetch(origin)).status)));
    await Promise.all([work, ...answers]);
    expect(order).toEqual(['work', '200', '200', '200']);
  });

  it('continues after failed work', async () => {
    await expect(server.whileQuiet(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect((await fetch(origin)).status).toBe(200);
  });
});
