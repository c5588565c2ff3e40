import '../../../build/cli/production-react.ts';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeFiles } from '../content-folder.ts';
import { type BuildProcess, makeSite, makeSiteAnew, startProcess } from './made-site.ts';
import { WHOLE_SITE } from './whole-site.ts';
import { EDITS, EditedSite } from './whole-site-edits.ts';

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

afterAll(() => site.delete());

describe('an incremental build', () => {
  it.each(EDITS)('writes the same bytes as a clean build: $what', async ({ apply }) => {
    apply(site);
    const source = { contentDir: content };
    const clean = await makeSiteAnew(source, null);
    try {
      expect(await makeSiteAnew(source, folder)).toEqual(clean);
      expect(await makeSite(source, watching)).toEqual(clean);
      expect(await makeSiteAnew(source, folder)).toEqual(clean);
    } finally {
      site.restore();
    }
  });
});

describe('a copied folder with its cache', () => {
  const home = process.cwd();
  afterAll(() => process.chdir(home));

  it('is built from its own files', async () => {
    const [original, copy] = ['original', 'copy'].map((name) => join(scratch, name)) as [string, string];
    for (const place of [original, copy]) writeFiles(join(place, 'content'), WHOLE_SITE);
    const kept = join(scratch, 'kept');
    process.chdir(original);
    await makeSiteAnew({ contentDir: join(original, 'content') }, kept);
    process.chdir(copy);
    writeFiles(join(copy, 'content'), { '_fees.md': 'High fees.\n' });
    const source = { contentDir: join(copy, 'content') };
    expect(await makeSiteAnew(source, kept)).toEqual(await makeSiteAnew(source, null));
  });
});
