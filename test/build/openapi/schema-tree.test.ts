import { describe, expect, it } from 'vitest';
import type { Field, Schema, SchemaChildren, Variants } from '../../../worker/model/api-schema.ts';
import { compileDescription, compileOne, openapi, withSchemas } from './api-fixture.ts';

const ref = (name: string): { $ref: string } => ({ $ref: `#/components/schemas/${name}` });
const objects = (properties: Record<string, unknown>): Record<string, unknown> => ({ type: 'object', properties });

/** The schema of the request body of `POST /a`. */
function bodyOf(schemas: Readonly<Record<string, unknown>>, version?: string): Schema {
  const schema = compileOne(withSchemas(schemas, version)).requestBody?.content[0]?.schema;
  if (schema == null) throw new Error('The body has no schema.');
  return schema;
}
/** What is in a schema, in short: names, `→` for a reference. */
function outline(children: SchemaChildren | null): unknown {
  if (children === null) return null;
  switch (children.kind) {
    case 'reference':
      return `${children.reason} → ${children.link.label} ${children.link.href}`;
    case 'object':
      return fieldsOf(children.fields);
    case 'variants':
      return variantsOf(children.variants);
    case 'both':
      return { ...fieldsOf(children.fields), ...Object.assign({}, ...children.variants.map(variantsOf)) };
  }
}
const fieldsOf = (fields: readonly Field[]): Record<string, unknown> =>
  Object.fromEntries(
    fields.map(({ facts: { name, required }, children }) => [required ? `${name}!` : name, outline(children)]),
  );
const variantsOf = ({ label, branches }: Variants): Record<string, unknown> => ({
  [label]: branches.map(({ title, value, schema }) => [
    value === null ? title : `${title}=${value}`,
    outline(schema.children),
  ]),
});
const typeOf = ({ facts }: Schema): string => facts.type.map(({ label }) => label).join('');

