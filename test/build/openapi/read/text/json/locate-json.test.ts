import { describe, expect, it } from 'vitest';
import { locateInJson } from '../../../../../../build/openapi/read/text/json/locate-json.ts';

const TEXT = '{\n  "a": {"b": [1, {"c": "x"}]},\n  "d/e~f": "}",\n  "g": "\\"{[",\n  "h": null\n}\n';

describe('locateInJson()', () => {
  it.each([
    ['#', 1, 1],
    ['#/a', 2, 8],
    ['#/a/b', 2, 14],
    ['#/a/b/0', 2, 15],
    ['#/a/b/1/c', 2, 24],
    ['#/d~1e~0f', 3, 12],
    ['#/g', 4, 8],
    ['#/h', 5, 8],
  ])('finds %s at %i:%i', (pointer, line, column) => {
    expect(locateInJson(TEXT, [pointer]).get(pointer)).toEqual({ line, column });
  });

  it.each([
    ['#/none', 1, 1],
    ['#/a/b/9', 2, 14],
    ['#/a/b/1/none/0', 2, 18],
    ['#/h/deeper', 5, 8],
  ])('finds the nearest ancestor of %s at %i:%i', (pointer, line, column) => {
    const found = locateInJson(TEXT, ['#/h', pointer, '#/a/b/1']);
    expect(found.get(pointer)).toEqual({ line, column });
    expect([...found.keys()].sort()).toEqual(['#/h', pointer, '#/a/b/1'].sort());
  });

  it.each([
    '{"a":[[[[]]]],"b":1}',
    '{"a":"\\\\","b":1}',
    '{"a":-1.5e9,"b":1}',
    '{"a":{},"b":1}',
    '{ "a" : [ ] , "b" : 1 }',
  ])('skips other values: %j', (text) => {
    expect(locateInJson(text, ['#/b']).get('#/b')).toEqual({ line: 1, column: text.lastIndexOf('1') + 1 });
  });

  it('skips 100,000 levels', () => {
    const text = `{"a":${'['.repeat(100_000)}${']'.repeat(100_000)},"b":1}`;
    expect(locateInJson(text, ['#/b']).get('#/b')?.column).toBe(text.length - 1);
  });
});
