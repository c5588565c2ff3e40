import { describe, expect, it } from 'vitest';
import {
  bundledFileKey,
  fileKey,
  isSiteFileKey,
  pageHash,
  pageKey,
} from '../../../../worker/model/records/record-keys.ts';

const HASH = 'abc-DEF_01234567';

describe('isSiteFileKey()', () => {
  it.each([
    [fileKey(HASH, '.png'), true],
    [fileKey(HASH), true],
    [bundledFileKey('/assets/client-AB12CD34.js'), false],
    [pageKey(HASH), false],
  ])('%s → %j', (key, expected) => {
    expect(isSiteFileKey(key)).toBe(expected);
  });
});

describe('pageHash()', () => {
  it('reads only keys of pageKey()', () => {
    expect(pageHash(pageKey(HASH))).toBe(HASH);
    expect(pageHash(fileKey(HASH))).toBe(null);
  });
});
