import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { parseBenchOptions } from './options.ts';

const folder = mkdtempSync(join(tmpdir(), 'bench-options-'));
const { argv } = process;
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => {
  process.argv = argv;
  vi.restoreAllMocks();
});

describe('parseBenchOptions()', () => {
  it('reports all mistakes, then ends the process', () => {
    const [old, missing] = [join(folder, 'old.json'), join(folder, 'no/such/run.json')];
    writeFileSync(old, '{ "version": 1 }');
    const descriptions = ['none.yaml', 'generated:0', 'entangled:x', folder];
    process.argv = [
      ...['node', 'bench.ts', '--only', 'build,edges', '--json', missing, '--html', folder, '--baseline', old],
      ...descriptions.flatMap((description) => ['--description', description]),
    ];
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(process, 'exit').mockImplementation((code) => {
      throw new Error(`exit ${code}`);
    });
    expect(parseBenchOptions).toThrow('exit 2');
    expect(String(error.mock.calls[0]).replaceAll(folder, 'DIR').split('\n')).toEqual([
      'Cannot measure the section "edges": the sections are build, edge, pages, bundles, search, authoring, tests.',
      'Cannot measure "none.yaml": there is no such file. Name a JSON or YAML file, "sample", "generated:N" or "entangled:N".',
      'Cannot measure "generated:0": write a number from 1 to 999999 after "generated:", such as generated:1000.',
      'Cannot measure "entangled:x": write a number from 1 to 999999 after "entangled:", such as entangled:1000.',
      'Cannot measure "DIR": it is not a file. Name a JSON or YAML file, "sample", "generated:N" or "entangled:N".',
      expect.stringMatching(/^DIR\/no\/such\/run\.json: Cannot write there: DIR\/no\/such is no folder/),
      'DIR: Cannot write there: it is a folder. Name a file in it.',
      expect.stringMatching(/^DIR\/old\.json: Cannot compare with this run: its version is 1, not 2\./),
      '',
      expect.stringMatching(/^Usage: npm run bench /),
    ]);
  });
});
