import { describe, expect, it } from 'vitest';
import { compileContent, SMALLEST_SITE } from '../../content-folder.ts';
import { editContent } from '../../edit-content.ts';

const PRICE = `
import { useId } from 'react';
import { PER_KG } from './prices/per-kg.ts';

export const attributes = { kg: 'number', label: 'text', kind: ['letter', 'parcel'], express: 'flag', zones: 'data' };
export const required = ['kg'];

interface Props { kg: number; label?: string; kind?: string; express?: boolean; zones?: number[]; children?: React.ReactNode }

export default function Price({ kg, label = 'Price', kind, express = true, zones = [], children }: Props) {
  if (kg > 30) throw new RangeError('too heavy');
  return (
    <div className="price" id={useId()}>
      <p>{label}: <strong>{kg * PER_KG} €</strong> {kind} {String(express)} {zones.join('+')}</p>
      {children}
    </div>
  );
}
`;
const COMPONENTS = {
  'components/parcel-price.tsx': PRICE,
  'components/prices/per-kg.ts': 'export const PER_KG = 2;\n',
};

async function compile(page: string, files: Readonly<Record<string, string>> = {}) {
  const compiled = await compileContent({ 'index.md': `# Home\n\n${page}\n`, ...COMPONENTS, ...files });
  const made = compiled.site?.pages.find(({ path }) => path === '/');
  const markdown = new TextDecoder().decode(made?.markdown);
  const html = made === undefined ? '' : compiled.html('/');
  const article = html.replace(/^.*<\/h1>\s*/s, '').replaceAll('\n', '');
  return { ...compiled, page: made, article, markdown };
}

