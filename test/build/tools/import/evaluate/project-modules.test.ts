import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Report } from '../../../../../build/base/report/report.ts';
import { ProjectModules } from '../../../../../build/tools/import/evaluate/project-modules.ts';
import { writeProject } from '../docusaurus/import-fixture.ts';

describe('ProjectModules.find()', () => {
  it('follows links to files of the project, and to no others', async () => {
    const outside = writeProject({ 'a.json': '{}' });
    const root = writeProject({ 'own/b.json': '{}' });
    symlinkSync(join(outside, 'a.json'), join(root, 'a.json'));
    symlinkSync(outside, join(root, 'folder'));
    symlinkSync(join(root, 'own/b.json'), join(root, 'b.json'));
    const modules = new ProjectModules(root, new Report());
    const found = await Promise.all(
      ['a.json', 'a', 'folder/a.json', '../a.json', 'b.json', 'own/b'].map((name) => modules.find(join(root, name))),
    );
    expect(found.map((module) => module !== null)).toEqual([false, false, false, false, true, true]);
  });
});
