import { describe, expect, it } from 'vitest';
import { compileDescription, withSchemas } from './api-fixture.ts';

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
});
