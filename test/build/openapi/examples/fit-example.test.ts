import { describe, expect, it } from 'vitest';
import { fitExample } from '../../../../build/openapi/examples/sampler/fit-example.ts';
import type { TryItForm } from '../../../../worker/forms/exchange/record.ts';
import { compileDescription, compileOne, openapi, readRoot, withSchemas } from '../api-fixture.ts';

const fitted = (value: unknown, schema: object): unknown => {
  const { root } = readRoot(withSchemas({ A: schema }));
  const result = fitExample(value, root.get('components').get('schemas').raw('A'), 'request');
  return result.fault === null ? result.value : result.fault.pointer;
};
const TEXT = { type: 'string' };

describe('fitExample()', () => {
  it.each<[unknown, object, unknown]>([
    [12, TEXT, '12'],
    ['12', { type: 'integer' }, 12],
    ['true', { type: ['boolean', 'null'] }, true],
    [1, { enum: ['1', '2'] }, '1'],
    ['9007199254740993', { type: 'integer' }, 9007199254740993n],
    ['-007', { type: 'integer' }, -7],
    [{ account: 7 }, { type: 'object', properties: { account: TEXT } }, { account: '7' }],
    [[{ n: '1' }], { type: 'array', items: { properties: { n: { type: 'integer' } } } }, [{ n: 1 }]],
    [' {"n": "1"}', { type: 'object', properties: { n: { type: 'integer' } } }, { n: 1 }],
    ['[1]', TEXT, '[1]'],
    [{ list: '["1"]' }, { properties: { list: { type: 'array', items: { type: 'integer' } } } }, { list: [1] }],
    [['{"a": "[1]"}'], { items: { type: 'object', properties: { a: { type: ['array', 'null'] } } } }, [{ a: [1] }]],
    [{ n: '{}', m: 1 }, { properties: { n: { type: 'object' }, m: TEXT } }, { n: {}, m: '1' }],
  ])('converts %j for %j', (value, schema, expected) => {
    expect(fitted(value, schema)).toEqual(expected);
  });

  it('accepts an integer of any size', () => {
    expect(fitted(9007199254740993n, { type: 'integer' })).toBe(9007199254740993n);
  });

  it.each<[unknown, object, string]>([
    ['x', { type: 'integer' }, ''],
    [{ a: '{"n": null}' }, { properties: { a: { type: 'object', properties: { n: TEXT } } } }, '/a/n'],
    [{ n: null }, { properties: { n: TEXT } }, '/n'],
    [['abc'], { type: 'array', items: { type: 'string', maxLength: 2 } }, '/0'],
    ['{"n": null}', { type: 'object', properties: { n: TEXT } }, '/n'],
    ['{n: 1}', { type: 'object' }, ''],
  ])('says where %j does not match %j', (value, schema, pointer) => {
    expect(fitted(value, schema)).toBe(pointer);
  });
});

describe('numbers in examples', () => {
  const id = '12345678901234567890';
  const properties = { amount: { type: 'number', example: '2.50' }, id: { type: 'integer', default: id } };
  const schema = { type: 'object', properties };
  const markdownOf = (mediaType: object): string => {
    const parameters = [{ name: 'at', in: 'query', schema: { type: 'boolean' }, example: 'true' }];
    const content = { 'application/json': mediaType };
    return compileDescription(openapi({ '/a': { post: { operationId: 'a', parameters, requestBody: { content } } } }), {
      samples: [{ language: 'curl' }],
    }).markdown('/api/a');
  };

  it('keep their digits in JSON text', () => {
    const text = `{"amount": 2.50, "id": ${id}}`;
    const markdown = markdownOf({
      schema,
      examples: { one: { value: text }, other: { value: text.replace('2.', '3.') } },
    });
    expect(markdown).toContain(`"amount": 2.50,\n    "id": ${id}`);
    expect(markdown).toContain('"amount": 3.50');
  });

  it('keep their digits in quotes, and are shown as numbers', () => {
    expect(markdownOf({ schema, example: { id } })).toContain(id);
    const fields = markdownOf({ schema });
    expect(fields).toContain(`"id": ${id}`);
    expect(fields).toContain('- `amount` number: Example `2.50`.');
    expect(fields).toContain(`- \`id\` integer: Default \`${id}\`.`);
    expect(fields).toContain('Example `true`.');
  });

  it('are not converted or shown whole if they are long', () => {
    const digits = '9'.repeat(1000);
    expect(fitted(digits, { type: 'integer' })).toBe('');
    const amount = { type: 'number', example: digits, default: `0.${digits}` };
    expect(markdownOf({ schema: { type: 'object', properties: { amount } } })).not.toContain(digits.slice(0, 250));
  });
});

