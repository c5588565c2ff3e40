import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type CompiledContent, compileContent, SMALLEST_SITE } from '../../content-folder.ts';

const GUIDE = readFileSync('docs/plugins.md', 'utf8');
const SITE = String(SMALLEST_SITE['site.yaml']);

const fileOf = (name: string): [string, string] => [name, readFileSync(`docs/${name}`, 'utf8')];
const markdownOf = ({ site }: CompiledContent, path: string): string =>
  new TextDecoder().decode(site?.pages.find((page) => page.path === path)?.markdown);

describe('docs/plugins.md', () => {
  it('begins with a plugin that works as it says', async () => {
    const examples = [...GUIDE.matchAll(/^```\w+ title="(plugins\/[\w.]+)"\n([\s\S]*?)^```$/gm)];
    const built = await compileContent({
      ...Object.fromEntries(examples.map(([, name = '', text = '']) => [name, text])),
      'site.yaml': `${SITE}plugins: [plugins/keys.ts]\n`,
      'a.md': '# A\n\nPress :key[Ctrl].\n\nOr the Control key.\n',
    });
    expect(built.errors).toEqual([]);
    expect(built.warnings).toEqual(['a.md:5:8: Cannot show "Control key" as a key. Write ":key[Ctrl]".']);
    expect(built.html('/a')).toContain('Press <kbd>Ctrl</kbd>.');
    expect(markdownOf(built, '/a')).toContain('Press Ctrl.');
    expect(built.site?.pluginStyles?.size).toBe(1);
  });
});

describe('the glossary plugin', () => {
  const files = Object.fromEntries(['glossary.ts', 'glossary/glossary.css'].map((name) => fileOf(`plugins/${name}`)));
  const compile = (page: string) =>
    compileContent({
      ...files,
      'plugins/glossary/terms.ts': "export const TERMS = { bill: 'What you owe & pay.', 'due date': 'When.' };\n",
      'site.yaml': `${SITE}plugins: [plugins/glossary.ts]\n`,
      'glossary.md': '# Glossary\n\n::terms\n',
      'a.md': `# A\n\n${page}\n`,
    });

  it('lists terms, to which words link with their meaning', async () => {
    const built = await compile('Pay :gloss[bills]{term="bill"} by the :gloss[due date].');
    expect([...built.errors, ...built.warnings]).toEqual([]);
    expect(built.html('/a')).toContain(
      'Pay <a href="/glossary#term-bill" title="What you owe &amp; pay.">bills</a> by the <a href="/glossary#term-due-date" title="When.">due date</a>.',
    );
    expect(built.html('/glossary')).toContain(
      '<dl class="terms"><dt id="term-bill"><dfn>bill</dfn></dt><dd>What you owe &amp; pay.</dd>',
    );
    expect(markdownOf(built, '/glossary')).toContain('- **bill**: What you owe & pay.');
    expect(markdownOf(built, '/a')).toMatch(/Pay \[bills\]\(\/glossary\.md#term-bill.*\) by/);
  });

  it('reports a term that has no meaning, but not in code', async () => {
    const { errors } = await compile('A :gloss[bil], and `:gloss[code]`.');
    expect(errors).toEqual(['a.md:3:3: Cannot explain "bil": the glossary has no such term; did you mean "bill"?']);
  });
});

describe('the incidents plugin', () => {
  const files = Object.fromEntries(['incidents.tsx', 'incidents.css'].map((name) => fileOf(`plugins/${name}`)));
  const incident = (title: string, fields: string): string => `---\ntitle: ${title}\n${fields}\n---\n\nText.\n`;
  const compile = (pages: Readonly<Record<string, string>>) =>
    compileContent({ ...files, 'site.yaml': `${SITE}plugins: [plugins/incidents.tsx]\n`, ...pages });

  it('lists incidents by date with their status, also in a feed', async () => {
    const built = await compile({
      'incidents/first.md': incident(
        'First',
        'date: 2026-01-02\nseverity: major\nresolved: 2026-01-03\naffected: [API]',
      ),
      'incidents/second.md': incident('Second', 'date: 2026-02-03\nseverity: minor\naffected: [Web, "API <b>"]'),
    });
    expect([...built.errors, ...built.warnings]).toEqual([]);
    const entries = [...built.html('/incidents').matchAll(/<a href="([^"]+)">(\w+)<\/a><span>([^<]+)</g)];
    expect(entries.map((entry) => entry.slice(1))).toEqual([
      ['/incidents/second', 'Second', 'Ongoing · minor'],
      ['/incidents/first', 'First', 'Resolved on 2026-01-03 · major'],
    ]);
    expect(built.html('/incidents/second')).toContain('<dt>Affected</dt><dd>Web, API &lt;b&gt;</dd>');
    expect(markdownOf(built, '/incidents/second')).toContain('- Affected: Web, API \\<b>');
    const search = built.site?.pages.find(({ path }) => path === '/incidents/second')?.search;
    expect(JSON.stringify(search, (_, value) => (value instanceof Map ? [...value] : value))).toContain('"ongo');
    const feed = Buffer.from(built.site?.files.get('/incidents/feed.xml') ?? []).toString();
    expect(feed.match(/<title>\w+<\/title>/g)).toEqual(
      ['Incidents', 'Second', 'First'].map((name) => `<title>${name}</title>`),
    );
    expect(built.site?.pages.find(({ path }) => path === '/incidents')?.entry.feed).toBe('/incidents/feed.xml');
  });

  it('reports what an incident lacks', async () => {
    const { errors } = await compile({ 'incidents/a.md': incident('A', 'date: 2026-01-02') });
    expect(errors).toEqual([
      'incidents/a.md:1:1: Cannot list this incident: its front matter lacks severity, affected. Add what is missing.',
    ]);
  });
});
