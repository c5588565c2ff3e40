import { describe, expect, it } from 'vitest';
import { show } from '../../../../test/build/page/prose/block-test.ts';
import type { FindEmbed } from '../api-embeds.ts';

const EMBEDS = {
  operation: {
    title: 'Add an invoice',
    method: 'POST',
    pathTemplate: '/invoices/{id}',
    summary: 'Saves <it>.',
    path: '/api/add-invoice',
  },
  schema: {
    name: 'Invoice',
    path: '/api/schemas/Invoice',
    columns: { field: 'Field', type: 'Type', description: 'Description' },
    fields: [
      { name: 'id', required: 'Required', type: [{ label: 'string', path: null }], text: 'Its *id*.', values: [] },
      {
        name: 'kind',
        required: '',
        type: [{ label: 'Kind', path: '/api/schemas/Kind' }],
        text: '',
        values: ['a', 'b'],
      },
    ],
  },
  sample: {
    samples: [
      { id: 'curl', label: 'curl', language: 'bash', code: 'curl x' },
      { id: 'php', label: 'PHP', language: 'php', code: 'get();' },
    ],
  },
  overview: {
    summary: 'All *books*.',
    facts: [
      { label: 'Servers', values: [{ text: 'https://a.example', isCode: true, note: 'Live' }] },
      { label: 'Authorization', values: [{ text: 'key', isCode: false, note: 'HTTP bearer' }] },
    ],
    groups: [{ title: 'A', description: 'About a', href: '/api/tags/a', count: '2 operations' }],
    first: {
      ...{ title: 'List books', method: 'GET', pathTemplate: '/books', summary: '', path: '/api/list-books' },
      samples: [{ id: 'curl', label: 'curl', language: 'bash', code: 'curl x' }],
    },
  },
};
const embed = ((kind: keyof typeof EMBEDS, id: string) =>
  id === 'none' ? { fault: 'there is no such thing.' } : EMBEDS[kind]) as unknown as FindEmbed;

describe('openapi', () => {
  it('shows an operation with a link to its page', () => {
    const expected = {
      html: '<p class="openapi"><a href="/api/add-invoice"><b class="method post">POST</b> <code>/invoices/{id}</code> <strong>Add an invoice</strong></a><span>Saves &lt;it&gt;.</span></p>',
      markdown: '[`POST /invoices/{id}`: Add an invoice](/api/add-invoice). Saves \\<it>.',
      findings: [],
    };
    expect(show('::openapi{operation=addInvoice}', { embed })).toEqual(expected);
    expect(show('<OpenApi operation="addInvoice" />', { embed })).toEqual(expected);
  });

  it('lists the fields of a schema', () => {
    const { html, markdown, findings } = show('::openapi{schema=Invoice}', { embed });
    expect(findings).toEqual([]);
    expect(html).toContain('<a href="/api/schemas/Invoice"><code>Invoice</code></a>');
    expect(html).toContain('<td><code>id</code> required</td><td>string</td><td>Its *id*.</td>');
    expect(html).toContain(
      '<td><a href="/api/schemas/Kind"><code>Kind</code></a></td><td><code>a</code>, <code>b</code></td>',
    );
    expect(markdown).toContain('| Field | Type | Description |');
    expect(show('<OpenApi schema="Invoice" />', { embed }).markdown).toBe(markdown);
  });

  it('shows what the elements of redocusaurus name: a schema by its pointer, or an API at a glance', () => {
    const schema =
      'import ApiSchema from \'@theme/ApiSchema\'\n\n<ApiSchema id="Books" pointer="#/components/schemas/Invoice" example />';
    expect(show(schema, { embed })).toEqual(show('::openapi{schema=Invoice api=books}', { embed }));
    const api = 'import ApiDocMdx from \'@theme/ApiDocMdx\'\n\n<ApiDocMdx id="books" />';
    expect(show(api, { embed })).toEqual(show('::openapi{overview=books}', { embed }));
    expect(show('<ApiSchema pointer="#/components/schemas/none" />', { embed }).findings).toEqual([
      expect.stringContaining('Cannot show the schema "none"'),
    ]);
  });

  it('shows a sample in tabs, or in one language', () => {
    const { html, markdown } = show('::openapi{sample=addInvoice}', { embed });
    expect(html).toContain('PHP');
    expect(markdown).toContain('```bash\ncurl x\n```');
    expect(markdown).toContain('```php\nget();\n```');
    expect(show('<OpenApi sample="addInvoice" languages="curl" />', { embed }).markdown).toBe('```bash\ncurl x\n```');
  });

  it('shows an API at a glance: purpose, servers, credentials, a first request and groups', () => {
    const { html, markdown, findings } = show('::openapi{overview=books languages=curl}', { embed });
    expect(findings).toEqual([]);
    expect(html).toContain('<p>All *books*.</p>');
    expect(html).toContain(
      '<dl class="api-facts"><dt>Servers</dt><dd><code>https://a.example</code> Live</dd><dt>Authorization</dt><dd>key (HTTP bearer)</dd></dl>',
    );
    expect(html).toContain(
      '<ul class="cards"><li><a href="/api/tags/a"><strong>A</strong><p>About a</p><small>2 operations</small></a></li></ul>',
    );
    expect(html).toContain('<b class="method get">GET</b> <code>/books</code> <strong>List books</strong>');
    expect(markdown).toBe(
      'All \\*books\\*.\n\n- Servers: `https://a.example` (Live)\n- Authorization: key (HTTP bearer)\n\n[`GET /books`: List books](/api/list-books)\n\n```bash\ncurl x\n```\n\n- [A](/api/tags/a): About a · 2 operations',
    );
  });

  it.each([
    ['::openapi{operation=none}', 'a.md:3:1 unknown-embed: Cannot show the operation "none": there is no such thing.'],
    [
      '::openapi{sample=addInvoice languages="curl,phb"}',
      'a.md:3:1 unknown-embed: Cannot show the sample in "phb": the API has none; did you mean "php"?',
    ],
    [
      '::openapi',
      'a.md:3:1 incomplete-block: Cannot show part of an API without one of "operation", "schema", "sample" and "overview". Write ::openapi{operation=addInvoice}.',
    ],
  ])('reports the error in %s', (text, expected) => {
    expect(show(`A.\n\n${text}`, { embed }).findings).toEqual([expected]);
  });
});
