import { describe, expect, it } from 'vitest';
import { compileContent, type Files, SMALLEST_SITE } from '../../content-folder.ts';
import { editContent } from '../../edit-content.ts';

const SITE = String(SMALLEST_SITE['site.yaml']);
const IMPORTS = "import { bullet, blockToken, defineBlock, definePlugin, element, textToken } from 'docvane';\n";

/** A site with one plugin, whose fields are given as code. */
const withPlugin = (fields: string, { more = '', head = '' } = {}): Files => ({
  'site.yaml': `${SITE}${more}plugins: [plugins/own.tsx]\n`,
  'plugins/own.tsx': `${IMPORTS}${head}export default definePlugin({ name: 'own', ${fields} });\n`,
});

const SHOUT = `defineBlock({
  name: 'shout',
  directives: ['shout'],
  components: ['Shout'],
  attributes: { size: 'number' },
  resolve({ element: { raw, tokens }, attributes }, page) {
    if (attributes.size === 0) throw new RangeError('too small');
    const inner = page.blocks(tokens);
    return [blockToken(
      {
        html: ({ blocks }) => [element('section', [attributes.title ?? '<b>', blocks(inner)], { class: 'shout' })],
        markdown({ blocks }) {
          if (attributes.size === 1) throw new Error('no words');
          return 'LOUD: ' + blocks(inner);
        },
      },
      { raw, tokens: inner },
    )];
  },
})`;
const shout = (options = {}): Files => withPlugin(`blocks: [${SHOUT}]`, options);

describe('a block of a plugin', () => {
  it('is in the HTML, Markdown and search of its pages, escaped like any other', async () => {
    const { site, html, errors, warnings } = await compileContent({
      ...shout(),
      'a.md': '# A\n\n:::shout\nSome *sturdy* words.\n:::\n\n<Shout size={3}>\n\nMore\n\n</Shout>\n',
    });
    expect([...errors, ...warnings]).toEqual([]);
    const article = html('/a').replaceAll('\n', '');
    expect(article).toContain('<section class="shout">&lt;b&gt;<p>Some <em>sturdy</em> words.</p></section>');
    expect(article).toContain('&lt;b&gt;<p>More</p>');
    const page = site?.pages.find(({ path }) => path === '/a');
    expect(new TextDecoder().decode(page?.markdown)).toBe('# A\n\nLOUD: Some *sturdy* words.\n\nLOUD: More\n');
    expect(JSON.stringify(page?.search, (_, value) => (value instanceof Map ? [...value] : value))).toContain('sturdi');
  });

  it('has styles that only its pages load', async () => {
    const { site } = await compileContent({
      ...shout({ head: "import './own.css';\n" }),
      'plugins/own.css': '.shout { color: teal }\n',
      'a.md': '# A\n\n:::shout\nA\n:::\n',
      'b.md': '# B\n',
    });
    const facts = (path: string) => site?.pages.find((page) => page.path === path);
    expect([...(site?.pluginStyles ?? [])].map(([name, css]) => [name, Buffer.from(css).toString().trim()])).toEqual([
      ['plugin own', '.shout{color:teal}'],
    ]);
    expect([facts('/a')?.styledBlocks, facts('/b')?.styledBlocks]).toEqual([['plugin own'], []]);
    expect([facts('/a')?.entry.usesBlocks, facts('/b')?.entry.usesBlocks]).toEqual([true, undefined]);
  });

  it.each([
    [
      ':::shout{size=0}\nA\n:::',
      'a.md:3:1: Cannot show the block "shout": the plugin "own" threw "RangeError: too small"',
    ],
    [':::shout{size=1}\nA\n:::', 'a.md:3:1: Cannot show the block "shout": the plugin "own" threw "Error: no words"'],
    [
      ':::shout{siez=1}\nA\n:::',
      'a.md:3:1: Cannot read the attribute "siez" of :::shout: there is no such attribute; did you mean "size"?',
    ],
  ])('reports a fault at its place: %j', async (written, expected) => {
    const { errors } = await compileContent({ ...shout(), 'a.md': `# A\n\n${written}\n` });
    expect(errors).toEqual([expect.stringContaining(expected)]);
    if (expected.includes('threw'))
      expect(errors[0]).toMatch(
        / \(plugins\/own\.tsx:\d+\)\. Correct the plugin, or remove it from "plugins" in site\.yaml\.$/,
      );
  });
});

