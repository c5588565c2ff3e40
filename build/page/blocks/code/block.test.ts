import { describe, expect, it } from 'vitest';
import { show } from '../../../../test/build/page/prose/block-test.ts';

const FILE =
  'import x;\n// #region charge\n  await pay();\n  // #region inner\n  log();\n  // #endregion\n// #endregion\n';
const partials = { 'pay.ts': FILE };

describe('code', () => {
  it('marks lines in any language', () => {
    const { html, markdown } = show('```py\na = 1  # [!code --]\na = 2  # [!code ++:2]\nb = 3\n```');
    expect(html).toContain(
      '<span class="line del">a = 1</span><span class="line add">a = 2</span><span class="line add">b = 3</span>',
    );
    expect(markdown).toBe('```py\na = 1\na = 2\nb = 3\n```');
  });

  it('forms a group of tabs, in both syntaxes', () => {
    const fences = '```js [npm]\na\n```\n\n```bash title="yarn"\nb\n```';
    const directive = show(`:::code-group\n\n${fences}\n\n:::`);
    expect(directive.findings).toEqual([]);
    expect(directive.html).toMatch(/<section data-tab="npm">.*language-js.*<section data-tab="yarn">.*language-bash/);
    expect(show(`<CodeGroup>\n\n${fences}\n\n</CodeGroup>`)).toEqual(directive);
  });

  it('includes a file, or a region of it', () => {
    expect(show('```ts file="pay.ts" region=charge\n```', { partials })).toMatchObject({
      markdown: '```ts\nawait pay();\nlog();\n```',
      findings: [],
    });
    expect(show('```ts file=pay.ts\n```', { partials }).markdown).toBe(`\`\`\`ts\n${FILE}\`\`\``);
  });

  it('reports a region or a file that does not exist', () => {
    expect(show('```ts file="pay.ts" region=refund\n```', { partials }).findings).toEqual([
      'a.md:1:1 partial-include: Cannot show the code of "pay.ts": it has no region "refund". Put it between "#region refund" and "#endregion" in comments.',
    ]);
    expect(show('```ts file="no.ts"\n```').findings).toEqual([
      'a.md:1:1 partial-include: Cannot show the code of "no.ts": there is no such file.',
    ]);
  });

  it.each([
    [
      '```javasript\na\n```',
      'Cannot highlight "javasript": it is not a known language. The code is shown as plain text.',
    ],
    ['```js shwLineNumbers\na\n```', 'Cannot read "shwLineNumbers" of the code block; did you mean "showLineNumbers"?'],
    ['```js titel="x"\na\n```', 'Cannot read "titel" of the code block; did you mean "title"?'],
    ['```js {1-99}\na\n```', 'Cannot mark line 99: the code block ends at line 1.'],
  ])('reports options without effect: %j', (markdown, message) => {
    expect(show(markdown).findings).toEqual([`a.md:1:1 fence-attribute: ${message}`]);
  });

  it.each([
    ['```js\na\n\n## b\n', '1:1', '```'],
    ['~~~js\na\n```\n', '1:1', '~~~'],
    ['````md\n```js\na\n```\n', '1:1', '````'],
    ['- x\n\n  ```js\n  a\n\ny', '3:3', '```'],
  ])('reports that nothing closes %j', (markdown, place, ticks) => {
    expect(show(markdown).findings).toEqual([
      `a.md:${place} unclosed-block: Cannot find the end of this code: nothing closes it, so it contains all that follows. Add a line "${ticks}".`,
    ]);
  });

  it.each([
    '````md\n```js\na\n```\n````',
    '- x\n\n  ```js\n  a\n  ```  \n\ny',
    '> ```js\n> a\n> ```\n',
    '```js\na\n~~~\n`````\n',
    '    indented',
    '```js title="a" {1} showLineNumbers=3\na\n```',
    '```text whatever\na\n```',
    '```\na\n```',
    '```c++ [label]\na\n```',
  ])('accepts %j without a warning', (markdown) => {
    expect(show(markdown).findings).toEqual([]);
  });
});
