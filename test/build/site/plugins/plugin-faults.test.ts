import { describe, expect, it } from 'vitest';
import { compileContent, type Files, SMALLEST_SITE } from '../../content-folder.ts';

const IMPORTS =
  "import { blockToken, defineBlock, definePlugin, element, paragraphOf } from 'docvane';\nimport { createElement } from 'react';\n";

/** A site with one plugin, whose fields are given as code. */
const withPlugin = (fields: string): Files => ({
  'site.yaml': `${SMALLEST_SITE['site.yaml']}plugins: [plugins/own.ts]\n`,
  'plugins/own.ts': `${IMPORTS}export default definePlugin({ name: 'own', ${fields} });\n`,
});
const block = (code: string): string =>
  `blocks: [defineBlock({ name: 'x', directives: ['x'], attributes: {}, resolve: () => [], ${code} })]`;
const kind = (code: string): string =>
  `pages: [{ name: 'odd', isOf: ({ path }) => path === '/a', compose: (_, { guide }) => guide(), ${code} }]`;
const collect = (code: string): string => kind(`collect: () => (${code})`);
const token = (forms: string): string => `blockToken({ html: () => [], markdown: () => '', ${forms} }, { raw: '' })`;
const THROW = "() => { throw new Error('no') }";
const LIST = "path: '/list', title: 'L', description: 'D'";

describe('a fault of a plugin', () => {
  it.each([
    [
      "checks: [{ rule: 'x-y', severity: 'error', start: () => async () => { throw new Error('no') } }]",
      /^a\.md: Cannot run the check "x-y": the plugin "own" threw "Error: no" \(plugins\/own\.ts:\d+\)/,
    ],
    ...[
      ["note('m', NaN)", 'RangeError: note\\(\\) got the offset NaN, but the body has 20 characters'],
      ["note('m', -1)", 'RangeError: note\\(\\) got the offset -1, but the body has 20 characters'],
      ['note()', 'TypeError: note\\(\\) got undefined as its message'],
    ].map(([call, found]): [string, RegExp] => [
      `checks: [{ rule: 'x-y', severity: 'error', start: () => (page, note) => ${call} }]`,
      new RegExp(`^a\\.md: Cannot run the check "x-y": the plugin "own" threw "${found}" \\(plugins/own`),
    ]),
    [
      "checks: [{ rule: 'x-y', severity: 'error', start: () => 3 }]",
      /^plugins\/own\.ts:1:1: Cannot read what the plugin "own" returned to run the check "x-y": "start\(\)" must be a function or null, got 3/,
    ],
    [collect('undefined'), /^plugins\/own\.ts:1:1: .*"collect\(\)" is missing\. Add it \(a mapping\)/],
    [kind('collect: async () => ({})'), /^plugins\/own\.ts:1:1: .*"collect\(\)" must be a mapping/],
    [collect(`{ pages: [{ ${LIST} }] }`), /^plugins\/own\.ts:1:1: .*"collect\(\)\.pages\.0\.blocks" is missing/],
    [
      collect(`{ pages: [{ ${LIST}, blocks: [{ markdown: ${THROW} }] }] }`),
      /^plugins\/own\.ts: Cannot make a page of the kind "odd": the plugin "own" threw "Error: no" \(plugins\/own\.ts:\d+\)/,
    ],
    [
      collect(`{ pages: [{ ${LIST}, blocks: [{ html: {} }] }] }`),
      /^plugins\/own\.ts: Cannot make a page of the kind "odd": the plugin "own" threw "Error: Objects are/,
    ],
    [collect("{ files: { '/a.txt': 3 } }"), /"collect\(\)\.files\.\/a\.txt" must be a string, got 3/],
    [kind(`isOf: ${THROW}`), /^a\.md: Cannot make a page of the kind "odd": the plugin "own" threw "Error: no"/],
    [
      kind('compose: (_, { guide }) => ({ ...guide(), blocks: 3 })'),
      /^a\.md:1:1: Cannot read what .* to make a page of the kind "odd": "compose\(\)\.blocks" must be a list, got 3/,
    ],
    [block('resolve: () => undefined'), /^a\.md:3:1: .* to show the block "x": "resolve\(\)" is missing/],
    [
      block(`resolve: () => [paragraphOf([${token(`html: ${THROW}`)}])]`),
      /^a\.md:3:1: Cannot show the block "x": the plugin "own" threw "Error: no"/,
    ],
    [block(`resolve: () => [${token('html: () => 3')}]`), /^a\.md:3:1: .*"html\(\)" must be a list, got 3/],
    [block(`resolve: () => [${token('markdown: () => 3')}]`), /^a\.md:3:1: .*"markdown\(\)" must be a string, got 3/],
    [block(`syntax: ${THROW}`), /^a\.md: Cannot read the syntax of the block "x": the plugin "own" threw "Error: no"/],
    [
      block(`syntax: () => [{ name: 'x', level: 'inline', start: () => 0, tokenizer: ${THROW} }]`),
      /^a\.md: Cannot read the syntax of the block "x": the plugin "own" threw "Error: no"/,
    ],
    [
      block("resolveToken: ({ type }) => (type === 'heading' ? 3 : null)"),
      /^a\.md:1:1: .* to show the block "x": "resolveToken\(\)" must be a list of tokens or null, got 3/,
    ],
    [
      block(`resolveToken: ${THROW}`),
      /^a\.md:1:1: Cannot show the block "x": the plugin "own" threw "Error: no" \(plugins\/own\.ts:\d+\)/,
    ],
  ])('is an error with its place, among other findings: %s', async (fields, expected) => {
    const { errors } = await compileContent({
      ...withPlugin(fields),
      'a.md': '# A\n\n:::x\nWords\n:::\n',
      'b.md': '---\ntitle: [B]\n---\n',
    });
    expect(errors.filter((error) => !error.startsWith('b.md'))).toEqual([expect.stringMatching(expected)]);
    expect(errors.join('\n')).toContain('b.md:2:8: Cannot read front matter: "title"');
  });
});