describe('a check of a plugin', () => {
  const CHECK = `checks: [{ rule: 'no-yelling', severity: 'warning', start: (site) => (page, note) => {
    if (page.path === '/bad') throw new TypeError('no page');
    const at = site.proseOf(page).indexOf('!');
    if (at !== -1) note('Cannot yell. Write a full stop, on each of ' + site.pages.length + ' pages.', at);
  } }]`;

  it('reports at its place in the page, as severe as the site wants', async () => {
    const page = { 'a.md': '---\ntitle: A\n---\n\nStop `!` it!\n' };
    const found = 'a.md:5:12: Cannot yell. Write a full stop, on each of 1 pages.';
    const { warnings } = await compileContent({ ...withPlugin(CHECK), ...page });
    expect(warnings).toEqual([found]);
    const strict = await compileContent({ ...withPlugin(CHECK, { more: 'checks: { no-yelling: error }\n' }), ...page });
    expect([strict.errors, strict.warnings]).toEqual([[found], []]);
    const off = await compileContent({ ...withPlugin(CHECK, { more: 'checks: { no-yelling: off }\n' }), ...page });
    const idle = "checks: [{ rule: 'idle', severity: 'error', start: () => null }]";
    const none = await compileContent({ ...withPlugin(idle), ...page });
    expect([...off.errors, ...off.warnings, ...none.errors, ...none.warnings]).toEqual([]);
    const mistyped = await compileContent({ ...withPlugin(CHECK, { more: 'checks: { no-yeling: off }\n' }), ...page });
    expect(mistyped.errors.join()).toContain('did you mean "no-yelling"?');
  });

  it('that throws names the plugin and the page', async () => {
    const { errors } = await compileContent({ ...withPlugin(CHECK), 'bad.md': '# Bad\n' });
    expect(errors).toEqual([
      expect.stringMatching(
        /^bad\.md: Cannot run the check "no-yelling": the plugin "own" threw "TypeError: no page" \(plugins\/own\.tsx:\d+\)/,
      ),
    ]);
  });
});

const RECIPES = `
  frontMatter: { minutes: 'number', course: ['starter', 'main'], eaten: 'date' },
  pages: [{
    name: 'recipe',
    isOf: ({ relativeFile }) => relativeFile.startsWith('recipes/'),
    compose({ frontMatter, path }, { guide }) {
      if (frontMatter.minutes === 0) throw new Error('uncooked');
      const page = guide();
      const time = { html: <p className="time">{frontMatter.minutes === 1 ? {} : frontMatter.minutes} min</p>, markdown: () => frontMatter.minutes + ' min' };
      return { ...page, blocks: [...page.blocks, time] };
    },
    collect: (pages, { toHref, toUrl }) => ({
      pages: [{ path: '/recipes', title: 'Recipes', description: 'All of them.', blocks: [{
        html: <ul>{pages.map((page) => <li key={page.path}><a href={toHref(page.path)}>{page.title}</a></li>)}</ul>,
        markdown: () => pages.map(({ title }) => bullet(title)).join('\\n'),
      }] }],
      files: { '/recipes/all.txt': pages.map(({ path }) => toUrl(path)).join('\\n') },
    }),
  }]`;

