import { describe, expect, it } from 'vitest';
import { parseMarkup } from '../../../../../../build/tools/import/shared/markup/markup-tree.ts';
import { rewriteFence } from '../../../../../../build/tools/import/shared/markup/write-fence.ts';
import { toLucide } from '../../../../../../build/tools/import/shared/settings/icon-names.ts';

describe('parseMarkup()', () => {
  const outline = (text: string): unknown =>
    (function list(nodes): unknown[] {
      return nodes.map((node) => {
        if (node.kind === 'element') return { [node.name]: list(node.children) };
        return node.kind === 'expression' ? { code: node.code } : node.text;
      });
    })(parseMarkup(text));

  it('finds elements and expressions, but not in code', () => {
    expect(outline('a <B c="d">e {f}</B> `<G>`')).toEqual(['a ', { B: ['e ', { code: 'f' }] }, ' ', '`<G>`']);
    expect(outline('```\n<A>{b}\n```\n<C />')).toEqual(['```\n<A>{b}\n```', '\n', { C: [] }]);
  });

  it('does not take what is between two attributes in backquotes for code', () => {
    expect(outline('<A b={`\n\n<c>\n`} />\n<D>\n<A b={`\n\ne`} />\n</D>')).toEqual([
      { A: [] },
      '\n',
      { D: ['\n', { A: [] }, '\n'] },
    ]);
  });

  it('leaves escaped signs, variables and ids of headings as text', () => {
    expect(outline('\\<A> \\{b} {{c}} {#d} 1 < 2')).toEqual(['\\<A> \\{b} {{c}} {#d} 1 < 2']);
  });

  it('closes elements that nothing closes with the element around them', () => {
    expect(outline('<A><B>c</A>d')).toEqual([{ A: [{ B: ['c'] }] }, 'd']);
    expect(outline('a</B><br>c')).toEqual(['a', { br: [] }, 'c']);
  });

  it('stops at elements that are nested without end', () => {
    expect(parseMarkup('<A>'.repeat(5_000)).length).toBeGreaterThan(0);
  });
});

describe('rewriteFence()', () => {
  it.each([
    ['js', 'js'],
    ['js src/pay.js', 'js title="src/pay.js"'],
    ['bash Install with npm icon="terminal"', 'bash title="Install with npm"'],
    ['ts {1,3-5} highlight={7} lines', 'ts {7,1,3-5} showLineNumbers'],
    ['js title="a `b`" theme={null} expandable', 'js title="a \'b\'"'],
    ['', ''],
    ['{2}', 'text {2}'],
  ])('%s → %s', (info, expected) => {
    expect(rewriteFence(`  \`\`\`${info}\n  a\n  \`\`\``)).toBe(`  \`\`\`${expected}\n  a\n  \`\`\``);
  });

  it('removes marks that the engine does not have, and keeps the others', () => {
    expect(rewriteFence('```js\na // [!code focus]\nb // [!code ++]\n```')).toBe('```js\na\nb // [!code ++]\n```');
  });

  it('leaves code spans as they are', () => {
    expect(rewriteFence('`js {1}`')).toBe('`js {1}`');
  });
});

describe('toLucide()', () => {
  it.each([
    ['rocket', 'rocket'],
    ['magnifying-glass', 'search'],
    ['fa-solid fa-house', 'home'],
    ['/icons/a.svg', null],
    ['constructor', null],
    ['information', 'info'],
    ['warning', 'triangle-alert'],
    ['seti:json', 'braces'],
    ['seti:rust', 'file-code'],
    ['discord', null],
  ])('%s → %s', (written, expected) => {
    const name = toLucide(written);
    expect(name === 'house' ? 'home' : name).toBe(expected);
  });
});
