import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { diffDescriptions } from '../../../../build/openapi/diff/diff-descriptions.ts';
import { parseDescription } from '../../../../build/openapi/read/text/parse-description.ts';
import { type CompiledContent, compileContent, SMALLEST_SITE } from '../../content-folder.ts';

const BEFORE = `openapi: 3.1.0
info: { title: Books, version: '1' }
paths:
  /bills:
    get:
      operationId: listBills
      parameters: [{ name: page, in: query, schema: { type: integer } }]
      responses:
        '200': { description: All, content: { application/json: { schema: { type: array, items: { $ref: '#/components/schemas/Bill' } } } } }
    post:
      operationId: addBill
      requestBody: { content: { application/json: { schema: { type: object, properties: { lines: { type: array, items: { type: object, properties: { text: { type: string } } } } } } } } }
      responses: { '201': { description: Added } }
  /old: { get: { operationId: listOld, responses: { '200': { description: OK } } } }
components:
  schemas:
    Bill: { type: object, properties: { id: { type: string }, state: { type: string, enum: [open] }, supplier: { $ref: '#/components/schemas/Supplier' } } }
    Supplier: { type: object, properties: { name: { type: string } } }
`;

const AFTER = BEFORE.replace("version: '1'", "version: '2'")
  .replace(
    '{ name: page, in: query,',
    '{ name: state, in: query, schema: {} }, { name: page, in: query, deprecated: true,',
  )
  .replace('{ text: { type: string } }', '{ text: { type: string }, amount: { type: string } }')
  .replace(
    "'201': { description: Added }",
    "'201': { description: Added, headers: { Location: { schema: { type: string } } } }",
  )
  .replace('enum: [open]', 'enum: [open, paid]')
  .replace('{ name: { type: string } }', '{ name: { type: string }, vatId: { type: string } }')
  .replace('operationId: listOld,', 'operationId: listOld, deprecated: true,')
  .replace('  /old:', "  /new: { get: { operationId: listNew, responses: { '200': { description: OK } } } }\n  /old:");

/** A changelog entry as `describe:diff --save` writes it. */
function entryOf(before: string, after: string, date = '2026-02-01'): string {
  const [old, now] = [before, after].map((text) => parseDescription('api.yaml', text).root);
  if (old === undefined || now === undefined) throw new Error('Cannot read the descriptions');
  const { after: version, changes } = diffDescriptions(old, now);
  return stringify({ date, version, changes: changes.map(({ sides: _sides, schema: _schema, ...change }) => change) });
}

function compile(entries: Readonly<Record<string, string>>, settings = ''): Promise<CompiledContent> {
  return compileContent({
    'site.yaml': `${SMALLEST_SITE['site.yaml']}base: /docs/\napis: [{ id: books, description: api/books.yaml, changelog: api/changelog${settings} }]\n`,
    'api/books.yaml': AFTER,
    ...Object.fromEntries(Object.entries(entries).map(([name, text]) => [`api/changelog/${name}.yaml`, text])),
  });
}

/** Marks by the id of their row, and the operation's mark. */
function marksOf(html: string): string[] {
  const rows = [
    ...html.matchAll(/<(?:li id="([^"]*)"|h1)(?:(?!<li id=|<h1).)*?<a class="flag (\w+)" href="([^"]*)">([^<]*)/gs),
  ];
  return rows.map(([, id = 'operation', kind, href, label]) => `${id} ${kind} ${href} ${label}`);
}

const HREF = '/docs/api/changelog#2026-02-01-2';
const marked = await compile({ a: entryOf(BEFORE, AFTER) });

describe('change marks', () => {
  it('are shown on parameters, headers and properties that a version added, changed or deprecated', () => {
    expect(marked.errors).toEqual([]);
    expect(marksOf(marked.html('/api/list-bills'))).toEqual([
      `query-state added ${HREF} New in 2`,
      `query-page deprecated ${HREF} Deprecated in 2`,
      `response-200-state changed ${HREF} Changed in 2`,
      `response-200-supplier-vatId added ${HREF} New in 2`,
    ]);
    expect(marksOf(marked.html('/api/add-bill'))).toEqual([
      `body-lines-amount added ${HREF} New in 2`,
      `response-201-header-Location added ${HREF} New in 2`,
    ]);
  });

  it('are shown next to the title of a new or deprecated operation', () => {
    expect(marksOf(marked.html('/api/list-new'))).toEqual([`operation added ${HREF} New in 2`]);
    expect(marksOf(marked.html('/api/list-old'))).toEqual([`operation deprecated ${HREF} Deprecated in 2`]);
  });

  it('show a deprecation only once', () => {
    expect(marked.html('/api/list-bills').match(/deprecated<|Deprecated</g)).toBeNull();
  });

  it('are on the page of a named schema, and link to the entry', () => {
    expect(marksOf(marked.html('/api/schemas/Supplier'))).toEqual([`schema-vatId added ${HREF} New in 2`]);
    expect(marked.html('/api/changelog')).toContain('id="2026-02-01-2"');
  });

  it("are in the page's Markdown", () => {
    const page = marked.site?.pages.find(({ path }) => path === '/api/list-bills');
    const markdown = Buffer.from(page?.markdown ?? '').toString();
    expect(markdown).toContain('`state` any new in 2');
    expect(markdown).toContain('`page` integer deprecated in 2');
  });

  it('show the newest version with a change, and only recent versions', async () => {
    const old = entryOf(BEFORE, AFTER).replace('version: "2"', 'version: "0.1"');
    const change = { severity: 'safe', kind: 'changed', operations: ['GET /bills'], text: 'is wider' };
    const newer = { date: '2026-04-01', version: '4', changes: [{ ...change, subject: 'query parameter `state`' }] };
    const [all, few, none] = await Promise.all(
      ['', ', markedVersions: 1', ', markedVersions: 0'].map((more) => compile({ a: old, b: stringify(newer) }, more)),
    );
    const labels = (made?: CompiledContent): string[] =>
      marksOf(made?.html('/api/list-bills') ?? '').map((mark) => mark.replace(/ \/\S+/, ''));
    expect(labels(all).slice(0, 2)).toEqual([
      'query-state changed Changed in 4',
      'query-page deprecated Deprecated in 0.1',
    ]);
    expect(labels(few)).toEqual(['query-state changed Changed in 4']);
    expect(labels(none)).toEqual([]);
  });

  it('do not appear if entries have no version', async () => {
    const without = await compile({ a: entryOf(BEFORE, AFTER).replace(/^version: .*\n/m, '') });
    const unmarked = await compile({ a: 'date: 2026-02-01\n' });
    for (const path of ['/api/list-bills', '/api/add-bill', '/api/list-old', '/api/schemas/Supplier'])
      expect(without.html(path)).toBe(unmarked.html(path));
    expect(without.html('/api/list-old')).toContain('<span class="flag deprecated">');
  });
});