describe('a kind of pages of a plugin', () => {
  const recipe = (frontMatter: string): string => `---\ntitle: Soup\n${frontMatter}\n---\n\nBoil.\n`;

  it('has fields, pages and a list of them, without a place in a sidebar', async () => {
    const { site, html, errors, warnings } = await compileContent({
      ...withPlugin(RECIPES, { more: 'base: /help/\n' }),
      'recipes/soup.md': recipe('minutes: 20\ncourse: starter'),
      'recipes/secret.md': recipe('minutes: 5\nunlisted: true'),
      'a.md': '# A\n\n[Soup](recipes/soup.md), [all](/recipes), [text](/recipes/all.txt)\n',
    });
    expect([...errors, ...warnings]).toEqual([]);
    expect(html('/recipes/soup')).toContain('<p class="time">20 min</p>');
    expect(html('/a')).not.toContain('min');
    expect(html('/recipes')).toContain('<ul><li><a href="/help/recipes/soup">Soup</a></li></ul>');
    const list = site?.pages.find(({ path }) => path === '/recipes');
    expect(new TextDecoder().decode(list?.markdown)).toBe('# Recipes\n\nAll of them.\n\n- Soup\n');
    expect(Buffer.from(site?.files.get('/recipes/all.txt') ?? []).toString()).toBe(
      'https://docs.example.com/help/recipes/soup',
    );
  });

  it.each([
    ['minutes: soon', 'recipes/soup.md:3:10: Cannot read front matter: "minutes" must be'],
    ['course: dessert', 'recipes/soup.md:3:9: Cannot read front matter: "course" must be one of "starter", "main"'],
    ['eaten: yesterday', 'recipes/soup.md:3:8: Cannot read front matter: "eaten" must be a date'],
    [
      'minuets: 1',
      'recipes/soup.md:3:1: Cannot read front matter: "minuets" is not a known key; did you mean "minutes"?',
    ],
    [
      'minutes: 0',
      'recipes/soup.md: Cannot make a page of the kind "recipe": the plugin "own" threw "Error: uncooked"',
    ],
    [
      'minutes: 1',
      'recipes/soup.md: Cannot make a page of the kind "recipe": the plugin "own" threw "Error: Objects are',
    ],
  ])('reports %j at its place', async (frontMatter, expected) => {
    const { errors, warnings } = await compileContent({
      ...withPlugin(RECIPES),
      'recipes/soup.md': recipe(frontMatter),
    });
    expect([...errors, ...warnings]).toContainEqual(expect.stringContaining(expected));
  });
});

describe('a plugin', () => {
  it.each([
    ['', 'plugins/own.tsx: Cannot read the plugin: it has no default export.'],
    ['export default 1;', 'plugins/own.tsx:1:1: Cannot read the plugin: it must be a mapping, got 1'],
    [
      'export default { name: "My own" };',
      'Cannot read the plugin: "name" must be lower-case letters, digits and hyphens, got "My own"',
    ],
    [
      'export default { name: "own", block: [] };',
      'Cannot read the plugin: "block" is not a known key; did you mean "blocks"?',
    ],
    [
      'export default { name: "own", checks: [{ rule: "a", severity: "bad", start() {} }] };',
      '"checks.0.severity" must be one of "error", "warning", "off", got "bad"',
    ],
    [
      'export default { name: "own", pages: [{ name: "a", isOf: 1, compose() {} }] };',
      '"pages.0.isOf" must be a function, got 1',
    ],
    ['export default { name: "own", frontMatter: { a: "integer" } };', '"frontMatter.a" must be'],
    [
      'export default { name: "own", importers: [{ name: "a", configFiles: ["a"], import() {} }] };',
      '"importers.0.configFiles.0" must be a regular expression, got "a"',
    ],
    [
      'export default { name: "own", blocks: [{ name: "a", attributes: {}, resolve: (use) => [] }] };',
      '"blocks.0" must be a block made by defineBlock()',
    ],
    [
      'throw new Error("not today");',
      'plugins/own.tsx: Cannot run the plugin: it threw "Error: not today" (plugins/own.tsx:1). Correct it.',
    ],
    [
      'export default {',
      'plugins/own.tsx:1:17: Cannot read the plugin: Expected identifier but found end of file. Correct its code.',
    ],
    [
      'import "./none.ts";',
      'plugins/own.tsx:1:8: Cannot read the plugin: Could not resolve "./none.ts". Correct its code.',
    ],
  ])('with the code %j is reported', async (code, expected) => {
    const { errors } = await compileContent({ ...withPlugin(''), 'plugins/own.tsx': code, 'a.md': '# A\n' });
    expect(errors.join('\n')).toContain(expected);
  });

  const block = (names: string) => `blocks: [defineBlock({ ${names}, attributes: {}, resolve: () => [] })]`;
  const taken = 'Cannot use the plugin "own": the engine has a';
  it.each([
    [block("name: 'x', directives: ['glossary']"), `${taken} block "glossary" too. Rename it.`],
    [block("name: 'tabs'"), `${taken} block "tabs" too. Rename it.`],
    [
      "checks: [{ rule: 'broken-link', severity: 'off', start: () => null }]",
      `${taken} check "broken-link" too. Rename it.`,
    ],
    ["frontMatter: { title: 'text' }", `${taken} front matter field "title" too. Rename it.`],
  ])('cannot take a name of the engine: %s', async (fields, expected) => {
    const { errors } = await compileContent({ ...withPlugin(fields), 'a.md': '# A\n' });
    expect(errors).toEqual([`site.yaml:6:11: ${expected}`]);
  });

  it('cannot take the name, or a name of a part, of an earlier one', async () => {
    const other = (name: string) =>
      `${IMPORTS}export default definePlugin({ name: '${name}', frontMatter: { size: 'number' } });`;
    const { errors } = await compileContent({
      'site.yaml': `${SITE}plugins: [plugins/a.ts, plugins/b.ts, plugins/c.ts]\n`,
      'plugins/a.ts': other('first'),
      'plugins/b.ts': other('second'),
      'plugins/c.ts': other('first'),
      'a.md': '# A\n',
    });
    expect(errors).toEqual([
      'site.yaml:6:25: Cannot use the plugin "second": the plugin "first" has a front matter field "size" too. Rename it.',
      'site.yaml:6:39: Cannot use the plugin "first": another plugin has the same name. Remove one of them, or rename it.',
    ]);
  });

  it.each([
    ['plugins/none.ts', 'the content folder has no such file. Create it, or correct its path.'],
    ['../own.ts', 'it is outside the content folder. Move it into the folder, or install it as a package.'],
    [
      'none-of-npm',
      'no package of that name is installed. Run "npm install none-of-npm", or name a file such as "plugins/none-of-npm.ts".',
    ],
  ])('that is missing is reported: %s', async (name, expected) => {
    const { errors } = await compileContent({ 'site.yaml': `${SITE}plugins: [${name}]\n`, 'a.md': '# A\n' });
    expect(errors).toEqual([`site.yaml:6:11: Cannot load the plugin "${name}": ${expected}`]);
  });

  it.each(['"plugins": [plugins/own.tsx]', '? plugins\n: - plugins/own.tsx'])(
    'is loaded however YAML writes the list: %j',
    async (list) => {
      const page = { 'a.md': ':::shout\nA\n:::\n' };
      const { html, errors } = await compileContent({ ...shout(), 'site.yaml': `${SITE}${list}\n`, ...page });
      expect(errors).toEqual([]);
      expect(html('/a')).toContain('class="shout"');
    },
  );

  it('can be an installed package', async () => {
    const { html, errors } = await compileContent({
      'site.yaml': `${SITE}plugins: [docs-shout]\n`,
      'node_modules/docs-shout/package.json': '{ "name": "docs-shout", "type": "module", "exports": "./main.js" }',
      'node_modules/docs-shout/main.js': `${IMPORTS}export default definePlugin({ name: 'shout', blocks: [${SHOUT}] });`,
      'a.md': '# A\n\n:::shout\nA\n:::\n',
    });
    expect(errors).toEqual([]);
    expect(html('/a')).toContain('class="shout"');
  });
});

