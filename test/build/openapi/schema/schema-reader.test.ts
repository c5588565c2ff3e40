import { describe, expect, it } from 'vitest';
import { Cursor } from '../../../../build/openapi/core/references/cursor.ts';
import { readExternalDocs } from '../../../../build/openapi/core/references/links.ts';
import type { FieldFacts } from '../../../../build/page/blocks/api/schema/model.ts';
import {
  compileDescription,
  compileOne,
  compileOperations,
  openapi,
  readRoot,
  withOperation,
  withSchemas,
} from '../api-fixture.ts';

const body = (properties: object, required: string[] = []): object => ({
  requestBody: { content: { 'application/json': { schema: { type: 'object', properties, required } } } },
});

/** Facts of the first property in the body of each operation. */
function factsOf(...bodies: object[]): (FieldFacts | undefined)[] {
  const paths = Object.fromEntries(bodies.map((each, index) => [`/${index}`, { post: each }]));
  return compileOperations(openapi(paths)).map(({ requestBody }) => {
    const children = requestBody?.content[0]?.schema?.children;
    return children?.kind === 'object' ? children.fields[0]?.facts : undefined;
  });
}

describe('SchemaReader', () => {
  it('shares one object between equal properties, wherever they are defined', () => {
    const id = { type: 'string', description: 'Its *id*.', enum: ['a', 'b'] };
    const [first, second] = factsOf(body({ id }), body({ id: { ...id }, total: {} }));
    expect(first?.description?.html).toBe('<p>Its <em>id</em>.</p>');
    expect(second).toBe(first);
  });

  it('reads the values of a schema once, however many properties refer to it', () => {
    const Color = { type: 'string', enum: ['red', 'green'], 'x-enum-descriptions': ['Warm.', 'Cool.'] };
    const property = (description: string) => ({ description, $ref: '#/components/schemas/Color' });
    const operations = [property('Ink.'), property('Paper.')].map((color) => ({ post: body({ color }) }));
    const [first, second] = compileOperations(
      openapi({ '/a': operations[0], '/b': operations[1] }, { components: { schemas: { Color } } }),
    ).map(({ requestBody }) => {
      const children = requestBody?.content[0]?.schema?.children;
      return children?.kind === 'object' ? children.fields[0]?.facts : undefined;
    });
    expect([first, second].map((facts) => facts?.description?.markdown)).toEqual(['Ink.', 'Paper.']);
    expect(first?.values.map(({ value }) => value)).toEqual(['red', 'green']);
    expect(second?.values).toBe(first?.values);
  });

  it('shows the beginning of a long default, and a long constant as it is', () => {
    const long = 'ab '.repeat(200);
    const [text, list, constant] = factsOf(
      ...[{ default: `${'a'.repeat(198)}🎉` }, { default: [long] }, { const: long }].map((a) => body({ a })),
    );
    expect(text?.defaultValue).toBe(`"${'a'.repeat(198)}…`);
    expect(list?.defaultValue).toBe(`["${long.slice(0, 198)}…`);
    expect(constant?.values).toEqual([{ value: long, description: null }]);
  });

  it('shows up to 200 described values with formatting, and more as plain text', () => {
    const sized = (count: number): object => ({
      oneOf: Array.from({ length: count }, (_, index) => ({ const: `v${index}`, description: `Size *${index}*.` })),
    });
    const [most, more] = factsOf(body({ size: sized(200) }), body({ size: sized(201) }));
    expect(most?.values.at(-1)).toMatchObject({
      value: 'v199',
      description: { html: '<p>Size <em>199</em>.</p>', markdown: 'Size *199*.' },
    });
    expect(more?.values.at(-1)).toEqual({ value: 'v200: Size 200.', description: null });
  });

  it.each([
    [{ maxLength: 32, minLength: 2 }, { maxLength: 10, minLength: 1 }, { constraints: ['2 to 10 characters'] }],
    [{ minimum: 1 }, { minimum: 5, exclusiveMinimum: true }, { constraints: ['greater than 5'] }],
    [{ exclusiveMaximum: 10 }, { maximum: 9 }, { constraints: ['at most 9'] }],
    [{ maxItems: 5 }, { maxItems: '3' }, { constraints: ['at most 5 items'] }],
    [{ enum: ['a', 1, 'b'] }, { enum: ['b', 'a', '1'] }, { values: [{ value: 'a' }, { value: 'b' }] }],
    [{ enum: [true] }, { enum: [false] }, { values: [{ value: 'false' }] }],
    [
      { enum: ['a', 'b'], 'x-enum-descriptions': ['First.', 'Second.'] },
      { enum: ['b'] },
      { values: [{ value: 'b', description: { markdown: 'Second.' } }] },
    ],
    [
      { pattern: '^a' },
      { pattern: 'z$' },
      {
        constraints: [
          { words: 'matches', pattern: '^a' },
          { words: 'matches', pattern: 'z$' },
        ],
      },
    ],
  ])('shows what %o and %o allow together', (one, other, facts) => {
    expect(factsOf(body({ a: { allOf: [one, other] } }))[0]).toMatchObject(facts);
  });

  it('warns about lists of values that have none in common', () => {
    const A = { properties: { ok: { allOf: [{ enum: [true] }, { enum: [false, 'no'] }] } } };
    const narrowed = { properties: { ok: { allOf: [{ enum: ['a', 'b'] }, { enum: ['b'] }] } } };
    expect(compileDescription(withSchemas({ A: narrowed })).warnings).toEqual([]);
    expect(compileDescription(withSchemas({ A })).warnings).toEqual([
      expect.stringContaining(
        '/A/properties/ok/allOf/1/enum: Cannot find a value that all schemas allow: another one only allows true, and this one false, "no". Correct one of them; readers see this one.',
      ),
    ]);
  });

  it('prefers what a schema says of a property to what its base says', () => {
    const kind = { description: 'Of the dog.', example: 'dog', default: 'own' };
    const base = { type: 'string', description: 'Of any animal.', example: 'animal', default: 'base' };
    const allOf = [{ $ref: '#/components/schemas/Base' }];
    for (const Dog of [{ allOf: [...allOf, { properties: { kind } }] }, { allOf, properties: { kind } }]) {
      const page = compileDescription(withSchemas({ Dog, Base: { properties: { kind: base } } })).markdown('/api/a');
      expect(page).toContain('- `kind` string: Of the dog. Default `"own"` · Example `"dog"`.');
      expect(page).toContain('"kind": "dog"');
    }
  });

  it('does not give a property the title of a schema that its descriptions include', () => {
    const titleOf = (...prices: object[]): string | null | undefined => {
      const Order = { allOf: prices.map((price) => ({ properties: { price } })) };
      const Money = { type: 'object', title: 'Money', description: 'An amount.', properties: { amount: {} } };
      const content = { 'application/json': { schema: { $ref: '#/components/schemas/Order' } } };
      const document = withOperation({ requestBody: { content } }, { components: { schemas: { Order, Money } } });
      const children = compileOne(document).requestBody?.content[0]?.schema?.children;
      return children?.kind === 'object' ? children.fields[0]?.facts.title : undefined;
    };
    const priced = { description: 'What to pay.', allOf: [{ $ref: '#/components/schemas/Money' }] };
    expect(titleOf(priced, { deprecated: true })).toBeNull();
    expect(titleOf({ deprecated: true }, priced)).toBeNull();
    expect(titleOf(priced, { title: 'Price' })).toBe('Price');
    expect(titleOf(priced)).toBe('Money');
  });

  it('shows an empty name in quotes', () => {
    expect(factsOf(body({ '': {} }))[0]?.name).toBe('""');
  });

  it('shows no example of a constant', () => {
    const [constant, other, nullable] = factsOf(
      body({ kind: { enum: ['a'], example: 'a' } }),
      body({ kind: { enum: ['a', 'b'], example: 'a' } }),
      body({ kind: { type: 'string', nullable: true, enum: ['a'], example: null } }),
    );
    expect([constant?.examples, other?.examples, nullable?.examples]).toEqual([[], ['"a"'], ['null']]);
  });

  it('shows an example that is a short list of scalars, but no other list or object', () => {
    const examples = [['a', 1], [], [['a']], [{}], [null], {}, ['long'.repeat(60)]];
    const fields = factsOf(...examples.map((example) => body({ list: { example } })));
    expect(fields.map((field) => field?.examples)).toEqual([['["a",1]'], [], [], [], [], [], []]);
  });

  it('says what holds for the lists in a list', () => {
    const pair = { type: 'array', items: { type: 'number', minimum: 0 }, minItems: 2, maxItems: 2 };
    const [field] = factsOf(body({ list: { type: 'array', items: pair, maxItems: 9 } }));
    expect(field?.constraints).toEqual(['at most 9 items', 'each exactly 2 items', 'each at least 0']);
  });

  it('says what holds for each item, but no sentence of its own', () => {
    const item = { type: 'object', additionalProperties: false, minProperties: 2, maxProperties: 4 };
    const [field] = factsOf(body({ list: { type: 'array', items: item } }));
    expect(field?.constraints).toEqual(['each 2 to 4 properties', 'no other properties']);
  });

  it('shares one object between equal parameters', () => {
    const page = (description: string): object => ({
      get: { parameters: [{ name: 'page', in: 'query', description, schema: { type: 'integer' } }] },
    });
    const paths = { '/a': page('Which.'), '/b': page('Which.'), '/c': page('Other.') };
    const [first, second, other] = compileOperations(openapi(paths)).map(
      ({ parameters }) => parameters[0]?.parameters[0]?.facts,
    );
    expect(first?.name).toBe('page');
    expect(second).toBe(first);
    expect(other?.description?.html).toBe('<p>Other.</p>');
  });

  it.each([
    ['name', body({ 'true id': {} })],
    ['demand', body({ id: {} }, ['id'])],
    ['description', body({ id: { description: 'Other.' } })],
    ['badge', body({ id: { 'x-badges': ['Beta'] } })],
    ['reason to leave it', body({ id: { 'x-deprecated-description': 'Use key.' } })],
  ])('distinguishes properties with another %s', (_, other) => {
    const [first, second] = factsOf(body({ id: {} }), other);
    expect(second).toBeDefined();
    expect(second).not.toEqual(first);
  });

  it.each([
    [{ description: 'All tags.', items: { description: 'A tag.' } }, 'All tags.\n\nEach item: A tag.'],
    [{ items: { description: 'A tag.' } }, 'A tag.'],
    [{ description: 'All tags.', items: { $ref: '#/components/schemas/Tag' } }, 'All tags.'],
    [{ items: { $ref: '#/components/schemas/Tag' } }, 'The tag.'],
    [{ items: { $ref: '#/components/schemas/Bill' } }, undefined],
    [{ description: 'A tag.', items: { description: 'A tag.' } }, 'A tag.'],
  ])('describes the list %j and its items', (schema, expected) => {
    const schemas = {
      Tag: { type: 'string', description: 'The tag.' },
      Bill: { properties: { id: {} }, description: 'The bill.' },
    };
    const document = withOperation(body({ tags: { type: 'array', ...schema } }), { components: { schemas } });
    const tags = compileOne(document).requestBody?.content[0]?.schema?.children;
    expect(tags?.kind === 'object' && tags.fields[0]?.facts.description?.markdown).toBe(expected);
  });

  it.each([
    ['/docs/tags', null, 'About tags (/docs/tags)', null],
    ['/docs/tags', 'https://example.com/x/', 'About tags', 'https://example.com/docs/tags'],
    ['tags.html', 'https://example.com/x/', 'About tags', 'https://example.com/x/tags.html'],
    ['javascript:alert(1)', 'https://example.com/', 'About tags (javascript:alert(1))', null],
    ['//evil.example/x', 'https://example.com/', 'About tags (//evil.example/x)', null],
  ])('resolves external documentation at %s against %s', (url, linkBase, label, href) => {
    const id = { externalDocs: { url, description: 'About tags' } };
    const { root } = readRoot(openapi({}, { components: { schemas: { A: id } } }));
    const schema = new Cursor({ ...root.context, linkBase: () => linkBase }, id, '#/components/schemas/A');
    expect(readExternalDocs(schema)).toEqual({ label, href });
  });

  it('warns about a required property that neither an alternative nor the schema around it describes', () => {
    const branch = (name: string): object => ({ required: [name], properties: { end: { not: {} } } });
    const A = { properties: { start: {}, end: {} }, oneOf: [branch('start'), branch('gone')] };
    const { warnings } = compileDescription(withSchemas({ A }));
    expect(warnings.filter((text) => text.includes('required property'))).toEqual([
      expect.stringMatching(/^#\/components\/schemas\/A\/oneOf\/1\/required: .*"gone"/),
    ]);
  });

  it('does not warn about a required property that the schemas that extend a base describe', () => {
    const Base = { properties: { id: {} }, required: ['id', 'kind', 'gone'] };
    const Cat = { allOf: [{ $ref: '#/components/schemas/Base' }, { $ref: '#/components/schemas/Kind' }] };
    const { warnings } = compileDescription(withSchemas({ Base, Cat, Kind: { properties: { kind: {} } } }));
    expect(warnings).toEqual([expect.stringContaining('"gone"')]);
  });

  it('warns once about a repeated invalid link', () => {
    const id = { type: 'string', description: 'See [there](#nowhere).' };
    const { warnings } = compileDescription(openapi({ '/a': { post: body({ id }) }, '/b': { post: body({ id }) } }));
    expect(warnings.filter((text) => text.includes('#nowhere'))).toHaveLength(1);
  });
});
