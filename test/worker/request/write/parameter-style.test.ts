import { describe, expect, it } from 'vitest';
import { toParameterStyle } from '../../../../worker/request/write/parameter-style.ts';
import { serializeParameter, wireExample } from '../../../../worker/request/write/write-parameter.ts';

const ARRAY = ['blue', 'black', 'brown'];
const OBJECT = { R: 100, G: 200, B: 150 };

const styleOf = (location: string, style: string | null = null, explode: boolean | null = null, reserved = false) =>
  toParameterStyle(location, style, explode, reserved);

describe('toParameterStyle()', () => {
  it.each([
    ['path', 'simple', false],
    ['query', 'form', true],
    ['header', 'simple', false],
    ['cookie', 'form', true],
  ])('gives parameters in %s the style %s with explode %s', (location, style, explode) => {
    expect(styleOf(location)).toEqual({ location, style, explode, allowReserved: false });
  });

  it.each([
    ['deepObject without explode', styleOf('query', 'deepObject', false), 'query', 'deepObject', true],
    ['an unknown style', styleOf('query', 'brackets'), 'query', 'form', true],
    ['the name of an Object member', styleOf('path', 'constructor'), 'path', 'simple', false],
    ['simple in a query, a list with commas', styleOf('query', 'simple'), 'query', 'form', false],
    ['an unknown location', styleOf('toString'), 'query', 'form', true],
  ])('replaces %s', (_, found, location, style, explode) => {
    expect(found).toMatchObject({ location, style, explode });
  });

  it.each([
    ['query', 'pipeDelimited', false],
    ['query', 'spaceDelimited', false],
    ['path', 'matrix', false],
    ['cookie', 'cookie', true],
    ['query', 'deepObject', true],
  ])('uses the explode default of the style: %s %s %s', (location, style, explode) => {
    expect(styleOf(location, style)).toMatchObject({ style, explode });
  });
});

describe('serializeParameter()', () => {
  // OpenAPI 3.2 "Style Examples": the rows and columns that are not n/a.
  it.each([
    ['path matrix', false, ';color', ';color=blue', ';color=blue,black,brown', ';color=R,100,G,200,B,150'],
    ['path matrix', true, ';color', ';color=blue', ';color=blue;color=black;color=brown', ';R=100;G=200;B=150'],
    ['path label', false, '.', '.blue', '.blue,black,brown', '.R,100,G,200,B,150'],
    ['path label', true, '.', '.blue', '.blue.black.brown', '.R=100.G=200.B=150'],
    ['path simple', false, '', 'blue', 'blue,black,brown', 'R,100,G,200,B,150'],
    ['path simple', true, '', 'blue', 'blue,black,brown', 'R=100,G=200,B=150'],
    ['header simple', false, '', 'blue', 'blue,black,brown', 'R,100,G,200,B,150'],
    ['header simple', true, '', 'blue', 'blue,black,brown', 'R=100,G=200,B=150'],
    ['query form', false, 'color=', 'color=blue', 'color=blue,black,brown', 'color=R,100,G,200,B,150'],
    ['query form', true, 'color=', 'color=blue', 'color=blue&color=black&color=brown', 'R=100&G=200&B=150'],
    [
      'query spaceDelimited',
      false,
      'color=',
      'color=blue',
      'color=blue%20black%20brown',
      'color=R%20100%20G%20200%20B%20150',
    ],
    [
      'query pipeDelimited',
      false,
      'color=',
      'color=blue',
      'color=blue%7Cblack%7Cbrown',
      'color=R%7C100%7CG%7C200%7CB%7C150',
    ],
    [
      'query deepObject',
      true,
      'color=',
      'color=blue',
      'color%5B%5D=blue&color%5B%5D=black&color%5B%5D=brown',
      'color%5BR%5D=100&color%5BG%5D=200&color%5BB%5D=150',
    ],
    ['cookie cookie', false, 'color=', 'color=blue', 'color=blue,black,brown', 'color=R,100,G,200,B,150'],
    ['cookie cookie', true, 'color=', 'color=blue', 'color=blue; color=black; color=brown', 'R=100; G=200; B=150'],
    ['query pipeDelimited', true, 'color=', 'color=blue', 'color=blue&color=black&color=brown', 'R=100&G=200&B=150'],
    ['cookie form', true, 'color=', 'color=blue', 'color=blue; color=black; color=brown', 'R=100; G=200; B=150'],
    ['cookie form', false, 'color=', 'color=blue', 'color=blue,black,brown', 'color=R,100,G,200,B,150'],
  ])('writes color in the %s, explode %s', (what, explode, empty, text, array, object) => {
    const [location = '', style] = what.split(' ');
    const chosen = styleOf(location, style, explode);
    expect(serializeParameter('color', '', chosen)).toBe(empty);
    expect(serializeParameter('color', null, chosen)).toBe(empty);
    expect(serializeParameter('color', 'blue', chosen)).toBe(text);
    expect(serializeParameter('color', ARRAY, chosen)).toBe(array);
    expect(serializeParameter('color', OBJECT, chosen)).toBe(object);
  });

  it.each([
    ['an empty array', []],
    ['an empty object', {}],
    ['an array of nulls', [null]],
    ['no value', undefined],
  ])('sends nothing for %s', (_, value) => {
    for (const location of ['path', 'query', 'header', 'cookie'])
      expect(serializeParameter('a', value, styleOf(location))).toBe('');
    expect(serializeParameter('a', value, styleOf('query', 'deepObject'))).toBe('');
    expect(serializeParameter('a', value, styleOf('path', 'matrix'))).toBe('');
  });

  it.each([
    [0, 'q=0'],
    [false, 'q=false'],
    [9007199254740993n, 'q=9007199254740993'],
    [new Date('2024-02-29T00:00:00Z'), 'q=2024-02-29T00%3A00%3A00.000Z'],
    ['a b+c&d=e#f/g?h%20', 'q=a%20b%2Bc%26d%3De%23f%2Fg%3Fh%2520'],
    ["!'()*-._~", 'q=%21%27%28%29%2A-._~'],
    ['Zoë 😀', 'q=Zo%C3%AB%20%F0%9F%98%80'],
    ['\ud800', 'q=%EF%BF%BD'],
  ])('encodes %o', (value, expected) => {
    expect(serializeParameter('q', value, styleOf('query'))).toBe(expected);
  });

  const RESERVED = styleOf('query', null, null, true);
  const NESTED = { status: 'open', tags: ['a', 'b'], range: { from: 1, to: null }, items: [{ id: 1 }, { id: 2 }] };

  it.each([
    ['keeps allowed characters, except those that end a pair', 'q', 'a/b?c:d,%20', RESERVED, 'q=a/b?c:d,%20'],
    ['keeps allowed characters, except those that end a pair', 'q', '&e+f#g[0]%', RESERVED, 'q=%26e%2Bf%23g%5B0%5D%25'],
    ['keeps a path in one segment', 'id', 'a/b?c;d', styleOf('path', null, null, true), 'a%2Fb%3Fc;d'],
    ['encodes commas in list items', 'q', ['a,b', 'c'], styleOf('query', 'form', false), 'q=a%2Cb,c'],
    ['encodes brackets in names', 'page[size]', 10, styleOf('query'), 'page%5Bsize%5D=10'],
    ['keeps $ in names', '$filter', 'x', styleOf('query'), '$filter=x'],
    ['sends headers unencoded', 'If-Match', '"abc", W/"é"', styleOf('header'), '"abc", W/"é"'],
    ['sends headers on one line', 'X', 'a\r\nEvil: b', styleOf('header'), 'a Evil: b'],
    ['omits nulls in arrays', 'q', ['a', null, 'b'], styleOf('query'), 'q=a&q=b'],
    ['omits nulls in objects', 'q', { a: null, b: 1 }, styleOf('query'), 'b=1'],
    ['writes nested values as JSON', 'q', { a: { b: [1] } }, styleOf('query'), 'a=%7B%22b%22%3A%5B1%5D%7D'],
  ])('%s: %s', (_, name, value, style, expected) => {
    expect(serializeParameter(name, value, style)).toBe(expected);
  });

  it('nests deepObject with brackets, and lists of scalars with empty brackets', () => {
    expect(decodeURIComponent(serializeParameter('f', NESTED, styleOf('query', 'deepObject')))).toBe(
      'f[status]=open&f[tags][]=a&f[tags][]=b&f[range][from]=1&f[items][0][id]=1&f[items][1][id]=2',
    );
  });

  it('terminates for recursive and huge values', () => {
    const cyclic: Record<string, unknown> = {};
    cyclic.self = cyclic;
    expect(serializeParameter('q', cyclic, styleOf('query', 'deepObject'))).toBe('q%5Bself%5D=%E2%80%A6');
    expect(serializeParameter('n'.repeat(10_000), Array(1e6).fill(1), styleOf('query')).length).toBeLessThan(50_000);
  });
});