describe('schema trees', () => {
  it('show properties, patterns, items of tuples and further properties', () => {
    const schema = {
      ...objects({
        a: {},
        list: { prefixItems: [{ type: 'string' }, { type: 'integer' }], items: { type: 'number' } },
      }),
      required: ['a', 'ghost'],
      patternProperties: { '^x-': {} },
      additionalProperties: { type: 'string', 'x-additionalPropertiesName': 'locale' },
    };
    expect(outline(bodyOf({ A: schema }).children)).toEqual({
      'a!': null,
      list: { '[0]': null, '[1]': null, '[2…]': null },
      '/^x-/': null,
      '{locale}': null,
    });
  });

  it.each([
    [{ contains: { type: 'integer' } }, { Contains: [['integer', null]] }],
    [
      { type: 'array', items: { type: 'string' }, contains: { const: 'x' } },
      { '[0…]': null, Contains: [['string', null]] },
    ],
    [
      { type: 'array', items: [{ type: 'string' }], additionalItems: { type: 'number' } },
      { '[0]': null, '[1…]': null },
    ],
    [
      { prefixItems: [{}], unevaluatedItems: { type: 'number' } },
      { '[0]': null, '[1…]': null },
    ],
    [
      { type: 'array', items: {}, anyOf: [{ minItems: 2 }, { maxItems: 0 }] },
      { '[0…]': null, 'Any of': expect.anything() },
    ],
    [
      { contentMediaType: 'application/json', contentSchema: objects({ a: {} }) },
      { Content: [['object', { a: null }]] },
    ],
    [{ dependentSchemas: { card: objects({ address: {} }) } }, { 'With the property': [['card', { address: null }]] }],
    [
      { dependencies: { card: objects({ address: {} }), a: ['b'] } },
      { 'With the property': [['card', { address: null }]] },
    ],
    [
      { ...objects({ a: {} }), unevaluatedProperties: { type: 'number' } },
      { a: null, '{key}': null },
    ],
  ])('show what %j says of the values in it', (schema, expected) => {
    expect(outline(bodyOf({ A: schema }, '3.1.0').children)).toEqual(expected);
  });

  it.each([
    [{ oneOf: [{ required: ['a'] }, { required: ['b', 'c'] }] }, ['requires a', 'requires b and c']],
    [{ oneOf: [false, { ...objects({ a: {} }), additionalProperties: false }] }, ['never', 'no other properties']],
    [{ oneOf: [{ prefixItems: [{}], items: false }, objects({ a: {} })] }, ['no further items', '']],
  ])('say what the branches of %j demand', (schema, expected) => {
    const { children } = bodyOf({ A: schema }, '3.1.0');
    const branches = children?.kind === 'variants' ? children.variants.branches : [];
    expect(
      branches.map(({ schema: branch }) =>
        [...branch.facts.constraints, ...(typeOf(branch) === 'never' ? ['never'] : [])].join(),
      ),
    ).toEqual(expected);
  });

  it('show what is in arrays of arrays', () => {
    const body = bodyOf({
      A: objects({ rows: { type: 'array', items: { type: 'array', items: ref('B') } } }),
      B: objects({ x: {} }),
    });
    expect(outline(body.children)).toEqual({ rows: { x: null } });
    const rows = body.children?.kind === 'object' ? body.children.fields[0] : undefined;
    expect(rows === undefined ? null : typeOf(rows)).toBe('array of arrays of B');
  });

  it('are described and called by their own words before those of what they include', () => {
    const base = { ...objects({ id: {} }), title: 'The base', description: 'Of the base.' };
    const book = { allOf: [ref('Base'), { ...objects({ isbn: {} }), description: 'Of the book.' }] };
    const magazine = { allOf: [ref('Base'), objects({ issue: {} })] };
    const { children } = bodyOf({
      A: { oneOf: [ref('Book'), ref('Magazine')] },
      Base: base,
      Book: book,
      Magazine: magazine,
    });
    const branches = children?.kind === 'variants' ? children.variants.branches : [];
    expect(branches.map(({ title, schema }) => [title, schema.facts.description?.html])).toEqual([
      ['Book', '<p>Of the book.</p>'],
      ['Magazine', '<p>Of the base.</p>'],
    ]);
  });

  it('link recursion to where it began', () => {
    const { faults, html } = compileDescription(
      withSchemas({ Tree: objects({ children: { type: 'array', items: ref('Tree') } }) }),
    );
    expect(faults).toEqual([]);
    expect(html('/api/a')).toContain('<a href="#body-content">Tree</a>');
    expect(html('/api/schemas/Tree')).toContain('<a href="/api/schemas/Tree">Tree</a>');
  });

  it('end in circles of two, through arrays, maps and alternatives', () => {
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

  it('tell branches apart by the discriminator and its mapping', () => {
    const body = bodyOf({
      Pet: {
        oneOf: [ref('Cat'), ref('Dog'), ref('Fish')],
        discriminator: { propertyName: 'kind', mapping: { meow: '#/components/schemas/Cat', bark: 'Dog' } },
      },
      Cat: objects({ lives: {} }),
      Dog: objects({ tail: {} }),
      Fish: objects({ fins: {} }),
    });
    expect(outline(body.children)).toEqual({
      'One of': [
        ['Cat=meow', { lives: null }],
        ['Dog=bark', { tail: null }],
        ['Fish=Fish', { fins: null }],
      ],
    });
    expect(body.children?.kind === 'variants' && body.children.variants.discriminator).toBe('kind');
  });

  it('show the schemas that a mapping names where there is no oneOf', () => {
    const body = bodyOf({
      Pet: {
        ...objects({ kind: {} }),
        discriminator: { propertyName: 'kind', mapping: { cat: '#/components/schemas/Cat' } },
      },
      Cat: { allOf: [ref('Pet'), objects({ lives: {} })] },
    });
    expect(outline(body.children)).toMatchObject({ kind: null, 'One of': [['Cat=cat', expect.anything()]] });
  });

  it('show the schemas that extend one with a discriminator, mapped or not', () => {
    const schemas = {
      Pet: { ...objects({ kind: {} }), discriminator: { propertyName: 'kind', mapping: { meow: 'Cat' } } },
      Cat: { allOf: [ref('Pet'), objects({ lives: {} })] },
      Dog: { allOf: [ref('Pet'), objects({ tail: {} })] },
      Puppy: { allOf: [ref('Dog'), objects({ age: {} })] },
    };
    const titles = (children: ReturnType<typeof bodyOf>['children']): string[] =>
      children?.kind === 'both'
        ? children.variants.flatMap(({ branches }) => branches.map(({ title, value }) => `${title}=${value}`))
        : [];
    expect(titles(bodyOf(schemas).children)).toEqual(['Cat=meow', 'Dog=Dog', 'Puppy=Puppy']);
    const explicit = { ...schemas.Pet.discriminator, 'x-explicitMappingOnly': true };
    const only = bodyOf({ ...schemas, Pet: { ...schemas.Pet, discriminator: explicit } });
    expect(titles(only.children)).toEqual(['Cat=meow']);
  });

  it('show alternatives that are a value each as values, with their words', () => {
    const body = bodyOf({
      A: objects({
        size: { oneOf: [{ const: 's', title: 'Small', description: 'To 9.' }, { const: 'l' }] },
        mixed: { oneOf: [{ const: 's' }, objects({ a: {} })] },
      }),
    });
    const [size, mixed] = body.children?.kind === 'object' ? body.children.fields : [];
    expect([size?.facts.values, size?.children, size === undefined ? '' : typeOf(size)]).toEqual([
      [
        { value: 's', description: { html: '<p>Small: To 9.</p>', markdown: 'Small: To 9.' } },
        { value: 'l', description: null },
      ],
      null,
      'string',
    ]);
    expect(mixed?.children?.kind).toBe('variants');
  });

  it('name all types of a list that may be something else, and what is in it', () => {
    const body = bodyOf({ A: objects({ x: { type: ['string', 'array'], items: { type: 'integer' } } }) });
    const [field] = body.children?.kind === 'object' ? body.children.fields : [];
    expect(field === undefined ? '' : typeOf(field)).toBe('string or array');
    expect(outline(field?.children ?? null)).toEqual({ '[0…]': null });
  });

  it.each([
    ['3.0.3', { type: 'string', nullable: true }, 'string or null'],
    ['3.1.0', { type: ['string', 'null'], format: 'uuid' }, 'string <uuid> or null'],
    ['3.1.0', { type: ['string', 'integer'] }, 'string or integer'],
    ['3.1.0', { oneOf: [{ type: 'string' }, { type: 'integer' }, { type: 'null' }] }, 'string or integer or null'],
    ['3.1.0', { anyOf: [ref('B'), { type: 'null' }] }, 'B or null'],
    ['3.1.0', { type: 'array', items: { type: ['string', 'null'] } }, 'array of string or null'],
    ['3.1.0', { additionalProperties: { type: 'integer' } }, 'map of integer'],
    ['3.1.0', { oneOf: [objects({ a: {} }), objects({ b: {} })] }, 'one of several'],
    ['3.1.0', true, 'any'],
    ['3.1.0', {}, 'any'],
  ])('%s: name the type of %j', (version, schema, type) => {
    const body = bodyOf({ A: objects({ x: schema }), B: objects({ b: {} }) }, version);
    const [field] = body.children?.kind === 'object' ? body.children.fields : [];
    expect(field === undefined ? null : typeOf(field)).toBe(type);
  });

  it('leave out of a request what is read-only, of a response what is write-only', () => {
    const schemas = { A: objects({ id: { readOnly: true }, secret: { writeOnly: true }, name: {} }) };
    const { requestBody, responses } = compileOne(withSchemas(schemas));
    expect(outline(requestBody?.content[0]?.schema?.children ?? null)).toEqual({ secret: null, name: null });
    expect(outline(responses[0]?.content[0]?.schema?.children ?? null)).toEqual({ id: null, name: null });
  });

  it('give values and constants, in words where there are any', () => {
    const body = bodyOf({
      A: objects({
        state: { enum: ['a', 'b'], 'x-enumDescriptions': { a: 'First', b: 'Second' } },
        code: { enum: [1, 2], 'x-enum-varnames': ['ONE', 'TWO'] },
        kind: { const: 'x' },
        none: { enum: [null, '', ' ', ' a', 'a b'] },
      }),
    });
    const fields = body.children?.kind === 'object' ? body.children.fields : [];
    expect(
      fields.map(({ facts }) => facts.values.map(({ value, description }) => [value, description?.html ?? null])),
    ).toEqual([
      [
        ['a', '<p>First</p>'],
        ['b', '<p>Second</p>'],
      ],
      [
        ['1', '<p>ONE</p>'],
        ['2', '<p>TWO</p>'],
      ],
      [['"x"', null]],
      [
        ['null', null],
        // Nobody would see them otherwise.
        ['""', null],
        ['" "', null],
        ['" a"', null],
        ['a b', null],
      ],
    ]);
  });

  it('list many values once on a page, and refer there', () => {
    const Currency = { type: 'string', enum: Array.from({ length: 13 }, (_, index) => `C${index}`) };
    const few = { type: 'string', enum: ['a', 'b'] };
    const { html } = compileDescription(
      withSchemas({ A: objects({ from: ref('Currency'), to: ref('Currency'), few, more: few }), Currency }),
    );
    expect(html('/api/a').match(/Show all 13 values/g)).toHaveLength(1);
    expect(html('/api/a')).toContain('One of 13 values: see <a href="#body-from">Currency</a>');
    expect(html('/api/schemas/Currency')).toContain('Show all 13 values');
  });

  describe('on a large page', () => {
    const wide = (count: number, schema: unknown): Record<string, unknown> =>
      objects(Object.fromEntries(Array.from({ length: count }, (_, index) => [`p${index}`, schema])));

    it('show a definition once where it would stand often', () => {
      const schemas = { A: wide(10, ref('B')), B: wide(30, {}) };
      const { faults, html } = compileDescription(withSchemas(schemas));
      const rows = html('/api/a').match(/<li id="body-/g) ?? [];
      expect(faults).toEqual([]);
      expect(rows).toHaveLength(40);
      expect(html('/api/a')).toContain('<a href="#body-p0">B</a>');
    });

    it('refer to pages of schemas beyond 420 rows', () => {
      const schemas = Object.fromEntries([
        ['A', wide(30, {})],
        ...Array.from({ length: 30 }, (_, index) => [`S${index}`, wide(30, {})]),
      ]);
      const properties = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`q${index}`, ref(`S${index}`)]));
      const { faults, html } = compileDescription(withSchemas({ Root: objects(properties), ...schemas }));
      expect(faults).toEqual([]);
      expect((html('/api/a').match(/<li id=/g) ?? []).length).toBeLessThan(600);
      expect(html('/api/a')).toContain('href="/api/schemas/S29"');
    });

    it('take a circle of 65 schemas that all know each other', () => {
      const names = Array.from({ length: 65 }, (_, index) => `S${index}`);
      const all = objects(Object.fromEntries(names.map((name) => [name, ref(name)])));
      const { faults } = compileDescription(withSchemas(Object.fromEntries(names.map((name) => [name, all]))));
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
  ])('end where %s are nested 20,000 levels deep', (_keyword, open, close) => {
    const text = JSON.stringify(withSchemas({ A: objects({ x: '@' }) }));
    const { faults, html } = compileDescription(text.replace('"@"', `${open.repeat(20_000)}{}${close.repeat(20_000)}`));
    expect(faults).toEqual([]);
    expect(html('/api/a').length).toBeLessThan(200_000);
  });

  it('survive members of every name', () => {
    const names = [
      '__proto__',
      'constructor',
      'toString',
      '',
      ' ',
      'a b',
      'a-b',
      '🎉',
      '<b>',
      '"',
      '%',
      '{key}',
      '[0]',
      'content',
      'example',
      '\ud800',
      'x'.repeat(3_000),
    ];
    const text = JSON.stringify(withSchemas({ A: { type: 'object', properties: '@' } }));
    const members = names.map((name) => `${JSON.stringify(name)}:{"properties":{"content":{}}}`);
    const { faults, html } = compileDescription(text.replace('"@"', () => `{${members.join(',')}}`));
    expect(faults).toEqual([]);
    expect(html('/api/a').match(/<li id="body/g)).toHaveLength(names.length * 2);
  });

  it('gives schemas of every name a page', () => {
    const names = [
      'A',
      'a',
      'A/b',
      'A b',
      '日本',
      '🎉',
      '..',
      '%',
      '%41',
      'index.html',
      '#',
      '<b>',
      '\ud800',
      'x'.repeat(3_000),
    ];
    const { faults, paths } = compileDescription(
      withSchemas(Object.fromEntries(names.map((name) => [name, objects({ x: ref(name) })]))),
    );
    const schemaPaths = paths.filter((path) => path.startsWith('/api/schemas/'));
    expect(schemaPaths.slice(0, 3)).toEqual(['/api/schemas/A', '/api/schemas/a-2', '/api/schemas/A/b']);
    expect(new Set(schemaPaths.map((path) => path.toLowerCase())).size).toBe(names.length);
    expect(Math.max(...schemaPaths.map(({ length }) => length))).toBeLessThan(1_100);
    expect(faults).toEqual([]);
  });

  it('show a reference that leads nowhere', () => {
    const { requestBody } = compileOne(
      openapi({ '/a': { post: { requestBody: { content: { 'application/json': { schema: ref('None') } } } } } }),
    );
    expect(requestBody?.content[0]?.schema?.facts.constraints).toEqual(['cannot resolve #/components/schemas/None']);
  });
});
