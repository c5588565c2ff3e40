import { describe, expect, it } from 'vitest';
import { locateInYaml } from '../../../../../../build/openapi/read/text/yaml/locate-yaml.ts';

const TEXT = `# comment
---
a: {"b": [1, {c: x}]}
"d/e~f": 'it''s'
list:
  - k: 1
    deep: [{ x: y }]
  - "quoted"
  - >- # folded
    text
  - |

    text
  - !!str 5
  - - x
    - y
  -
200: ok
none:
'quo"ted': z
`;

describe('locateInYaml()', () => {
  it.each([
    ['#', 3, 1],
    ['#/a', 3, 1],
    ['#/a/b', 3, 5],
    ['#/a/b/0', 3, 11],
    ['#/a/b/1', 3, 14],
    ['#/a/b/1/c', 3, 15],
    ['#/d~1e~0f', 4, 1],
    ['#/list/0', 6, 5],
    ['#/list/0/k', 6, 5],
    ['#/list/0/deep/0/x', 7, 14],
    ['#/list/1', 8, 5],
    ['#/list/2', 9, 5],
    ['#/list/3', 11, 5],
    ['#/list/4', 14, 11],
    ['#/list/5/1', 16, 7],
    ['#/200', 18, 1],
    ['#/none', 19, 1],
    ['#/quo%22ted', 20, 1],
  ])('finds %s at %i:%i', (pointer, line, column) => {
    expect(locateInYaml(TEXT, [pointer]).get(pointer)).toEqual({ line, column });
  });

  it.each([
    ['#/nothing/at/all', 3, 1],
    ['#/a/b/9', 3, 5],
    ['#/a/b/0/deeper', 3, 11],
    ['#/list/6', 5, 1],
    ['no pointer', 3, 1],
  ])('returns for %s the position of its nearest parent, %i:%i', (pointer, line, column) => {
    expect(locateInYaml(TEXT, [pointer]).get(pointer)).toEqual({ line, column });
  });

  it('finds all pointers in one pass', () => {
    const found = locateInYaml(TEXT, ['#/none', '#/a/b/1/c', '#/a/b', '#/list/9/x']);
    expect([...found].map(([pointer, { line }]) => [pointer, line])).toEqual([
      ['#/a/b', 3],
      ['#/a/b/1/c', 3],
      ['#/list/9/x', 5],
      ['#/none', 19],
    ]);
  });

  it('treats an alias as a scalar, and uses the first of two equal keys', () => {
    const text = 'a: &x { y: 1 }\nb: *x\nc: { d: 1 }\nc: { d: 2 }\n';
    expect([...locateInYaml(text, ['#/b/y', '#/c/d']).values()]).toEqual([
      { line: 2, column: 1 },
      { line: 3, column: 6 },
    ]);
  });
});
