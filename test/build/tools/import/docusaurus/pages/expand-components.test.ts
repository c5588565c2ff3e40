import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { buildImported, classic, classicDocs, configOf, importConfig, importFiles } from '../import-fixture.ts';

const SHOT = `import s from './shot.module.css';
export default function Shot({ src, alt, caption, wide = false }) {
  return (
    <div className={s.shot} style={wide ? { width: 9 } : undefined}>
      <img src={src} alt={alt || caption} />
      {caption && <p>{caption}</p>}
    </div>
  );
}
`;
const NOTE = `import Admonition from '@theme/Admonition';
export const Own = ({ children }) => <Admonition type="tip" title="Own"><p>Mind this.</p>{children}</Admonition>;
export const Key = ({ children }) => <kbd>{children}</kbd>;
export const Clock = () => <b>{Date.now()}</b>;
`;
const FILES = {
  'src/components/Shot.tsx': SHOT,
  'src/components/notes.js': NOTE,
  'src/theme/MDXComponents.js':
    "import Original from '@theme-original/MDXComponents';\nimport Shot from '@site/src/components/Shot';\nimport Shared from '@site/docs/_shared.mdx';\nexport default { ...Original, Picture: Shot, Shared };\n",
  'docs/_shared.mdx': 'Shared text.\n',
  'static/a.png': '',
};

async function importPage(text: string): Promise<{ page: string; notes: readonly string[]; out: string }> {
  const { out, notes } = await importConfig(classic(), { ...FILES, 'docs/b.mdx': text });
  return {
    page: readFileSync(join(out, 'docs/b.mdx'), 'utf8'),
    notes: notes.filter((note) => note.includes('<')),
    out,
  };
}

