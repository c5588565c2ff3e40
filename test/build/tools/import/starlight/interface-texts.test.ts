import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { toInterfaceTexts } from '../../../../../build/tools/import/starlight/site/interface-texts.ts';
import { buildImported, readImported } from '../docusaurus/import-fixture.ts';
import { DOCS, importProjectOf, page } from './starlight-project.ts';

describe('toInterfaceTexts()', () => {
  it('writes texts of the same meaning with the keys and values of this engine', () => {
    expect(
      toInterfaceTexts(
        {
          'page.editLink': 'Improve this page',
          'page.lastUpdated': 'Changed:',
          'heading.anchorLabel': 'Section “{{title}}”',
          'aside.tip': 'Tip',
          'own.label': 'Ours',
        },
        'en',
      ),
    ).toEqual({
      messages: {
        'page.editThisPage': 'Improve this page',
        'page.lastUpdated': 'Changed',
        'page.directLink': 'Section “{heading}”',
      },
      others: [],
    });
  });

  it('names the texts that have no place here', () => {
    expect(
      toInterfaceTexts(
        { 'themeSelect.dark': 'Night', 'aside.note': 'See {x}', 'page.nextLink': 5, 'search.label': ' ' },
        'en',
      ),
    ).toEqual({ messages: {}, others: ['themeSelect.dark', 'aside.note', 'page.nextLink', 'search.label'] });
  });

  it.each([null, 5, [], { __proto__: { 'aside.tip': 'x' } }])('finds nothing in %j', (written) => {
    expect(toInterfaceTexts(written, 'de')).toEqual({ messages: {}, others: [] });
  });
});

describe('importProject() of a Starlight project with texts of the interface', () => {
  it('writes them for each language of the site, and builds', async () => {
    const { out, notes } = await importProjectOf(
      "title: 'P', locales: { root: { label: 'E', lang: 'en' }, da: { label: 'D', lang: 'da-DK' } }",
      {
        [`${DOCS}/da/a.md`]: page('A'),
        'src/content/i18n/en.json': '{ "tableOfContents.onThisPage": "Contents", "builtWithStarlight.label": "x" }',
        'src/content/i18n/da-DK.yml': 'tableOfContents.onThisPage: Indhold\n',
        'src/content/i18n/fr.json': '{ "tableOfContents.onThisPage": "Contenu" }',
      },
    );
    expect(readImported(out, 'messages/en.yaml')).toEqual({ 'page.onThisPage': 'Contents' });
    expect(readImported(out, 'messages/da.yaml')).toEqual({ 'page.onThisPage': 'Indhold' });
    expect(existsSync(join(out, 'messages/fr.yaml'))).toBe(false);
    expect(notes).toContainEqual(expect.stringMatching(/en\.json: .*the texts builtWithStarlight\.label: /));
    expect((await buildImported(out)).errors).toEqual([]);
  });
});
