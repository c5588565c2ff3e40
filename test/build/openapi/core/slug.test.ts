import { describe, expect, it } from 'vitest';
import { toSegment } from '../../../../build/openapi/core/slug.ts';
import { startCpuClock } from '../../../cpu-clock.ts';

describe('toSegment()', () => {
  it('truncates a long name with a hash, to fit file systems and stay unique', () => {
    const [a, b] = [toSegment(`${'setup intent '.repeat(40)}a`), toSegment(`${'setup intent '.repeat(40)}b`)];
    expect(a.length).toBeLessThan(240);
    expect(a).toMatch(/^setup-intent-.*-[0-9a-f]{8}$/);
    expect(a).not.toBe(b);
  });

  it('takes time in proportion to the length of a name', () => {
    const elapsed = startCpuClock();
    expect(toSegment('N'.repeat(100_000))).not.toBe(toSegment('N'.repeat(100_001)));
    expect(elapsed()).toBeLessThan(1_000);
  });

  it('never truncates within an encoded character', () => {
    expect(() => decodeURIComponent(toSegment('請求書'.repeat(100)))).not.toThrow();
  });
});
