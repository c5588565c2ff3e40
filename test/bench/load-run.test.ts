import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { type BenchRun, figuresOf } from './figure.ts';
import { loadRun } from './load-run.ts';

const folder = mkdtempSync(join(tmpdir(), 'bench-run-'));
const file = join(folder, 'run.json');
afterAll(() => rmSync(folder, { recursive: true }));

const RUN: BenchRun = {
  version: 2,
  date: '2026-01-02T03:04:05.678Z',
  machine: 'One',
  figures: [
    figuresOf('edge', 'sample')('hot: requests', 900, 'per second', { atLeast: 500 }),
    figuresOf('build', 'sample')('pages', 5, 'count'),
  ],
  notes: [],
};

describe('loadRun()', () => {
  it('loads a saved run', () => {
    writeFileSync(file, JSON.stringify(RUN));
    expect(loadRun(file)).toEqual(RUN);
  });

  it.each([
    ['{', /: it is no JSON \(/],
    ['null', /: its version is missing, not 2\. Name a file/],
    ['{ "version": 1, "figures": [] }', /: its version is 1, not 2\. Name a file/],
    [JSON.stringify({ ...RUN, figures: [{ ...RUN.figures[0], value: null }] }), /: figures\.0\.value: /],
    [JSON.stringify({ ...RUN, date: 'soon' }), /: date: /],
  ])('reports what is wrong with %s', (text, message) => {
    writeFileSync(file, text);
    expect(() => loadRun(file)).toThrow(message);
    expect(() => loadRun(file)).toThrow(`${file}: Cannot compare with this run: `);
  });

  it('reports a missing file, or a folder', () => {
    expect(() => loadRun(join(folder, 'none.json'))).toThrow(/none\.json: Cannot .*: there is no such file\. Name/);
    expect(() => loadRun(folder)).toThrow(/: it is a folder\. Name/);
  });
});
