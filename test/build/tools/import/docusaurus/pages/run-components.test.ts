import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Report } from '../../../../../../build/base/report/report.ts';
import { displayPath } from '../../../../../../build/base/source/read-text.ts';
import { importProject } from '../../../../../../build/tools/import/import-project.ts';
import type { Files } from '../../../../content-folder.ts';
import { buildImported, classic, configOf, outFolder, writeProject } from '../import-fixture.ts';

const CONFIG = { 'docusaurus.config.js': configOf(classic()) };
afterEach(() => {
  vi.unstubAllEnvs();
});

/** What no static evaluation can tell. */
const COMPUTED = "const computed = (text) => Array.from(text).reverse().join('');\n";

/** Imports a project with one page. `code`: of `src/parts.js`, which the page imports its components from. */
async function importRun(
  page: string,
  code: string,
  { files = {}, isRun = true, config = CONFIG }: { files?: Files; isRun?: boolean; config?: Files } = {},
) {
  const dir = writeProject({ ...config, 'docs/a.mdx': page, 'src/parts.js': COMPUTED + code, ...files });
  const [report, out, announced] = [new Report(), outFolder(dir), [] as string[]];
  const onRunComponents = (names: readonly string[]): void =>
    void announced.push(`${names.join(' ')} ${existsSync(join(dir, 'ran.txt'))}`);
  const imported = await importProject(
    { source: dir, out, dryRun: false, ...(isRun ? { onRunComponents } : {}) },
    report,
  );
  const tell = (lines: typeof imported.dropped): string[] =>
    lines.filter(({ what }) => what.includes('<')).map(({ count, what, why }) => `${count} ${what}: ${why}`);
  return {
    ...{ dir, out, announced },
    text: readFileSync(join(out, 'docs/a.mdx'), 'utf8'),
    dropped: tell(imported.dropped),
    changed: tell(imported.changed),
    remedies: imported.dropped.map(({ remedy }) => remedy),
  };
}

/** The Markdown of a page, without its imports and empty lines. */
function bodyOf(text: string): string {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('import '))
    .join('\n');
}

const IMPORT = (names: string): string => `import { ${names} } from '@site/src/parts';\n\n`;
const SHOWN = 'its code was run, and what it showed is imported; it no longer reacts to readers';

