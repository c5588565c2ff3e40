import { describe, expect, it } from 'vitest';
import { readExampleValues } from '../../../../build/openapi/examples/read-examples.ts';
import { Sampler } from '../../../../build/openapi/examples/sampler.ts';
import { findMessages } from '../../../../worker/model/messages/find-messages.ts';
import { compileDescription, compileOne, openapi, readRoot, withOperation } from '../api-fixture.ts';

function read(name: string, mediaType: object): unknown[] {
  const { root } = readRoot(openapi({}, { content: { [name]: mediaType } }));
  const sampler = new Sampler(findMessages('en').reference.exampleTexts);
  const [[, holder]] = root.entries('content') as [[string, typeof root]];
  return readExampleValues(holder, 'request', { root, sampler }).map(({ value }) => value);
}

describe('readExampleValues()', () => {
  it.each([
    ['application/json', {}, {}],
    ['application/json', { type: 'array', items: {} }, [{}]],
    ['text/plain', {}, 'string'],
    [
      'application/x-www-form-urlencoded',
      { properties: { any: {}, object: { type: 'object' } } },
      { any: 'string', object: {} },
    ],
  ])('generates for %s and %j: %j', (name, schema, value) => {
    expect(read(name, { schema })).toEqual([value]);
  });

  it.each([
    ['application/json', '{"a": 1}', {}, { a: 1 }],
    ['application/json', '[1]', undefined, [1]],
    ['application/json', '[1]', { type: 'string' }, '[1]'],
    ['application/json', '[1', {}, '[1'],
    ['application/xml', '[1]', {}, '[1]'],
  ])('reads the example of %s %j for %j as %j', (name, example, schema, value) => {
    expect(read(name, { example, schema })).toEqual([value]);
  });
});

describe('the examples of a shared definition', () => {
  it('are read once, but for references that change them', () => {
    const $ref = '#/components/parameters/page';
    const page = { name: 'page', in: 'query', schema: { type: 'string' }, example: 'shared' };
    const parameters = [{ $ref }, { $ref, example: 'own' }, { $ref }];
    const { root } = readRoot(openapi({}, { parameters, components: { parameters: { page } } }));
    const sampler = new Sampler(findMessages('en').reference.exampleTexts);
    const found = root.items('parameters').map((holder) => readExampleValues(holder, 'request', { root, sampler }));
    expect(found.map(([example]) => example?.value)).toEqual(['shared', 'own', 'shared']);
    expect(found[2]).toBe(found[0]);
  });
});

describe('an example that is only a reference', () => {
  it.each([
    [{ examples: { x: { value: { $ref: '#/info/x-example' } } } }, '{"a":"here"}', ''],
    [{ example: { $ref: '#/info/x-example' } }, '{"a":"here"}', ''],
    [{ examples: { x: { value: { $ref: 'far.json' } } } }, '{"a":"string"}', 'examples/x/value'],
    [{ example: { $ref: 'far.json' } }, '{"a":"string"}', 'example'],
    // A member of the data.
    [{ example: { a: 'b', $ref: 'far.json' } }, '{"a":"b","$ref":"far.json"}', ''],
  ])('%j is its target, or a generated one', (content, expected, unresolved) => {
    const schema = { type: 'object', required: ['a'], properties: { a: { type: 'string' } } };
    const info = { title: 'Books', version: '1', 'x-example': { a: 'here' } };
    const requestBody = { content: { 'application/json': { schema, ...content } } };
    const { markdown, warnings } = compileDescription(withOperation({ requestBody }, { info }));
    expect(/```json([^`]*)```/.exec(markdown('/api/a'))?.[1]?.replace(/\s/g, '')).toBe(expected);
    expect(warnings.map((warning) => warning.split(':')[0])).toEqual(
      unresolved === '' ? [] : [`#/paths/~1a/post/requestBody/content/application~1json/${unresolved}`],
    );
  });
});

describe('a parameter with a media type', () => {
  const parameter = (name: string, mediaType: string, content: object): object => ({
    ...{ name, in: 'query', required: true, content: { [mediaType]: content } },
  });
  const document = withOperation({
    parameters: [
      parameter('filter', 'application/json', { example: '{"a": "x y"}' }),
      parameter('text', 'text/plain', { schema: { type: 'string' }, example: 'b c' }),
      parameter('any', 'application/json', { schema: {} }),
    ],
  });

  it('is sent as its media type writes it', () => {
    const { samples } = compileOne(document, { samples: [{ language: 'curl' }] });
    expect(samples[0]?.groups[0]?.samples[0]?.code).toContain(
      '/a?filter=%7B%22a%22%3A%22x%20y%22%7D&text=b%20c&any=%7B%7D',
    );
  });

  it('shows JSON text as JSON', () => {
    expect(compileDescription(document).markdown('/api/a')).toContain('Example `{"a":"x y"}`');
  });
});

describe('a body of any type', () => {
  it('is called any JSON value, and has an empty object as its example', () => {
    const content = { 'application/json': { schema: true } };
    const markdown = compileDescription(withOperation({ requestBody: { content } })).markdown('/api/a');
    expect(markdown).toContain('`application/json`, any JSON value\n\nExample:\n\n```json\n{}\n```');
  });
});
