import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { buildImported, classic, type Imported, importConfig } from '../../import-fixture.ts';

const CONFIG = `title: 'Acme', tagline: 'Parcels that arrive', ${classic()},`;
const LOGO = "themeConfig: { navbar: { logo: { src: 'img/logo.svg' } } }";
const CARD = 'const Card = ({ title, children }) => <div className="col"><h3>{title}</h3>{children}</div>;\n';

/** Imports a project whose home page shows this. */
async function importHome(jsx: string, members = LOGO): Promise<Imported & { readonly home: string }> {
  const page = `${CARD}export default function Home() {\n  return <Layout description="About">${jsx}</Layout>;\n}\n`;
  const imported = await importConfig(CONFIG + members, { 'src/pages/index.js': page });
  return { ...imported, home: readFileSync(join(imported.out, 'index.md'), 'utf8') };
}

const HERO = `<header><div>
  <img src="./img/logo.svg" alt="Acme logo" /><h1>Acme</h1><h2>Parcels that arrive</h2>
  <div><GitHubButton href="https://github.com/a/a">Star</GitHubButton> <Link className="button" to="/docs/a">Start</Link></div>
  <button onClick={go}>Play</button>
</div></header>`;

describe('the home page of a Docusaurus project', () => {
  it('has addresses with a space or parentheses as they are in cards', async () => {
    const card = (name: string): string =>
      `<div className="col"><img src="img/${name} (1).png" /><h3><Link to="/${name} (1)">${name}</Link></h3><p>Text.</p></div>`;
    const { home } = await importHome(`${HERO}<main><div>${card('a')}${card('b')}</div></main>`);
    expect(home).toContain('href="/a (1)"');
    expect(home).toContain('image="/img/b (1).png"');
  });

  it('has the numbers of a list', async () => {
    const items = '<li>Sort</li><li><p>Weigh</p><p>Twice.</p></li>';
    const { home } = await importHome(`${HERO}<main><h2>How</h2><ul>${items}</ul><ol start="9">${items}</ol></main>`);
    expect(home).toContain('\n- Sort\n- Weigh\n\n  Twice.\n\n9. Sort\n10. Weigh\n\n    Twice.\n');
  });

  it('opens with a hero: title, subtitle and buttons, those of the site first', async () => {
    const { home, out } = await importHome(`${HERO}<main><h2>News</h2><p>None of it is new.</p></main>`);
    expect(home).toBe(
      [
        '---\ntitle: Acme\nlayout: landing\ndescription: About\n---',
        ':::hero[Acme]',
        'Parcels that arrive',
        '[Start](/docs/a) [Star](https://github.com/a/a)',
        ':::',
        '## News',
        'None of it is new.\n',
      ].join('\n\n'),
    );
    const { errors } = await buildImported(out);
    expect(errors).toEqual([]);
  });

  it('leads to the docs if its hero has no link', async () => {
    const { home } = await importHome('<header><h1>Acme</h1><p>All parcels arrive here.</p></header>');
    expect(home).toContain(':::hero[Acme]\n\nAll parcels arrive here.\n\n[Documentation](/docs/a)\n\n:::');
  });

  it('keeps sections below a short hero as sections', async () => {
    const top = '<h1>Acme</h1><p>All parcels arrive here.</p><a href="/docs/a">Start</a>';
    const why = '<h2>Why Acme</h2><p>It is quick.</p><ul><li>And quiet.</li></ul>';
    const hero = ':::hero[Acme]\n\nAll parcels arrive here.\n\n[Start](/docs/a)\n\n:::';
    const section = '## Why Acme\n\nIt is quick.\n\n- And quiet.';
    const apart = await importHome(`<header>${top}</header><main><section>${why}</section></main>`);
    expect(apart.home).toContain(`${hero}\n\n${section}\n`);
    const untitled = await importHome(`<header>${top}</header><main><p>It is quick.</p></main>`);
    expect(untitled.home).toContain(`${hero}\n\nIt is quick.\n`);
    const flat = await importHome(`<main>${top}${why}</main>`);
    expect(flat.home).toContain(section);
  });

  it('keeps pictures that are no logo, and the logo if the navbar has none', async () => {
    const page = (image: string): string => `<header><h1>Acme</h1><p>All parcels arrive.</p>${image}</header>`;
    const wafer = await importHome(page('<img src="/img/silicon-wafer.png" alt="Wafer" />'));
    expect(wafer.home).toContain('![Wafer](/img/silicon-wafer.png)');
    const logo = page('<img src="/img/logo.svg" alt="" />');
    expect((await importHome(logo)).home).not.toContain('logo.svg');
    expect((await importHome(logo, '')).home).toContain('![](/img/logo.svg)');
  });

  it('keeps the text of a button that is more than a label', async () => {
    const buttons = '<button onClick={copy}>npm i acme</button><button><code>acme</code></button><button>Play</button>';
    const { home } = await importHome(`<header><h1>Acme</h1><p>All parcels arrive.</p>${buttons}</header>`);
    expect(home).toContain('npm i acme');
    expect(home).toContain('`acme`');
    expect(home).not.toContain('Play');
  });

  it('shows headings with a text beside each other as cards, also in rows', async () => {
    const card = (title: string, more = ''): string => `<Card title="${title}"><p>Text of ${title}.</p>${more}</Card>`;
    const rows = `<div className="row">${card('One', '<a href="/docs/a">Read more</a>')}${card('Two')}</div>
      <div className="row">${card('Three')}</div>`;
    const { home, out } = await importHome(`${HERO}<section><h2>Why</h2>${rows}</section>`);
    expect(home).toContain(
      [
        '## Why',
        ':::cards',
        ':::card[One]{href="/docs/a"}',
        'Text of One.',
        ':::',
        ':::card[Two]',
        'Text of Two.',
        ':::',
        ':::card[Three]',
        'Text of Three.',
        ':::',
        ':::\n',
      ].join('\n\n'),
    );
    const { errors, site } = await buildImported(out);
    expect(errors).toEqual([]);
    expect(site.pages.map(({ path }) => path)).toContain('/');
  });

  it('shows colons that are text, not a directive', async () => {
    const cards = ['One', 'Two'].map((title) => `<Card title="${title}"><p>:::</p><p>End of ${title}.</p></Card>`);
    const { home, out } = await importHome(`${HERO}<section><div>${cards.join('')}</div></section>`);
    expect(home).toContain(':::card[One]\n\n\\:::\n\nEnd of One.\n\n:::');
    const { errors } = await buildImported(out);
    expect(errors).toEqual([]);
  });

  it('keeps single and long sections', async () => {
    const long = 'Long text. '.repeat(60);
    const { home } = await importHome(`${HERO}<main><div><Card title="One"><p>${long}</p></Card></div></main>`);
    expect(home).not.toContain(':::card');
    expect(home).toContain('### One\n\nLong text.');
  });

  it('shows a wall of logos as links', async () => {
    const logos = ['A', 'B', 'C', 'D'].map(
      (name) => `<a href="https://${name}.test"><img src="/${name}.svg" alt="${name}" /></a>`,
    );
    const { home } = await importHome(`${HERO}<section><h2>Users</h2><div>${logos.join('')}</div></section>`);
    expect(home).toContain(
      '## Users\n\n[A](https://A.test) · [B](https://B.test) · [C](https://C.test) · [D](https://D.test)\n',
    );
  });

  it('begins with a hero about the site if it has no title', async () => {
    const { home } = await importHome('<main><h2>News</h2><p>Only a few words of text.</p></main>');
    expect(home).toContain(
      '\n\n:::hero[Acme]\n\nParcels that arrive\n\n[Documentation](/docs/a)\n\n:::\n\n## News\n\nOnly a few',
    );
  });
});
