import { describe, expect, it } from 'vitest';
import { compileDescription, openapi, withSchemas } from './api-fixture.ts';

const PATH = '/api/a';

/** The operation's page for a body with one property, as HTML and as Markdown. */
function show(
  property: object,
  config: Parameters<typeof compileDescription>[1] = {},
): [html: string, markdown: string] {
  const schema = { type: 'object', properties: { field: property } };
  const { html, markdown } = compileDescription(withSchemas({ A: schema }), config);
  return [html(PATH), markdown(PATH)];
}

describe('the text of a description', () => {
  it('includes descriptions of list items', () => {
    for (const page of show({ type: 'array', items: { type: 'string', description: 'The name of a colour.' } }))
      expect(page).toContain('The name of a colour.');
    const both = { type: 'array', description: 'All colours.', items: { type: 'string', description: 'One colour.' } };
    for (const page of show(both)) expect(page).toMatch(/All colours\.[\s\S]*One colour\./);
  });

  it.each([
    { type: ['string', 'null'], nullable: true },
    { anyOf: [{ type: ['string', 'null'] }, { type: 'null' }] },
    { oneOf: [{ type: 'string', nullable: true }, { type: 'null' }] },
  ])('says only once that %j may be null', (property) => {
    for (const page of show(property)) {
      expect(page).toContain('or null');
      expect(page).not.toMatch(/or null\W+(?:or )?null/);
    }
  });

  it('mentions unique items only for arrays', () => {
    for (const page of show({ type: 'string', uniqueItems: true })) expect(page).not.toMatch(/unique items/i);
    for (const page of show({ type: 'array', items: { type: 'string' }, uniqueItems: true }))
      expect(page).toMatch(/unique items/i);
  });

  it('shows a regular expression as code', () => {
    const [html, markdown] = show({ type: 'string', pattern: '^a*_b_$' });
    expect(html).toContain('matches <code>^a*_b_$</code>');
    expect(markdown.toLowerCase()).toContain('matches `^a*_b_$`');
  });

  it('separates a list in a description from the limits of the field', () => {
    const [html, markdown] = show({ type: 'string', description: 'One of:\n\n- a\n- b', maxLength: 9 });
    expect(html).toMatch(/<\/ul>(?:<\/div>)?<p class="fact">at most 9 characters/);
    expect(markdown).not.toMatch(/- b[^\n]*[Aa]t most 9/);
    expect(markdown).toMatch(/- b\n\n +At most 9 characters/);
  });

  it('resolves relative URLs against the link base, and shows them as text without one', () => {
    const property = {
      type: 'string',
      description: 'See [the guide](/guide) first.',
      externalDocs: { url: 'docs/more', description: 'More' },
    };
    const [html, markdown] = show(property, { linkBase: 'https://example.com/base/' });
    expect(html).toContain('href="https://example.com/guide"');
    expect(html).toContain('href="https://example.com/base/docs/more"');
    expect(markdown).toContain('[the guide](https://example.com/guide)');
    expect(markdown).toContain('[More](https://example.com/base/docs/more)');
    for (const page of show(property)) {
      expect(page.replaceAll(/<\/?span[^>]*>/g, '')).toContain('See the guide first.');
      expect(page).toContain('More (docs/more)');
    }
  });

  it('keeps digits with their letters in paths of groups, but not in those of operations', () => {
    const operation = (operationId: string): object => ({ get: { operationId, responses: {} } });
    const { paths } = compileDescription(
      openapi({ '/oauth2/a': operation('oauth2Token'), '/oauth2/b': operation('b'), '/s3/a': operation('c') }),
    );
    expect(paths).toContain('/api/oauth-2-token');
    expect(paths.filter((path) => path.startsWith('/api/tags/oauth'))).toEqual(['/api/tags/oauth2']);
  });
});
