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
    ['its content', '<Window width={1}>\n\n**a**\n\n</Window>', '<p><strong>a</strong></p>'],
    ['its content, inline', 'a <Window>**b**</Window> c', '<p>a <strong>b</strong> c</p>'],
    ['nothing', 'a <Icon name="x" /> b\n\n<Icon />', '<p>a  b</p>'],
    [
      'a link with its title, and its description',
      '<Card title="A & B" link="/a" description="Says." icon="i"/>',
      '<p><a href="/a">A &amp; B</a>: Says.</p>',
    ],
    ['a link around its content', '<Card href="/a">**b**</Card>', '<p><a href="/a"><strong>b</strong></a></p>'],
    ['only its title, without a URL', '<Card header="A">b</Card>', '<p>A</p><p>b</p>'],
    ['something else than in Docusaurus', '<Details summary="s">\n\nb\n\n</Details>', '<p>b</p>'],
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