describe('the pages and files that a plugin collects', () => {
  const page = (more: string): string => collect(`{ pages: [{ ${LIST}, blocks: [], ${more} }] }`);
  it.each([
    [page("sidebar: 'doks'"), /^plugins\/own\.ts: Cannot show the sidebar "doks": .*did you mean "docs"\?/],
    [page("feed: '/feed.xml'"), /^plugins\/own\.ts: Cannot link the feed of \/list: there is no file \/feed\.xml/],
    [page("path: '/%'"), /^plugins\/own\.ts: Cannot make the page "L": "\/%" is not a path/],
    [page("path: '/a'"), /Cannot create two pages with the path \/a/],
    [
      page("blocks: [{ html: createElement('a', { href: '/none' }, 'None') }]"),
      /^plugins\/own\.ts:1:1: Cannot link "\/none": there is no page \/none/,
    ],
    [
      page("blocks: [{ html: createElement('a', { href: 'a#none' }, 'None') }]"),
      /^plugins\/own\.ts:1:1: Cannot link "a#none": the page \/a has no "#none"/,
    ],
    [collect("{ files: { '/b.txt': '' } }"), /^site\.yaml: Cannot create two files with the path \/b\.txt/],
    [collect("{ files: { '/a': '' } }"), /^site\.yaml: Cannot create two files with the path \/a\./],
  ])('are checked: %s', async (fields, expected) => {
    const { errors } = await compileContent({ ...withPlugin(fields), 'a.md': '# A\n', 'static/b.txt': 'B' });
    expect(errors).toEqual([expect.stringMatching(expected)]);
  });

  it('have the public form of their path, and the front matter with variables replaced', async () => {
    const made = kind(
      "collect: ([{ frontMatter }]) => ({ pages: [{ path: 'List Of/', title: frontMatter.title, description: '', blocks: [] }] })",
    );
    const { html, errors } = await compileContent({
      ...withPlugin(made),
      'a.md': '---\ntitle: All {{ product.name }}\n---\n\n[List](</List Of>)\n',
    });
    expect(errors).toEqual([]);
    expect(html('/List%20Of')).toContain('All Books');
  });
});

describe('a plugin', () => {
  it.each([
    [block("attributes: { a: 'nmber' }"), /"blocks\.0\.attributes\.a" must be .*, got "nmber"/],
    [block("directives: ['c++(']"), /"blocks\.0\.directives\.0" must be a name of letters, digits and hyphens/],
    [block("components: ['fee']"), /"blocks\.0\.components\.0" must be a name that begins with a capital letter/],
    [
      block("components: ['DIV']"),
      /"blocks\.0\.components\.0" must be a name that begins with a capital letter and is not one of HTML/,
    ],
    [block("directive: ['y']"), /"blocks\.0\.directive" is not a known key; did you mean "directives"\?/],
    [
      "checks: [{ rule: 'constructor', severity: 'off', start: () => null }]",
      /"checks\.0\.rule" must be another name: every object has this one, got "constructor"/,
    ],
    ["frontMatter: { constructor: 'text' }", /"frontMatter" must be fields with names that not every object has/],
    [kind("name: 'landing'"), /the engine has a kind of pages "landing" too\. Rename it\./],
    [
      "importers: [{ name: 'starlight', configFiles: [/a/], import: () => {} }]",
      /the engine has an importer "starlight" too\. Rename it\./,
    ],
    [
      "checks: ['off', 'error'].map((severity) => ({ rule: 'x-y', severity, start: () => null }))",
      /it has two parts of the type "check" with the name "x-y"\. Rename one of them\./,
    ],
    [
      "blocks: ['x', 'y'].map((name) => defineBlock({ name, directives: ['z'], attributes: {}, resolve: () => [] }))",
      /it has two parts of the type "block" with the name "z"\. Rename one of them\./,
    ],
    [block("components: ['Fee']"), /^site\.yaml:\d+:\d+: .*"own": the site has a component "Fee" too\. Rename one/],
  ])('with a wrong value or a name that is taken is refused: %s', async (fields, expected) => {
    const { errors } = await compileContent({
      ...withPlugin(fields),
      'components/Fee.tsx': 'export default () => <p>Fee</p>;\n',
      'a.md': '# A\n',
    });
    expect(errors).toEqual([expect.stringMatching(expected)]);
  });
});
