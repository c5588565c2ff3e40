import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readThroughChange } from './read-through-change.ts';
import { type ChangingSite, serveTwoReleases } from './two-releases.ts';

const REQUESTS = 800;

describe('a release that changes while 64 clients read', () => {
  let site: ChangingSite;

  beforeAll(async () => {
    site = await serveTwoReleases(REQUESTS);
  });

  afterAll(() => site.stop());

  it('sends each of them complete pages of one release, with their files', async () => {
    const report = await readThroughChange(site, { requests: REQUESTS, readers: 64 });
    expect([...report.faults]).toEqual([]);
    expect([...report.pages.keys()].sort()).toEqual(['first', 'second']);
    expect(Math.min(...report.pages.values())).toBeGreaterThan(REQUESTS / 10);
    expect(report.files).toBeGreaterThan(REQUESTS / 20);
  });
});
