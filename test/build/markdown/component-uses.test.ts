import { describe, expect, it } from 'vitest';
import { compile, html } from './compile.ts';

const components = {
  Window: 'content',
  Icon: 'nothing',
  Tldr: 'tip',
  Card: 'link',
  Terminal: 'CodeBlock',
  Details: 'content',
};
const made = (markdown: string): string => html(markdown, { components, format: 'mdx' }).replace(/\n+/g, '');

describe('markdown.components', () => {
  it.each([
    ['what it contains', '<Window width={1}>\n\n**a**\n\n</Window>', '<p><strong>a</strong></p>'],
    ['what it contains, in a line', 'a <Window>**b**</Window> c', '<p>a <strong>b</strong> c</p>'],
    ['nothing', 'a <Icon name="x" /> b\n\n<Icon />', '<p>a  b</p>'],
    [
      'a link of its title, with what it says',
      '<Card title="A & B" link="/a" description="Says." icon="i"/>',
      '<p><a href="/a">A &amp; B</a>: Says.</p>',
    ],
    ['a link around what it contains', '<Card href="/a">**b**</Card>', '<p><a href="/a"><strong>b</strong></a></p>'],
    ['its title alone, where it leads nowhere', '<Card header="A">b</Card>', '<p>A</p><p>b</p>'],
    ['another thing than in Docusaurus', '<Details summary="s">\n\nb\n\n</Details>', '<p>b</p>'],
  ])('replaces a component with %s', (_what, markdown, expected) => {
    expect(made(markdown)).toBe(expected);
    expect(compile(markdown, { components, format: 'mdx' }).findings).toEqual([]);
  });

  it('replaces components with admonitions and code', () => {
    expect(made('<Tldr title="Short">\n\nb\n\n</Tldr>')).toMatch(/class="admonition tip".*Short.*<p>b<\/p>/);
    expect(made('<Terminal language="js">{`let a`}</Terminal>')).toContain('let');
  });

  it('drops links with an unsafe URL', () => {
    expect(compile('<Card title="A" link="javascript:alert(1)"/>', { components }).html).not.toContain('javascript:');
  });
});
