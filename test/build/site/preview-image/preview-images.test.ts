import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawCard, type PreviewCard } from '../../../../build/site/preview-image/draw-card.ts';
import { Typeface } from '../../../../build/site/preview-image/typeface.ts';
import { compileContent, type Files, SMALLEST_SITE } from '../../content-folder.ts';

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill="#c00000" d="M0 0h24v24H0Z"/></svg>';
const CARD: PreviewCard = { site: 'Ledger', title: 'User guide', accent: '#005f64', logo: Buffer.from(LOGO) };
const FILES: Files = {
  'site.yaml': `${SMALLEST_SITE['site.yaml']}apis: [{ id: books, description: api/books.yaml }]\n`,
  'sidebars.yaml': 'docs:\n  - { type: category, label: User guide, items: [bills, quotes] }\n  - alone\n',
  'index.md': '---\nlayout: landing\ntitle: Home\n---\n',
  'bills.md': '# Bills\n',
  'quotes.md': '# Quotes\n',
  'alone.md': '# Alone\n',
  'api/books.yaml':
    'openapi: 3.1.0\ninfo: { title: Books }\npaths: { /bills: { get: { operationId: listBills, responses: { 200: { description: Bills } } } } }\n',
};

async function imagesOf(
  changes: Files = {},
): Promise<{ at(path: string): string | undefined; readonly files: string[] }> {
  const { site, errors } = await compileContent({ ...FILES, ...changes });
  expect(errors).toEqual([]);
  const files = [...(site?.files.keys() ?? [])].filter((path) => path.startsWith('/og/'));
  return { at: (path) => site?.previews.get(path), files };
}

/** The colour of a pixel. */
async function painter(card: Partial<PreviewCard>): Promise<(x: number, y: number) => string> {
  const { data, info } = await sharp(await drawCard({ ...CARD, ...card }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([1200, 630]);
  return (x, y) => data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3).toString('hex');
}

describe('link preview images', () => {
  it('are drawn once for each section of the site', async () => {
    const { at, files } = await imagesOf();
    expect(at('/bills')).toMatch(/^\/og\/[0-9a-f]{16}\.png$/);
    expect(at('/quotes')).toBe(at('/bills'));
    expect(at('/alone')).toBe(at('/'));
    expect(at('/api/list-bills')).toBe(at('/api/books-api'));
    expect(new Set([at('/'), at('/bills'), at('/api/list-bills')]).size).toBe(3);
    expect(new Set(files)).toEqual(new Set([at('/'), at('/bills'), at('/api/list-bills')]));
  });

  it('do not change with the text of a page', async () => {
    expect((await imagesOf({ 'bills.md': '# Bills and more\n\nText.\n' })).files).toEqual((await imagesOf()).files);
  });

  it('change with the name of the section', async () => {
    const sidebars = String(FILES['sidebars.yaml']).replace('User guide', 'Handbook');
    expect((await imagesOf({ 'sidebars.yaml': sidebars })).at('/bills')).not.toBe((await imagesOf()).at('/bills'));
  });

  it.each<[string, Files]>([
    ['for a page with its own image', { 'bills.md': '---\nimage: /logo.svg\n---\n\n# Bills\n' }],
    ['if the site has an image', { 'site.yaml': `${FILES['site.yaml']}image: /logo.svg\n` }],
    ['if site.yaml turns them off', { 'site.yaml': `${FILES['site.yaml']}previewImages: false\n` }],
  ])('are not drawn %s', async (_, changes) => {
    expect((await imagesOf({ ...changes, 'static/logo.svg': LOGO })).at('/bills')).toBeUndefined();
  });
});

describe('drawCard()', () => {
  it('draws background, logo, title and a rule in the accent colour', async () => {
    const at = await painter({});
    expect([at(5, 5), at(110, 90), at(600, 152)]).toEqual(['fdfcfa', 'c00000', 'd2d1cd']);
    expect(at(600, 564)).toBe('005f64');
    const title = Array.from({ length: 60 }, (_, row) => Array.from({ length: 200 }, (_, x) => at(80 + x, 230 + row)));
    expect(title.flat().filter((color) => color === '1b2328').length).toBeGreaterThan(2_000);
  });

  it('draws complete lines', async () => {
    const at = await painter({ site: 'Accounting documentation' });
    const ends = Array.from({ length: 30 }, (_, row) => Array.from({ length: 40 }, (_, x) => at(480 + x, 76 + row)));
    expect(ends.flat()).toContain('1b2328');
  });

  it('omits a title with a character that the typeface lacks', async () => {
    const at = await painter({ title: '请求' });
    const row = Array.from({ length: 1_000 }, (_, x) => at(80 + x, 270));
    expect(new Set(row)).toEqual(new Set(['fdfcfa']));
  });

  it('draws without a logo, or with an invalid one', async () => {
    for (const logo of [null, Buffer.from('no image')]) expect((await painter({ logo }))(5, 5)).toBe('fdfcfa');
  });
});

describe('Typeface', () => {
  const typeface = new Typeface();
  const box = { width: 400, lines: 2 };

  it('wraps lines between words', () => {
    expect(typeface.breakLines('Bills and quotes of suppliers', 40, box)).toEqual(['Bills and quotes of', 'suppliers']);
  });

  it('truncates text with an ellipsis', () => {
    expect(typeface.breakLines('Bills '.repeat(30).trim(), 40, box).at(-1)).toMatch(/^Bills .*…$/);
    expect(typeface.breakLines('x'.repeat(200), 40, box)).toEqual([expect.stringMatching(/^x+…$/)]);
    for (const line of typeface.breakLines('Bills '.repeat(30).trim(), 40, box))
      expect(typeface.measure(line, 40)).toBeLessThanOrEqual(box.width);
  });

  it('supports Latin, Cyrillic and Greek letters', () => {
    expect(['Ärger ő', 'Счета', 'Τιμολόγια'].every((text) => typeface.covers(text))).toBe(true);
    expect(['请求', 'بيل'].some((text) => typeface.covers(text))).toBe(false);
  });
});
