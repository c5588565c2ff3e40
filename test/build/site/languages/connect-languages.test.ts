import { describe, expect, it } from 'vitest';
import { compileContent, SMALLEST_SITE } from '../../content-folder.ts';

describe('a page of a translated API', () => {
  it('is for search engines where its original is, however many words its language needs', async () => {
    const description = 'Words of an original that fill a page. '.repeat(9);
    const api = {
      ...{ openapi: '3.1.0', info: { title: 'API', version: '1' } },
      paths: {
        '/a': { get: { operationId: 'getA', responses: { 200: { description: 'A', content: content('Long') } } } },
        '/b': { get: { operationId: 'getB', responses: { 200: { description: 'B', content: content('Short') } } } },
      },
      components: { schemas: { Long: schema(description), Short: schema('A few words.') } },
    };
    const actions = [
      { target: '$.components.schemas.Long', update: { description: 'Kurz.' } },
      {
        target: '$.components.schemas.Short',
        update: { description: 'Ein sehr langer Text, der eine Seite füllt. '.repeat(9) },
      },
    ];
    const { site, errors } = await compileContent({
      ...SMALLEST_SITE,
      'index.md': '# Home\n',
      'sidebars.yaml': 'docs: [index]\n',
      'site.yaml': `${SMALLEST_SITE['site.yaml']}locales: [{ code: en }, { code: de }]\napis: [{ id: main, description: api.json }]\n`,
      'api.json': JSON.stringify(api),
      'i18n/de/main.overlay.yaml': JSON.stringify({ overlay: '1.0.0', info: { title: 'de', version: '1' }, actions }),
    });
    expect(errors).toEqual([]);
    for (const language of [site, site?.translations?.[0]]) {
      const thin = (language?.pages ?? []).filter(({ entry }) => entry.isThin).map(({ path }) => path);
      expect(thin).toEqual(['/api/schemas/Short']);
    }
  });
});

function content(name: string): object {
  return { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } };
}

function schema(description: string): object {
  return { type: 'object', description, properties: { a: { type: 'string' } } };
}
