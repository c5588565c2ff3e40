import { describe, expect, it } from 'vitest';
import { toCompactJson, toPrettyJson } from '../../../../worker/request/value/json-text.ts';
import { findJsonTree } from '../../../../worker/request/value/json-tree.ts';

describe('findJsonTree()', () => {
  it('keeps number literals, order and duplicate names', () => {
    expect(findJsonTree('{"b":1.50,"a":[],"b":1e400}')).toEqual({
      kind: 'object',
      members: [
        { name: 'b', value: { kind: 'number', literal: '1.50' } },
        { name: 'a', value: { kind: 'array', items: [] } },
        { name: 'b', value: { kind: 'number', literal: '1e400' } },
      ],
    });
  });

  it('reads punctuation in strings as text', () => {
    const text = '["{\\"a\\": [1,2]}", "\\\\", ", :"]';
    expect(findJsonTree(text)).toEqual({
      kind: 'array',
      items: ['{"a": [1,2]}', '\\', ', :'].map((value) => ({ kind: 'string', value })),
    });
  });

  it('returns nothing for text that is not JSON', () => {
    for (const text of ['', '{', '[1,]', "{'a':1}", 'NaN', '01', '{} {}']) expect(findJsonTree(text), text).toBeNull();
  });

  it('returns nothing below 64 levels', () => {
    expect(findJsonTree('['.repeat(64) + ']'.repeat(64))).not.toBeNull();
    expect(findJsonTree('['.repeat(65) + ']'.repeat(65))).toBeNull();
    expect(findJsonTree('['.repeat(100_000) + ']'.repeat(100_000))).toBeNull();
    // Brackets in strings are text, also after an escaped quote.
    expect(findJsonTree(`["\\"${'['.repeat(65)}", []]`)).not.toBeNull();
    expect(findJsonTree(`${'["\\"]",'.repeat(65)}0${']'.repeat(65)}`)).toBeNull();
  });
});

describe('toPrettyJson()', () => {
  it('indents by two spaces, from the indent of its line', () => {
    expect(toPrettyJson('{"a":[1,{}],"b":[]}', '  ')).toBe(
      '{\n    "a": [\n      1,\n      {}\n    ],\n    "b": []\n  }',
    );
  });

  it('writes invisible characters as escapes', () => {
    expect(toPrettyJson('"a\u202e\u007fb"')).toBe('"a\\u202e\\u007fb"');
  });

  it('leaves other text unchanged', () => {
    expect(toPrettyJson('{ <a> }')).toBe('{ <a> }');
  });
});

describe('toCompactJson()', () => {
  it('writes one line without spaces', () => {
    const tree = findJsonTree('{ "a": [1.0, null], "b": "c d" }');
    expect(tree && toCompactJson(tree)).toBe('{"a":[1.0,null],"b":"c d"}');
  });
});