describe('importProject() with onRunComponents', () => {
  it('announces the components before it runs them, and imports what they show', async () => {
    const { text, announced, dropped, changed } = await importRun(
      `${IMPORT('Clock')}# A\n\n<Clock at="noon" />\n\nIt is <Clock at={'n' + 'o'} />.\n`,
      `import { writeFileSync } from 'node:fs';
      writeFileSync(process.cwd() + '/ran.txt', '');
      export const Clock = ({ at }) => <b onClick={() => {}}>{computed(at)}</b>;`,
    );
    expect(announced).toEqual(['Clock false']);
    expect(bodyOf(text)).toBe('# A\n**noon**\nIt is **on**.');
    expect({ dropped, changed }).toEqual({ dropped: [], changed: [`2 <Clock>: ${SHOWN}`] });
  });

  it('runs nothing without it', async () => {
    const page = `${IMPORT('Clock')}<Clock />\n`;
    const code = `import { writeFileSync } from 'node:fs';\nwriteFileSync(process.cwd() + '/ran.txt', '');
      export const Clock = () => <b>{computed('a')}</b>;`;
    const { dir, text, dropped } = await importRun(page, code, { isRun: false });
    expect(existsSync(join(dir, 'ran.txt'))).toBe(false);
    expect(text).toBe(page);
    expect(dropped).toEqual(['1 <Clock>: only running its code could show it; its content is shown']);
  });

  it('announces nothing if all can be imported without it', async () => {
    const { announced } = await importRun(
      `${IMPORT('Key')}<Key>F1</Key>\n`,
      'export const Key = (props) => <kbd>{props.children}</kbd>;',
    );
    expect(announced).toEqual([]);
  });

  it('is for Docusaurus only', async () => {
    const dir = writeProject({ 'docs.json': '{ "name": "P", "navigation": { "pages": [] } }' });
    await expect(
      importProject({ source: dir, out: outFolder(dir), dryRun: true, onRunComponents: () => {} }, new Report()),
    ).rejects.toThrow(
      /: Cannot run components: only those of a Docusaurus project can be run\. Import without --run-components\./,
    );
  });

  it('keeps the Markdown inside a component, and shows components in it in its context', async () => {
    const { text, changed } = await importRun(
      `${IMPORT('Steps, Number')}<Steps>\n\n## <Number /> Install\n\n- Run *this*:\n\n  \`\`\`sh\n  npm i\n  \`\`\`\n\n</Steps>\n`,
      `import { createContext, useContext } from 'react';
      const Context = createContext('none');
      export const Steps = ({ children }) => <Context.Provider value={computed('21')}><section>{children}</section></Context.Provider>;
      export const Number = () => <i>{useContext(Context)}</i>;`,
    );
    expect(bodyOf(text)).toBe('## *12* Install {#-install}\n- Run *this*:\n  ```sh\n  npm i\n  ```');
    expect(changed).toEqual([`1 <Number>: ${SHOWN}`, `1 <Steps>: ${SHOWN}`]);
  });

  it('keeps the ids of headings with components in them', async () => {
    const { text } = await importRun(
      `${IMPORT('Number')}## <Number of="01" /> Install it\n\n## Next\n\n## Install <Number of="02" /> {#own}\n`,
      'export const Number = (props) => <i>{computed(props.of)}</i>;',
    );
    expect(bodyOf(text)).toBe('## *10* Install it {#-install-it}\n## Next\n## Install *20* {#own}');
  });

  it('keeps the ids of such headings also if no code is run', async () => {
    const { text } = await importRun(
      `${IMPORT('Key')}## <Key k="F1" /> Install\n`,
      'export const Key = (props) => <kbd>{props.k}</kbd>;',
      { isRun: false },
    );
    expect(bodyOf(text)).toBe('## <kbd>F1</kbd> Install {#-install}');
  });

  it('passes components to the component around them, which may show them in another way', async () => {
    const { text, dropped, changed } = await importRun(
      `${IMPORT('All, One')}<All>\n<One of="a">\n\nText with **Markdown**.\n\n</One>\n<One of="b">\n\n- Item\n\n</One>\n</All>\n`,
      `import { Children } from 'react';
      import Tabs from '@theme/Tabs';
      import TabItem from '@theme/TabItem';
      export const One = () => null;
      export const All = ({ children }) => (
        <Tabs groupId="g" values={Children.map(children, ({ props }) => ({ value: props.of, label: <img alt={computed(props.of + '1')} /> }))}>
          {Children.map(children, ({ type, props }) => type === One && <TabItem value={props.of}>{props.children}</TabItem>)}
        </Tabs>
      );`,
    );
    expect(bodyOf(text)).toBe(
      '<Tabs groupId="g">\n<TabItem value="a" label="1a">\nText with **Markdown**.\n</TabItem>\n<TabItem value="b" label="1b">\n- Item\n</TabItem>\n</Tabs>',
    );
    expect({ dropped, changed }).toEqual({ dropped: [], changed: [`2 <One>: ${SHOWN}`, `1 <All>: ${SHOWN}`] });
  });

  it('passes text, expressions and elements as they are', async () => {
    const { text } = await importRun(
      `${IMPORT('Loud, List')}A <Loud>word</Loud>.\n\n<Loud>{'<' + 'b>'}</Loud>\n\n<List>\n  <em>a b</em>\n  <em>c</em>\n</List>\n`,
      `import { Children } from 'react';
      export const Loud = ({ children }) => <b>{computed(children)}</b>;
      export const List = ({ children }) => <ul>{Children.toArray(children).map((child) => <li key={child.key}>{child.props.children}</li>)}</ul>;`,
    );
    expect(bodyOf(text)).toBe('A **drow**.\n**>b\\<**\n- a b\n- c');
  });

  it('finds what pages, themes and sites provide', async () => {
    const { text, dropped } = await importRun(
      `import Chart from '@site/src/chart';\nexport const data = [1, 2].map((n) => n * 2);\n\n<Chart data={data} />\n\n<Shared />\n`,
      '',
      {
        config: { 'docusaurus.config.js': configOf(`customFields: { phone: '5 5' }, ${classic()}`) },
        files: {
          'src/chart.tsx': `import Link from '@docusaurus/Link';
            import useBaseUrl from '@docusaurus/useBaseUrl';
            import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
            import Translate, { translate } from '@docusaurus/Translate';
            import CodeBlock from '@theme/CodeBlock';
            import Admonition from '@theme/Admonition';
            import clsx from 'clsx';
            import shot from '@site/static/shot.png';
            import own from './own.png';
            import Drawing from './drawing.svg';
            import raw from '!!raw-loader!./raw.txt';
            import styles from './chart.module.css';
            import './chart.css';
            export default function Chart({ data }: { data: number[] }): React.ReactNode {
              const { siteConfig } = useDocusaurusContext();
              return (
                <div className={clsx(styles.chart)}>
                  <p>{data.join('-')} {siteConfig.title} {siteConfig.customFields.phone} {translate({ id: 'a.b', message: 'Hello' })}</p>
                  <img src={shot} alt="S" /><img src={own} alt="O" /><img src={useBaseUrl('img/u.png')} alt="U" /><Drawing title="D" />
                  <Admonition type="tip" title={<b>Ti</b>}><Translate id="x" values={{ link: <Link to="/b">B</Link> }}>{'See {link}'}</Translate></Admonition>
                  <CodeBlock language="js" title="a.js">{'  if (a) {}\\n\`\`\`'}{raw}</CodeBlock>
                </div>
              );
            }`,
          'src/own.png': 'png',
          'src/drawing.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
          'src/raw.txt': '# raw',
          'src/chart.module.css': '.chart { color: red; }',
          'src/chart.css': 'p { color: red; }',
          'static/shot.png': 'png',
          'src/theme/MDXComponents.js': `import Original from '@theme-original/MDXComponents';
            const Shared = () => <p>{[1, 2].map(String).reverse().join('/')}</p>;
            export default { ...Original, Shared };`,
        },
      },
    );
    expect(bodyOf(text)).toBe(
      [
        'export const data = [1, 2].map((n) => n * 2);',
        '2-4 P 5 5 Hello',
        '![S](/shot.png)![O](@site/src/own.png)![U](/img/u.png)![D](@site/src/drawing.svg)',
        '<Admonition type="tip" title="Ti">',
        'See [B](/b)',
        '</Admonition>',
        '````js title="a.js"\n  if (a) {}\n```# raw\n````',
        '2/1',
      ].join('\n'),
    );
    expect(dropped).toEqual([]);
  });

  it('keeps the content of components that show nothing of use, and says why', async () => {
    const [nothing, unavailable] = ['it shows nothing at first', 'it shows nothing outside a browser'];
    const useDoc = 'what it uses of "@docusaurus/plugin-content-docs/client" is not available here';
    const parts: readonly (readonly [name: string, body: string, why: string])[] = [
      ['Throwing', "throw new TypeError('no data');", 'it failed with "no data"'],
      ['Empty', 'return null;', nothing],
      ['Buttons', 'return <div><button>One</button><button>Next one</button></div>;', nothing],
      ['Loading', 'return <div><p>Loading…</p><p>{String(props.absent)}</p></div>;', nothing],
      ['Lacking', 'return <p>{String(props.absent)}</p>;', nothing],
      ['InBrowser', 'return <BrowserOnly fallback="Wait">{() => <p>{document.title}</p>}</BrowserOnly>;', unavailable],
      ['Hiding', 'return <p>Open</p>;', 'it hides its content at first'],
      ['OfDocs', 'return <p>{useDoc().title}</p>;', useDoc],
    ];
    const uses = parts.map(([name]) => `<${name}>\n\nSome *content*.\n\n</${name}>\n`);
    const code = parts.map(([name, body]) => `export const ${name} = (props) => { for (const a of []) a(); ${body} };`);
    const { text, dropped, remedies } = await importRun(
      IMPORT(parts.map(([name]) => name).join(', ')) + uses.join('\n'),
      `import BrowserOnly from '@docusaurus/BrowserOnly';
      import { useDoc } from '@docusaurus/plugin-content-docs/client';
      ${code.join('\n')}`,
    );
    for (const use of uses) expect(text).toContain(use);
    expect([...dropped].sort()).toEqual(
      parts.map(([name, , why]) => `1 <${name}>: its code was run, but ${why}; its content is shown`).sort(),
    );
    expect(remedies).toEqual(parts.map(() => expect.stringMatching(/^Write it as Markdown, /)));
  });

  it('shows a component with a line that looks as if it loads something, beside others', async () => {
    const { text, dropped } = await importRun(
      `${IMPORT('Map')}<Map />\n`,
      "export const Map = () => <div><p>Loading dock</p><p>{computed('etaG')}</p><p><b>null</b></p></div>;",
    );
    expect(bodyOf(text)).toBe('Loading dock\nGate\n**null**');
    expect(dropped).toEqual([]);
  });

  it('includes the pages that a component shows', async () => {
    const { text, out } = await importRun(
      `---\ntitle: A\n---\n${IMPORT('Both')}<Both />\n`,
      `import One from '@site/docs/_parts/one.mdx';
      import Two from "./it's 2.md";
      import Tabs from '@theme/Tabs';
      import TabItem from '@theme/TabItem';
      export const Both = () => (
        <Tabs><TabItem value={computed('1')}><One /></TabItem><TabItem value="2"><Two /><One /></TabItem></Tabs>
      );`,
      { files: { 'docs/_parts/one.mdx': 'The *first* part.\n', "src/it's 2.md": 'The second part.\n' } },
    );
    expect(text).toContain('import IncludedPage1 from "@site/src/it\'s 2.md";');
    expect(text).toContain('<TabItem value="2" label="2">\n\n<IncludedPage1 />\n\n<IncludedPage0 />\n\n</TabItem>');
    const { site } = await buildImported(out);
    const html = Buffer.from(site.pages.find(({ path }) => path === '/docs/a')?.article ?? []).toString();
    expect(html.match(/The <em>first<\/em> part/g)).toHaveLength(2);
    expect(html).toContain('The second part.');
  });

  it('includes no page that is not one of the project', async () => {
    const paths = [
      '@site/docs/_one.mdx"; export const a = 1; "',
      '@site/../_one.mdx',
      '/docs/_one.mdx',
      '@site/docs/b.mdx',
    ];
    const names = ['A', 'B', 'C', 'D'];
    const toCode = (path: string, index: number) =>
      `export const ${names[index]} = () => <div>{computed('a')}<docvane-page path={${JSON.stringify(path)}} /></div>;`;
    const { text, dropped } = await importRun(
      `${IMPORT(names.join(', '))}${names.map((name) => `<${name} />\n\n`).join('')}`,
      paths.map(toCode).join('\n'),
      { files: { 'docs/_one.mdx': 'One.\n' } },
    );
    expect(bodyOf(text)).toBe('<A />\n<B />\n<C />\n<D />');
    const why = 'its code was run, but it shows a page that the project does not have; its content is shown';
    expect([...dropped].sort()).toEqual(names.map((name) => `1 <${name}>: ${why}`));
  });

  it('says if a part of a component is missing', async () => {
    const { text, dropped } = await importRun(
      `${IMPORT('Demo, Frame')}import Player from 'player';\n\n<Demo />\n\n<Frame><Player url="/a.mp4" /></Frame>\n`,
      `import BrowserOnly from '@docusaurus/BrowserOnly';
      export const Demo = () => <div><p>{computed('oG')}</p><BrowserOnly fallback="Wait">{() => document.title}</BrowserOnly></div>;
      export const Frame = ({ children }) => <figure>{children}<p>{computed('oediV')}</p></figure>;`,
      { files: { 'node_modules/player/index.js': 'module.exports = () => null;' } },
    );
    expect(bodyOf(text)).toBe('Go\nVideo');
    const why = (part: string): string => `its code was run, but ${part}; the rest of it is imported`;
    expect(dropped).toEqual([
      `1 all of <Demo>: ${why('a part of it needs a browser')}`,
      `1 all of <Frame>: ${why('<Player> in it shows nothing at first')}`,
    ]);
  });

  it('says which package is not installed, and shows other components of the page and the file', async () => {
    const { text, dir, dropped, remedies } = await importRun(
      `${IMPORT('Chart, Clock')}import Card from '@site/src/card';\n\n<Chart />\n\n<Clock />\n\n<Card />\n\n<Card />\n`,
      `import { Line } from '@acme/charts/lines';
      export const Chart = () => <Line data={computed('a')} />;
      export const Clock = () => <b>{computed('1')}</b>;`,
      { files: { 'src/card.js': "import { styled } from 'styles';\nexport default styled('p')(Date.now());\n" } },
    );
    expect(bodyOf(text)).toBe('<Chart />\n**1**\n<Card />\n<Card />');
    expect(dropped).toEqual([
      '2 <Card>: its code was run, but the package "styles" is not installed; its content is shown',
      '1 <Chart>: its code was run, but the package "@acme/charts" is not installed; its content is shown',
    ]);
    expect(new Set(remedies)).toEqual(
      new Set([
        `Install the packages of the project in ${displayPath(dir)}, such as with "npm install", and import again.`,
      ]),
    );
  });

  it('passes only what Node needs of the environment', async () => {
    vi.stubEnv('SECRET_TOKEN', 'abc');
    const { text } = await importRun(
      `${IMPORT('Env')}<Env />\n`,
      `export const Env = () => <p>{computed('a')} {String(process.env.SECRET_TOKEN)} {process.env.NODE_ENV} {typeof process.env.PATH}</p>;`,
    );
    expect(bodyOf(text)).toBe('a undefined production string');
  });

  it('uses the packages of the project', async () => {
    const { text } = await importRun(
      `${IMPORT('Chart')}<Chart />\n`,
      "import { line } from 'acme';\nexport const Chart = () => <p>{line(computed('ab'))}</p>;",
      {
        files: {
          'node_modules/acme/package.json': '{ "name": "acme", "main": "main.js" }',
          'node_modules/acme/main.js': "exports.line = (text) => text + '!';",
        },
      },
    );
    expect(bodyOf(text)).toBe('ba!');
  });

  it('leaves out files and uses that cannot be read', async () => {
    const { text, dropped } = await importRun(
      `${IMPORT('Clock')}import Bad from '@site/src/bad';\n\n<Bad />\n\n<Clock />\n\n<Clock at={1 +} />\n`,
      "export const Clock = () => <b>{computed('1')}</b>;",
      { files: { 'src/bad.js': 'const a = 1;\nconst a = 2;\nexport default () => <p>{Date.now(a)}</p>;\n' } },
    );
    expect(bodyOf(text)).toBe('<Bad />\n**1**\n<Clock at={1 +} />');
    expect(dropped).toEqual([
      '1 <Bad>: its code was run, but "src/bad.js" cannot be read: The symbol "a" has already been declared; its content is shown',
      '1 <Clock>: its code was run, but its use cannot be read; its content is shown',
    ]);
  });

  it('runs no uses in the code of a page by themselves', async () => {
    const { text, changed } = await importRun(
      `${IMPORT('Clock')}export function Both({ at }) {\n  return <div><Clock at={at} /> {at.at(-1)}</div>;\n}\n\n<Both at="ab" />\n`,
      'export const Clock = ({ at }) => <b>{computed(at)}</b>;',
    );
    expect(text).toContain('<Clock at={at} />');
    expect(text).toContain('\n**ba** b\n');
    expect(changed).toEqual([`1 <Both>: ${SHOWN}`]);
  });

  it('takes code in a text of a use for text', async () => {
    const { text } = await importRun(
      `import Code from '@site/src/code';\nimport { useState } from 'react';\n\n<Code src={\`\nimport React, { useState } from 'react';\nexport const a = 1;\n\`} />\n`,
      '',
      {
        files: {
          'src/code.js': `import CodeBlock from '@theme/CodeBlock';\n${COMPUTED}export default ({ src }) => <CodeBlock language="js">{computed(computed(src))}</CodeBlock>;`,
        },
      },
    );
    expect(text).toContain("```js\nimport React, { useState } from 'react';\nexport const a = 1;\n```");
  });

  it('shows HTML as text and content of a page, never as it is', async () => {
    const { text, out } = await importRun(
      `${IMPORT('Bad')}# A\n\n<Bad />\n`,
      `const bad = computed('>tpircs/<>")1(trela"=rorreno x=crs gmi<');
      export const Bad = () => (
        <div>
          <p title={bad}>{bad}{'{process.exit()}'} import x from 'y'</p>
          <div dangerouslySetInnerHTML={{ __html: '</div></script><script>alert(1)</script><img src=x onerror=alert(2)>' + bad }} />
          <a href="javascript:alert(3)">link</a>
          <iframe src="https://evil.test/" title="F" srcDoc="<script>alert(4)</script>" />
          <pre>{'\`\`\`\\n<script>alert(5)</script>'}</pre>
        </div>
      );`,
    );
    const { site } = await buildImported(out);
    const html = Buffer.from(site.pages.find(({ path }) => path === '/docs/a')?.article ?? []).toString();
    expect(html).toContain('alert');
    expect(html).not.toMatch(/<script|<img[^>]*onerror|href="javascript|srcdoc/i);
    // The host of a frame that a page shows is one of those in site.yaml.
    expect(html.match(/<iframe/g)).toHaveLength(1);
    expect(text).toContain('\\{process.exit()\\}');
  });

  it('runs pages written in code that are not static, in each language', async () => {
    const page = (body: string): string => `import Layout from '@theme/Layout';
      import Translate from '@docusaurus/Translate';
      import { useState } from 'react';
      import { list } from 'acme';
      export default function Page() {
        const [plans] = useState(() => Array.from(['Team plan', 'Company plan']).reverse());
        return <Layout title="Plans" description="All plans">${body}</Layout>;
      }`;
    const dir = writeProject({
      'docusaurus.config.js': configOf(`i18n: { defaultLocale: 'en', locales: ['en', 'de'] }, ${classic()}`),
      'docs/a.md': '# A\n',
      'i18n/de/code.json': '{ "all": { "message": "Alle Pakete für Kunden sind hier" } }',
      'i18n/de/docusaurus-plugin-content-docs/current/a.md': '# A auf Deutsch\n',
      'src/pages/plans.js': page(
        '<h1>Plans</h1><p><Translate id="all">All of the plans for customers</Translate></p><ul>{plans.map((plan) => <li key={plan}>{plan}</li>)}</ul>',
      ),
      'src/pages/other.js': page('<h1>Other</h1><p>Some text that is static and is kept here.</p>{list(plans)}'),
      'src/pages/still.js': 'export default () => <p>All of this page is static text, and not run.</p>;',
    });
    const [out, announced] = [outFolder(dir), [] as (readonly string[])[]];
    const onRunComponents = (names: readonly string[]): void => void announced.push(names);
    const imported = await importProject({ source: dir, out, dryRun: false, onRunComponents }, new Report());
    expect(announced[0]).toEqual(['src/pages/other.js', 'src/pages/plans.js']);
    const plans = readFileSync(join(out, 'plans.md'), 'utf8');
    expect(plans).toContain('title: Plans\ndescription: All plans\n');
    expect(plans).toContain('# Plans\n\nAll of the plans for customers\n\n- Company plan\n- Team plan\n');
    expect(readFileSync(join(out, 'i18n/de/plans.md'), 'utf8')).toContain('Alle Pakete für Kunden sind hier');
    expect(readFileSync(join(out, 'other.md'), 'utf8')).toContain('Some text that is static');
    expect(imported.changed.filter(({ what }) => what === 'this page')).toMatchObject([
      { count: 1, places: ['src/pages/plans.js'], why: SHOWN },
    ]);
    expect(imported.dropped).toMatchObject([
      {
        ...{ what: 'part of this page', places: ['src/pages/other.js'] },
        why: 'it is generated by code, and when it was run, the package "acme" is not installed; its static text, links and images are imported',
        remedy: 'Install the packages of the project, and import again.',
      },
    ]);
  });

  it('shows components in each language', async () => {
    const { out, text, announced } = await importRun(
      `${IMPORT('Hello')}# A\n\n<Hello />\n`,
      `import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
      import { translate } from '@docusaurus/Translate';
      export const Hello = () => <p>{computed(useDocusaurusContext().i18n.currentLocale)} {translate({ id: 'hello', message: 'Hello' })}</p>;`,
      {
        config: {
          'docusaurus.config.js': configOf(`i18n: { defaultLocale: 'en', locales: ['en', 'de'] }, ${classic()}`),
        },
        files: {
          'i18n/de/code.json': '{ "hello": { "message": "Hallo" } }',
          'i18n/de/docusaurus-plugin-content-docs/current/a.mdx': `${IMPORT('Hello')}# A auf Deutsch\n\n<Hello />\n`,
        },
      },
    );
    expect(bodyOf(text)).toBe('# A\nne Hello');
    expect(announced).toHaveLength(2);
    expect(bodyOf(readFileSync(join(out, 'i18n/de/docs/a.mdx'), 'utf8'))).toBe('# A auf Deutsch\ned Hallo');
  });

  it('passes settings that only running the configuration can tell', async () => {
    const dir = writeProject({
      'docusaurus.config.js': `const name = Array.from('eman').reverse().join('');\n${configOf(`customFields: { name }, ${classic()}`)}`,
      'docs/a.mdx': "import Name from '@site/src/name';\n\n<Name />\n",
      'src/name.js': `import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
        export default () => <p>{Array.of(useDocusaurusContext().siteConfig.customFields.name)}</p>;`,
      'package.json': '{}',
      'node_modules/@docusaurus/core/package.json': '{ "name": "@docusaurus/core" }',
    });
    const [out, announced] = [outFolder(dir), [] as string[]];
    await importProject(
      {
        ...{ source: dir, out, dryRun: false },
        onRun: () => void announced.push('configuration'),
        onRunComponents: () => void announced.push('components'),
      },
      new Report(),
    );
    expect(announced).toEqual(['configuration', 'components']);
    expect(bodyOf(readFileSync(join(out, 'docs/a.mdx'), 'utf8'))).toBe('name');
  });
});
