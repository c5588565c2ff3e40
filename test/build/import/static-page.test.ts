import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { buildImported, importFiles } from './import-fixture.ts';

const CONFIG =
  "module.exports = { title: 'Acme', tagline: 'Parcels that arrive', url: 'https://p.test', presets: [['classic', {}]] };\n";

const HOME = `import React, { useEffect } from 'react';
import clsx from 'clsx';
import Layout from '@theme/Layout';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Features from '@site/src/components/Features';
import styles from './index.module.css';

function Header() {
  const { siteConfig } = useDocusaurusContext();
  useEffect(() => { track(); }, []);
  return (
    <header className={clsx('hero', styles.hero)}>
      <h1>{siteConfig.title}</h1>
      <p className="hero__subtitle">{siteConfig.tagline}</p>
      <div><Link className="button" to="/docs/a">Get started</Link><a href="https://x.test">Try {'it'}</a></div>
    </header>
  );
}

export default function Home() {
  return (
    <Layout title="Welcome" description="All about Acme">
      <Header />
      <main><Features /><Counter /></main>
    </Layout>
  );
}
`;
const FEATURES = `const LIST = [
  { title: 'Fast', image: require('@site/static/img/fast.png').default, description: (<>Parcels travel by <b>night</b>.</>) },
  { title: 'Safe', description: <Text>Nothing_breaks.</Text>, hidden: false },
];
const Text = ({ children }) => <em>{children}</em>;
function Feature({ title, description, image, hidden = true }) {
  return (
    <div>
      {image && <img src={image} alt={title} />}
      <h3>{title}</h3>
      <p>{description}</p>
      {hidden ? null : <ul><li>Insured</li><li>Tracked</li></ul>}
    </div>
  );
}
export default function Features() {
  return <section>{LIST.map((props, index) => <Feature key={index} {...props} />)}</section>;
}
`;

describe('pages of React', () => {
  it('give what they say without being run, and name what they do not', async () => {
    const { out, notes, imported } = await importFiles({
      'docusaurus.config.js': CONFIG,
      'docs/a.md': '# A\n',
      'src/pages/index.js': HOME,
      'src/pages/team/index.tsx': HOME.replaceAll('Header', 'Top').replace('<Counter />', ''),
      'src/components/Features.jsx': FEATURES,
      'static/img/fast.png': 'x',
    });
    expect(notes).toEqual([
      'src/pages/index.js: Cannot carry over 1 part of this page: code would make it, and no code is run; its texts, links and pictures are there. Write what is missing as Markdown.',
    ]);
    const body = [
      'Parcels that arrive',
      '[Get started](/docs/a)  [Try it](https://x.test)',
      '![Fast](/img/fast.png)',
      '### Fast',
      'Parcels travel by **night**.',
      '### Safe',
      '*Nothing\\_breaks.*',
      '- Insured\n- Tracked',
    ].join('\n\n');
    const text = (name: string): string => readFileSync(join(out, name), 'utf8').replace(/\) {1,2}\[/g, ')  [');
    expect(text('index.md')).toBe(
      `---\ntitle: Acme\nlayout: landing\ntagline: Parcels that arrive\nways:\n  - title: Documentation\n    href: /docs/a\n---\n\n${body}\n`,
    );
    expect(text('team/index.md')).toBe(
      `---\ntitle: Welcome\ndescription: All about Acme\nmdx:\n  format: md\n---\n\n# Acme\n\n${body}\n`,
    );
    expect(imported.pages).toBe(2);
    const { errors, site } = await buildImported(out);
    expect(errors).toEqual([]);
    expect(site.pages.map(({ path }) => path).sort()).toEqual(['/', '/docs/a', '/team']);
  });

  it.each([
    ['export default function Page() { return <Layout><Editor /></Layout>; }'],
    ['export default function Page({ items }) { return <ul>{items.map((item) => <li>{item}</li>)}</ul>; }'],
    ['function Loop() { return <Loop />; }\nexport default Loop;'],
    ['export const a = 1;'],
  ])('are named where they say nothing: %s', async (code) => {
    const { notes } = await importFiles({
      'docusaurus.config.js': CONFIG,
      'docs/a.md': '# A\n',
      'src/pages/app.jsx': code,
    });
    expect(notes).toEqual([
      expect.stringMatching(
        /^src\/pages\/app\.jsx: Cannot carry over this page: it is a React component that says nothing/,
      ),
    ]);
  });
});
