import { describe, expect, it } from 'vitest';
import { compileDescription, withSchemas } from '../api-fixture.ts';
import { bodyOf, branchesOf, fieldsOf, objects, outline, ref, typeOf } from './tree-fixture.ts';

describe('branches of schema trees', () => {
  it.each([
    [{ oneOf: [{ required: ['a'] }, { required: ['b', 'c'] }] }, ['requires a', 'requires b and c']],
    [{ oneOf: [false, { ...objects({ a: {} }), additionalProperties: false }] }, ['never', 'no other properties']],
    [{ oneOf: [{ prefixItems: [{}], items: false }, objects({ a: {} })] }, ['no further items', '']],
  ])('show the requirements of the branches of %j', (schema, expected) => {
    const body = bodyOf({ A: schema }, '3.1.0');
    expect(
      branchesOf(body).map(({ schema: branch }) =>
        [...branch.facts.constraints, ...(typeOf(branch) === 'never' ? ['never'] : [])].join(),
      ),
    ).toEqual(expected);
  });

  it('prefer their own titles and descriptions to included ones', () => {
    const Base = { ...objects({ id: {} }), title: 'The base', description: 'Of the base.' };
    const Book = { allOf: [ref('Base'), { ...objects({ isbn: {} }), description: 'Of the book.' }] };
    const Magazine = { allOf: [ref('Base'), objects({ issue: {} })] };
    const body = bodyOf({ A: { oneOf: [ref('Book'), ref('Magazine')] }, Base, Book, Magazine });
    expect(branchesOf(body).map(({ title, schema }) => [title, schema.facts.description?.html])).toEqual([
      ['Book', '<p>Of the book.</p>'],
      ['Magazine', '<p>Of the base.</p>'],
    ]);
  });

  it('are distinguished by the discriminator and its mapping', () => {
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

  it('warn about mappings to schemas that do not exist', () => {
    const mapping = { cat: 'Cat', tom: '#/components/schemas/Kat', dog: 'Dog' };
    const discriminator = { propertyName: 'kind', mapping, defaultMapping: 'Pet' };
    const A = { oneOf: [ref('Cat'), ref('Fish')], discriminator };
    const at = '#/components/schemas/A/discriminator';
    expect(compileDescription(withSchemas({ A, Cat: objects({}), Fish: objects({}) })).warnings).toEqual([
      `${at}/mapping/tom: Cannot resolve "#/components/schemas/Kat": did you mean "#/components/schemas/Cat"?`,
      `${at}/mapping/dog: Cannot resolve "#/components/schemas/Dog": #/components/schemas has no "Dog". Define it there.`,
      `${at}/defaultMapping: Cannot resolve "#/components/schemas/Pet": #/components/schemas has no "Pet". Define it there.`,
    ]);
  });

  it.each([
    [{ cat: 'Cat', dog: 'Dog' }, [['cat'], ['dog']]],
    [{ cat: 'Cat', tom: 'Cat', dog: 'Dog' }, [['cat', 'tom'], ['dog']]],
    // Not values of the list.
    [{ other: 'Cat', dog: 'Dog' }, [['cat', 'tom', 'dog'], ['dog']]],
  ])('list those values of the discriminator that select them: %j', (mapping, expected) => {
    const kind = { enum: ['cat', 'tom', 'dog'], default: 'dog', example: 'cat' };
    const Pet = { ...objects({ kind }), discriminator: { propertyName: 'kind' } };
    const of = (name: string): object => ({ allOf: [ref('Pet'), objects({ [name]: {} })] });
    const A = { oneOf: [ref('Cat'), ref('Dog')], discriminator: { propertyName: 'kind', mapping } };
    const kinds = branchesOf(bodyOf({ A, Pet, Cat: of('lives'), Dog: of('tail') })).map(
      ({ schema }) => fieldsOf(schema)[0]?.facts,
    );
    expect(kinds.map((facts) => facts?.values.map(({ value }) => value))).toEqual(expected);
    expect(kinds[1]).toMatchObject({ defaultValue: '"dog"', examples: [] });
  });

  it('without a mapping use const or enum as discriminator values before the name', () => {
    const kind = (schema: unknown): Record<string, unknown> => objects({ kind: schema });
    const body = bodyOf({
      Pet: {
        oneOf: ['Cat', 'Dog', 'Fish', 'Bird', 'Wild', 'Mapped'].map(ref),
        discriminator: { propertyName: 'kind', mapping: { m: 'Mapped' } },
      },
      Cat: kind({ const: 'meow' }),
      Dog: { allOf: [ref('Base'), kind({ type: 'string', enum: ['bark'] })] },
      Base: kind({ type: 'string' }),
      Fish: kind({ type: 'string' }),
      Bird: kind({ enum: ['a', 'b', 'c', 'd', 'e'] }),
      Wild: { oneOf: [kind({ const: 1 }), kind(ref('Two'))] },
      Two: { const: 2 },
      Mapped: kind({ const: 'other' }),
    });
    expect(branchesOf(body).map(({ value }) => value)).toEqual(['meow', 'bark', 'Fish', 'a, b, c, d, …', '1, 2', 'm']);
  });

  it('find the distinguishing property without a discriminator', () => {
    const chosenBy = (...kinds: unknown[]): [string | null, (string | null)[]] => {
      const oneOf = kinds.map((kind) => objects({ note: { enum: ['same'] }, kind }));
      const { children } = bodyOf({ A: { oneOf } });
      if (children?.kind !== 'variants') throw new Error('The body has no variants.');
      return [children.variants.discriminator, children.variants.branches.map(({ value }) => value)];
    };
    expect(chosenBy({ enum: ['a'] }, { const: 'b' })).toEqual(['kind', ['a', 'b']]);
    expect(chosenBy({ enum: ['a'] }, { enum: ['b', 'a'] })).toEqual([null, [null, null]]);
    expect(chosenBy({ enum: ['a'] }, { type: 'string' })).toEqual([null, [null, null]]);
  });

  it('with the same title are named by their schema, or by a property that only they have', () => {
    const body = bodyOf({
      A: { oneOf: [ref('Pay1'), ref('Pay2'), objects({ a: {} }), objects({ b: {} }), ref('Other')] },
      Pay1: { ...objects({ x: {} }), title: 'Pay' },
      Pay2: { ...objects({ y: {} }), title: 'Pay' },
      Other: objects({ z: {} }),
    });
    expect(branchesOf(body).map(({ title }) => title)).toEqual([...['Pay1', 'Pay2', 'With a', 'With b', 'Other']]);
  });

  it.each([
    ['the value that selects them', [{ kind: { const: 'x' } }, { kind: { const: 'y' } }], ['x', 'y']],
    [
      'a property that only they require',
      [
        { a: {}, b: {} },
        { b: {}, a: {} },
      ],
      ['With a', 'With b'],
    ],
    ['their position if nothing differs', [{ a: {} }, { a: { type: 'string' } }], ['Option 1', 'Option 2']],
  ])('without a title are named by %s', (_, members, expected) => {
    const oneOf = members.map((properties) => ({
      ...objects(properties),
      required: Object.keys(properties).length > 1 ? Object.keys(properties).slice(0, 1) : [],
    }));
    expect(branchesOf(bodyOf({ A: { oneOf } })).map(({ title }) => title)).toEqual(expected);
  });

  it.each([
    [
      [['a'], ['b'], ['a', 'b']],
      ['With a', 'With b', 'With a, b'],
    ],
    [
      [['a'], ['a']],
      ['With a (1)', 'With a (2)'],
    ],
    [
      [[], []],
      ['Option 1', 'Option 2'],
    ],
  ])('without a type are named by what they require, or by their position: %j', (lists, expected) => {
    const anyOf = lists.map((required, index) => ({ required, description: String(index) }));
    expect(branchesOf(bodyOf({ A: { anyOf } })).map(({ title }) => title)).toEqual(expected);
  });

  it.each([
    [{ type: 'string', oneOf: [{ minLength: 3 }, { maxLength: 1 }] }, ['Option 1', 'Option 2']],
    [{ anyOf: [{ type: 'string' }, { type: 'string', enum: ['-1'] }] }, ['string', '-1']],
    [{ anyOf: [{ enum: ['a-long-model-2026-01', 'b-long-model-2026-01'] }, { type: 'string' }] }, null],
    [{ anyOf: [{ type: 'string', minLength: 1 }, { type: 'string' }] }, ['string (1)', 'string (2)']],
    [{ anyOf: [objects({ a: {} }), {}] }, ['With a', 'any']],
    [{ oneOf: [objects({ a: {} }), objects({ a: {}, b: {} })] }, ['Option 1', 'With b']],
  ])('of scalars are named by their type or values: %j', (schema, expected) => {
    const titles = branchesOf(bodyOf({ A: schema })).map(({ title }) => title);
    expect(titles).toEqual(expected ?? ['a-long-model-2026-01, …', 'string']);
  });

  it('are named by their position if they are alternatives themselves', () => {
    const oneOf = [ref('Card'), { oneOf: [objects({ a: {} }), objects({ b: {} })] }];
    const titles = branchesOf(bodyOf({ A: { oneOf }, Card: objects({ c: {} }) })).map(({ title }) => title);
    expect(titles).toEqual(['Card', 'Option 2']);
  });

  it('are labelled with the value that selects them, if it is only one', () => {
    const kinds = (...values: string[]) => objects({ kind: { type: 'string', enum: values } });
    const schemas = { A: { oneOf: [ref('Card'), ref('Iban')] }, Card: kinds('card'), Iban: kinds('sepa', 'wire') };
    expect(branchesOf(bodyOf(schemas)).map(({ title, label }) => [title, label])).toEqual([
      ['Card', 'card'],
      ['Iban', 'Iban'],
    ]);
  });

  it('say that a request sets none of their properties', () => {
    const readOnly = { type: 'string', readOnly: true };
    const body = bodyOf({ A: { oneOf: [objects({ a: readOnly }), objects({ a: readOnly, b: {} })] } });
    expect(branchesOf(body).map((branch) => branch.isReadOnly)).toEqual([true, false]);
  });

  it('are not listed for a schema that maps only to itself', () => {
    const Pet = { ...objects({ kind: {} }), discriminator: { propertyName: 'kind', mapping: { pet: 'Pet' } } };
    expect(bodyOf({ Pet })).toMatchObject({ children: { kind: 'object' } });
  });

  it('of constants describe the values of a sibling enum', () => {
    const body = bodyOf({
      A: objects({
        type: { type: 'integer', enum: [1], allOf: [ref('Types')] },
        only: { const: 2, allOf: [ref('Types')] },
      }),
      Types: {
        oneOf: [
          { const: 1, title: 'ROW', description: 'A row.' },
          { const: 2, title: 'BUTTON' },
        ],
      },
    });
    expect(
      fieldsOf(body).map(({ facts }) => facts.values.map(({ value, description }) => [value, description?.markdown])),
    ).toEqual([[['1', 'ROW: A row.']], [['2', 'BUTTON']]]);
  });

  it('include the schemas that extend one with a discriminator, mapped or not', () => {
    const mapping = { meow: 'Cat', bark: '#/components/schemas/Dog' };
    const schemas = {
      Pet: { ...objects({ kind: {} }), discriminator: { propertyName: 'kind', mapping } },
      Cat: { allOf: [ref('Pet'), objects({ lives: {} })] },
      Dog: { allOf: [ref('Pet'), objects({ tail: {} })] },
      Puppy: { allOf: [ref('Dog'), objects({ age: {} })] },
    };
    const titles = (children: ReturnType<typeof bodyOf>['children']): string[] =>
      children?.kind === 'both'
        ? children.variants.flatMap(({ branches }) => branches.map(({ title, value }) => `${title}=${value}`))
        : [];
    expect(titles(bodyOf(schemas).children)).toEqual(['Cat=meow', 'Dog=bark', 'Puppy=Puppy']);
    for (const wrapper of [
      { ...ref('Pet'), description: 'Mine.' },
      { allOf: [ref('Pet')], description: 'Mine.' },
      { anyOf: [ref('Pet'), { type: 'null' }] },
    ])
      expect(
        fieldsOf(bodyOf({ A: objects({ pet: wrapper }), ...schemas })).map(({ children }) => titles(children)),
      ).toEqual([['Cat=meow', 'Dog=bark', 'Puppy=Puppy']]);
    const explicit = { ...schemas.Pet.discriminator, 'x-explicitMappingOnly': true };
    const only = bodyOf({ ...schemas, Pet: { ...schemas.Pet, discriminator: explicit } });
    expect(titles(only.children)).toEqual(['Cat=meow', 'Dog=bark']);
  });

  it('are not listed again for a schema that extends the one that lists it', () => {
    const Cat = { allOf: [ref('Pet'), objects({ lives: {} })] };
    const Pet = { ...objects({ kind: {} }), oneOf: [ref('Cat'), objects({ other: {} })] };
    const [extending, choice] = ['oneOf', 'anyOf'].map((keyword) => {
      const A = objects({
        cat: ref('Cat'),
        pet: { ...ref('Pet'), description: 'Mine.' },
        own: { allOf: [ref('Cat')], [keyword]: [ref('Cat'), {}] },
      });
      return fieldsOf(bodyOf({ A, Cat, Pet })).map(({ children }) => children?.kind);
    });
    expect([extending, choice]).toEqual([
      ['object', 'both', 'both'],
      ['object', 'both', 'both'],
    ]);
  });

  it('are not listed for one of them that adds only words, or nothing', () => {
    const mapping = { cat: 'Cat', dog: 'Dog' };
    const schemas = {
      Pet: { ...objects({ kind: {} }), discriminator: { propertyName: 'kind', mapping } },
      Cat: { allOf: [ref('Pet')], description: 'A cat.' },
      Tom: { allOf: [ref('Cat')], description: 'A male cat.' },
      Dog: { allOf: [ref('Pet'), objects({ tail: {} })] },
    };
    const A = objects({ cat: ref('Cat'), tom: ref('Tom'), pet: ref('Pet') });
    const kindsOf = (others: object): unknown[] =>
      fieldsOf(bodyOf({ A, ...schemas, ...others })).map(({ children }) => children?.kind);
    expect(kindsOf({})).toEqual(['object', 'object', 'both']);
    expect(kindsOf({ Cat: ref('Pet') })).toEqual(['object', 'object', 'both']);
    // An alias that the mapping does not name is the same choice.
    expect(kindsOf({ Cat: ref('Pet'), Tom: ref('Animal'), Animal: ref('Pet') })).toEqual(['object', 'both', 'both']);
  });

  it('show alternatives of constants as described values', () => {
    const body = bodyOf({
      A: objects({
        size: { oneOf: [{ const: 's', title: 'Small', description: 'To 9.' }, { const: 'l' }] },
        mixed: { oneOf: [{ const: 's' }, objects({ a: {} })] },
      }),
    });
    const [size, mixed] = fieldsOf(body);
    const description = { html: '<p>Small: To 9.</p>', markdown: 'Small: To 9.' };
    expect(size).toMatchObject({
      facts: {
        type: [{ label: 'string' }],
        values: [
          { value: 's', description },
          { value: 'l', description: null },
        ],
      },
      children: null,
    });
    expect(mixed?.children?.kind).toBe('variants');
  });
});
