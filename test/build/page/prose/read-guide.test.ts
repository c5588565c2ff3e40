import { describe, expect, it } from 'vitest';
import { readGuide } from '../../../../build/page/prose/write/read-guide.ts';
import { compile } from './compile.ts';

const read = (markdown: string) => {
  const { tokens, headings } = compile(markdown, { math: true });
  const { text, places } = readGuide(tokens, headings);
  return { text, places: places.map(({ id, label, text: own }) => `#${id} ${label}: ${own}`) };
};

describe('readGuide()', () => {
  it('splits the text at headings at any depth', () => {
    expect(
      read(
        '# T\n\nIntro *a*.\n\n## One\n\n- b\n- c `d`\n\n:::note[Mind]\n\ne\n\n### Two\n\nf\n:::\n\n| g | h |\n|---|---|\n| i | j |',
      ),
    ).toEqual({ text: 'Intro a.', places: ['#one One: b c d Mind e', '#two Two: f g h i j'] });
  });

  it('includes code and tab labels, but no tags or TeX', () => {
    expect(
      read(
        '```js\nlet a;\n```\n\n<Tabs>\n<TabItem value="x" label="Mac">y</TabItem>\n</Tabs>\n\n<div>z <b>un</b>do</div>\n\n$$\n\\frac{1}{2}\n$$',
      ).text,
    ).toBe('let a; Mac y z undo 1 2');
  });

  it('includes the title of code', () => {
    expect(read('```sh title="Who am I?"\ncurl x\n```').text).toBe('Who am I? curl x');
  });

  it('includes the symbols of a formula on one line, but not its TeX', () => {
    expect(read('Take $\\frac{a}{b}$ of it.').text).toBe('Take a b of it.');
  });

  it('indexes code in hidden tabs, but does not show it', () => {
    const { tokens, headings } = compile(
      '# T\n\n## Call\n\n<Tabs>\n<TabItem value="a" label="curl">\n```sh\ncurl x\n```\n</TabItem>\n<TabItem value="b" label="Go">\nThen\n\n```go\nhttp.Get()\n```\n</TabItem>\n</Tabs>',
    );
    expect(readGuide(tokens, headings).places).toMatchObject([{ text: 'curl curl x Go Then', hidden: 'http.Get()' }]);
  });

  it('omits text for agents only', () => {
    expect(read(':::visibility{for=agents}\nsecret\n:::\n\na').text).toBe('a');
  });
});
