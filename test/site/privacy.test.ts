import { describe, expect, it } from 'vitest';
import type { Analytics } from '../../worker/model/site.ts';
import { getFrom, siteWith } from './get.ts';

const ANALYTICS: Analytics = {
  host: 'https://stats.example.com',
  siteId: 'docs',
  script: '/script.js',
  attributes: { 'data-site-id': 'docs' },
  respectPrivacySignals: true,
};
const SCRIPT = '<script defer="" src="https://stats.example.com/script.js" data-site-id="docs"></script>';

describe('analytics', () => {
  it.each(['/', '/user/bills', '/api/list-bills', '/nope'])('are loaded on %s', async (path) => {
    expect(await (await ask(ANALYTICS, path)).text()).toContain(SCRIPT);
  });

  it('are on no page if none are configured', async () => {
    expect(await (await ask(null, '/user/bills')).text()).not.toContain('defer');
  });

  it.each([{ DNT: '1' }, { 'Sec-GPC': '1' }])('are omitted for readers who send %o', async (headers) => {
    for (const path of ['/user/bills', '/nope']) {
      const response = await ask(ANALYTICS, path, headers);
      expect(response.headers.get('Content-Security-Policy')).not.toContain('stats.example.com');
      expect(await response.text()).not.toContain('stats.example.com');
    }
  });

  it.each([{ DNT: '0' }, { DNT: 'null' }, { 'Sec-GPC': '0' }, { 'Sec-GPC': 'x' }])(
    'are loaded for %o',
    async (headers) => {
      expect(await (await ask(ANALYTICS, '/user/bills', headers)).text()).toContain(SCRIPT);
    },
  );

  it('are loaded for all readers if signals are not respected', async () => {
    const response = await ask({ ...ANALYTICS, respectPrivacySignals: false }, '/user/bills', { DNT: '1' });
    expect(response.headers.get('Vary')).toBe('Accept, Accept-Encoding');
    expect(await response.text()).toContain(SCRIPT);
  });

  it('make two variants of a page with separate caches', async () => {
    const tracked = await ask(ANALYTICS, '/user/bills');
    const untracked = await ask(ANALYTICS, '/user/bills', { 'Sec-GPC': '1' });
    expect(tracked.headers.get('Vary')).toBe('Accept, Accept-Encoding, DNT, Sec-GPC');
    const tag = tracked.headers.get('ETag') ?? '';
    expect(untracked.headers.get('ETag')).not.toBe(tag);
    const revalidate = async (headers = {}) =>
      (await ask(ANALYTICS, '/user/bills', { 'If-None-Match': tag, ...headers })).status;
    expect([await revalidate(), await revalidate({ DNT: '1' })]).toEqual([304, 200]);
  });
});

function ask(analytics: Analytics | null, path: string, headers: HeadersInit = {}): Promise<Response> {
  return getFrom(siteWith({ analytics }), path, { headers });
}
