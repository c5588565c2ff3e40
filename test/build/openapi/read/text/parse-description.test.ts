import { describe, expect, it } from 'vitest';
import { parseDescription } from '../../../../../build/openapi/read/text/parse-description.ts';
import { parseYamlText } from '../../../../../build/openapi/read/text/yaml/yaml-text.ts';
import { startCpuClock } from '../../../../cpu-clock.ts';
import { thrownFindings } from '../../../thrown-findings.ts';

const parse = (text: string): ReturnType<typeof parseDescription> => parseDescription('api.yaml', text);
const faults = (text: string): Promise<string[]> => thrownFindings(() => parse(text));
const EXPECTED = 'Expected an OpenAPI document in JSON or YAML that begins with "openapi" or "swagger".';

describe('parseDescription()', () => {
  it.each([
    '{"openapi": "3.1.0", "paths": {}}',
    'openapi: 3.1.0\npaths: {}\n',
    '# comment\n%TAG ! tag:x:\n---\nopenapi: 3.1.0\npaths: {}\n',
    '{openapi: 3.1.0, paths: {}, # a flow mapping\n}',
    '{"openapi": "3.1.0", "paths": {},} // trailing',
    '{"openapi": "3.1.0", /* a "comment" ** with \n lines */ "paths": {}}',
  ])('reads %j', (text) => {
    expect(parse(text).root).toMatchObject({ openapi: '3.1.0', paths: {} });
  });

  it('reads many comments that nothing ends in one pass', async () => {
    // Reading to the end from each of them would take minutes.
    expect(await faults(`{"openapi": "3.1.0", ${'/* '.repeat(300_000)}`)).toEqual([
      expect.stringContaining('never closed'),
    ]);
  });

  it.each([
    ['', '', `the file is empty. ${EXPECTED}`],
    [' \n', '', `the file is empty. ${EXPECTED}`],
    ['\n<!doctype html><html>', ':1:1', `found a web page or XML, which begins with "<". ${EXPECTED}`],
    ['hello world', ':1:1', `found "hello world". ${EXPECTED}`],
    ['- a', ':1:1', `found a list. ${EXPECTED}`],
    ['null', ':1:1', `found nothing. ${EXPECTED}`],
    ['{"name": "x", "b": 1}', ':1:1', `found neither "openapi" nor "swagger", but "name", "b". ${EXPECTED}`],
    ['{}', ':1:1', `found neither "openapi" nor "swagger", but no keys. ${EXPECTED}`],
    [`${'long '.repeat(20)}: 1`, ':1:1', expect.stringMatching(/but "long long long long long long …"\./)],
    ['openapi: *x', ':1:10', 'the alias *x has no anchor. Add "&x" before the part to repeat, or quote the text.'],
    [
      'openapi: 3.1.0\na: &a { b: *a }',
      ':2:12',
      'the alias *a repeats the part that contains it. Write it out, or use "$ref".',
    ],
  ])('rejects %j', async (text, place, fault) => {
    const [found = ''] = await faults(text);
    const prefix = `api.yaml${place}: Cannot read the API description: `;
    expect([found.slice(0, prefix.length), found.slice(prefix.length)]).toEqual([prefix, fault]);
  });

  it('ignores YAML errors, and reports each with its position', () => {
    const { root, warnings } = parse('openapi: 3.1.0\npaths: {}\npaths: {}\nx: "a" b\n');
    expect(root).toMatchObject({ openapi: '3.1.0' });
    expect(warnings.map(({ position, message }) => [position.line, message])).toEqual([
      [4, expect.stringMatching(/^Cannot read the API description: /)],
      [3, 'Cannot read the API description: the key "paths" appears twice. Remove one of them.'],
    ]);
  });

  it.each([
    ['{"openapi": "3.1.0",\n"paths": {"/a": {"get": {}}, "/b": {},\n"/a": {}}}', [[3, 1, '/a']]],
    ['{"openapi": "3.1.0", "paths": {"/a": {\n"get": {"x\\\\": 1, "x\\\\": 2, "y": 1}}}}', [[2, 19, 'x\\']]],
    [
      '{"openapi": "3.1.0", "__proto__": {}, "a": [{}],\n"__proto__": {}, "\\u0061": 1}',
      [
        [2, 1, '__proto__'],
        [2, 18, 'a'],
      ],
    ],
    [
      '{"openapi": "3.1.0", "x": "\\": {\\"openapi\\": 1, \\"openapi\\": 2}", "y": ["y", ":y:", {"y" : "y"}, {"y" : 1}]}',
      [],
    ],
  ])('reports duplicate keys of JSON, of which the last wins: %j', (text, repeated) => {
    expect(parse(text).warnings).toEqual(
      repeated.map(([line, column, key]) => ({
        position: { line, column },
        message: `Cannot read the API description: the key ${JSON.stringify(key)} appears twice. Remove one of them.`,
      })),
    );
  });

  it('reads values that continue left of their key, and reports each', () => {
    const text = `openapi: 3.1.0
paths:
  /a:
    get:
      summary: "Gets
      a

  book"
      tags: ['x
    y']
    put: {}
    delete: {
	}
`;
    const { root, warnings, locate } = parse(text);
    expect(root.paths).toEqual({ '/a': { get: { summary: 'Gets a\nbook', tags: ['x y'] }, put: {}, delete: {} } });
    const message =
      'Cannot read the API description: this line belongs to the value above, but is not indented further than its key. Indent it with spaces.';
    expect(warnings).toEqual([6, 8, 10, 13].map((line) => ({ position: { line, column: 1 }, message })));
    expect(locate(['#/paths/~1a/put']).get('#/paths/~1a/put')).toEqual({ line: 11, column: 5 });
  });

  it('does not complete a quoted text that is never closed', () => {
    expect(parse('openapi: 3.1.0\na: "b\nc: 1\nd: "e"\n').warnings[0]?.message).toContain('is never closed');
  });

  it('indents quoted texts in bounded time', () => {
    const elapsed = startCpuClock();
    parse(`openapi: 3.1.0\n${'a: "x\ny"\n'.repeat(10_000)}`);
    expect(elapsed()).toBeLessThan(10_000);
  });

  it('reports where long JSON is invalid, without trying YAML', async () => {
    const text = `{"openapi": "3.1.0",\n"x": [${'1,'.repeat(600_000)}],\n"y": }`;
    const elapsed = startCpuClock();
    expect(await faults(text)).toEqual([
      'api.yaml:2:1200007: Cannot read the API description: found "],\\n\\"y\\": }" where JSON requires something else. Correct it.',
    ]);
    expect(elapsed()).toBeLessThan(3_000);
  });

  it.each([
    ['{\n "openapi": "3.1.0",\n "paths": {"/a": 1}\n}', '#/paths/~1a', 3, 18],
    ['openapi: 3.1.0\npaths:\n  /a:\n    get: 1\n', '#/paths/~1a/get', 4, 5],
    ['openapi: 3.1.0\npaths:\n  /a:\n    tags: [x, y]\n', '#/paths/~1a/tags/1', 4, 15],
    ['openapi: 3.1.0\npaths:\n  /a: {}\n', '#/paths/~1a/none', 3, 3],
  ])('locates values of %j: %s', (text, pointer, line, column) => {
    expect(parse(text).locate([pointer]).get(pointer)).toEqual({ line, column });
  });

  it.each([
    ['the quick parser', ''],
    ['the thorough parser', 'z: &z 1\ny: *z\n'],
  ])('keeps keys as written, read by %s', (_which, rest) => {
    const written = ['1.10', 'True', 'on', '0x1F', '007', '~', 'null', '1e3', '2020-01-01', '12345678901234567890'];
    const text = `openapi: 3.1.0\nmap:\n${written.map((key) => `  ${key}: {${key}: 1, "1.1": 2}\n`).join('')}  : { : 0 }\n${rest}`;
    const { root, locate } = parse(text);
    const map = root.map as Record<string, unknown>;
    expect(Object.keys(map)).toEqual([...written, '']);
    expect(written.map((key) => map[key])).toEqual(written.map((key) => ({ [key]: 1, '1.1': 2 })));
    expect(map['']).toEqual({ '': 0 });
    expect(locate(['#/map/1.10']).get('#/map/1.10')).toEqual({ line: 3, column: 3 });
  });

  it.each([
    ['openapi: 3.1.0\ninfo:\n  version: 1.10 # next\n', '1.10'],
    ['openapi: 3.1.0\ninfo: {"version": 1.0}\n', '1.0'],
    ['{"openapi": "3.1.0", "info": {"version": 2.50}}', '2.50'],
    ['openapi: 3.1.0\ninfo:\n  version:\n    2020\n', '2020'],
    ['x: &x 20240101000000000001\nopenapi: 3.1.0\ninfo: { version: *x }\n', '20240101000000000001'],
    ['openapi: 3.1.0\ninfo: { version: 1.5.0 }\n', '1.5.0'],
  ])('keeps the version as written in %j', (text, version) => {
    expect(String((parse(text).root.info as Record<string, unknown>).version)).toBe(version);
  });

  it.each([
    [
      'JSON',
      '{"openapi": "3.1.0", "a": [1e400, -1E+400, 1e-400, 0e999, 1e300, "1e400", 12345678901234567890], "b": "\\\\", "c": "\\" 1e400"}',
    ],
    ['the quick parser', 'openapi: 3.1.0\na: [1e400, -1E+400, 1e-400, 0e999, 1e300, "1e400", 12345678901234567890]\n'],
    [
      'the thorough parser',
      'openapi: 3.1.0\na: [1e400, -1E+400, 1e-400, 0e999, 1e300, &x "1e400", 12345678901234567890]\ny: *x\n',
    ],
  ])('keeps numbers that no double can hold as text, read by %s', (_which, text) => {
    expect(parse(text).root.a).toEqual(['1e400', '-1E+400', '1e-400', 0, 1e300, '1e400', 12345678901234567890n]);
  });

  it('keeps numbers out of range beside a string of any length', () => {
    const { a, b } = parse(`{"openapi": "3.1.0", "a": "${'x'.repeat(12e6)}", "b": 1e400}`).root;
    expect(a).toHaveLength(12e6);
    expect(b).toBe('1e400');
  });

  it('merges values of "<<"', () => {
    const { root } = parse(
      'openapi: 3.1.0\na: &a { x: 1, 1.10: 1 }\nb: &b { x: 2, y: 2 }\nc: { <<: [*a, *b], y: 3 }\nd: { y: 4, <<: *b }\n',
    );
    expect(root).toMatchObject({ c: { x: 1, '1.10': 1, y: 3 }, d: { x: 2, y: 4 } });
    expect(Object.keys(root.c ?? {})).not.toContain('<<');
    expect(parse('openapi: 3.1.0\nc: { <<: { x: 1 }, y: 3 }\n').root.c).toEqual({ x: 1, y: 3 });
  });

  it.each(['5', '[1]', '*list', '[{ z: 1 }, *list]', '"x"', ''])('ignores "<<: %s", which merges nothing', (value) => {
    const { root, warnings } = parse(`openapi: 3.1.0\nlist: &list [1]\nc: { y: 3, <<: ${value} }\n`);
    expect(root.c).toMatchObject({ y: 3 });
    expect(warnings.map(({ position, message }) => [position.line, message])).toEqual([
      [
        3,
        'Cannot read the API description: "<<" merges maps, but its value is not a map. Use a map or an alias of one.',
      ],
    ]);
  });

  it.each(['{"openapi": "3.1.0", "paths": {"/a": {}, "/b', '{"openapi": "3.1.0", "paths": {},\n'])(
    'rejects JSON that ends too early: %j',
    async (text) => {
      expect(await faults(text)).toEqual([
        expect.stringMatching(/^api\.yaml:\d+:\d+: Cannot read the API description: the JSON is incomplete\./),
      ]);
    },
  );

  it('takes the text of a list or a map for a key, and warns', () => {
    const { root, warnings } = parse('openapi: 3.1.0\npaths: {}\nx: {{ name }}\n? [a, b]\n: 1\n');
    expect(root).toMatchObject({ x: { '{ name }': null }, '[a, b]': 1 });
    const message =
      'Cannot read the API description: this key is a list or a map. Use a text as the key, or quote the whole value.';
    expect(warnings.map(({ position, message }) => [position.line, message])).toEqual([
      [3, message],
      [4, message],
    ]);
  });

  it('reads plain YAML like the parser with positions', () => {
    const text =
      'openapi: 3.1.0\na: yes\nb: 1.10\nc: 007\nd: 0x1F\ne: 2020-01-01\nf: ~\ng: 1_000\nh: "\\u00e9"\ni: |\n  x\n  y\nj: >-\n  x\n  y\nk: on\nl: .inf\nm: 1e3\nn: 12345678901234567890\no: !!str 5\np: null\nq: True\nr: 0o17\ns: +5\nu: 12:30\n? v\n: w\n1.0: x\nNull: y\n? multi\n  line\n: z\n__proto__: { x: 1 }\nconstructor: y\n';
    expect(parse(text).root).toEqual(parseYamlText('api.yaml', text, 'it').value);
    expect(Object.hasOwn(parse(text).root, '__proto__')).toBe(true);
  });
});

