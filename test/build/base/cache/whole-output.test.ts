import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixtureFiles, writeFiles } from '../../content-folder.ts';
import { type BuildProcess, makeSite, makeSiteAnew, makeWithRelease, startProcess } from './made-site.ts';
import { type Answer, findWrongValidators, loadWorker } from './page-answers.ts';
import { BATCHES, BREAKING_BATCHES, type Edit, EditedSite, toRows } from './whole-site-edits.ts';

const site = new EditedSite();
const { scratch, content } = site;
const folder = join(scratch, 'cache');
/** A process in watch mode, which builds on its previous results. */
let watching: BuildProcess;
let ask: Awaited<ReturnType<typeof loadWorker>>;
let before: ReadonlyMap<string, Answer>;

beforeAll(async () => {
  watching = startProcess();
  const { made, release } = await makeWithRelease({ contentDir: content }, watching);
  expect(Object.keys(made.files).length).toBeGreaterThan(40);
  ask = await loadWorker(scratch);
  before = release === null ? new Map() : await ask(release);
  expect(before.size).toBeGreaterThan(40);
  expect(made.findings.filter((finding) => !finding.includes('api/books.yaml'))).toEqual([]);
  await makeSiteAnew({ contentDir: content }, folder);
});

describe('an incremental build', () => {
  it.each(toRows(BATCHES))(
    'writes the same bytes as a clean build, with right validators: $what',
    async ({ batch }) => {
      const { made, release } = await compareBuilds(batch);
      expect(Object.keys(made.files).length).toBeGreaterThan(40);
      const after = release === null ? new Map() : await ask(release);
      expect(after.size).toBeGreaterThan(20);
      expect(findWrongValidators(before, after)).toEqual({ stale: [], needless: [] });
    },
  );

  it.each(toRows(BREAKING_BATCHES))('reports the same as a clean build: $what', async ({ batch }) => {
    const { made } = await compareBuilds(batch);
    expect(made.files).toEqual({});
  });
});

describe('a copied folder with its cache', () => {
  const home = process.cwd();
  afterAll(() => process.chdir(home));

  it('is built from its own files', async () => {
    const [original, copy] = [join(scratch, 'original'), join(scratch, 'copy')];
    for (const place of [original, copy]) writeFiles(join(place, 'content'), fixtureFiles('whole-site'));
    const kept = join(scratch, 'kept');
    process.chdir(original);
    await makeSiteAnew({ contentDir: join(original, 'content') }, kept);
    process.chdir(copy);
    writeFiles(join(copy, 'content'), { '_fees.md': 'High fees.\n' });
    const source = { contentDir: join(copy, 'content') };
    expect(await makeSiteAnew(source, kept)).toEqual(await makeSiteAnew(source, null));
  });
});

/** The clean build after a batch of edits, which builds with both caches equal. */
async function compareBuilds(batch: readonly Edit[]): ReturnType<typeof makeWithRelease> {
  for (const edit of batch) edit.apply(site);
  const source = { contentDir: content };
  try {
    const clean = await makeWithRelease(source, startProcess(null));
    expect(await makeSiteAnew(source, folder)).toEqual(clean.made);
    expect(await makeSite(source, watching)).toEqual(clean.made);
    return clean;
  } finally {
    site.restore();
  }
}
