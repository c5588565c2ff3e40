import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixtureFiles, writeFiles } from '../../content-folder.ts';
import { type BuildProcess, type MadeSite, makeSite, makeSiteAnew, startProcess } from './made-site.ts';
import { BATCHES, BREAKING_BATCHES, type Edit, EditedSite, toRows } from './whole-site-edits.ts';

const site = new EditedSite();
const { scratch, content } = site;
const folder = join(scratch, 'cache');
/** A process in watch mode, which builds on its previous results. */
let watching: BuildProcess;

beforeAll(async () => {
  watching = startProcess();
  const { files, findings } = await makeSite({ contentDir: content }, watching);
  expect(Object.keys(files).length).toBeGreaterThan(40);
  expect(findings.filter((finding) => !finding.includes('api/books.yaml'))).toEqual([]);
  await makeSiteAnew({ contentDir: content }, folder);
});

describe('an incremental build', () => {
  it.each(toRows(BATCHES))('writes the same bytes as a clean build: $what', async ({ batch }) => {
    const { files } = await compareBuilds(batch);
    expect(Object.keys(files).length).toBeGreaterThan(40);
  });

  it.each(toRows(BREAKING_BATCHES))('reports the same as a clean build: $what', async ({ batch }) => {
    const { files } = await compareBuilds(batch);
    expect(files).toEqual({});
  });
});

describe('a copied folder with its cache', () => {
  const home = process.cwd();
  afterAll(() => process.chdir(home));

  it('is built from its own files', async () => {
    const [original, copy] = ['original', 'copy'].map((name) => join(scratch, name)) as [string, string];
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
async function compareBuilds(batch: readonly Edit[]): Promise<MadeSite> {
  for (const edit of batch) edit.apply(site);
  const source = { contentDir: content };
  try {
    const clean = await makeSiteAnew(source, null);
    expect(await makeSiteAnew(source, folder)).toEqual(clean);
    expect(await makeSite(source, watching)).toEqual(clean);
    expect(await makeSiteAnew(source, folder)).toEqual(clean);
    return clean;
  } finally {
    site.restore();
  }
}
