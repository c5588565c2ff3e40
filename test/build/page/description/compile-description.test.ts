import { describe, expect, it } from 'vitest';
import { FragmentIds } from '../../../../build/base/fragment-ids.ts';
import { DescriptionCompiler } from '../../../../build/page/description/compile-description.ts';
import { countElements } from '../../../../build/page/divide-page.tsx';
import { startCpuClock } from '../../../cpu-clock.ts';
import { pageEn } from '../../../english.ts';

const compiler = new DescriptionCompiler({
  messages: pageEn,
  resolveLink: (href) => (/^https?:/.test(href) ? href : null),
  imageHosts: () => ['img.test', '*.cdn.test'],
});
const compile = (markdown: string): string | null => compiler.compile(markdown)?.html ?? null;
const EXTERNAL = ' target="_blank" rel="noopener noreferrer nofollow"';
const schemaLink = (key: string, name = key): string => `<a href="https://x.test/#/s/${key}"${EXTERNAL}>${name}</a>`;

const FRAME = '<div class="table" tabindex="0">';

describe('DescriptionCompiler', () => {
  it.each([
    ['Plain text, 5 > 3.', '<p>Plain text, 5 &gt; 3.</p>'],
    ['*a* `<b>` ~~c~~', '<p><em>a</em> <code>&lt;b&gt;</code> <del>c</del></p>'],
    ['A <nobr>long *name*</nobr>, <your-id>', '<p>A long <em>name</em>, &lt;your-id&gt;</p>'],
    [
      'Send <your-id> in List<String> & <Map<K, V>>',
      '<p>Send &lt;your-id&gt; in List&lt;String&gt; &amp; &lt;Map&lt;K, V&gt;&gt;</p>',
    ],
    ['<details><summary>More</summary>x</details>', '<details><summary>More</summary>x</details>'],
    // Redoc's elements.
    ['<SecurityDefinitions />\n\nx', '<p>x</p>'],
    ['<SecurityDefinitions></SecurityDefinitions>\n\nx', '<p>x</p>'],
    [
      'List<SecurityDefinitions>, a <SchemaDefinition>',
      '<p>List&lt;SecurityDefinitions&gt;, a &lt;SchemaDefinition&gt;</p>',
    ],
    [
      'The <SchemaDefinition schemaRef="https://x.test/#/s/Pet" showReadOnly={true} />.',
      `<p>The ${schemaLink('Pet')}.</p>`,
    ],
    [
      `<SchemaDefinition schemaRef="https://x.test/#/s/A" /> <schemadefinition schemaRef='https://x.test/#/s/B'/>`,
      `<p>${schemaLink('A')} ${schemaLink('B')}</p>`,
    ],
    ['<div><SchemaDefinition schemaRef="https://x.test/#/s/a~1b"/></div>', `<div>${schemaLink('a~1b', 'a/b')}</div>`],
    ['a <SchemaDefinition schemaRef="javascript:x"/>', '<p>a <span title="javascript:x">javascript:x</span></p>'],
    ['<details>x</details>', '<details><summary>Show more</summary>x</details>'],
    [
      '> [!NOTE]\n> a\n\n> [!TIP]\n>\n> - b',
      '<blockquote>\n<p><strong>Note</strong></p>\n<p>a</p>\n</blockquote>\n<blockquote>\n<p><strong>Tip</strong></p>\n<ul>\n<li>b</li>\n</ul>\n</blockquote>',
    ],
    ['a <!-- hidden --> b', '<p>a  b</p>'],
    ['<p>a</p><p></p><p><br /></p><p/>', '<p>a</p>'],
    ['<p> \n</p>', null],
    ['## H', '<p><strong>H</strong></p>'],
    ['[x](https://x.test)', `<p><a href="https://x.test"${EXTERNAL}>x</a></p>`],
  ])('compiles %j', (markdown, html) => {
    expect(compile(markdown)).toBe(html);
  });

  it.each([
    ['<script>alert(1)</script>after', 'after'],
    ['</script>x', '<p>x</p>'],
    ['<style>*{}</style>x', 'x'],
    ['<iframe src="https://x.test"></iframe>x', 'x'],
    ['<svg onload=alert(1)></svg>x', '<p>x</p>'],
    ['<p onclick="alert(1)" style="x" class="y" id="z">p</p>', '<p>p</p>'],
    ['<form action="https://x.test"><input name=a><button>b</button></form>', 'b'],
    ['<img src=x onerror=alert(1)>', '<span title="x">x</span>'],
    ['[x](javascript:alert(1))', '<p><span title="javascript:alert(1)">x</span></p>'],
    ['<a href="JaVa&#115;cript:alert(1)" onclick=x>y</a>', '<p><span title="JaVascript:alert(1)">y</span></p>'],
    ['[x](data:text/html,y)', '<p><span title="data:text/html,y">x</span></p>'],
    ['![a](javascript:alert(1))', '<p><span title="javascript:alert(1)">a</span></p>'],
  ])('makes %j harmless', (markdown, html) => {
    expect(compile(markdown)).toBe(html);
  });

  it.each([
    ['https://img.test/a.png', true],
    ['https://a.cdn.test/a.png', true],
    ['http://img.test/a.png', false],
    ['https://evil.test/img.test', false],
    ['https://evilcdn.test/a.png', false],
    ['//img.test/a.png', false],
  ])('shows the image %j: %j', (src, shown) => {
    expect(compile(`![a](${src})`)?.includes('<img')).toBe(shown);
  });

  it.each([
    ['*a*&#58; &quot;b&quot;', '*a*: "b"'],
    ['a &lt;b&gt; `&lt;`', 'a \\<b> `&lt;`'],
    ['&#42;a&#42;', '\\*a\\*'],
    ['R&D &x; **b** __c__', 'R&D &x; **b** __c__'],
  ])('writes %j as Markdown without character references', (markdown, expected) => {
    expect(compiler.compile(markdown)?.markdown).toBe(expected);
  });

  it.each(['<iframe></iframe>', '<script>x</script>', '  ', ''])('returns null for %j', (markdown) => {
    expect(compile(markdown)).toBeNull();
  });

  it('shows characters that change the text direction', () => {
    expect(compile('a\u202eb\u2066*c*')).toBe('<p>a[U+202E]b[U+2066]<em>c</em></p>');
  });

  it.each([
    ['<li>stray</li>', 'stray'],
    ['a</div></li></ul>', '<p>a</p>'],
    ['<ul><li>a<ul><li>b</ul></ul>', '<ul><li>a<ul><li>b</li></ul></li></ul>'],
    ['<dd>a</dd><dl><dt>b</dt><dd>c</dd></dl>', 'a<dl><dt>b</dt><dd>c</dd></dl>'],
    ['<td>a</td><table><tr><td>b</table>', `a${FRAME}<table><tr><td>b</td></tr></table></div>`],
    [
      '<table><thead><th>a</th><th>b</th></thead><tbody><td>c<td>d</tbody></table>',
      `${FRAME}<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>c</td><td>d</td></tr></tbody></table></div>`,
    ],
    ['<table><td>a<tr><td>b</table>c', `${FRAME}<table><tr><td>a</td></tr><tr><td>b</td></tr></table></div>c`],
    [
      '<a href=\\"https://x.test\\">a</a> `<a b=\\"c\\">`',
      `<p><a href="https://x.test"${EXTERNAL}>a</a> <code>&lt;a b=\\"c\\"&gt;</code></p>`,
    ],
    ['<details><summary>a</summary>\n\nb</details>\n\nc', '<details><summary>a</summary><p>b</p></details>\n<p>c</p>'],
    ['a <b>b\n\nc</b>', '<p>a <b>b</b></p>\n<p>c</p>'],
    ['a</br>b</p>c', '<p>a<br>b</p>c'],
    ['<p><a href="https://x.test"title=y>z</a', `<p><a href="https://x.test" title="y"${EXTERNAL}>z</a></p>`],
  ])('keeps %j inside its element', (markdown, html) => {
    expect(compile(markdown)).toBe(html);
  });

  it.each([
    ['quotes', '>'.repeat(5_000)],
    ['brackets', '['.repeat(20_000)],
    ['stars', '*a '.repeat(20_000)],
    ['stars and underscores', '*a _'.repeat(12_500)],
    ['stars without spaces', '**a'.repeat(50_000)],
    ['underscores without spaces', '_a'.repeat(75_000)],
    ['tags', '<div>'.repeat(5_000)],
    ['unclosed tags', '<a '.repeat(5_000)],
    ['backticks', '`'.repeat(20_000)],
    ...[
      '<a ',
      '<a b="',
      "<a b='>",
      '<a<',
      '</div',
      '</b>',
      '<!--',
      '<script>',
      '<b a=" ',
      '<div>\n</x>',
      '<p><td>',
    ].map((part): [string, string] => [`300 kB of ${part}`, `<div>${part.repeat(300_000 / part.length)}`]),
    ['a tag full of space', `<div ${' '.repeat(300_000)}`],
    ['code with a long gap', `\`\`\`\na${' '.repeat(300_000)}b\n\`\`\``],
    ['deep lists', Array.from({ length: 450 }, (_, level) => `${' '.repeat(level * 2)}- x`).join('\n')],
    ['518 kB of prose', 'word <b>x</b> [l](https://x.test) `c`\n\n'.repeat(518_000 / 37)],
  ])('takes %s in bounded time', (_what, markdown) => {
    const elapsed = startCpuClock();
    expect(compile(markdown)).not.toBeNull();
    expect(elapsed()).toBeLessThan(5_000);
  });

  it('keeps all text, and links, in a long text', () => {
    const text = `${'**a'.repeat(5_000)} https://example.com/ ${'word '.repeat(2_000)}`.trim();
    const html = compile(text) ?? '';
    expect(html.replace(/<[^>]+>/g, '') === text).toBe(true);
    expect(html.match(/href="[^"]*"/g)).toEqual(['href="https://example.com/"']);
  });

  it.each(Array.from({ length: 16 }, (_, index) => index))(
    'keeps links and line breaks in a long text, %i characters later',
    (shift) => {
      const start = `${'x'.repeat(shift)} ${'word '.repeat(197)}`;
      expect(compile(`${start}https://example.com/ ${'word '.repeat(2_000)}`)).toContain('href="https://example.com/"');
      expect(compile(`${start}word  \nword ${'word '.repeat(2_000)}`)).toContain('<br');
    },
  );

  it('keeps emphasis in a long text of short paragraphs', () => {
    expect(compile('Some *text*.\n\n'.repeat(2_000))?.match(/<em>text<\/em>/g)).toHaveLength(2_000);
  });

  it('returns the Markdown of two texts with the same HTML, with links resolved', () => {
    const resolving = new DescriptionCompiler({ messages: pageEn, resolveLink: () => '/api/bill' });
    const [first, second] = ['An *old* [bill](#bill).', 'An _old_ [bill](#bill).'].map((text) =>
      resolving.compile(text),
    );
    expect(second?.html).toBe(first?.html);
    expect([first, second].map((prose) => prose?.markdown)).toEqual(Array(2).fill('An *old* [bill](/api/bill).'));
  });

  it.each([
    ['a <script>b *c*', 'a'],
    ['<script>\n\nb\n\n</script> c', 'c'],
    ['<style>a</style\n>b', 'b'],
    ['a <svg><title>b</title></svg> c', 'a c'],
  ])('hides the same from readers and programs: %j', (markdown, text) => {
    const prose = compiler.compile(markdown);
    expect(prose?.text).toBe(text);
    expect(prose?.markdown.replaceAll('*', '').replaceAll('\\', '')).toBe(text);
  });

  it('gives the headings of a page unique ids, and levels below the page title', () => {
    const { prose, headings } = compiler.compilePage(
      '# A\n\ntext\n\n#### B\n\n# A\n\n[to](#A) [deep](#section/A/B) [there](#nowhere)',
      new FragmentIds(['servers']),
    );
    expect(headings).toEqual([
      { id: 'a', text: 'A', level: 2 },
      { id: 'b', text: 'B', level: 3 },
      { id: 'a-2', text: 'A', level: 2 },
    ]);
    expect(prose?.html).toContain('<h3 id="b">');
    expect(prose?.html).toMatch(/<a href="#a">to<\/a> <a href="#b">deep<\/a> (<span[^>]*>)?there</);
  });

  it('shows a table as text if marked would fill up most of it', () => {
    const [head, rule] = ['a|', '-|'].map((cell) => `|${cell.repeat(300)}\n`);
    const html = compile(`${head}${rule}${'|b|\n'.repeat(300)}`) ?? '';
    expect(html).toMatch(/^<pre tabindex="0">\|a\|a/);
    expect(html.length).toBeLessThan(3_000);
    expect(compile('|a|b|c|\n|-|-|-|\n|d|\n')?.match(/<td>/g)).toHaveLength(3);
  });

  it('divides a text that is too heavy, within long lists and tables too', () => {
    const rows = Array.from({ length: 1_000 }, (_, index) => `| r${index} |`).join('\n');
    const items = Array.from({ length: 2_000 }, (_, index) => `${index + 5}. i${index}`).join('\n');
    const { prose, pieces, headings } = compiler.compilePage(
      `# A\n\n[to](#b)\n\n| head |\n|---|\n${rows}\n\n# B\n\n${items}`,
      new FragmentIds(),
      { pieceHref: (piece) => `/page-${piece + 1}` },
    );
    expect(Math.max(...pieces.map((piece) => countElements(piece.prose.html)))).toBeLessThanOrEqual(1_800);
    expect(pieces.flatMap((piece) => piece.headings)).toEqual(headings);
    const html = pieces.map((piece) => piece.prose.html);
    expect(html.join('').match(/(?<=<td>)r\d+|(?<=<li>)i\d+/g)).toHaveLength(3_000);
    expect(html.every((part) => !part.includes('<table>') || part.includes('<th>head</th>'))).toBe(true);
    expect(html.at(-1)).toMatch(/<ol start="\d+05"><li>i\d+00<\/li>/);
    expect(html.join('')).toMatch(/<a href="\/page-\d#b">to/);
    expect(prose?.markdown).toContain('[to](#b)');
    expect(prose?.markdown).toContain('\n\n## B\n\n5. i0\n');
  });
});
