import { describe, expect, it } from 'vitest';
import { buildImported, readImported } from '../docusaurus/import-fixture.ts';
import { DOCS, importProjectOf, page } from './starlight-project.ts';

const LOCALES = "title: 'P', defaultLocale: 'en', locales: { en: { label: 'English' }, de: { label: 'Deutsch' } }";

describe('importProject() of a Starlight project with a language that lacks pages', () => {
  it('leads from the addresses that Starlight fills to the page of the default language', async () => {
    const { out } = await importProjectOf(
      LOCALES,
      {
        [`${DOCS}/en/index.md`]: page('Home'),
        [`${DOCS}/en/b/c.md`]: page('C'),
        [`${DOCS}/en/d.md`]: page('D', 'draft: true\n'),
        [`${DOCS}/de/index.md`]: '---\ntitle: Start\n---\n\n[c](/de/b/c/#x)\n',
      },
      { astro: "redirects: { '/de/old': '/de/b/c/' }," },
    );
    expect(readImported(out, 'redirects.yaml')).toEqual({
      '/': '/en',
      '/de/b/c': '/en/b/c',
      '/de/old': '/de/b/c',
    });
    const { errors, warnings } = await buildImported(out);
    expect(errors).toEqual([]);
    expect(warnings.filter((warning) => warning.includes('there is no page'))).toEqual([]);
  });
});
