import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { articleHtml } from '../../../../../../build/page/compiled-page.ts';
import { buildImported, classic, importConfig } from '../import-fixture.ts';

const CONFIG = classic("docs: { routeBasePath: '/' }");
const FILES = {
  'src/data/systems.ts':
    "const mac = 'macOS';\nexport const SYSTEMS = [{ label: mac, value: 'mac' }, { label: 'Linux', value: 'linux' }];\nexport default { next: '2.0' };\n",
  'src/components/Widget.tsx': 'export default function Widget() { return <b>x</b>; }\n',
  'docs/versions.json': '{"latest": "1.9"}',
};

describe('data that pages import', () => {
  it('is inlined into the page: tab labels, values in braces', async () => {
    const { out, notes } = await importConfig(CONFIG, {
      ...FILES,
      'docs/b.mdx':
        "# A\n\nimport Tabs from '@theme/Tabs';\nimport { SYSTEMS as systems } from '@site/src/data/systems';\nimport release from '../src/data/systems.ts';\nimport versions from './versions.json';\n\n<Tabs values={systems}>\n<TabItem value=\"mac\">Here</TabItem>\n</Tabs>\n\n{release.next} after {versions.latest}\n",
    });
    expect(notes).toEqual([]);
    const { site, warnings } = await buildImported(out);
    expect(warnings.filter((warning) => !warning.includes('unknown-dates') && !warning.includes('Git'))).toEqual([]);
    const html = site.pages
      .filter(({ path }) => path === '/b')
      .map(articleHtml)
      .join();
    expect(html).toContain('macOS');
    expect(html).toContain('2.0 after 1.9');
  });

  it('is not inlined in code or fences', async () => {
    const text =
      "# A\n\nimport Widget from '@site/src/components/Widget';\n\n```js\nimport { SYSTEMS } from '../src/data/systems';\n```\n";
    const { out } = await importConfig(CONFIG, { ...FILES, 'docs/b.mdx': text });
    expect(readFileSync(join(out, 'docs/b.mdx'), 'utf8')).toBe(text);
  });
});
