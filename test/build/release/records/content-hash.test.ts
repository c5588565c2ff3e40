import { describe, expect, it } from 'vitest';
import { contentHash, releaseId } from '../../../../build/release/records/content-hash.ts';

describe('The id of a release', () => {
  const contents = Array.from({ length: 1000 }, (_, index) => `release ${index}`);

  it('is never taken for an option of a command', () => {
    // One hash of 64 begins with a hyphen.
    expect(contents.filter((content) => contentHash(content).startsWith('-'))).not.toEqual([]);
    expect(contents.map(releaseId).filter((id) => !/^\w[\w-]{15}$/.test(id))).toEqual([]);
  });

  it('differs for different content', () => {
    expect(new Set(contents.map(releaseId)).size).toBe(contents.length);
  });
});
