import { describe, expect, it } from 'vitest';
import { startCpuClock } from '../../../cpu-clock.ts';
import { compile } from './compile.ts';

/** Longer than linear work takes. */
const LIMIT_MS = 4_000;

/** Quadratic work on this many bytes takes minutes. */
const LONG = 300_000;
const repeat = (text: string, bytes: number): string => text.repeat(Math.ceil(bytes / text.length));

const HOSTILE: readonly (readonly [name: string, markdown: string])[] = [
  ...['[', '*', '(', '![', '`', '_', '~~', '<', '{', '$', '"', '\\', '&', '#', '- ', '1. ', '|', ':::', '> a\n'].map(
    (mark): [string, string] => [`5,000 times ${JSON.stringify(mark)}`, mark.repeat(5_000)],
  ),
  ['short rows of a wide table', `|${'a|'.repeat(LONG / 4)}\n|${'-|'.repeat(LONG / 4)}\n${'a\n'.repeat(LONG / 4)}`],
  ['a link in a link', `${'['.repeat(5_000)}a${'](b)'.repeat(5_000)}`],
  ['emphasis openers', '*a **b '.repeat(5_000)],
  ['ever longer runs of backticks', Array.from({ length: 500 }, (_, index) => '`'.repeat(index)).join(' a ')],
  ['unclosed components', '<Tabs>\n'.repeat(1_500)],
  ['unclosed inline components', '<Foo a="'.repeat(5_000)],
  ['closing components', '</Tabs>\n'.repeat(5_000)],
  ['unclosed elements', '<div>\n\n'.repeat(3_000)],
  ['unclosed details', '<details>\n'.repeat(3_000)],
  ['unclosed admonitions', ':::note\n'.repeat(1_000)],
  ['unclosed comment', `<!-- ${repeat('a\n', LONG)}`],
  ['unclosed JSX comment', `{/* ${repeat('a\n', LONG)}`],
  ['unclosed fence', `\`\`\`js\n${repeat('let a = "b";\n', 100_000)}`],
  ...[' ', '\t', ';', '%', '{ ', '{ /*', '// [!code ++] ', '// [!code ++] */ '].flatMap((text): [string, string][] => [
    [`code of ${JSON.stringify(text)}`, `\`\`\`\na${repeat(text, 100_000)}x\n\`\`\``],
    [`code of one ${JSON.stringify(text)} and spaces`, `\`\`\`\n${text}${repeat(' ', 100_000)}x\n\`\`\``],
  ]),
  ['an item of tabs', `- ${'\t'.repeat(5_000)}x`],
  ['spaces before the id of a heading', `# a${repeat(' ', 100_000)}{#b`],
  ['spaces after the id of a heading', `# a {#b}${repeat(' ', 100_000)}c`],
  ['openers of ids of a heading', `# a ${repeat('{#', 100_000)}`],
  ['spaces after a destructured value', `export const { a } = b${repeat(' ', 100_000)}c\n\n<A />`],
  ['unclosed export', `export const a = (\n${repeat('b(\n', 100_000)}`],
  ['many exports', 'export const a = 1;\n\n'.repeat(5_000)],
  ['many expressions', '{a(b)} '.repeat(5_000)],
  ['open braces with quotes', `import a from 'b'\n\n${"{'a ".repeat(5_000)}`],
  ...['    a\n\n', '    a\n', '    - a\n', '    a\n<b>\n\n', '    a\n\nb\n'].map((text): [string, string] => [
    `indented blocks in MDX: ${JSON.stringify(text)}`,
    `<Foo />\n\n${repeat(text, 50_000)}b`,
  ]),
  [
    'a staircase of indented blocks in MDX',
    `<Foo />\n\n${Array.from({ length: 300 }, (_, index) => `${' '.repeat(4 * index)}a\n\n`).join('')}`,
  ],
  ['a long line', repeat('word ', LONG)],
  ['a long line without a space', 'a'.repeat(LONG)],
  ['a long text of links', repeat('[a](b.md) ', LONG)],
  ['a long text of paragraphs', repeat('word <b>x</b>\n\n', LONG)],
  ['a table of 10,000 rows', `| a | b |\n|---|---|\n${'| 1 | `2` |\n'.repeat(10_000)}`],
  [
    'a table of 1,000 columns',
    `|${'a|'.repeat(1_000)}\n|${'-|'.repeat(1_000)}\n${`|${'b|'.repeat(1_000)}\n`.repeat(50)}`,
  ],
  ['10,000 headings of the same text', '## Same\n\n'.repeat(10_000)],
  ['10,000 items', '- a\n'.repeat(10_000)],
  ['5,000 footnotes', Array.from({ length: 2_000 }, (_, index) => `a[^${index}]\n\n[^${index}]: b\n\n`).join('')],
  ['5,000 definitions', Array.from({ length: 5_000 }, (_, index) => `[a${index}]: b\n`).join('')],
  ['endless attributes', `<Foo ${'a={1} '.repeat(5_000)}`],
  ['entities', '&#xD800;&#0;&#x110000;'.repeat(5_000)],
  // Each list is searched for a directive that would end it.
  ...[
    '- a\n# b\n',
    '- a\n> b\n',
    '- a\n***\n',
    '- a\n- - -\n',
    '- a\n<div>\n',
    '- a\n* b\n',
    '- ```x``` a\n\nb\n\n',
  ].map((text): [string, string] => [
    `8,000 times ${JSON.stringify(text)} before a directive`,
    `${text.repeat(8_000)}\n:::note\na\n:::\n`,
  ]),
];

describe('compileMarkdown() with hostile texts', { timeout: 60_000 }, () => {
  it.each(HOSTILE)('takes %s in bounded time', (_name, markdown) => {
    const elapsed = startCpuClock();
    try {
      expect(compile(markdown, { math: true }).html.length).toBeGreaterThanOrEqual(0);
    } catch (error) {
      // Text that is nested too deeply is rejected on its page (see compile-guides.test.ts).
      expect(error).toBeInstanceOf(RangeError);
    }
    expect(elapsed()).toBeLessThan(LIMIT_MS);
  });

  it('shows a null character and a lone surrogate visibly', () => {
    expect(compile('a\0b').html).toBe('<p>a\ufffdb</p>\n');
    expect(Buffer.from(compile('a\ud800b').html).toString()).toBe('<p>a\ufffdb</p>\n');
  });
});
