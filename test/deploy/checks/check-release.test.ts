import { describe, expect, it } from 'vitest';
import { formatFinding } from '../../../build/base/report/finding.ts';
import { Report } from '../../../build/base/report/report.ts';
import { checkRelease } from '../../../build/publish/deploy/checks/check-release.ts';
import type { Release } from '../../../build/release/records/make-release.ts';
import { manifest } from '../../site/fixture/release.ts';

const MIB = 1024 * 1024;

function check(records: Readonly<Record<string, Uint8Array>>, workerCode = ''): string[] {
  const report = new Report();
  const release: Release = { manifest, workerCode, records: new Map(Object.entries(records)) };
  checkRelease(release, report);
  return [...report.errors, ...report.warnings].map(formatFinding);
}

describe('checkRelease()', () => {
  it('accepts everything that KV accepts', () => {
    expect(check({ home: new Uint8Array(25 * MIB), ['k'.repeat(512)]: new Uint8Array() })).toEqual([]);
  });

  it('reports a page or file that is too large by its path', () => {
    const tooLarge = new Uint8Array(25 * MIB + 1);
    const message =
      'Cannot deploy: the file has 26.2 MB, but KV values are limited to 26.2 MB. Split it, or host it elsewhere.';
    const { key = '' } = manifest.pages.get('/user/bills') ?? {};
    expect(check({ [key]: tooLarge, logo: tooLarge })).toEqual([
      `/img/logo.svg: ${message}`,
      `/user/bills: ${message}`,
    ]);
  });

  it('rejects a key that is too long', () => {
    expect(check({ ['é'.repeat(257)]: new Uint8Array() })).toEqual([expect.stringContaining('exceeds 512 bytes')]);
  });

  it('warns about a worker too large for the free plan', () => {
    // Random, so it does not compress.
    const bytes = new Uint8Array(4 * MIB);
    for (let at = 0; at < bytes.length; at += 65_536) crypto.getRandomValues(bytes.subarray(at, at + 65_536));
    expect(check({}, Buffer.from(bytes).toString('base64'))).toEqual([
      expect.stringMatching(/^worker: The worker and its manifest have 4\.\d MB gzipped. The free plan allows 3\.1 MB/),
    ]);
  });
});
