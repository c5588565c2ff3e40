import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { RULES } from '../../build/base/report/rules.ts';
import { SITE_KEYS } from '../../build/site/config/site-config.ts';
import { FRONT_MATTER_KEYS } from '../../build/site/docs/front-matter.ts';
import { type CompiledContent, compileContent } from './content-folder.ts';

const GUIDE = readFileSync('docs/writing.md', 'utf8');

/** The files in the guide, by the name in their fence. Their variables are escaped: the docs have some of their own. */
const EXAMPLES: Readonly<Record<string, string>> = Object.fromEntries(
  [...GUIDE.matchAll(/^(`{3,})\w+ title="([\w./-]+)"\n([\s\S]*?)^\1$/gm)].map(([, , name = '', text = '']) => [
    name,
    text.replace(/\\(\\?)(?=\{\{)/g, '$1'),
  ]),
);

/** Code in the first cells of the rows of a section's tables. */
function namesInTables(section: string): string[] {
  const text = GUIDE.split(/^## /m).find((part) => part.startsWith(`${section}\n`)) ?? '';
  return [...text.matchAll(/^\| (`[^|]*`) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([\w-]+)`/g)].map(([, name = '']) => name),
  );
}

describe('docs/writing.md', () => {
  let built: CompiledContent;

  it('has pages that build without findings', async () => {
    expect(Object.keys(EXAMPLES).length).toBeGreaterThan(15);
    built = await compileContent({ ...EXAMPLES, 'static/img/flow.svg': EXAMPLES['user/flow.svg'] ?? '' });
    expect(built.errors).toEqual([]);
    expect(built.warnings).toEqual([]);
    expect(built.site?.pages.map(({ path }) => path).sort()).toEqual([
      ...['cards', 'changes', 'hero', 'layout', 'lists', 'marks', 'readers', 'steps', 'video'].map(
        (name) => `/blocks/${name}`,
      ),
      '/category/administration',
      '/category/writing',
      '/glossary',
      '/guides/administration/users',
      '/news',
      '/news/2026/11/02/faster-search',
      '/news/authors/ada',
      '/news/tags',
      '/news/tags/search',
      '/tags',
      '/tags/users',
      ...[
        'code',
        'diagrams',
        'formulas',
        'images',
        'imported',
        'lifecycle',
        'links',
        'quotes',
        'tabs',
        'text',
        'variables',
      ].map((name) => `/user/${name}`),
    ]);
  });

  it.each([
    ['/user/text', 'id="my-id"', 'admonition tip', 'admonition warning', '<details>', 'checked', 'class="footnotes"'],
    ['/user/formulas', '<math', '<mfrac>', 'Prices such as $5 and $6'],
    ['/user/links', 'href="/user/quotes#send-a-quote"', 'href="/user/prices.csv"'],
    ['/user/images', 'width="120" height="20"', 'title="Three steps"'],
    ['/user/diagrams', 'aria-label="How a quote is paid"', '>Reminder</text>'],
    ['/user/lifecycle', 'href="#open.state"', 'href="/user/quotes"', '<h3 id="accepted">'],
    ['/user/code', 'line hl', 'numbered', 'data-tab="pnpm"', 'line add'],
    ['/user/tabs', 'data-tabs="system"', '<p>curl</p>'],
    ['/user/variables', 'mailto:support@example.com', 'says {{ support.email }}', 'no fees at Accounting'],
    ['/user/imported', 'Good to know', 'no fees at Accounting'],
  ])('renders %s as described', (path, ...parts) => {
    for (const part of parts) expect(built.html(path)).toContain(part);
  });

  it('lists every key of front matter', () => {
    const told = new Set([
      ...namesInTables('Front matter'),
      ...[...GUIDE.matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
    ]);
    expect(FRONT_MATTER_KEYS.filter((key) => !told.has(key))).toEqual([]);
    expect(namesInTables('Front matter').filter((key) => !FRONT_MATTER_KEYS.includes(key))).toEqual([]);
  });

  it('lists every setting', () => {
    expect(namesInTables('Settings').sort()).toEqual([...SITE_KEYS].sort());
  });

  it('lists every check with its default', () => {
    const rows = [...GUIDE.matchAll(/^\| `([a-z-]+)` \| (error|warning|off) \|/gm)].map(([, name, severity]) => [
      name,
      severity,
    ]);
    expect(Object.fromEntries(rows)).toEqual(RULES);
  });

  it('has valid links to its own sections', () => {
    const ids = [...GUIDE.matchAll(/^## (.+)$/gm)].map(([, heading = '']) =>
      heading.toLowerCase().replaceAll(' ', '-'),
    );
    const links = [...GUIDE.slice(0, GUIDE.indexOf('## Pages')).matchAll(/\]\(#([\w-]+)\)/g)].map(([, id]) => id);
    expect(links).toEqual(ids.filter((id) => links.includes(id)));
    const inExamples = ['own-id-{#my-id}', 'send-a-quote', 'the-life-of-a-quote'];
    expect(new Set(ids.filter((id) => !inExamples.includes(id)))).toEqual(new Set(links));
  });
});
