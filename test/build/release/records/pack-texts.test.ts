import { describe, expect, it } from 'vitest';
import { checksum } from '../../../../build/release/records/content-hash.ts';
import {
  MAX_PACK_BYTES,
  MIN_PACK_BYTES,
  type PageText,
  packTexts,
} from '../../../../build/release/records/pack-texts.ts';
import { findPacks, findTexts, takePackHeader } from '../../../../worker/model/records/text-pack.ts';
import { createRandom } from '../../../random.ts';

const PAGES = 400;

const random = createRandom(7);
const TEXTS: ReadonlyMap<string, PageText> = new Map(
  Array.from({ length: PAGES }, (_, index) => {
    const path = `/guide/page-${index}`;
    return [path, toText(path, `${index} `.repeat(500 + random(4_000)))] as const;
  }),
);

describe('packTexts()', () => {
  it('packs every text once, in order, with its length and checksum', () => {
    const { paths, order, made } = pack(texts());
    const found = findPacks(made.index, paths);
    const read: string[] = [];
    for (const [key, source] of made.records) {
      const record = typeof source === 'function' ? source() : source;
      const ranges = findTexts(Buffer.from(takePackHeader(record)).toString());
      for (const [path, { start, end, sum }] of ranges) {
        expect([found.get(path), checksum(record.subarray(start, end))]).toEqual([key, sum]);
        read.push(path);
      }
      expect([...ranges.values()].at(-1)?.end).toBe(record.byteLength);
    }
    expect(read).toEqual(order);
  });

  it('makes packs of 256 to 512 KB, so that 4 MB are at most 16 packs', () => {
    const sizes = pack(texts()).made.records.map(
      ([, source]) => (typeof source === 'function' ? source() : source).length,
    );
    expect(sizes.length).toBeGreaterThan(5);
    for (const size of sizes.slice(0, -1)) expect(size).toBeGreaterThanOrEqual(MIN_PACK_BYTES);
    // Headers have at most 60 bytes for a text.
    for (const size of sizes) expect(size).toBeLessThan(MAX_PACK_BYTES + PAGES * 60);
  });

  it('does not pack a text that is larger than a pack', () => {
    const all = texts();
    all.set('/big', toText('/big', 'a'.repeat(MAX_PACK_BYTES + 1)));
    const { paths, made } = pack(all);
    expect(findPacks(made.index, paths).has('/big')).toBe(false);
    expect(findPacks(made.index, paths).size).toBe(PAGES);
  });

  it('changes one pack if a text changes, in nearly all cases, and few in the others', () => {
    const before = new Set(pack(texts()).made.index.keys);
    const changed = [...texts().keys()].map((path) => {
      const edited = texts();
      edited.set(path, toText(path, `${edited.get(path)?.read()}One sentence more.`));
      return pack(edited).made.index.keys.filter((key) => !before.has(key)).length;
    });
    expect(changed.filter((count) => count === 1).length / PAGES).toBeGreaterThan(0.95);
    expect(changed.reduce((sum, count) => sum + count, 0) / PAGES).toBeLessThan(1.2);
  });

  it('changes at most three packs if a page is added or removed', () => {
    const before = new Set(pack(texts()).made.index.keys);
    const counts = [...texts().keys()]
      .filter((_, index) => index % 7 === 0)
      .map((path) => {
        const fewer = texts();
        fewer.delete(path);
        return pack(fewer).made.index.keys.filter((key) => !before.has(key)).length;
      });
    expect(counts.toSorted((a, b) => a - b)[Math.floor(counts.length * 0.9)]).toBeLessThanOrEqual(3);
  });
});

function texts(): Map<string, PageText> {
  return new Map(TEXTS);
}

function toText(path: string, text: string): PageText {
  const bytes = Buffer.from(text);
  return { path, length: bytes.length, sum: checksum(bytes), read: () => bytes };
}

function pack(all: ReadonlyMap<string, PageText>) {
  const paths = [...all.keys()].sort();
  const order = [...all.keys()];
  return { paths, order, made: packTexts(paths, order, all) };
}