describe('wireExample()', () => {
  it.each([
    ['tag', ['a', 'b'], styleOf('query'), '?tag=a&tag=b'],
    ['tag', ['a', 'b,c'], styleOf('query', 'form', false), '?tag=a,b%2Cc'],
    ['tag', ['a', 'b|c'], styleOf('query', 'pipeDelimited'), '?tag=a|b%7Cc'],
    ['tag', ['a', 'b'], styleOf('query', 'spaceDelimited'), '?tag=a%20b'],
    ['filter', { status: 'open', 'a]b': 1 }, styleOf('query', 'deepObject'), '?filter[status]=open&filter[a%5Db]=1'],
    ['page[size]', 10, styleOf('query'), '?page[size]=10'],
    ['since', '2024-01-01T00:00:00+01:00', styleOf('query'), '?since=2024-01-01T00:00:00%2B01:00'],
    ['include', 'a,b', styleOf('query'), '?include=a%2Cb'],
    ['city', 'Zürich & Köln', styleOf('query'), '?city=Zürich%20%26%20Köln'],
    ['id', 3, styleOf('path', 'matrix'), '/;id=3'],
    ['id', [3, 4], styleOf('path', 'label', true), '/.3.4'],
    ['id', 'a/b', styleOf('path'), '/a%2Fb'],
    ['X-Tags', ['a', 'b'], styleOf('header'), 'X-Tags: a,b'],
    ['X-Tags', '', styleOf('header'), 'X-Tags:'],
    ['id', 3, styleOf('cookie'), 'Cookie: id=3'],
    ['id', { a: 1, b: 2 }, styleOf('cookie', 'cookie'), 'Cookie: a=1; b=2'],
    ['id', [], styleOf('query'), ''],
  ])('shows %s %o', (name, value, style, expected) => {
    expect(wireExample(name, value, style)).toBe(expected);
  });

  it('shows the same as is sent', () => {
    const value = { 'a b': 'x&y=z+1', ü: '%41', list: ['1,2', '#'] };
    for (const style of [styleOf('query'), styleOf('query', 'deepObject'), styleOf('query', 'form', false)]) {
      const shown = new URL(`https://example.org/${wireExample('q', value, style)}`);
      const sent = new URL(`https://example.org/?${serializeParameter('q', value, style)}`);
      expect([...shown.searchParams]).toEqual([...sent.searchParams]);
    }
  });
});
