import { describe, expect, it } from 'vitest';
import { firstLoad } from './first-load.ts';

describe('firstLoad()', () => {
  it('follows static imports but not dynamic ones', () => {
    const files = filesOf({
      '/assets/client.js': 'import{a as b}from"./chunk-A.js";import"./chunk-B.js";import("./later.js")',
      '/assets/chunk-A.js': 'import{c}from"./chunk-C.js";export{d as a}',
      '/assets/chunk-B.js': 'import"./chunk-A.js"',
      '/assets/chunk-C.js': 'export const c=1',
      '/assets/later.js': '',
    });
    expect(firstLoad('/assets/client.js', files)).toEqual([
      '/assets/client.js',
      '/assets/chunk-A.js',
      '/assets/chunk-B.js',
      '/assets/chunk-C.js',
    ]);
  });
});

function filesOf(texts: Readonly<Record<string, string>>): Map<string, Uint8Array> {
  return new Map(Object.entries(texts).map(([path, text]) => [path, new TextEncoder().encode(text)]));
}
