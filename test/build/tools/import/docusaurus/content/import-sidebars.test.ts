import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { classicDocs, importConfig, readImported } from '../import-fixture.ts';

describe('importProject(): sidebars', () => {
  it.each([
    "require.resolve('./sidebars')",
    "require.resolve('./sidebars.js')",
    "'sidebars.mjs'",
    "'./sidebars.ts'",
    "path.join(__dirname, 'sidebars.ts')",
  ])('reads the sidebars of %s', async (written) => {
    const sidebars = { 'sidebars.ts': "export default { main: ['a'] } satisfies SidebarsConfig;\n" };
    const { out, notes } = await importConfig(classicDocs(`sidebarPath: ${written}`), sidebars);
    expect([readImported(out, 'sidebars.yaml'), notes]).toEqual([{ main: ['a'] }, []]);
  });

  it.each(['./none.json', './none.js'])('reports that the sidebars %j do not exist', async (name) => {
    const { notes } = await importConfig(classicDocs(`sidebarPath: '${name}'`));
    expect(notes).toEqual([
      expect.stringMatching(/^none\.js(?:on)?: Cannot carry over the sidebars: there is no such file\. /),
    ]);
  });

  it.each([
    ['{"docs":{"Cat":["a"],"Cat":["a"]}}', [1]],
    ['{"docs":{"Cat":["a"', []],
    ['"docs"', []],
  ])('takes sidebars as they are, and counts those that can be read: %s', async (written, counts) => {
    const { out, imported } = await importConfig(classicDocs("sidebarPath: './sidebars.json'"), {
      'sidebars.json': written,
    });
    expect(readFileSync(join(out, 'sidebars.json'), 'utf8')).toBe(written);
    expect(imported.kept.filter(({ place }) => place === 'sidebars.yaml').map(({ count }) => count)).toEqual(counts);
  });
});