describe('importProject(): components on pages', () => {
  it('shows what a component of the project shows', async () => {
    const { page, notes } = await importPage(
      'import Shot from \'@site/src/components/Shot\';\n\n- Step\n\n  <Shot src="/a.png" caption="The *first* one" wide />\n',
    );
    expect(page).toContain('\n  ![The \\*first\\* one](/a.png)\n\n  The \\*first\\* one\n');
    expect(page).not.toContain('<Shot');
    expect(notes).toEqual([]);
  });

  it('keeps the Markdown inside a component, with components inside it', async () => {
    const { page, out } = await importPage(
      "import { Own, Key } from '../src/components/notes';\n\n# B\n\n<Own>\n\n- Press <Key>F1</Key>.\n\n</Own>\n",
    );
    expect(page).toContain(
      '<Admonition type="tip" title="Own">\n\nMind this.\n\n- Press <kbd>F1</kbd>.\n\n</Admonition>',
    );
    expect((await buildImported(out)).warnings.filter((warning) => warning.includes('docs/b'))).toEqual([]);
  });

  it('shows components that the page defines', async () => {
    const { page } = await importPage(
      'export const Mark = ({ children, color }) => (\n  <span style={{ color }}>{children}</span>\n);\n\nThis is <Mark color="red">**red**</Mark>.\n',
    );
    expect(page).toContain('This is **red**.');
  });

  it('finds components and partials that all pages have', async () => {
    const { page, out } = await importPage('# B\n\n<Picture src="/a.png" alt="A" />\n\n<Shared />\n');
    expect(page).toContain('![A](/a.png)');
    const { site } = await buildImported(out);
    const html = Buffer.from(site.pages.find(({ path }) => path === '/docs/b')?.article ?? []).toString();
    expect(html).toContain('Shared text.');
  });

  it('finds components and data beside docs that have another folder here', async () => {
    const files = {
      'docs/b.mdx':
        "import { Own } from './parts/own';\nimport { limit } from '../limits';\nimport Terms from '../terms.md';\n\n<Own>{limit}</Own>\n\n<Terms />\n",
      'docs/parts/own.js': NOTE,
      'limits.js': 'export const limit = 42;\n',
      'terms.md': 'Our terms.\n',
    };
    const inside = Object.entries(files).map(([path, text]) => [`site/content/${path}`, text]);
    const beside = Object.entries(files).map(([path, text]) => [path.replace(/^(?!docs)/, 'docs/'), text]);
    const besidePage = String(beside[0]?.[1]).replaceAll("'../", "'./");
    for (const [path, project] of [
      ['content/docs', Object.fromEntries(inside)],
      ['../docs', { ...Object.fromEntries(beside), 'docs/b.mdx': besidePage }],
    ] as const) {
      const config = { 'site/docusaurus.config.js': configOf(classicDocs(`path: '${path}'`)) };
      const { out, notes } = await importFiles({ '.git/HEAD': '', ...config, ...project }, 'site');
      const page = readFileSync(join(out, 'docs/b.mdx'), 'utf8');
      expect(page).toContain('<Admonition type="tip" title="Own">');
      expect(page).toContain('limit = 42');
      expect((await buildImported(out)).errors).toEqual([]);
      expect(notes).toEqual([]);
    }
  });

  it('counts components of packages, whose content is all that pages show', async () => {
    const { page, notes } = await importPage(
      "import { Tabs } from 'acme';\nimport Player from 'player';\nimport Logo from './logo.svg';\n\n<Player id=\"1\" />\n\n<Player>Text.</Player>\n\n<Tabs></Tabs>\n\n<Logo />\n",
    );
    expect(page).toContain('<Player id="1" />');
    expect(notes).toEqual([
      expect.stringMatching(/docs\/b\.mdx: Cannot carry over <Player>, used 2 times on 1 page: only running its code/),
    ]);
  });

  it('shows videos of YouTube that components of packages play', async () => {
    const { page, notes } = await importPage(
      'import LiteYouTubeEmbed from \'react-lite-youtube-embed\';\nimport YouTube from \'react-youtube\';\n\n<LiteYouTubeEmbed\n  id="9zySeP5vH9c"\n  title="Learn &amp; show"\n/>\n\n<YouTube videoId="3YDiloj8_d0" />\n\n<YouTube videoId={now()} />\n',
    );
    expect(page).toContain('<Video src="https://www.youtube.com/watch?v=9zySeP5vH9c" title="Learn &amp; show" />');
    expect(page).toContain('<Video src="https://www.youtube.com/watch?v=3YDiloj8_d0" title="Video" />');
    expect(notes).toEqual([expect.stringContaining('Cannot carry over <YouTube>, used once on 1 page')]);
  });

  it('shows what expressions with elements show, and reports those that only a run could tell', async () => {
    const { page, notes } = await importPage(
      "export const names = ['/a.png', '/b.png'];\n\n- Item\n\n  {names.map((name) => (\n    <img src={name} alt=\"A\" />\n  ))}\n\n{now() && <b>Now</b>}\n\n{/* <b>No</b> */}\n\n```\n{<b>Code</b>}\n```\n\n{frontMatter.title}\n",
    );
    expect(page).toContain('  ![A](/a.png)![A](/b.png)\n');
    expect(page).toContain('{now() && <b>Now</b>}');
    expect(page).toContain('{<b>Code</b>}');
    expect(notes).toEqual([
      'docs/b.mdx: Cannot carry over what {now() && <b>Now</b>} shows: it is made by code, and no code is run. Write it as Markdown.',
    ]);
  });

  it('counts components that only running them could show', async () => {
    const use = '<Clock />\n\n<Clock>Noon</Clock>\n\n`<Clock />`\n';
    const { page, notes } = await importPage(`import { Clock } from '@site/src/components/notes';\n\n${use}`);
    expect(page).toContain(use);
    expect(notes).toEqual([
      expect.stringMatching(
        /docs\/b\.mdx: Cannot carry over <Clock>, used 2 times on 1 page: only running its code could show it.*--run-components/,
      ),
    ]);
  });

  it('shows the static part of a component, and says that it is a part', async () => {
    const { page, notes } = await importPage(
      "import Icon from 'icons';\n\nexport const Price = ({ plan }) => {\n  let text = 'Free';\n  if (plan) {\n    text = plan.includes('t') ? 'Team' : 'Company';\n  }\n  return <p><Icon name=\"x\" />{text}</p>;\n};\n\n<Price plan=\"team\" />\n",
    );
    expect(page).toContain('\nTeam\n');
    expect(notes).toEqual([
      expect.stringContaining(
        'Cannot carry over all of <Price>, used once on 1 page: only running its code could show it; its static text is imported.',
      ),
    ]);
  });

  it('keeps the content of components that only mark it for the component around them', async () => {
    const own =
      'export const Mark = () => null;\n\nexport const All = ({ children }) => <Tabs groupId="a">{React.Children.map(children, show)}</Tabs>;';
    const { page, notes } = await importPage(`${own}\n\n<All>\n<Mark value="a">\n\nOne.\n\n</Mark>\n</All>\n`);
    expect(page).toContain('<Mark value="a">\n\nOne.');
    expect(notes).toEqual([
      expect.stringContaining(
        '<Mark>, used once on 1 page: only running its code could show it; its content is shown.',
      ),
      expect.stringContaining('<All>, used once on 1 page: only running its code could show it; its content is shown.'),
    ]);
  });

  it('leaves uses whose attributes are code', async () => {
    const { page, notes } = await importPage(
      'import Shot from \'@site/src/components/Shot\';\n\n<Shot src={pick()} alt="A" />\n',
    );
    expect(page).toContain('<Shot src={pick()}');
    expect(notes).toHaveLength(1);
  });

  it('keeps code with its indentation, in a fence that holds it', async () => {
    const { page } = await importPage(
      "export const Code = ({ text }) => <pre>{text}</pre>;\n\n<Code text={'  if (a) {}\\n```'} />\n",
    );
    expect(page).toContain('\n````\n  if (a) {}\n```\n````\n');
  });

  it('leaves components that change their content as a text', async () => {
    const { page, notes } = await importPage(
      'export const Loud = ({ children }) => <b>{children.toUpperCase()}</b>;\n\nIt is <Loud>loud</Loud>.\n',
    );
    expect(page).toContain('It is <Loud>loud</Loud>.');
    expect(notes).toEqual([
      expect.stringContaining('<Loud>, used once on 1 page: only running its code could show it'),
    ]);
  });

  it.each([
    ['a list from a list that is not known', '[...new Set(items)].map((item) => <i>{item}</i>)'],
    ['items that are not known', '[pick(items)]'],
    ['a list of results that are not known', 'items.map((item) => pick(item))'],
    ['items that a condition may leave out', 'items.filter((item) => pick(item)).map((item) => <br />)'],
    ['a text of items that are not known', "items.map((item) => pick(item)).join(', ')"],
  ])('says that code shows %s', async (_what, code) => {
    const { page, notes } = await importPage(
      `export const List = ({ items }) => <p>{${code}}</p>;\n\n<List items={['b', 'a']} />\n`,
    );
    expect(page).toContain("<List items={['b', 'a']} />");
    expect(notes).toEqual([
      expect.stringContaining('<List>, used once on 1 page: only running its code could show it'),
    ]);
  });

  it('knows the characters of a text', async () => {
    const { page } = await importPage(
      'export const Back = ({ text }) => <p>{[...text].reverse().join("")}</p>;\n\n<Back text="desrever" />\n',
    );
    expect(page).toContain('\nreversed\n');
  });
});
