import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { formatFinding } from '../../../../build/base/report/finding.ts';
import { Report } from '../../../../build/base/report/report.ts';
import { ApiWarnings } from '../../../../build/openapi/core/api-warnings.ts';
import { Cursor } from '../../../../build/openapi/core/references/cursor.ts';
import { toWrittenJson } from '../../../../build/openapi/core/written-numbers.ts';
import { parseWithReferences } from '../../../../build/openapi/read/load-api.ts';
import { upgradeSwagger } from '../../../../build/openapi/read/swagger/upgrade-swagger.ts';
import { DescriptionText } from '../../../../build/openapi/read/text/description-text.ts';
import { writeContent, writeFiles } from '../../content-folder.ts';

let folder: string;

beforeEach(() => {
  folder = writeContent({});
});

/** The schemas of a description with these, in YAML. */
const bundleSchemas = async (schemas: string): Promise<{ schemas: Cursor; warnings: string[] }> => {
  const { root, warnings } = await bundle(`components:\n  schemas:\n${schemas.replace(/^/gm, '    ')}\n`);
  return { schemas: root.get('components').get('schemas'), warnings };
};
const refTo = (name: string): { $ref: string } => ({ $ref: `#/components/schemas/${name}` });

describe('parseWithReferences()', () => {
  it('includes paths and parameters from other files', async () => {
    const parameter = "{ $ref: '../shared.yaml#/limit' }";
    write('paths/invoices.yaml', `get:\n  operationId: listInvoices\n  parameters: [${parameter}]\n`);
    write('shared.yaml', 'limit: { name: limit, in: query }\n');
    const { root } = await bundle('paths:\n  /invoices:\n    $ref: ./paths/invoices.yaml\n');
    const operation = root.get('paths').get('/invoices').get('get');
    expect(operation.text('operationId')).toBe('listInvoices');
    expect(operation.items('parameters')[0]?.text('name')).toBe('limit');
  });

  it('converts a schema file to one named schema, even with several references', async () => {
    write('schemas/Node.yaml', 'type: object\nproperties:\n  next: { $ref: ./Node.yaml }\n  self: { $ref: "#" }\n');
    const { schemas } = await bundleSchemas('A: { $ref: schemas/Node.yaml }\nB: { $ref: ./schemas/Node.yaml }');
    expect(Object.keys(schemas.object)).toEqual(['A', 'B', 'Node']);
    for (const name of ['next', 'self'])
      expect(schemas.get('A').get('properties').raw(name).value).toEqual(refTo('Node'));
  });

  it.each([
    ['Pet', 'Node'],
    ['definitions/Pet', 'definitions/Node'],
    ['/components/schemas/Pet', 'components/schemas/Node'],
  ])('takes %s for a component, unless there is such a file', async (name, file) => {
    write(file, 'type: string\n');
    const { schemas, warnings } = await bundleSchemas(`A: { $ref: ${name} }\nB: { $ref: ${file} }\nPet: {}`);
    expect(warnings).toEqual([]);
    expect(schemas.raw('A').value).toEqual({ $ref: name });
    expect(schemas.raw('B').value).not.toEqual({ $ref: file });
  });

  it('does not miss the files of extensions that it does not read', async () => {
    const missing = '{ $ref: missing.yaml }';
    const { warnings } = await bundleSchemas(
      `A: { x-topics: [${missing}], properties: { x-own: { $ref: none.yaml } } }\nB: ${missing}`,
    );
    expect(warnings).toEqual([
      expect.stringContaining('none.yaml: Cannot read the referenced file'),
      expect.stringContaining('missing.yaml: Cannot read the referenced file'),
    ]);
    expect((await bundleSchemas(`A: { x-topics: [${missing}] }`)).warnings).toEqual([]);
  });

  it('converts the shared schemas of another file to named schemas', async () => {
    const money = '{ type: object, properties: { note: { $ref: "#/components/schemas/Note" } } }';
    write(
      'common.yaml',
      `components: { schemas: { Money: ${money}, Note: { type: string }, Unused: { type: string } } }\n`,
    );
    write('old.yaml', 'definitions: { Money: { type: integer } }\n');
    const { schemas, warnings } = await bundleSchemas(
      'A: { $ref: "common.yaml#/components/schemas/Money" }\nB: { $ref: "old.yaml#/definitions/Money" }',
    );
    expect(Object.keys(schemas.object)).toEqual(['A', 'B', 'Note', 'Money', 'old.Money']);
    expect(schemas.raw('A').value).toEqual(refTo('Money'));
    expect(schemas.get('B').text('type')).toBe('integer');
    expect(schemas.get('Money').get('properties').raw('note').value).toEqual(refTo('Note'));
    expect(warnings).toEqual([]);
  });

  it('replaces a schema that is only a reference with its target', async () => {
    write('common.yaml', 'components:\n  schemas:\n    Money: { type: integer }\n');
    write('schemas/Note.yaml', 'type: string\n');
    const [money, note] = ['{ $ref: "common.yaml#/components/schemas/Money" }', '{ $ref: schemas/Note.yaml }'];
    const { schemas, warnings } = await bundleSchemas(
      `Money: ${money}\nNote: ${note}\nBoth: { properties: { a: ${money}, b: ${note} } }`,
    );
    expect(schemas.value).toEqual({
      Money: { type: 'integer' },
      Note: { type: 'string' },
      Both: { properties: { a: refTo('Money'), b: refTo('Note') } },
    });
    expect(warnings).toEqual([]);
  });

  it('warns about a value in another file with its line there', async () => {
    const money = '    Money:\n      type: object\n      properties:\n        a: { $ref: "#/nope" }\n';
    write('common.yaml', `components:\n  schemas:\n${money}`);
    write('paths/a.yaml', 'get:\n  tags: 5\n');
    const { warnings } = await bundle(
      'paths:\n  /a: { $ref: paths/a.yaml }\ncomponents:\n  schemas:\n    A: { $ref: "common.yaml#/components/schemas/Money" }\n',
      (root) => {
        root.get('paths').get('/a').get('get').rawItems('tags');
        root.get('components').get('schemas').get('A').get('properties').get('a');
      },
    );
    expect(warnings.map((warning) => warning.replace(/.*?([a-z]+\.yaml:)/, '$1'))).toEqual([
      expect.stringMatching(/^common\.yaml:6:9 .*: Cannot resolve ".*common\.yaml#\/nope"/),
      expect.stringMatching(/^a\.yaml:2:3 \(#\/get\/tags\): Cannot read "tags"/),
    ]);
  });

  it('reads no file outside the content folder', async () => {
    writeFileSync(join(dirname(folder), 'bundle-outside.yaml'), 'type: string\n');
    const { warnings } = await bundleSchemas('A: { $ref: ../bundle-outside.yaml }');
    expect(warnings[0]).toContain('it is outside the folder');
  });

  it.each(['.env', '.git/config', 'a/.dev.vars'])('reads no hidden file: %s', async (file) => {
    write(file, 'token=secret\n');
    const { root, warnings } = await bundle(`info:\n  description: { $ref: ${file} }\n`);
    expect(JSON.stringify(root.raw('info').value)).not.toContain('secret');
    expect(warnings[0]).toContain('its name, or that of a folder, begins with a dot. Rename it.');
  });

  it('reads files beside a description in a hidden folder, but no hidden ones there', async () => {
    write('.generated/a.yaml', 'type: string\n');
    write('.generated/.env', 'token=secret\n');
    const text = 'a: { $ref: ./a.yaml }\nb: { $ref: .env }\n';
    const { root, warnings } = await bundle(text, () => {}, 'openapi: 3.1.0', '.generated/api.yaml');
    expect(root.raw('a').value).toEqual(refTo('a'));
    expect(warnings).toEqual([expect.stringContaining('.env: its name, or that of a folder, begins with a dot.')]);
  });

  it('includes Markdown, code and other text from files as text', async () => {
    write('docs/intro.md', '# Note: this\n\nIs *text*.\n');
    write('samples/get.js', 'const a = { b: 1 };\nrun(a);\n');
    const curl = 'curl -H "Accept: application/json" https://a.test/a';
    write('samples/get.sh', `${curl}\n`);
    write('texts.yaml', 'welcome: Hello\n');
    const { root, warnings } = await bundle(
      'info:\n  description: { $ref: docs/intro.md }\n  summary: { $ref: "texts.yaml#/welcome" }\n  x-code: [{ source: { $ref: samples/get.js } }, { source: { $ref: samples/get.sh } }]\n',
    );
    const info = root.get('info');
    expect(info.text('description')).toBe('# Note: this\n\nIs *text*.\n');
    expect(info.text('summary')).toBe('Hello');
    expect(info.raw('x-code').value).toEqual([{ source: 'const a = { b: 1 };\nrun(a);\n' }, { source: `${curl}\n` }]);
    expect(warnings).toEqual([]);
  });

  it('includes the values of examples from files, but no schemas of properties with such names', async () => {
    write('ok.json', '{ "id": 1 }');
    write('Value.yaml', 'type: object\n');
    const { root } = await bundle(
      'a: { examples: { ok: { value: { $ref: ok.json } } } }\nb: { example: { $ref: ok.json }, examples: [{ $ref: ok.json }] }\nc: { properties: { value: { $ref: Value.yaml } } }\n',
    );
    expect(root.get('a').get('examples').get('ok').raw('value').value).toEqual({ id: 1 });
    expect(root.get('b').value).toEqual({ example: { id: 1 }, examples: [{ id: 1 }] });
    expect(root.get('c').get('properties').raw('value').value).toEqual(refTo('Value'));
  });

  it('includes short examples from files, and keeps other addresses of examples', async () => {
    write('ok.json', '{ "id": 1, "amount": 10.00 }');
    write('ok.xml', '<a/>\n');
    write('long.json', JSON.stringify('x'.repeat(40_000)));
    write('broken.json', '{ "a": ');
    write('.env', 'KEY=1');
    writeFileSync(join(folder, 'image.png'), Buffer.from([0xff, 0xfe]));
    const others = [
      ...['long.json', 'broken.json', '.env', 'image.png', 'none.json', '../../outside.json', './', '#/a', '/ok.json'],
      ...['ok.json#/id', 'ok.json#'],
      ...['https://a.test/ok.json', 'file:///etc/passwd'],
    ];
    const listed = [...others, 'ok.json', './ok.xml'].map(
      (address, index) => `e${index}: { externalValue: "${address}" }`,
    );
    listed.push('own: { value: 1, externalValue: ok.json }', 'data: { externalValue: ok.json, dataValue: 2 }');
    const { root, warnings } = await bundle(
      `a: { examples: { ${listed.join(', ')} } }\nb: { value: { examples: { e: { externalValue: ok.json } } } }\n`,
    );
    const examples = root.get('a').get('examples').object;
    expect(Object.values(examples)).toEqual([
      ...others.map((externalValue) => ({ externalValue })),
      { value: expect.objectContaining({ id: 1, amount: 10 }) },
      { value: '<a/>\n' },
      { value: 1, externalValue: 'ok.json' },
      { externalValue: 'ok.json', dataValue: 2 },
    ]);
    expect(toWrittenJson(examples)).toContain('"amount":10.00');
    expect(root.get('b').value).toEqual({ value: { examples: { e: { externalValue: 'ok.json' } } } });
    expect(warnings).toEqual([]);
  });

  it('refers to all properties of a list in a file, also if it contains itself', async () => {
    write('lists.yaml', 'ids: { ids: { type: array, items: { $ref: "#/id" } } }\nid: { type: integer }\n');
    write('own.yaml', 'own: { a: { properties: { $ref: "own.yaml#/own" } } }\n');
    const { schemas } = await bundleSchemas(
      'A: { properties: { $ref: "lists.yaml#/ids" } }\nB: { properties: { properties: { $ref: "lists.yaml#/id" } } }\nC: { properties: { $ref: "own.yaml#/own" } }',
    );
    expect(schemas.get('A').get('properties').get('ids').get('items').text('type')).toBe('integer');
    expect(schemas.get('B').get('properties').get('properties').text('type')).toBe('integer');
    const own = schemas.get('C').get('properties').get('a').get('properties').get('a').get('properties');
    expect(Object.keys(own.object)).toEqual(['a']);
  });

  it('keeps the properties beside a reference to a list, and those of the list that the list refers to', async () => {
    write('a.yaml', 'a: { $ref: "b.yaml#/b", x: { type: string } }\n');
    write('b.yaml', 'b: { y: { $ref: Money.yaml }, z: true }\n');
    write('Money.yaml', 'type: integer\n');
    const { schemas } = await bundleSchemas('A: { properties: { $ref: "a.yaml#/a", own: { $ref: Money.yaml } } }');
    const properties = schemas.get('A').get('properties');
    expect(Object.keys(properties.object)).toEqual(['y', 'z', 'x', 'own']);
    expect([properties.raw('y').value, properties.raw('own').value]).toEqual([refTo('Money'), refTo('Money')]);
  });

  it('makes no schema of a file with a list of properties or an example that has a "type"', async () => {
    write('list.yaml', 'type: { type: string }\n');
    write('card.json', '{ "type": "card" }');
    const { schemas } = await bundleSchemas('A: { properties: { $ref: list.yaml }, example: { $ref: card.json } }');
    expect(Object.keys(schemas.object)).toEqual(['A']);
    expect(schemas.get('A').get('properties').get('type').text('type')).toBe('string');
  });

  it('makes no schema of a file with a security scheme, but one of what is called "parameters"', async () => {
    write('Key.yaml', 'type: apiKey\nin: header\nname: Key\n');
    write('Rule.yaml', 'type: string\n');
    const { root } = await bundle(
      'components:\n  securitySchemes: { key: { $ref: Key.yaml } }\n  schemas: { A: { properties: { parameters: { items: { $ref: Rule.yaml } } } } }\n',
    );
    const components = root.get('components');
    expect(components.get('securitySchemes').get('key').text('in')).toBe('header');
    expect(Object.keys(components.get('schemas').object)).toEqual(['A', 'Rule']);
  });

  it('includes nested lists of properties in linear size', async () => {
    const list = (level: number): string => `p${level}: { a: ${refToList(level + 1)}, b: ${refToList(level + 1)} }\n`;
    const refToList = (level: number): string => `{ properties: { $ref: "l.yaml#/p${level}" } }`;
    const sizeOf = async (levels: number): Promise<number> => {
      write('l.yaml', `${Array.from({ length: levels }, (_, level) => list(level)).join('')}p${levels}: {}\n`);
      return JSON.stringify((await bundle(`a: ${refToList(0)}\n`)).root.value).length;
    };
    expect(await sizeOf(12)).toBeLessThan(2 * (await sizeOf(6)));
  });

  it('includes at most 100,000 properties from lists, and warns about the rest', async () => {
    write('l.yaml', `l:\n${Array.from({ length: 10_000 }, (_, index) => `  p${index}: true\n`).join('')}`);
    const names = Array.from({ length: 12 }, (_, index) => `S${index}`);
    const { schemas, warnings } = await bundleSchemas(
      names.map((name) => `${name}: { properties: { $ref: "l.yaml#/l", own: true } }`).join('\n'),
    );
    const counts = names.map((name) => Object.keys(schemas.get(name).get('properties').object).length);
    expect(counts).toEqual([...Array.from({ length: 10 }, () => 10_001), 1, 1]);
    expect(warnings[0]).toContain('Cannot include the properties of "l.yaml#/l": ');
  });

  it('follows references in the mapping of a discriminator, but not names', async () => {
    write(
      'schemas/Pet.yaml',
      'oneOf: [{ $ref: ./Cat.yaml }]\ndiscriminator: { propertyName: kind, mapping: { c: ./Cat.yaml, d: Dog } }\n',
    );
    write('schemas/Cat.yaml', 'type: object\n');
    const { schemas, warnings } = await bundleSchemas('Dog: { type: object }\nA: { $ref: schemas/Pet.yaml }');
    expect(schemas.get('Pet').get('discriminator').raw('mapping').value).toEqual({
      c: '#/components/schemas/Cat',
      d: 'Dog',
    });
    expect(warnings).toEqual([]);
  });

  it('follows references to files that are only in the mapping of a discriminator', async () => {
    write('Cat.yaml', 'type: object\n');
    const { schemas } = await bundleSchemas('A: { discriminator: { propertyName: kind, mapping: { c: ./Cat.yaml } } }');
    expect(schemas.get('A').get('discriminator').raw('mapping').value).toEqual({ c: '#/components/schemas/Cat' });
    expect(schemas.get('Cat').text('type')).toBe('object');
  });

  it('includes at most 20,000,000 characters of texts and examples, and warns about the rest', async () => {
    write('big.md', 'x'.repeat(3_000_000));
    write('big.json', JSON.stringify({ a: 'x'.repeat(3_000_000) }));
    const texts = Array.from({ length: 5 }, () => '- { text: { $ref: big.md }, example: { $ref: big.json } }\n');
    const { root, warnings } = await bundle(`x-texts:\n${texts.join('')}`);
    const items = root.rawItems('x-texts').map(({ object }) => object);
    expect(items.map(({ text }) => String(text).length)).toEqual([3e6, 3e6, 3e6, 6, 6]);
    expect(items.map(({ example }) => typeof example)).toEqual(['object', 'object', 'object', 'string', 'string']);
    expect(warnings[0]).toContain('Cannot include "big.md": the description includes more than 20000000 characters');
  });

  it('takes a value in a mapping for the name of a schema first, and otherwise for a file', async () => {
    for (const name of ['Cat', 'Dog', 'Fish.json']) write(name, `title: ${name}\ntype: object\n`);
    const { schemas, warnings } = await bundleSchemas(
      `A:
  discriminator: { propertyName: kind, mapping: { c: Cat, d: Dog, f: Fish.json, n: Nobody }, defaultMapping: ./Dog }
Cat: { type: string }
Fish.json: { type: string }
`,
    );
    expect(schemas.get('A').raw('discriminator').value).toEqual({
      propertyName: 'kind',
      mapping: { c: 'Cat', d: '#/components/schemas/Dog', f: 'Fish.json', n: 'Nobody' },
      defaultMapping: '#/components/schemas/Dog',
    });
    expect(Object.keys(schemas.object)).toEqual(['A', 'Cat', 'Fish.json', 'Dog']);
    expect(warnings).toEqual([]);
  });

  it('includes whole sections from files, with references that are relative to those', async () => {
    write('parts/paths.yaml', '/a: { $ref: "./a.yaml#/a" }\n/b: { get: { tags: 5 } }\n');
    write('parts/a.yaml', 'a: { get: { operationId: getA } }\n');
    write(
      'parts/schemas/index.yaml',
      'User: { $ref: ./User.yaml }\nTeam: { properties: { of: { $ref: "#/User" } } }\n',
    );
    write('parts/schemas/User.yaml', 'type: object\nproperties: { team: { $ref: "./index.yaml#/Team" } }\n');
    write('parts/components.yaml', 'schemas: { $ref: ./schemas/index.yaml }\n');
    const { root, warnings } = await bundle(
      'paths: { $ref: parts/paths.yaml }\ncomponents: { $ref: parts/components.yaml }\n',
      (read) => read.get('paths').get('/b').get('get').rawItems('tags'),
    );
    expect(root.get('paths').get('/a').get('get').text('operationId')).toBe('getA');
    expect(root.get('components').get('schemas').value).toEqual({
      User: { type: 'object', properties: { team: refTo('Team') } },
      Team: { properties: { of: refTo('User') } },
    });
    expect(warnings).toEqual([expect.stringMatching(/paths\.yaml:2:14 \(#\/~1b\/get\/tags\): Cannot read "tags"/)]);
  });

  it('keeps the pointer of a reference in a section as written', async () => {
    write('parts/paths.yaml', '/a: { $ref: "./x.yaml#/paths/~1a~1../b//c" }\n');
    write('parts/x.yaml', 'paths: { "/a/..": { b: { "": { c: { get: { operationId: getA } } } } } }\n');
    const { root } = await bundle('paths: { $ref: parts/paths.yaml }\n');
    expect(root.get('paths').get('/a').get('get').text('operationId')).toBe('getA');
  });

  it('keeps members beside the reference of a section, with their lines', async () => {
    write('info.yaml', 'title: Books\ndescription: Shared\n');
    write('p.yaml', '/a: { get: { tags: 5 } }\n');
    const { root, warnings } = await bundle(
      'info: { $ref: info.yaml, description: Own }\npaths:\n  $ref: p.yaml\n  /b: { get: { tags: 5 }, put: { $ref: "#/paths/~1b/x" } }\n',
      (read) => {
        for (const path of ['/a', '/b']) read.get('paths').get(path).get('get').rawItems('tags');
        read.get('paths').get('/b').get('put');
      },
    );
    expect(root.get('info').value).toEqual({ title: 'Books', description: 'Own' });
    expect(Object.keys(root.get('paths').object)).toEqual(['/a', '/b']);
    expect(warnings.map((warning) => warning.replace(/.*\/([a-z]+\.yaml:)/, '$1'))).toEqual([
      expect.stringMatching(/^p\.yaml:1:14 \(#\/~1a\/get\/tags\)/),
      expect.stringMatching(/^api\.yaml:5:\d+ \(#\/paths\/~1b\/get\/tags\)/),
      expect.stringMatching(/^api\.yaml:5:.*Cannot resolve "[^"]*api\.yaml#\/paths\/~1b\/x"/),
    ]);
  });

  it('warns about a missing file once, and leaves references to other hosts unchanged', async () => {
    const { root, warnings } = await bundle(
      'a: { $ref: ./gone.yaml }\nb: { $ref: "https://example.com/b.yaml" }\nc: { $ref: "./gone.yaml#/c" }\n',
      (read) => ['a', 'c'].map((name) => read.get(name)),
    );
    expect(warnings).toEqual([expect.stringContaining('gone.yaml: Cannot read the referenced file')]);
    expect(root.raw('b').value).toEqual({ $ref: 'https://example.com/b.yaml' });
  });
});

describe('parseWithReferences() of Swagger 2.0', () => {
  const ITEM = `post:
  parameters:
    - { name: pet, in: body, schema: { $ref: ../Pet.yaml } }
    - { $ref: "../shared.yaml#/limit" }
  responses:
    200: { description: OK, schema: { $ref: "../shared.yaml#/definitions/Pet" } }
    400: { $ref: "../shared.yaml#/Bad" }
`;
  const SHARED = `limit: { name: limit, in: query, type: integer }
Bad: { description: Bad, schema: { $ref: "#/Fault" } }
Fault: { properties: { file: { type: file } } }
definitions: { Pet: { properties: { name: { type: integer, example: abc } } } }
`;

  it('includes its security schemes from another file', async () => {
    write('security.yaml', 'user: { type: basic }\n');
    const { root } = await bundle('securityDefinitions: { $ref: security.yaml }\n', () => {}, 'swagger: "2.0"');
    expect(root.get('components').get('securitySchemes').get('user').text('type')).toBe('http');
  });

  it('makes no schemas of files with a parameter or a security scheme', async () => {
    write('limit.yaml', 'name: limit\nin: query\ntype: integer\n');
    write('key.yaml', 'type: apiKey\nin: header\nname: Key\n');
    const { root } = await bundle(
      `paths:
  /pets:
    get:
      parameters: [{ $ref: limit.yaml }]
      responses: { 200: { description: OK } }
securityDefinitions: { key: { $ref: key.yaml } }
`,
      () => {},
      'swagger: "2.0"',
    );
    const operation = root.get('paths').get('/pets').get('get');
    expect(operation.items('parameters')[0]?.get('schema').text('type')).toBe('integer');
    expect(root.get('components').get('securitySchemes').get('key').text('in')).toBe('header');
    expect(root.get('components').get('schemas').object).toEqual({});
  });

  it('upgrades paths, parameters, responses and schemas from other files', async () => {
    write('paths/pets.yaml', ITEM);
    write('shared.yaml', SHARED);
    write('Pet.yaml', 'properties: { old: { type: file } }\n');
    const { root, warnings } = await bundle(
      'paths: { /pets: { $ref: paths/pets.yaml } }\ndefinitions: { Own: { type: string } }\n',
      () => {},
      'swagger: "2.0"',
    );
    const operation = root.get('paths').get('/pets').get('post');
    const bodyOf = (holder: Cursor): Cursor => holder.get('content').get('application/json').get('schema');
    expect(operation.items('parameters')[0]?.get('schema').text('type')).toBe('integer');
    expect(bodyOf(operation.get('requestBody')).get('properties').get('old').text('format')).toBe('binary');
    const responses = operation.get('responses');
    expect(bodyOf(responses.get('200')).get('properties').get('name').text('type')).toBe('integer');
    expect(bodyOf(responses.get('400')).get('properties').get('file').text('format')).toBe('binary');
    expect(Object.keys(root.get('components').get('schemas').object)).toEqual(['Own', 'Pet', 'shared.Pet']);
    expect(warnings).toEqual([]);
  });
});

async function bundle(
  text: string,
  read: (root: Cursor) => void = () => {},
  version = 'openapi: 3.1.0',
  name = 'api.yaml',
): Promise<{ root: Cursor; warnings: string[] }> {
  const file = join(folder, name);
  write(name, text);
  const warnings = new ApiWarnings();
  const parsed = await parseWithReferences(
    DescriptionText.of(file, `${version}\n${text}`),
    { location: file, contentDir: folder },
    warnings,
  );
  const root = Cursor.root(upgradeSwagger(parsed.root, warnings), warnings);
  read(root);
  const report = new Report();
  warnings.flush(parsed, report);
  return { root, warnings: report.warnings.map(formatFinding) };
}

function write(name: string, text: string): void {
  writeFiles(folder, { [name]: text });
}
