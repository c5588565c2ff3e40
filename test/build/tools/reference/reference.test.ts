import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { RULE_NAMES } from '../../../../build/base/report/rules.ts';
import { listSettings } from '../../../../build/tools/reference/list-settings.ts';
import { listSidebarKeys, makeSchemas } from '../../../../build/tools/reference/make-schemas.ts';
import { CATEGORY_NOTES, FRONT_MATTER_NOTES, SIDEBAR_NOTES } from '../../../../build/tools/reference/page-notes.ts';
import { writeReferencePages } from '../../../../build/tools/reference/reference-pages.ts';
import { SETTING_NOTES } from '../../../../build/tools/reference/setting-notes.ts';
import { readTokens, TOKEN_NOTES } from '../../../../build/tools/reference/tokens-page.ts';

describe('the reference', () => {
  it('is up to date: run "npm run reference" after a change of settings or options', async () => {
    for (const [name, text] of Object.entries(await writeReferencePages()))
      expect(readFileSync(`docs/reference/${name}`, 'utf8'), name).toBe(text);
  });

  it('describes every setting of site.yaml, and only existing ones', () => {
    const paths = listSettings(makeSchemas().site ?? {}).map(({ path }) => path);
    // The table of checks describes each of these.
    const settings = paths.filter((path) => !RULE_NAMES.some((rule) => path === `checks.${rule}`));
    expect(settings.filter((path) => (SETTING_NOTES[path]?.text ?? '') === '')).toEqual([]);
    expect(Object.keys(SETTING_NOTES).filter((path) => !paths.includes(path))).toEqual([]);
  });

  it('tells what each custom property of the theme is for, with its values', () => {
    const tokens = readTokens();
    expect(tokens.map(({ name }) => name).sort()).toEqual(Object.keys(TOKEN_NOTES).sort());
    expect(tokens.find(({ name }) => name === 'ink')).toEqual({
      name: 'ink',
      light: expect.stringMatching(/^oklch\(22% /),
      dark: expect.stringMatching(/^oklch\(94% /),
    });
    expect(tokens.filter(({ light, dark }) => /light-dark|\n/.test(light + dark))).toEqual([]);
  });

  it.each([
    ['front matter', () => listSettings(makeSchemas()['front-matter'] ?? {}), FRONT_MATTER_NOTES],
    ['category files', () => listSettings(makeSchemas().category ?? {}), CATEGORY_NOTES],
    ['sidebar items', listSidebarKeys, SIDEBAR_NOTES],
  ])('describes every key of %s', (_name, list, notes) => {
    const paths = list().map(({ path }) => path);
    expect(paths.sort()).toEqual(Object.keys(notes).sort());
  });

  it('has a schema for each file that authors write, with descriptions for editors', () => {
    const { site, sidebars, category, ...rest } = makeSchemas();
    const description = expect.stringContaining('in quotes');
    expect(site?.properties?.theme?.properties?.accent).toMatchObject({ type: 'string', description });
    expect(site?.additionalProperties).toBe(false);
    expect(sidebars?.type).toBe('object');
    expect(Object.keys(category?.properties ?? {})).toContain('position');
    expect(Object.keys(rest)).toEqual(['front-matter']);
  });
});

describe('listSettings()', () => {
  it('returns settings in groups, lists and mappings', () => {
    const text = { type: 'string' } as const;
    const schema = {
      properties: {
        title: text,
        theme: { type: 'object', properties: { accent: text } },
        apis: { type: 'array', items: { type: 'object', properties: { id: text } } },
        sets: { type: 'object', additionalProperties: { type: 'object', properties: { path: text } } },
      },
      required: ['title'],
    };
    expect(listSettings(schema).map(({ path, type, required }) => [path, type, required])).toEqual([
      ['title', 'string', true],
      ['theme', 'group', false],
      ['theme.accent', 'string', false],
      ['apis', 'list of group', false],
      ['apis[].id', 'string', false],
      ['sets', 'mapping', false],
      ['sets.*.path', 'string', false],
    ]);
  });
});
