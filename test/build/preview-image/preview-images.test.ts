import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { BuildCache } from '../../../build/cache/build-cache.ts';
import { type PreviewImages, setPreviewImages } from '../../../build/preview-image/preview-images.ts';
import { paintPreview } from '../../../worker/edge/preview-image/paint-preview.ts';
import type { PreviewSheet } from '../../../worker/model/preview-image.ts';
import { compileContent, type Files, SMALLEST_SITE } from '../content-folder.ts';

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill="#c00000" d="M0 0h24v24H0Z"/></svg>';
const FILES: Files = {
  'site.yaml': `${SMALLEST_SITE['site.yaml']}logo: /logo.svg\nnavbar: [{ label: Guides, to: /bills }]\n`,
  'sidebars.yaml': 'docs:\n  - { type: category, label: User guide, items: [bills] }\n',
  'static/logo.svg': LOGO,
  'bills.md': '# Bills\n\nText.\n',
};

async function setImages(changes: Files = {}): Promise<PreviewImages> {
  const { site, errors } = await compileContent({ ...FILES, ...changes });
  expect(errors).toEqual([]);
  if (site === null) throw new Error('The site was not made.');
  return site.previewImages;
}
/** The image of `/bills` as the edge paints it; null where there is none. */
async function paint(changes: Files): Promise<Uint8Array | null> {
  const { cards, sheet } = await setImages(changes);
  const card = cards.get('/bills');
  return card === undefined ? null : paintPreview(card, JSON.parse(String(sheet)) as PreviewSheet);
}
async function imageOf(changes: Files): Promise<string | null> {
  const image = await paint(changes);
  return image && Buffer.from(image).toString('base64');
}
/** The nth pixel of a row, as a colour. */
async function pixels(changes: Files): Promise<(x: number, y: number) => string> {
  const { data, info } = await sharp((await paint(changes)) ?? undefined)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([1200, 630]);
  return (x, y) => data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3).toString('hex');
}

describe('setPreviewImages()', () => {
  it('paints paper with the logo, a title in ink and rules', async () => {
    const at = await pixels({});
    expect([at(5, 5), at(110, 90), at(600, 152)]).toEqual(['fdfcfa', 'c00000', 'd2d1cd']);
    const titleRows = Array.from({ length: 80 }, (_, row) =>
      Array.from({ length: 200 }, (_, x) => at(80 + x, 245 + row)),
    );
    expect(titleRows.flat().filter((color) => color === '1b2328').length).toBeGreaterThan(2_000);
  });

  it('keeps of a page less than a kilobyte, and all shapes once', async () => {
    const { cards, sheet } = await setImages();
    expect(JSON.stringify(cards.get('/bills')).length).toBeLessThan(1_000);
    expect(sheet?.byteLength).toBeLessThan(30_000);
  });

  it.each<[string, Files]>([
    ['the text of the page', { 'bills.md': '# Bills\n\nAnother text, and [more](bills.md).\n' }],
    ['the navbar', { 'site.yaml': String(FILES['site.yaml']).replace('label: Guides', 'label: Pages') }],
    ['the accent', { 'site.yaml': `${FILES['site.yaml']}theme: { accent: "#aa0000" }\n` }],
    ['another page', { 'quotes.md': '# Quotes\n', 'sidebars.yaml': `${FILES['sidebars.yaml']}  - quotes\n` }],
  ])('leaves the image as it is when %s changes', async (_, changes) => {
    expect(await imageOf(changes)).toBe(await imageOf({}));
  });

  it.each<[string, Files]>([
    ['the title', { 'bills.md': '# Invoices\n' }],
    ['the group', { 'sidebars.yaml': 'docs:\n  - { type: category, label: Guide, items: [bills] }\n' }],
    ['the logo', { 'static/logo.svg': LOGO.replace('#c00000', '#00c000') }],
    ['the name of the site', { 'site.yaml': String(FILES['site.yaml']).replace('title: Docs', 'title: Books') }],
  ])('paints another one when %s changes', async (_, changes) => {
    expect(await imageOf(changes)).not.toBe(await imageOf({}));
  });

  it.each([
    ['Chinese', '请求'],
    ['Arabic', 'فواتير'],
    ['an emoji', 'Start 🚀'],
    ['a mark that is set above a letter', 'X\u0303'],
  ])('has none for a title with %s', async (_, title) => {
    expect(await imageOf({ 'bills.md': `# ${title}\n` })).toBeNull();
  });

  it.each([
    ['accents in two parts', 'Cafe\u0301'],
    ['Cyrillic, Greek and Vietnamese', 'Счёт Τιμολόγιο Hoá đơn'],
    ['characters without a shape', 'In\u200bvoi\u00adces'],
    ['two thousand letters', 'Invoices '.repeat(250)],
    ['one word of two thousand letters', 'x'.repeat(2_000)],
  ])('has one for a title with %s', async (_, title) => {
    expect(await imageOf({ 'bills.md': `---\ntitle: "${title}"\n---\n\nText.\n` })).not.toBeNull();
  });

  it('has none for a page that names an image, nor for a site that wants none', async () => {
    const named = { 'bills.md': '---\nimage: /logo.svg\n---\n\n# Bills\n' };
    expect(await imageOf(named)).toBeNull();
    expect(await setImages({ 'site.yaml': `${FILES['site.yaml']}previewImages: false\n` })).toEqual({
      cards: new Map(),
      sheet: null,
    });
  });

  it.each<[string, Files]>([
    ['no image', { 'static/logo.svg': 'not an image' }],
    ['an SVG without a size', { 'static/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>' }],
  ])('leaves the logo out when it is %s', async (_, changes) => {
    expect(await imageOf(changes)).not.toBeNull();
  });

  it('takes from the cache what shows the same', async () => {
    const { site } = await compileContent(FILES);
    if (site === null) throw new Error('The site was not made.');
    const cache = BuildCache.inMemory();
    const first = await setPreviewImages(site, cache);
    const second = await setPreviewImages(site, cache);
    expect(second.cards.get('/bills')).toBe(first.cards.get('/bills'));
    expect(second.sheet).toBe(first.sheet);
  });

  it('leaves the cards of pages as they are when what all share changes', async () => {
    const { cards } = await setImages();
    const changed = await setImages({ 'static/logo.svg': LOGO.replace('#c00000', '#00c000') });
    expect(changed.cards).toEqual(cards);
  });
});
