import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { newFolder } from '../temporary-folder.ts';
import { type Files, writeFiles } from './content-folder.ts';

describe('check-layers', () => {
  it('accepts imports from lower layers and within a layer', () => {
    const files = {
      'build/site/guides/a.ts': "import { b } from '../../base/report/b.ts';\nimport { c } from './inner/c.ts';\n",
      'build/site/guides/inner/c.ts': "import { d } from '../d.ts';\n",
    };
    expect(check(files)).toEqual({ status: 0, faults: [] });
  });

  it('rejects an import from a higher layer, also of a type, and says what to do', () => {
    const files = { 'build/base/report/b.ts': "import type { A } from '../../site/guides/a.ts';\n" };
    expect(check(files)).toEqual({
      status: 1,
      faults: [
        'build/base/report/b.ts: Cannot import build/site/guides/a.ts: build/site/guides is above build/base/report. Move shared code to a lower layer (.ci/check-layers.js).',
      ],
    });
  });

  it('rejects a file without a layer, with and without imports', () => {
    const files = {
      'build/attic/a.ts': "import { b } from '../report/b.ts';\n",
      'build/b.ts': 'export const b = 1;\n',
    };
    expect(check(files).faults).toEqual([
      'build/attic/a.ts: does not belong to a layer. Add its folder to LAYERS in .ci/check-layers.js.',
      'build/b.ts: does not belong to a layer. Add its folder to LAYERS in .ci/check-layers.js.',
    ]);
  });

  it('rejects import cycles between folders of a layer', () => {
    const files = {
      'worker/edge/one/a.ts': "import { b } from '../two/b.ts';\n",
      'worker/edge/two/b.ts': "import { c } from '../three/c.ts';\n",
      'worker/edge/three/c.ts': "import { other } from '../one/other.ts';\n",
    };
    expect(check(files)).toEqual({
      status: 1,
      faults: [expect.stringMatching(/^Import cycle of folders: worker\/edge\/\w+ → .* → worker\/edge\/\w+$/)],
    });
  });

  it('rejects import cycles between files, also of types', () => {
    const files = {
      'build/base/report/a.ts': "import { b } from './b.ts';\n",
      'build/base/report/b.ts': "import type { A } from './a.ts';\n",
    };
    expect(check(files)).toEqual({
      status: 1,
      faults: ['Import cycle of files: build/base/report/a.ts → build/base/report/b.ts → build/base/report/a.ts'],
    });
  });
});

function check(files: Files): { status: number | null; faults: readonly string[] } {
  const folder = newFolder();
  writeFiles(folder, { 'build/base/report/index.ts': '', 'worker/model/index.ts': '', ...files });
  const { status, stderr } = spawnSync(process.execPath, [resolve('.ci/check-layers.js'), folder], {
    encoding: 'utf8',
  });
  return { status, faults: stderr.split('\n').filter((line) => line !== '') };
}
