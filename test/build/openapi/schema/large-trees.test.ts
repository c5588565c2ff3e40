import { describe, expect, it } from 'vitest';
import { compileDescription, withOperation, withSchemas } from '../api-fixture.ts';
import { HOSTILE_NAMES, many, named } from '../many.ts';
import { bodyOf, objects, outline, ref } from './tree-fixture.ts';

const LETTERS = Object.fromEntries([...'abcdefgh'].map((name) => [name, { type: 'string' }]));
const LONG = named('f', 67, () => objects(LETTERS));

describe('large and circular schema trees', () => {
  it('link recursion to its start', () => {
    const { faults, html } = compileDescription(
      withSchemas({ Tree: objects({ children: { type: 'array', items: ref('Tree') } }) }),
    );
    expect(faults).toEqual([]);
    expect(html('/api/a')).toContain('<a href="#body-content">Tree</a>');
    expect(html('/api/schemas/Tree')).toContain('<a href="/api/schemas/Tree">Tree</a>');
  });

  it('end cycles of two schemas, through arrays, maps and alternatives', () => {
    const body = bodyOf({
      A: objects({ b: ref('B'), map: { additionalProperties: ref('A') } }),
      B: { oneOf: [ref('A'), objects({ b: ref('B') })] },
    });
    expect(outline(body.children)).toEqual({
      b: {
        'One of': [
          ['A', 'recursive → A #body-content'],
          ['object', { b: 'recursive → B #b' }],
        ].map(([title, inner]) => [
          title,
          typeof inner === 'string' ? inner : { b: expect.stringMatching(/^recursive → B #body-b/) },
        ]),
      },
      map: { '{key}': 'recursive → A #body-content' },
    });
  });

  it('list many values once per page, and link there', () => {
    const Currency = { type: 'string', enum: many(13, (index) => `C${index}`) };
    const few = { type: 'string', enum: ['a', 'b'] };
    const { html } = compileDescription(
      withSchemas({ A: objects({ from: ref('Currency'), to: ref('Currency'), few, more: few }), Currency }),
    );
    expect(html('/api/a').match(/Show all 13 values/g)).toHaveLength(1);
    expect(html('/api/a')).toContain('One of 13 values: see <a href="#body-from">Currency</a>');
    expect(html('/api/schemas/Currency')).toContain('Show all 13 values');
  });

  describe('on a large page', () => {
    const wide = (count: number, schema: unknown) => objects(named('p', count, () => schema));

    it('show a definition once if it occurs often', () => {
      const schemas = { A: wide(10, ref('B')), B: wide(30, {}) };
      const { faults, html } = compileDescription(withSchemas(schemas));
      const rows = html('/api/a').match(/<li id="body-/g) ?? [];
      expect(faults).toEqual([]);
      expect(rows).toHaveLength(40);
      expect(html('/api/a')).toContain('<a href="#body-p0">B</a>');
    });

    it('repeat a definition with a few fields where a larger one is shown once', () => {
      const schemas = {
        A: objects({ large: ref('B'), again: ref('B'), from: ref('M'), to: ref('M') }),
        B: wide(70, {}),
        M: wide(2, {}),
      };
      const { html } = compileDescription(withSchemas(schemas));
      expect(html('/api/a').match(/<li id="body-(?:large|again)-p/g)).toHaveLength(70);
      expect(html('/api/a').match(/<li id="body-(?:from|to)-p/g)).toHaveLength(4);
    });

    it('show the fields of one direction in a body, unless the other direction has the same', () => {
      const Big = wide(430, { type: 'object', properties: LETTERS });
      const id = { type: 'string', readOnly: true };
      const secret = { type: 'string', writeOnly: true };
      const Input = objects({ id, secret, first: ref('Output'), big: ref('Big') });
      const Output = objects({ id, secret, big: ref('Big') });
      const fieldsOn = (output: string): string[] => {
        const response = { description: '', content: { 'application/json': { schema: ref(output) } } };
        const body = { content: { 'application/json': { schema: ref('Input') } } };
        const document = withOperation(
          { requestBody: body, responses: { 200: response } },
          { components: { schemas: { Input, Output, Big } } },
        );
        const { faults, html } = compileDescription(document);
        expect(faults).toEqual([]);
        return Array.from(html('/api/a').matchAll(/<li id="((?:body|response-200)-[a-z-]+)"/g), ([, id = '']) => id);
      };
      expect(fieldsOn('Output')).toEqual([
        ...['body-secret', 'body-first', 'body-big', 'response-200-id', 'response-200-big'],
      ]);
      expect(fieldsOn('Input')).toEqual([
        ...['body-id', 'body-secret', 'body-first', 'body-first-id', 'body-first-secret', 'body-first-big', 'body-big'],
      ]);
    });

    it('show definitions of a few plain fields, whatever the rows', () => {
      const others = named('g', 28, () => ({}));
      const schemas = {
        A: objects({ ...LONG, ...others, big: ref('B'), from: ref('M') }),
        B: wide(99, LONG),
        M: wide(4, {}),
      };
      const { faults, html } = compileDescription(withSchemas(schemas));
      expect(faults).toEqual([]);
      expect(html('/api/a').match(/<li id="body-from-p/g)).toHaveLength(4);
      expect(html('/api/a')).not.toContain('<li id="body-big-p');
    });

    it('list the branches of a large union with the values that select them, wherever their fields are', () => {
      const names = many(58, (index) => `Way${index}`);
      const way = (name: string): object =>
        objects({ type: { type: 'string', enum: [name.toLowerCase()] }, ...LETTERS });
      const schemas = {
        A: objects({ ...LONG, paymentMethod: { oneOf: names.map(ref) } }),
        ...Object.fromEntries(names.map((name) => [name, way(name)])),
      };
      const { faults, html, markdown } = compileDescription(withSchemas(schemas));
      expect(faults).toEqual([]);
      for (const name of names) {
        expect(html('/api/a')).toContain(`<b>${name}</b> <code>type = ${name.toLowerCase()}</code>`);
        expect(markdown('/api/a')).toContain(`**${name}** \`type = ${name.toLowerCase()}\``);
      }
      expect(html('/api/a')).toContain('<a href="/api/schemas/Way57">Way57</a>');
    });

    it('link to pages of schemas above 420 rows', () => {
      const schemas = named('S', 30, () => wide(30, {}));
      const Root = objects(named('q', 30, (index) => ref(`S${index}`)));
      const { faults, html } = compileDescription(withSchemas({ Root, ...schemas }));
      expect(faults).toEqual([]);
      expect((html('/api/a').match(/<li id=/g) ?? []).length).toBeLessThan(600);
      expect(html('/api/a')).toContain('href="/api/schemas/S29"');
    });

    it('show the fields of a body even if inline content, such as of errors, has many rows', () => {
      const json = (schema: object): object => ({ description: 'x', content: { 'application/json': { schema } } });
      const errors = { anyOf: many(110, (index) => objects({ issue: { const: `E${index}` } })) };
      const { faults, html } = compileDescription(
        withOperation(
          { requestBody: json(ref('A')), responses: { 200: json(ref('A')), 422: json(errors) } },
          { components: { schemas: { A: wide(4, ref('B')), B: wide(400, {}) } } },
        ),
      );
      expect(faults).toEqual([]);
      expect(html('/api/a').match(/<li id="body-p\d"/g)).toHaveLength(4);
    });

    it('end a cycle of 20 schemas that all refer to each other', () => {
      const all = objects(named('S', 20, (index) => ref(`S${index}`)));
      const { faults } = compileDescription(withSchemas(named('S', 20, () => all)));
      expect(faults).toEqual([]);
    });
  });

  it.each([
    ['properties', '{"properties":{"p":', '}}'],
    ['items', '{"items":', '}'],
    ['allOf', '{"allOf":[', ']}'],
    ['oneOf', '{"oneOf":[{"minLength":2},', ']}'],
    ['not', '{"not":', '}'],
    ['additionalProperties', '{"additionalProperties":', '}'],
  ])('end %s nested 5,000 levels deep', (_keyword, open, close) => {
    const text = JSON.stringify(withSchemas({ A: objects({ x: '@' }) }));
    const { faults, html } = compileDescription(text.replace('"@"', `${open.repeat(5_000)}{}${close.repeat(5_000)}`));
    expect(faults).toEqual([]);
    expect(html('/api/a').length).toBeLessThan(200_000);
  });

  it('show members with any name', () => {
    const text = JSON.stringify(withSchemas({ A: { type: 'object', properties: '@' } }));
    const members = HOSTILE_NAMES.map((name) => `${JSON.stringify(name)}:{"properties":{"content":{}}}`);
    const { faults, html } = compileDescription(text.replace('"@"', () => `{${members.join(',')}}`));
    expect(faults).toEqual([]);
    expect(html('/api/a').match(/<li id="body/g)).toHaveLength(HOSTILE_NAMES.length * 2);
  });

  it('link to pages of schemas with any name', () => {
    const names = ['A', 'a', ...HOSTILE_NAMES.filter((name) => name !== '')];
    const { faults, paths } = compileDescription(
      withSchemas(Object.fromEntries(names.map((name) => [name, objects({ x: ref(name) })]))),
    );
    const schemaPaths = paths.filter((path) => path.startsWith('/api/schemas/'));
    expect(schemaPaths.slice(0, 2)).toEqual(['/api/schemas/A', '/api/schemas/a-2']);
    expect(schemaPaths).toContain('/api/schemas/A/b');
    expect(new Set(schemaPaths.map((path) => path.toLowerCase())).size).toBe(names.length);
    expect(Math.max(...schemaPaths.map(({ length }) => length))).toBeLessThan(1_100);
    expect(faults).toEqual([]);
  });
});
