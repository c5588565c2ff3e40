import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { translations } from '../../../build/cli/commands/project/translations.ts';
import { newFolder } from '../../temporary-folder.ts';
import { writeFiles } from '../content-folder.ts';
import { TWO_LANGUAGES, translateXliff } from '../site/languages/exchange/exchange.ts';

describe('translations', () => {
  let folder: string;
  let lines: string[];

  beforeEach(() => {
    folder = newFolder();
    writeFiles(join(folder, 'content'), { ...TWO_LANGUAGES, 'index.md': '# Hello\n\nPay **now**.\n' });
    lines = [];
    vi.spyOn(console, 'log').mockImplementation((line) => lines.push(line));
    vi.spyOn(console, 'error').mockImplementation((line) => lines.push(line));
  });

  afterEach(() => {
    vi.restoreAllMocks();
    process.exitCode = undefined;
  });

  const run = async (...args: string[]): Promise<void> =>
    translations.parse([...args, '--site', folder]).run(process.env);

  it('exports, imports and lists', async () => {
    const out = join(folder, 'out');
    const file = join(out, 'de/index.md.xlf');
    await run('--export', out, '--language', 'de');
    expect(lines.shift()).toBe('de: 5 texts in 2 files');
    writeFileSync(file, translateXliff(readFileSync(file, 'utf8')));
    lines = [];
    await run('--import', file);
    expect(lines[0]).toBe('de: 2 texts translated');
    expect(process.exitCode).toBe(0);
    lines = [];
    await run();
    expect(lines).toEqual(['de: 1 of 1 page translated, 0 words to translate.']);
  });

  it('exits with status 1 if something could not be imported, and reports it as JSON', async () => {
    writeFiles(folder, { 'x.json': '{ "sourceLanguage": "en", "targetLanguage": "fr", "units": [] }' });
    await run('--import', join(folder, 'x.json'), '--json');
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      files: [],
      findings: [{ severity: 'error', message: expect.stringContaining('expected "en" to "de", got "en" to "fr"') }],
    });
    expect(process.exitCode).toBe(1);
  });

  it.each([
    [['--export', 'out', '--fill'], 'Use --export, --import and --fill one at a time'],
    [['--import', 'out', '--record'], 'without --record and --check'],
    [['--all'], '--all needs --export.'],
    [['--export', 'out', '--format', 'po'], '--format: expected xliff or json, got "po".'],
    [['index.md'], 'FILE needs --record.'],
  ])('rejects %j', async (args, message) => {
    await expect(run(...args)).rejects.toThrow(message);
  });
});
