import { existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Report } from '../../../../../build/base/report/report.ts';
import { importProject } from '../../../../../build/tools/import/import-project.ts';
import { listen } from '../../../../listen.ts';
import { thrownFindings } from '../../../thrown-findings.ts';
import { buildImported, importFiles, outFolder, readImported, writeProject } from '../docusaurus/import-fixture.ts';

const PAGE = { 'a.mdx': '---\ntitle: A\n---\n\nText.\n' };

function importDocs(settings: unknown, files: Readonly<Record<string, string>> = {}) {
  return importFiles({
    'docs.json': typeof settings === 'string' ? settings : JSON.stringify(settings),
    ...PAGE,
    ...files,
  });
}

describe('importProject() of a Mintlify project with faults', () => {
  it('reads nothing outside of the project', async () => {
    const up = '../../../../../../../../../../etc/passwd';
    const { out, notes } = await importDocs(
      {
        name: 'P',
        logo: up,
        favicon: up,
        navigation: { groups: [{ group: 'G', pages: ['a', up] }, { group: 'H', openapi: up }, { $ref: up }] },
      },
      {
        'b.mdx': `---\ntitle: B\n---\n\nimport X from '${up}.mdx';\n\n<Snippet file="${up}" />\n\n<X />\n\n![x](${up})\n`,
      },
    );
    expect(readdirSync(out, { recursive: true }).filter((name) => String(name).includes('passwd'))).toEqual([]);
    expect(notes).toContainEqual(expect.stringContaining(`Cannot carry over the API ${JSON.stringify(up)}: `));
    expect(notes).toContainEqual(expect.stringMatching(/the settings in .*: there is no such file in the project/));
    expect(notes).toContainEqual(expect.stringContaining(`Cannot carry over the logo ${JSON.stringify(up)}: `));
    expect(await buildImported(out)).toMatchObject({ errors: [] });
  });

  it('does not follow symbolic links', async () => {
    const { dir } = await importDocs({ navigation: { pages: ['a'] } });
    symlinkSync('/etc/hostname', join(dir, 'openapi.json'));
    const report = new Report();
    await importProject({ source: dir, out: `${dir}-dry`, dryRun: true }, report);
    expect(report.warnings.map(({ message }) => message)).toContainEqual(
      expect.stringContaining('it is a symbolic link'),
    );
  });

  it('takes nothing from outside through links in settings and descriptions', async () => {
    const secrets = writeProject({
      'v.json': '{ "key": "SECRET" }',
      'sec.yaml': 'type: string\ndescription: SECRET\n',
    });
    const dir = writeProject({
      'docs.json': JSON.stringify({
        name: 'P',
        navigation: { pages: ['a'] },
        api: { openapi: 'api.yaml' },
        variables: { $ref: './v.json' },
      }),
      ...PAGE,
      'api.yaml':
        "openapi: 3.1.0\ninfo: { title: T, version: '1' }\npaths: {}\ncomponents: { schemas: { S: { $ref: ./sec.yaml }, I: { $ref: ./in.yaml } } }\n",
      'own/in.yaml': 'type: string\ndescription: OWN\n',
    });
    for (const name of ['v.json', 'sec.yaml']) symlinkSync(join(secrets, name), join(dir, name));
    symlinkSync(join(dir, 'own/in.yaml'), join(dir, 'in.yaml'));
    const out = outFolder(dir);
    const report = new Report();
    await importProject({ source: dir, out, dryRun: false }, report);
    expect(report.errors.map(({ message }) => message)).toContainEqual(
      expect.stringContaining('the settings in "./v.json": there is no such file in the project'),
    );
    const texts = readdirSync(out, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
      .join('\n');
    expect(texts).not.toContain('SECRET');
    expect(texts).toContain('OWN');
  });

  it('refuses settings that are a link out of the project', async () => {
    const outside = writeProject({ 'docs.json': '{ "name": "SECRET" }' });
    const dir = writeProject(PAGE);
    symlinkSync(join(outside, 'docs.json'), join(dir, 'docs.json'));
    expect(
      await thrownFindings(() => importProject({ source: dir, out: outFolder(dir), dryRun: true }, new Report())),
    ).toEqual([expect.stringContaining('the settings are not a file of the project')]);
  });

  it('ignores the keys of prototypes', async () => {
    const { out, errors } = await importDocs(
      '{ "name": "P", "__proto__": { "polluted": true }, "constructor": 1, "navigation": { "groups": [{ "group": "__proto__", "pages": ["a", "constructor"] }] }, "variables": { "__proto__": "x", "a": "b" } }',
    );
    expect(errors).toBe(0);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
    expect(readImported(out, 'site.yaml')).toMatchObject({ title: 'P', variables: { docs: { a: 'b' } } });
  });

  it.each([
    { navigation: 5 },
    { navigation: { groups: 'a', pages: { a: 1 }, tabs: [1, null, 'x', { tab: 3 }] } },
    { navigation: { groups: [null, 7, { group: 5 }, { group: 'G', pages: [1, null, { pages: 5 }] }] } },
    {
      navigation: { pages: ['a'] },
      redirects: 'x',
      logo: 5,
      colors: [],
      navbar: 'x',
      footer: 1,
      banner: true,
      fonts: 1,
    },
    { name: 4, navigation: { pages: ['a'] }, integrations: [1], seo: 'x', variables: 'x', api: [], appearance: 1 },
  ])('imports the pages despite wrong types: %j', async (settings) => {
    const { out, errors } = await importDocs(settings);
    expect(errors).toBe(0);
    const { site, errors: faults } = await buildImported(out);
    expect(faults).toEqual([]);
    expect(site.pages.map(({ path }) => path)).toContain('/a');
  });

  it('stops at a navigation that is nested without end', async () => {
    const depth = 100;
    const nested = `${'{"group":"G","pages":['.repeat(depth)}"a"${']}'.repeat(depth)}`;
    const { out, notes } = await importDocs(`{ "name": "P", "navigation": { "groups": [${nested}] } }`);
    expect(notes).toContainEqual(expect.stringContaining('it is nested too deep'));
    expect(existsSync(join(out, 'pages/a.mdx'))).toBe(true);
  });

  it('stops at settings that refer to each other', async () => {
    const { notes } = await importDocs('{ "name": "P", "navigation": { "$ref": "b.json" } }', {
      'b.json': '{ "groups": { "$ref": "b.json" } }',
    });
    expect(notes).toContainEqual(expect.stringContaining('the files refer to each other'));
  });

  it('takes a limited number of values from settings that refer to more and more files', async () => {
    const levels = Array.from({ length: 19 }, (_, level) => {
      const next = { $ref: `level-${level + 1}.json` };
      return [`level-${level}.json`, JSON.stringify({ a: next, b: next, c: next })] as const;
    });
    const { out, notes } = await importDocs(
      { name: 'P', navigation: { pages: ['a'] }, variables: { $ref: 'level-0.json' } },
      { ...Object.fromEntries(levels), 'level-19.json': '{ "x": "y" }' },
    );
    expect(notes).toContainEqual(expect.stringContaining('the files have more than 100,000 values'));
    expect(existsSync(join(out, 'pages/a.mdx'))).toBe(true);
  });

  it('takes the values of a file in several places', async () => {
    const { out, errors } = await importDocs(
      { name: { $ref: 'name.json' }, description: { $ref: 'name.json' }, navigation: { pages: ['a'] } },
      { 'name.json': '"Both"' },
    );
    expect(errors).toBe(0);
    expect(readImported(out, 'site.yaml')).toMatchObject({ title: 'Both', tagline: 'Both' });
  });

  it('keeps the other pages if one cannot be read, or one snippet includes itself', async () => {
    const { out, notes } = await importDocs(
      { navigation: { pages: ['a', 'b', 'c'] } },
      {
        'b.mdx': '---\ntitle: B: b\n  - x\n---\n\nText of b.\n',
        'c.mdx': '---\ntitle: C\n---\n\nimport S from \'/snippets/s.mdx\';\n\n<S a="1" />\n',
        'snippets/s.mdx': 'import S from \'./s.mdx\';\n\nRound <S a="1" />\n',
      },
    );
    expect(notes).toContainEqual(expect.stringMatching(/^b\.mdx:1:1: Cannot carry over parts of the front matter: /));
    const { site } = await buildImported(out);
    expect(site.pages.map(({ path }) => path)).toEqual(expect.arrayContaining(['/a', '/b', '/c']));
  });

  it('leaves out an API whose description cannot be fetched, and imports the rest', async () => {
    const { origin, stop } = await listen(createServer((_, response) => response.writeHead(404).end()));
    const { out, notes } = await importDocs(
      {
        navigation: {
          groups: [
            { group: 'Start', pages: ['a', 'b'] },
            { group: 'API', openapi: `${origin}/a.json` },
          ],
        },
      },
      { 'b.mdx': '---\ntitle: B\nopenapi: GET /orders\n---\n\nText of b.\n' },
    );
    await stop();
    expect(notes).toContainEqual(
      expect.stringMatching(/Cannot carry over the API "http.*a\.json": it cannot be read: .*404.*\. Add it/),
    );
    expect(notes).toContainEqual(
      expect.stringMatching(/the operation "GET \/orders": a description that may have it cannot be read/),
    );
    const { site, errors } = await buildImported(out);
    expect([errors, site.pages.map(({ path }) => path)]).toEqual([[], expect.arrayContaining(['/a', '/b'])]);
  });

  it('refuses settings that are not JSON, and a folder without pages', async () => {
    expect(await thrownFindings(() => importDocs('{ "name": '))).toHaveLength(1);
    expect(await thrownFindings(() => importDocs('[]'))).toEqual([
      expect.stringContaining('the file is not a mapping'),
    ]);
    expect(await thrownFindings(() => importFiles({ 'docs.json': '{ "name": "P" }', 'static/x.txt': 'x' }))).toEqual([
      expect.stringContaining('the folder has no Markdown'),
    ]);
  });
});
