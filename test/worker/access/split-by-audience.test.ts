import { describe, expect, it, vi } from 'vitest';
import { SMALL_MANIFEST } from './small-manifest.ts';

/** Its types are those of the edge. */
const SPLIT: string = '../../../worker/access/split-by-audience.ts';

describe('a view that cannot be loaded', () => {
  it('is a 503 with the headers of every other response', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const { splitByAudience } = await import(SPLIT);
    const manifest = { ...SMALL_MANIFEST, access: { audiences: [{ name: 'staff', includes: [] }] } };
    const gate = { identify: () => ({ audiences: ['staff'], signedIn: true }) };
    const view = { audiences: ['staff'], load: () => Promise.reject(new Error('lost')) };
    const worker = splitByAudience(manifest, () => null, [view], gate);
    const request = new Request('https://docs.example.com/a', { headers: { Cookie: 'a=b' } });
    const { status, headers } = (await worker.fetch(request, {}, {})) as Response;
    expect([status, headers.get('Retry-After'), headers.get('Cache-Control')]).toEqual([503, '60', 'no-store']);
    expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    expect(log).toHaveBeenCalledTimes(1);
    log.mockRestore();
  });
});
