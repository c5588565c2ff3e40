import { marked } from 'marked';
import { describe, expect, it } from 'vitest';
import { FenceTracker, fence } from '../../../../worker/model/markup/fences.ts';

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
    ['- a\n\n  ```\n  a\n  ```\nb', 3],
    ['  2) > - ~~~\n     >   a\n     >   ~~~\r\nb', 3],
    ['-\t```\n\ta\n\n    b\n\t```\nb', 5],
    ['> ```\n> code\n\nText', 2],
    ['> ```\n> code\n```js\na', 4],
    ['> > ```\n> > a\n> b', 2],
    ['1. > ```\n   > code\n\n   Text', 2],
    ['```md\n> ```\n:::\n> ```\n# a\n```\nb', 6],
    ['- ```\n  code\n\nText', 3],
    ['- ```\n  code\n# Title', 2],
    ['-\t```\n\tcode\n- b', 2],
    ['> - ```\n>   code\n>\n> b', 3],
    ['- ```\n  code\n> b', 2],
    ['```\n    ```\ncode\n```\nb', 4],
    ['- ```\n      ```\n  code\n  ```\nb', 4],
  ])('reads code in containers: %j', (text, count) => {
    const code = codeLines(text);
    expect(code).toHaveLength(count);
    // As marked does.
    const others = text.split('\n').filter((line) => !code.includes(line));
    const html = marked.parse(text, { async: false }).replace(/<pre>.*?<\/pre>|<.*?>/gs, '');
    expect(html.split(/\s+/).filter(Boolean)).toEqual(others.flatMap((line) => /\w+/.exec(line) ?? []));
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
