import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { describeDiff } from '../../../build/cli/commands/describe-diff.ts';
import { newFolder } from '../../temporary-folder.ts';

describe('describe-diff', () => {
  let folder: string;
  let lines: string[];

  beforeEach(() => {
    folder = newFolder();
    lines = [];
    vi.spyOn(console, 'log').mockImplementation((line) => lines.push(line));
    for (const [name, limit] of [
      ['old', 9],
      ['new', 5],
    ] as const) {
      write(`${name}/api.yaml`, 'openapi: 3.1.0\npaths: { /x: { $ref: "./paths/x.yaml" } }');
      write(`${name}/paths/x.yaml`, 'get: { parameters: [{ in: query, name: q, schema: { $ref: "../q.yaml" } }] }');
      write(`${name}/q.yaml`, `{ type: string, maxLength: ${limit} }`);
    }
  });

  afterEach(() => {
    vi.restoreAllMocks();
    process.exitCode = undefined;
  });

  function write(name: string, text: string): void {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }

  const run = async (...args: string[]): Promise<void> =>
    describeDiff.parse([...args, '--site', folder]).run(process.env);

  it.each(['2026-02-31', '2026-13-01', '2.11.2026', '2026-1-1'])('rejects %s as the date of an entry', async (date) => {
    write(
      'content/site.yaml',
      'title: A\norigin: https://a.example\napis: [{ id: a, description: a.yaml, changelog: log }]',
    );
    await expect(run(join(folder, 'old/api.yaml'), join(folder, 'new/api.yaml'), '--save', date)).rejects.toThrow(
      `--save: expected a day such as 2026-11-21, got "${date}".`,
    );
  });

  it('names both files if they do not exist, and the nearest ones', async () => {
    write('old/api.json', '{}');
    await expect(run(join(folder, 'old/apis.yaml'), join(folder, 'gone.yaml'))).rejects.toThrow(
      `OLD: Cannot read "${join(folder, 'old/apis.yaml')}": there is no such file; did you mean "${join(folder, 'old/api.yaml')}"?\n` +
        `NEW: Cannot read "${join(folder, 'gone.yaml')}": there is no such file. Pass another one.`,
    );
  });

  it('follows references to other files', async () => {
    await run(join(folder, 'old/api.yaml'), join(folder, 'new/api.yaml'), '--fail-on', 'breaking');
    expect(lines).toEqual([
      'breaking   `GET /x`: schema `q` in requests changed its maxLength from `9` to `5`.',
      '1 breaking, 0 may break, 0 safe',
    ]);
    expect(process.exitCode).toBe(3);
  });

  it('says that nothing changed', async () => {
    await run(join(folder, 'old/api.yaml'), join(folder, 'old/api.yaml'), '--fail-on', 'safe');
    expect(lines).toEqual(['No API changes.']);
    expect(process.exitCode).toBeUndefined();
  });
});
