import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { buildImported, classic, type Imported, importConfig } from '../import-fixture.ts';

const CONFIG = `title: 'Acme', tagline: 'Parcels that arrive', ${classic()}`;
const CARD = 'const Card = ({ title, children }) => <div className="col"><h3>{title}</h3>{children}</div>;\n';

/** Imports a project whose home page shows this. */
async function importHome(jsx: string): Promise<Imported & { readonly home: string }> {
  const page = `${CARD}export default function Home() {\n  return <Layout description="About">${jsx}</Layout>;\n}\n`;
  const imported = await importConfig(CONFIG, { 'src/pages/index.js': page });
  return { ...imported, home: readFileSync(join(imported.out, 'index.md'), 'utf8') };
}

const HERO = `<header><div>
  <img src="./img/logo.svg" alt="Acme logo" /><h1>Acme</h1><h2>Parcels that arrive</h2>
  <div><GitHubButton href="https://github.com/a/a">Star</GitHubButton> <Link className="button" to="/docs/a">Start</Link></div>
  <button onClick={go}>Play</button>
</div></header>`;

describe('the home page of a Docusaurus project', () => {
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
