import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BLOCKS } from '../../../../build/page/blocks/registry.ts';
import { parseTag } from '../../../../build/page/text/parse-tag.ts';
import { compile } from './compile.ts';

/** Closes an attribute with either quote, and a tag. */
const HOSTILE = 'x" onmouseover="y" \' onfocus=\'z\' ><img src=x onerror=alert(1)>';

const WRITTEN = BLOCKS.flatMap(({ attributes, components = [], directives = [] }) => {
  const names = Object.keys(attributes);
  const tag = names.map((name) => `${name}="${HOSTILE.replaceAll('"', '&quot;')}"`).join(' ');
  const braces = names.map((name) => `${name}='${HOSTILE.replaceAll("'", '&#39;')}'`).join(' ');
  return [
    ...components.map((name) => `<${name} ${tag}>\n\nx\n\n</${name}>`),
    ...directives.map((name) => `:::${name}{${braces}}\nx\n:::`),
    ...directives.map((name) => `a :${name}[x]{${braces}}`),
  ];
});

/** The names of all attributes and elements in HTML. */
function namesOf(html: string): string[] {
  const names: string[] = [];
  for (let at = html.indexOf('<'); at !== -1; at = html.indexOf('<', at + 1)) {
    const tag = parseTag(html, at);
    if (tag !== null) names.push(tag.name, ...tag.attributes.map(({ name }) => name));
    else if (/^<\/?[a-z]/i.test(html.slice(at, at + 3))) names.push('on: a tag that is broken');
  }
  return names;
}

function expectHarmless(markdown: string): void {
  const names = namesOf(compile(markdown, { math: true }).html);
  expect(names.filter((name) => /^on/i.test(name))).toEqual([]);
}

describe('the registry of blocks', () => {
  it('escapes hostile attributes', () => {
    expect(WRITTEN.length).toBeGreaterThan(50);
    for (const markdown of WRITTEN) expectHarmless(markdown);
  });

  it('escapes them in nested blocks', () => {
    for (const { components: [outer] = [] } of BLOCKS) {
      if (outer === undefined) continue;
      expectHarmless(`<${outer}>\n${WRITTEN.join('\n')}\n</${outer}>`);
    }
  });

  it.each([
    'a[^x"onmouseover="y]\n\n[^x"onmouseover="y]: b',
    "a[^x'>]\n\n[^x'>]: b",
    'a[^\ud800]\n\n[^\ud800]: b',
    '## a {#x"onmouseover="y}',
    '```js title="x\' onfocus=\'y" showLineNumbers=3\na\n```',
    '```j"onmouseover="y\na\n```',
  ])('escapes %j', expectHarmless);

  it('has a folder for each block, and a test and a section of the guide for each new one', () => {
    const guide = readFileSync('docs/writing.md', 'utf8');
    const folder = 'build/page/blocks';
    const folders = readdirSync(folder).filter((name) => existsSync(`${folder}/${name}/block.test.ts`));
    expect(folders.length).toBeGreaterThan(10);
    const undocumented = BLOCKS.flatMap(({ components = [], directives = [] }) =>
      components.length + directives.length === 0 ||
      [...components, ...directives].some((name) => new RegExp(`[<:\\x60]${name}\\b`).test(guide))
        ? []
        : [components[0] ?? directives[0]],
    );
    expect(undocumented).toEqual([]);
  });
});
