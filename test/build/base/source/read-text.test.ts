import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readText } from '../../../../build/base/source/read-text.ts';
import { writeContent } from '../../content-folder.ts';

describe('readText()', () => {
  it.each([
    ['none', 'there is no such file. Create it, or specify another one.'],
    ['file/in', 'part of the path is a file, not a folder. Specify another path.'],
    ['folder', 'it is a folder. Specify a file.'],
    ['latin1', 'the file is not UTF-8 text. Save it with UTF-8 encoding.'],
    ['utf16', 'the file is UTF-16 text. Save it with UTF-8 encoding.'],
  ])('says why it cannot read %j', async (name, reason) => {
    const dir = writeContent({ file: '' });
    mkdirSync(join(dir, 'folder'));
    writeFileSync(join(dir, 'latin1'), Buffer.from('é', 'latin1'));
    writeFileSync(join(dir, 'utf16'), Buffer.from('\uFEFFa', 'utf16le'));
    await expect(readText(join(dir, name), 'the settings')).rejects.toThrow(`Cannot read the settings: ${reason}`);
  });
});