describe('an edit of a plugin', () => {
  const files: Files = {
    ...shout(),
    'index.md': '# Home\n\n:::shout\nA\n:::\n',
    'a.md': '# A\n',
  };

  it('compiles only the pages that have its blocks', async () => {
    const edit = { 'plugins/own.tsx': String(files['plugins/own.tsx']).replace("'section'", "'aside'") };
    const { before, after, stored } = await editContent(files, edit, '/');
    expect([before, after]).toEqual([expect.stringContaining('<section'), expect.stringContaining('<aside')]);
    expect(stored).toHaveLength(1);
  });

  it('compiles a page whose words become a block', async () => {
    const page = { 'index.md': '# Home\n\n:::cry\nA\n:::\n' };
    const edit = { 'plugins/own.tsx': String(files['plugins/own.tsx']).replace("['shout']", "['cry']") };
    const { before, after } = await editContent({ ...files, ...page }, edit, '/');
    expect([before, after]).toEqual([expect.not.stringContaining('<section'), expect.stringContaining('<section')]);
  });

  it('compiles the pages of its kind', async () => {
    const recipes: Files = { ...withPlugin(RECIPES), 'recipes/soup.md': '---\nminutes: 3\n---\n', 'a.md': '# A\n' };
    const edit = { 'plugins/own.tsx': recipes['plugins/own.tsx']?.toString().replace('} min<', '} m<') ?? '' };
    const { before, after, stored } = await editContent(recipes, edit, '/recipes/soup');
    expect([before, after]).toEqual([expect.stringContaining('3 min'), expect.stringContaining('3 m<')]);
    expect(stored).toHaveLength(1);
  });
});