describe('in bounded time and memory', () => {
  const laughs = [...'bcdefghij'].map((name, index) => `${name}: &${name} [${`*${'abcdefghi'[index]},`.repeat(10)}]`);
  const chain = Array.from(
    { length: 10_500 },
    (_, index) => `k${index}: &a${index} { x: ${index === 0 ? 1 : `*a${index - 1}`} }`,
  );

  it.each([
    ['a billion laughs', `openapi: 3.1.0\na: &a [x,x,x,x,x,x,x,x,x,x]\n${laughs.join('\n')}`, /Excessive alias count/],
    [
      'a billion merges',
      `openapi: 3.1.0\na: &a { x: 1 }\n${laughs.join('\n').replaceAll('[', '{ <<: [').replaceAll(']', '] }')}`,
      /Excessive alias count/,
    ],
    ['300 nested maps as keys', `openapi: 3.1.0\npaths: {}\nx: ${'{'.repeat(300)}${'}'.repeat(300)}`, null],
    ['10,500 aliases', `openapi: 3.1.0\n${chain.join('\n')}`, /more than 10000 aliases/],
    ['four million values', `openapi: 3.1.0\nx: [${'1,'.repeat(4_000_001)}]`, /more than 4000000 values/],
    [
      'a fault before 1.51 million values',
      `openapi: 3.1.0\ny: "a" b\nx: [${'1,'.repeat(1_510_000)}]`,
      /more than 1500000 values/,
    ],
    ['30,000 open brackets', `openapi: 3.1.0\npaths: {}\nx: ${'['.repeat(30_000)}`, null],
    ['30,000 brackets', `openapi: 3.1.0\npaths: {}\nx: ${'['.repeat(30_000)}${']'.repeat(30_000)}`, null],
    ['30,000 brackets in JSON', `{"openapi":"3.1.0","paths":{},"x":${'['.repeat(30_000)}${']'.repeat(30_000)}}`, null],
    ['5,000 repeated keys', `openapi: 3.1.0\npaths: {}\n${'a: 1\n'.repeat(5_000)}`, null],
    [
      '5,000 keys and a fault',
      `openapi: 3.1.0\n${Array.from({ length: 5_000 }, (_, index) => `k${index}: 1`).join('\n')}\nk1: 1`,
      null,
    ],
    ['5,000 faults', `openapi: 3.1.0\npaths: {}\n${'a: b: c\n'.repeat(5_000)}`, null],
  ])('reads %s', async (_what, text, fault) => {
    const elapsed = startCpuClock();
    const memory = process.memoryUsage().rss;
    if (fault === null) parse(text);
    else expect((await faults(text))[0]).toMatch(fault);
    // Twice what a busy machine takes: work that grows faster than the text would take minutes.
    expect(elapsed()).toBeLessThan(6_000);
    expect(process.memoryUsage().rss - memory).toBeLessThan(1_000_000_000);
  });
});
