import { describe, expect, it } from 'vitest';
import { pathOf } from '../../../../worker/edge/http/request-path.ts';
import { startCpuClock } from '../../../cpu-clock.ts';

describe('pathOf()', () => {
  it.each([
    ['https://docs.example.com/', '/'],
    ['https://docs.example.com/user/bills', '/user/bills'],
    ['http://127.0.0.1:8787/docs/1.0/a_b-c~d?q=/x', '/docs/1.0/a_b-c~d'],
    ['https://docs.example.com/user/../bills', '/bills'],
    ['https://docs.example.com/user/%2e%2E/bills', '/bills'],
    ['https://docs.example.com/./user', '/user'],
    ['https://docs.example.com/user\\bills', '/user/bills'],
    ['https://docs.example.com//evil.com/', '//evil.com/'],
    ['https://docs.example.com?/user/bills', '/'],
    ['https://docs.example.com#/user/bills', '/'],
    ['https://me@docs.example.com/user', '/user'],
    ['https://docs.example.com/user/bills/', '/user/bills/'],
    ['https://docs.example.com/%C3%A4?x', '/%C3%A4'],
    ['https://docs.example.com/user/bills#pay', '/user/bills'],
  ])('returns the pathname of %s, %s, as URL does', (url, path) => {
    expect([pathOf(url), new URL(url).pathname]).toEqual([path, path]);
  });

  it('takes linear time', () => {
    const url = `https://docs.example.com${'/a'.repeat(50_000)}/!`;
    const elapsed = startCpuClock();
    expect(pathOf(url)).toBe(new URL(url).pathname);
    expect(elapsed()).toBeLessThan(3_000);
  });
});