describe('a component of the site', () => {
  it('renders to HTML, with typed attributes and its Markdown content', async () => {
    const { article, errors, warnings, page, markdown } = await compile(
      '<ParcelPrice kg={2} label="All &amp; told" kind="parcel" zones={[1, 2]}>\n\nPaid *by* [you](/).\n\n</ParcelPrice>',
    );
    expect([...errors, ...warnings]).toEqual([]);
    expect(article).toMatch(/^<div class="price" id="_parcel-price-\w+-[^"]+">/);
    expect(article).toContain(
      '<p>All &amp; told: <strong>4 €</strong> parcel true 1+2</p><p>Paid <em>by</em> <a href="/">you</a>.</p>',
    );
    expect(markdown).toContain('All & told: **4 €** parcel true 1+2\n\nPaid *by* [you](/index.md).');
    expect(page?.entry.usesBlocks).toBeUndefined();
  });

  it('can be inline', async () => {
    const { article, errors } = await compile('It costs <Tag /> now.', {
      'components/tag.tsx': 'export default () => <b>2 €</b>;',
    });
    expect(errors).toEqual([]);
    expect(article).toContain('<p>It costs <b>2 €</b> now.</p>');
  });

  it.each(
    Object.entries({
      '<ParcelPrice kg={1} lable="a" />':
        'index.md:3:1: Cannot read the attribute "lable" of <ParcelPrice>: there is no such attribute; did you mean "label"?',
      '<ParcelPrice kg="heavy" />':
        'index.md:3:1: Cannot read the attribute "kg" of <ParcelPrice>: "heavy" is not a number.',
      '<ParcelPrice kg={1} kind="parcels" />':
        'index.md:3:1: Cannot read the attribute "kind" of <ParcelPrice>: "parcels" is not one of letter, parcel; did you mean "parcel"?',
      '<ParcelPrice />': 'index.md:3:1: Cannot show <ParcelPrice> without "kg".',
      '<ParcelPrice kg={31} />':
        'index.md:3:1: Cannot render <ParcelPrice>: it threw "RangeError: too heavy" (components/parcel-price.tsx:11).',
      '<ParcelPrices kg={1} />':
        'index.md:3:1: Cannot show <ParcelPrices>: this site has no such component; did you mean "ParcelPrice"?',
    }),
  )('reports %s at its line', async (written, expected) => {
    const { errors, warnings } = await compile(written);
    expect([...errors, ...warnings]).toEqual([expected]);
  });

  it('has checked links below the base', async () => {
    const { article, errors } = await compile('<Tag />', {
      'components/tag.tsx': 'export default () => <p><a href="/">Home</a> <a href="/none">None</a></p>;',
      'site.yaml': `${SMALLEST_SITE['site.yaml']}base: /help/\n`,
    });
    expect(errors).toEqual([
      'index.md:3:1: Cannot link "/none": there is no page /none. Link to an existing page, or create this one.',
    ]);
    expect(article).toContain('<a href="/help">Home</a>');
  });

  it('can use icons of the icon set', async () => {
    const { article, errors } = await compile('<Tag />', {
      'components/tag.tsx':
        'import Bell from \'icon:bell\';\nexport default () => <p><Bell label="News" /> <Bell /></p>;',
    });
    expect(errors).toEqual([]);
    expect(article).toMatch(
      /^<p><svg width="1.25em" height="1.25em" viewBox="0 0 24 24" role="img" aria-label="News"><path fill="none" stroke="currentColor" stroke-linecap="round"/,
    );
    expect(article).toContain('<svg width="1.25em" height="1.25em" viewBox="0 0 24 24" aria-hidden="true">');
  });

  it('has the Markdown that it exports', async () => {
    const { markdown } = await compile('<Tag name="a">\n\nInner\n\n</Tag>', {
      'components/tag.tsx':
        "export const attributes = { name: 'text' };\nexport const toMarkdown = ({ name, children }) => name + ': ' + children;\nexport default ({ children }) => <ul><li>{children}</li></ul>;",
    });
    expect(markdown).toContain('\n\na: Inner');
  });

  it('has styles that its pages load', async () => {
    const { site, page } = await compile('<Tag />', {
      'components/tag.tsx': "import './tag.css';\nexport default () => <p className='tag'>a</p>;",
      'components/tag.css': '.tag { color: teal }\n',
    });
    const { styles } = site?.features.components ?? {};
    expect(styles).toContain('.tag');
    // Comments would name the folder of the build.
    expect(styles).not.toContain('/*');
    expect(page?.entry.usesBlocks).toBe(true);
  });

  it.each([
    [
      '<Cards>\n<Card title="a">\n\nb\n\n</Card>\n</Cards>',
      'card',
      'Cannot place <Card> in "cards": components/card.tsx replaces the block of that name. Rename it, or write :::card instead.',
    ],
    [
      '<Steps>\n<Step title="a">\n\nb\n\n</Step>\n</Steps>',
      'step',
      'Cannot place <Step> in "steps": components/step.tsx replaces the block of that name. Rename it, or write :::step instead.',
    ],
    [
      '<Tabs>\n<TabItem label="a">\n\nb\n\n</TabItem>\n</Tabs>',
      'tab-item',
      'Cannot place <TabItem> in "tabs": components/tab-item.tsx replaces the block of that name. Rename it.',
    ],
  ])('replaces the block of its name, but cannot be a part of another block: %s', async (text, id, message) => {
    const own = {
      [`components/${id}.tsx`]:
        "export const attributes = { title: 'text', label: 'text' };\nexport default () => <b>own</b>;",
    };
    const { errors, article } = await compile(text, own);
    expect(errors).toEqual([expect.stringContaining(`index.md:4:1: ${message}`)]);
    expect(article).toContain('<b>own</b>');
    const alone = await compile(text.split('\n').slice(1, -1).join('\n'), own);
    expect([alone.errors, alone.article.includes('<b>own</b>')]).toEqual([[], true]);
  });

  it.each(
    Object.entries({
      'export default 1;':
        'components/tag.tsx: Cannot read the default export of the component: found 1. Export a function component.',
      'export const attributes = { a: "string" };\nexport default () => null;':
        'components/tag.tsx: Cannot read the kind of "a" of the component: found "string". Use "text", "number", "flag", "data", or a list of words.',
      'import Bel from "icon:bel";\nexport default () => <Bel />;':
        'components/tag.tsx:1:17: Cannot read the component: There is no icon "bel"; did you mean "bed"?',
      'export default () => <p>;': 'components/tag.tsx:1:26: Cannot read the component',
      'import "./none.ts";\nexport default () => null;':
        'components/tag.tsx:1:8: Cannot read the component: Could not resolve "./none.ts".',
    }),
  )('reports errors with a location: %s', async (code, expected) => {
    const { errors } = await compile('A.', { 'components/tag.tsx': code });
    expect(errors.join('\n')).toContain(expected);
  });
});

describe('an island', () => {
  it('keeps its HTML, with the data for hydration', async () => {
    const { article, page, markdown } = await compile('<Count from={3}>\n\nInner\n\n</Count>', {
      'components/count.tsx':
        "export const browser = 'visible';\nexport const attributes = { from: 'number' };\nexport default ({ from, children }) => <div>{from} parcels{children}</div>;",
    });
    expect(article).toContain(
      '<docs-island data-island="count" data-properties="{&quot;from&quot;:3}" data-prefix="count-',
    );
    expect(article).toContain('<div>3<!-- --> parcels<docs-slot><p>Inner</p></docs-slot></div></docs-island>');
    expect(page?.entry.hasIslands).toBe(true);
    expect(markdown).toContain('3 parcels\n\nInner');
  });
});

describe('an edit of a component', () => {
  it('recompiles only the pages that use it', async () => {
    const page = { 'index.md': '# Home\n\n<ParcelPrice kg={1} />\n', 'a.md': '# A\n' };
    const edit = { 'components/prices/per-kg.ts': 'export const PER_KG = 13;\n' };
    const { before, after, stored } = await editContent({ ...COMPONENTS, ...page }, edit, '/');
    expect(before).toContain('2 €');
    expect(after).toContain('13 €');
    expect(stored).toHaveLength(1);
  });
});