describe('an example given as JSON text', () => {
  const schema = { type: 'object', properties: { amount: { type: 'number' } } };
  const json = { 'application/json': { schema, example: '{"amount": 2.50}' } };
  const pageOf = (operation: object): { html: string; markdown: string; form: TryItForm } => {
    const { api, html, markdown } = compileDescription(
      openapi({ '/a': { post: { operationId: 'a', ...operation } } }),
      {
        tryIt: { mode: 'mock' },
        samples: [{ language: 'curl', sdk: { label: 'SDK', template: 'acme {{arguments}}' } }],
      },
    );
    const form = api.pages.find(({ path }) => path === '/api/a')?.tryIt?.form;
    return {
      html: html('/api/a'),
      markdown: markdown('/api/a'),
      form: JSON.parse(new TextDecoder().decode(form)) as TryItForm,
    };
  };

  it('is a value in the form and in samples of SDKs', () => {
    const { html, markdown, form } = pageOf({ requestBody: { content: json } });
    expect(form.body?.examples[0]?.value).toEqual({ amount: 2.5 });
    expect(html.replace(/<[^>]+>/g, '')).toMatch(/acme .*amount.*2\.5/);
    expect(markdown).toContain('"amount": 2.50');
  });

  it('is encoded once in a parameter', () => {
    const { markdown, form } = pageOf({ parameters: [{ name: 'X-A', in: 'header', required: true, content: json }] });
    expect(markdown).toContain(`X-A: {"amount":2.5}`);
    expect(form.parameters[0]?.value).toEqual({ amount: 2.5 });
  });

  it('is shown as it is sent in a query string', () => {
    const { markdown } = pageOf({ parameters: [{ name: 'a', in: 'querystring', content: json }] });
    expect(markdown).toContain('?%7B%22amount%22%3A2.5%7D');
  });

  it('is shortened as a value if it is too long', () => {
    const list = Array.from({ length: 20_000 }, (_, index) => index);
    const content = {
      'application/json': { schema: { type: 'array', items: { type: 'integer' } }, example: JSON.stringify(list) },
    };
    expect(pageOf({ responses: { 200: { description: 'OK', content } } }).markdown).toMatch(/^ *0,\n *1,\n/m);
  });
});

describe('an example that does not match its schema', () => {
  const parameter = (example: unknown, schema: object) => ({ name: 'a', in: 'query', required: true, example, schema });
  const curl = (parameters: object[]): string => {
    const { samples } = compileOne(
      openapi({ '/a': { get: { parameters, responses: { 200: { description: 'OK' } } } } }),
      { samples: [{ language: 'curl' }] },
    );
    return samples[0]?.groups[0]?.samples[0]?.code ?? '';
  };

  it('is replaced by a value that does', () => {
    expect(curl([parameter('old', { type: 'string', enum: ['new'] })])).toContain('a=new');
    expect(curl([parameter(null, { type: 'integer', minimum: 5 })])).toContain('a=5');
  });

  it('is not shown if it is null', () => {
    const name = { type: 'string', example: null };
    const properties = { name, nullable: { type: ['string', 'null'], examples: [null] } };
    const parameters = [parameter(null, name)];
    const content = { 'application/json': { schema: { type: 'object', properties } } };
    const { markdown, warnings } = compileDescription(
      openapi({ '/a': { post: { operationId: 'a', parameters, requestBody: { content } } } }),
    );
    // One text, which is listed once however many examples there are.
    expect(warnings).toEqual(
      ['parameters/0', 'parameters/0/schema', 'requestBody/content/application~1json/schema/properties/name'].map(
        (at) =>
          `#/paths/~1a/post/${at}/example: Cannot match the example with its schema: it does not allow null. Remove the example, or allow null.`,
      ),
    );
    expect(markdown('/api/a').match(/^.*Example `null`.*$/gm)).toEqual([
      '- `nullable` string or null: Example `null`.',
    ]);
  });

  it('is kept as a text if JSON in it has another type', () => {
    const { root } = readRoot(withSchemas({ A: { type: 'integer' } }));
    const schema = root.get('components').get('schemas').raw('A');
    expect(fitExample('[1]', schema, 'request').value).toBe('[1]');
  });

  it('warns its author', () => {
    const schema = { type: 'object', properties: { n: { type: 'integer', example: 'x' } } };
    const content = { 'application/json': { schema, example: { n: 'y' } }, 'text/json': { schema } };
    const { warnings } = compileDescription(
      openapi({
        '/a': { get: { parameters: [parameter('$&', { enum: ['new'] })], responses: { 200: { content } } } },
      }),
    );
    expect(warnings.filter((text) => text.includes('Cannot match'))).toEqual([
      expect.stringContaining(
        '/parameters/0/example: Cannot match the example with its schema: Must be new, found "$&".',
      ),
      expect.stringContaining('/n: Must be integer, found string.'),
      expect.stringContaining('/properties/n/example: Cannot match the example with its schema: Must be integer'),
    ]);
  });

  it('is never null in a list', () => {
    const target = { type: 'array', items: { type: 'string', enum: ['production'] }, example: ['live'] };
    const responses = {
      200: { description: '', content: { 'application/json': { schema: { properties: { target } } } } },
    };
    const [response] = compileOne(openapi({ '/a': { get: { responses } } })).responses;
    const text = JSON.stringify(response?.content[0]?.examples);
    expect(text).toContain('production');
    expect(text).not.toContain('null\\n');
  });
});
