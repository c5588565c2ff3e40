import { marked } from 'marked';
import { describe, expect, it } from 'vitest';
import { FenceTracker, fence } from '../../../worker/model/fences.ts';

const codeLines = (text: string): string[] => {
  const fences = new FenceTracker();
  return text.split('\n').filter((line) => fences.read(line) || fences.isOpen);
};

describe('FenceTracker', () => {
  it.each([
    ['```', ['```', 'a', '```']],
    ['~~~ js `x`', ['~~~ js `x`', 'a', '~~~']],
    ['````', ['````', '```', 'a', '`````']],
    ['```', ['```', '``` js', '~~~', '``', 'a', '```  ']],
    ['~~~~', ['~~~~', '~~~', 'a', '~~~~']],
  ])('reads what %j opens up to a line of at least as many of its marks alone', (_, lines) => {
    const text = [...lines, 'b'].join('\n');
    expect(codeLines(text)).toEqual(lines);
    // As marked does.
    expect(marked.lexer(text).map(({ type }) => type)).toEqual(['code', 'paragraph']);
  });

  it('reads no code where the line has more backticks', () => {
    expect(codeLines('```npm i``` installs it.\na\n```` b ` ````')).toEqual([]);
  });

  it.each([
    ['> ```\n> a\n> ```\nb', 3],
    ['- ```\n  a\n  ```\nb', 3],
    ['  2) > - ~~~\n\ta\n\t~~~\r\nb', 3],
  ])('reads code in containers: %j', (text, count) => {
    expect(codeLines(text)).toHaveLength(count);
  });
});

describe('fence()', () => {
  it.each([
    ['a\n', 'js', '```js\na\n```'],
    ['a ``` b', '', '````\na ``` b\n````'],
    ['````\n```\n\n', 'md', '`````md\n````\n```\n`````'],
  ])('has more backticks than %j', (code, info, expected) => {
    expect(fence(code, info)).toBe(expected);
  });

  it('takes any number of fences and empty lines', () => {
    const [code] = marked.lexer(fence(`${'```\n'.repeat(200_000)}${'\n'.repeat(200_000)}a`, ''));
    expect(code?.raw).toHaveLength(1_000_011);
  });
});
