import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { prepareDiagrams } from '../../../../build/page/blocks/mermaid/draw-diagram.ts';
import { ENGINE_BLOCKS } from '../../../../build/page/blocks/registry.ts';
import { parseTag } from '../../../../build/page/text/markdown/parse-tag.ts';
import { compile } from './compile.ts';

const FOLDER = 'build/page/blocks';
const FRAME_HOSTS = ['www.youtube-nocookie.com', 'www.openstreetmap.org'];

/** Closes an attribute with either quote, and a tag. */
const HOSTILE = 'x" onmouseover="y" \' onfocus=\'z\' ><img src=x onerror=alert(1)>';

const WRITTEN = ENGINE_BLOCKS.blocks.flatMap(({ attributes, components = [], directives = [] }) => {
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

/** The block to whose styles a class belongs: selectors of no other block begin with it. */
function ownersOfClasses(): ReadonlyMap<string, string> {
  const owners = new Map<string, Set<string>>();
  for (const block of readdirSync(FOLDER)) {
    const file = `${FOLDER}/${block}/styles.css`;
    if (!existsSync(file)) continue;
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(/^\s*(?:\.prose )?\.([\w-]+)[^;{}]*[,{]$/gm))
      owners.set(name, (owners.get(name) ?? new Set()).add(block));
  }
  return new Map([...owners].flatMap(([name, [only = '', ...others]]) => (others.length === 0 ? [[name, only]] : [])));
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
    for (const { components: [outer] = [] } of ENGINE_BLOCKS.blocks) {
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

  it('asks for the styles of everything that a block draws', async () => {
    await prepareDiagrams(['mermaid']);
    const owners = ownersOfClasses();
    const missing = readFileSync('docs/blocks.md', 'utf8')
      .split(/^(?=## )/m)
      .slice(1)
      .flatMap((section) => {
        const { html, styledBlocks } = compile(section, { frameHosts: FRAME_HOSTS });
        const classes = [...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' '));
        const needed = new Set(classes.flatMap((name) => owners.get(name) ?? []));
        return [...needed]
          .filter((block) => !styledBlocks.includes(block))
          .map((block) => `${section.split('\n')[0]}: ${block}`);
      });
    expect(owners.size).toBeGreaterThan(15);
    expect(missing).toEqual([]);
  });

  it('has a folder for each block, and a test and a section of the guide for each new one', () => {
    const guide = readFileSync('docs/writing.md', 'utf8');
    const folders = readdirSync(FOLDER).filter((name) => existsSync(`${FOLDER}/${name}/block.test.ts`));
    expect(folders.length).toBeGreaterThan(10);
    const undocumented = ENGINE_BLOCKS.blocks.flatMap(({ components = [], directives = [] }) =>
      components.length + directives.length === 0 ||
      [...components, ...directives].some((name) => new RegExp(`[<:\\x60]${name}\\b`).test(guide))
        ? []
        : [components[0] ?? directives[0]],
    );
    expect(undocumented).toEqual([]);
  });
});
