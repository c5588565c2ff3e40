import { describe, expect, it } from 'vitest';
import { compileContent, SMALLEST_SITE } from '../../content-folder.ts';
import { editContent, pathsOfGuides } from '../../edit-content.ts';

const API = `openapi: 3.1.0
info: { title: Books, version: "1" }
servers: [{ url: https://api.example.com }]
paths:
  /invoices:
    post:
      operationId: addInvoice
      summary: Add an invoice
      description: Saves it.
      requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Invoice' } } } }
      responses: { '201': { description: Created } }
    get:
      summary: List invoices
      responses: { '200': { description: OK } }
components:
  schemas:
    Invoice:
      type: object
      required: [number]
      properties:
        number: { type: string, description: Its *number*. }
        kind: { type: string, enum: [sale, purchase] }
        contact: { $ref: '#/components/schemas/Contact' }
    Contact: { type: object, properties: { name: { type: string } } }
`;
const SITE = {
  ...SMALLEST_SITE,
  'site.yaml': `${SMALLEST_SITE['site.yaml']}base: /docs/\napis: [{ id: books, description: api.yaml }]\n`,
  'api.yaml': API,
};
const GUIDE =
  '# Guide\n\n::openapi{operation=addInvoice}\n\n::openapi{schema=Invoice}\n\n::openapi{sample=addInvoice}\n';

describe('API embeds in a guide', () => {
  it('are links, fields and samples, with URLs below the base', async () => {
    const { errors, html, site } = await compileContent({ ...SITE, 'index.md': '# Home\n', 'a.md': GUIDE });
    expect(errors).toEqual([]);
    const article = html('/a');
    expect(article).toContain('<a href="/docs/api/add-invoice"><b class="method post">POST</b> <code>/invoices</code>');
    expect(article).toContain('<code>number</code> required</td><td>string</td><td>Its number.</td>');
    expect(article).toContain('<code>sale</code>, <code>purchase</code>');
    expect(article).toContain('<a href="/docs/api/schemas/Contact"><code>Contact</code></a>');
    expect(article).toContain('https://api.example.com/invoices');
    const page = site?.pages.find(({ path }) => path === '/a');
    const markdown = Buffer.from(page?.markdown ?? []).toString();
    expect(markdown).toContain('[`POST /invoices`: Add an invoice](/docs/api/add-invoice.md). Saves it.');
    expect(markdown).toContain('```bash\ncurl');
    expect(page?.entry.usesBlocks).toBe(true);
    expect(JSON.stringify(page?.search)).toContain('"invoic"');
  });

  it('show an API at a glance, with a request that needs no id', async () => {
    const { errors, html, site } = await compileContent({
      ...SITE,
      'api.yaml': API.replace('title: Books,', 'title: Books, description: Sells them.,')
        .replace('servers:', 'tags: [{ name: sales, description: Sells. }]\nservers:')
        .replaceAll('summary:', 'tags: [sales]\n      summary:'),
      'index.md': '# Home\n\n::openapi{overview=books}\n',
    });
    expect(errors).toEqual([]);
    const article = html('/');
    expect(article).toContain('<p>Sells them.</p>');
    expect(article).toContain('<dt>Servers</dt><dd><code>https://api.example.com</code>');
    expect(article).toContain(
      '<a href="/docs/api/tags/sales"><strong>sales</strong><p>Sells.</p><small>2 operations</small>',
    );
    expect(article).toContain('<b class="method get">GET</b> <code>/invoices</code> <strong>List invoices</strong>');
    expect(article).toContain('https://api.example.com/invoices');
    const markdown = Buffer.from(site?.pages.find(({ path }) => path === '/')?.markdown ?? []).toString();
    expect(markdown).toContain('- [sales](/docs/api/tags/sales.md): Sells. · 2 operations');
    const unknown = await compileContent({ ...SITE, 'index.md': '# Home\n\n::openapi{overview=book}\n' });
    expect(unknown.errors).toEqual([
      expect.stringContaining('Cannot show the API "book": there is no such API; did you mean "books"?'),
    ]);
  });

  it('refer to an operation by method and path, also in an included text', async () => {
    const { errors, html } = await compileContent({
      ...SITE,
      'index.md': '# Home\n',
      'a.md': "import Part from './_part.md';\n\n# A\n\n<Part />\n",
      '_part.md': '::openapi{operation="GET /invoices"}\n',
    });
    expect(errors).toEqual([]);
    expect(html('/a')).toContain('List invoices');
  });

  it.each([
    ['operation=addInvoce', 'the operation "addInvoce": there is no such operation; did you mean "addInvoice"?'],
    ['schema=Invoic', 'the schema "Invoic": there is no such schema; did you mean "Invoice"?'],
    ['operation=addInvoice api=book', 'the operation "addInvoice": there is no API "book"; did you mean "books"?'],
  ])('are reported with their line if they are unknown: %s', async (attributes, expected) => {
    const { errors } = await compileContent({ ...SITE, 'a.md': `# A\n\n::openapi{${attributes}}\n` });
    expect(errors).toEqual([`a.md:3:1: Cannot show ${expected}`]);
  });

  it('require an API', async () => {
    const { errors } = await compileContent({ 'a.md': '# A\n\n::openapi{schema=Invoice}\n' });
    expect(errors).toEqual([
      'a.md:3:1: Cannot show the schema "Invoice": this site has no APIs. Add one to "apis" in site.yaml.',
    ]);
  });
});

describe('an edit of the API', () => {
  it('recompiles only the guides that show the change', async () => {
    const guides = { 'a.md': '# A\n\n::openapi{operation=addInvoice}\n', 'b.md': '# B\n\n::openapi{schema=Contact}\n' };
    const edit = { 'api.yaml': API.replace('summary: Add an invoice', 'summary: Save an invoice') };
    const { before, after, stored } = await editContent({ ...SITE, ...guides }, edit, '/a');
    expect(before).toContain('Add an invoice');
    expect(after).toContain('Save an invoice');
    expect(pathsOfGuides(stored)).toEqual(['/a']);
  });
});
