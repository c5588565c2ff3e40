import { describe, expect, it } from 'vitest';
import { parseCodeFence, parseRanges } from '../../../../build/page/blocks/code/code-fence.ts';

describe('parseCodeFence()', () => {
  it.each([
    ['js', 'js', null, false],
    ['js title="a b.js"', 'js', 'a b.js', false],
    ["js title='a.js' showLineNumbers", 'js', 'a.js', true],
    ['js{1}', 'js', null, false],
    ['  ', '', null, false],
    ['title="x"', 'title="x"', null, false],
  ])('reads %j', (info, language, title, showLineNumbers) => {
    expect(parseCodeFence(info, 'a')).toMatchObject({ language, title, showLineNumbers });
  });

  it.each([
    [
      'js {1,3-4}',
      'a\nb\nc\nd',
      'a\nb\nc\nd',
      [
        [0, 'highlighted'],
        [2, 'highlighted'],
        [3, 'highlighted'],
      ],
    ],
    ['js', '// highlight-next-line\na\nb', 'a\nb', [[0, 'highlighted']]],
    [
      'py',
      '# highlight-start\na\nb\n# highlight-end\nc',
      'a\nb\nc',
      [
        [0, 'highlighted'],
        [1, 'highlighted'],
      ],
    ],
    ['html', '<!-- highlight-next-line -->\n<b>', '<b>', [[0, 'highlighted']]],
    // In Markdown, other comments are text, for example of a nested fence.
    ['md', '<!-- highlight-next-line -->\na', 'a', [[0, 'highlighted']]],
    ['md', '// highlight-next-line\na // [!code ++]', '// highlight-next-line\na // [!code ++]', []],
    ['mdx', '{/* highlight-next-line */}\n# a', '# a', [[0, 'highlighted']]],
    ['clojure', ';; highlight-next-line\n(a)', '(a)', [[0, 'highlighted']]],
    ['fortran', '! highlight-next-line\na', 'a', [[0, 'highlighted']]],
    ['cobol', '*> highlight-next-line\na', 'a', [[0, 'highlighted']]],
    ['css', '/* added-line */\na', 'a', [[0, 'added']]],
    ['sql', '-- removed-line\na', 'a', [[0, 'removed']]],
    [
      'diff',
      '--- a\n+++ b\n+c\n-d\n e',
      '--- a\n+++ b\n+c\n-d\n e',
      [
        [2, 'added'],
        [3, 'removed'],
      ],
    ],
    ['js', 'a // highlight-next-line', 'a // highlight-next-line', []],
  ])('marks lines of %j: %j', (info, text, code, marks) => {
    const fence = parseCodeFence(info, text);
    expect(fence.code).toBe(code);
    expect([...fence.marks].sort()).toEqual(marks);
  });
});

describe('parseRanges()', () => {
  it.each([
    ['1,3-5', [1, 3, 4, 5]],
    [' 2 - 3 ', [2, 3]],
    ['', []],
    ['0,-1,5-4,x', []],
    ['1-999999999', []],
  ])('reads %j', (text, lines) => {
    expect(parseRanges(text)).toEqual(lines);
  });
});
