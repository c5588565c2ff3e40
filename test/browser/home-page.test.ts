import { describe, expect, it } from 'vitest';
import { useReadersOf } from './open-page.ts';
import { startContent } from './site.ts';

const SQUARE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="10" height="10"/></svg>';
const FILES = {
  'site.yaml': 'title: Books docs\norigin: https://docs.example.com\nproduct: { name: Books, slug: books }\n',
  'index.md': [
    '---\ntitle: Books\nlayout: landing\n---',
    ':::hero[Books]',
    'For everybody.',
    '[Start](bills.md)',
    ':::',
    '## Why books',
    'They are good.',
    ':::cards',
    ':::card[One]{image="/square.svg" alt="A square"}',
    'Text.',
    ':::',
    ':::card[Two]',
    'Text.',
    ':::',
    ':::\n',
  ].join('\n\n'),
  'bills.md': [
    '# Bills',
    '<DocCardList />',
    ':::cards\n:::card[One]\nText.\n:::\n:::card[Two]\nText.\n:::\n:::',
    ':::accordion[More]\nText.\n:::',
    '```sh\nls\n```',
    '| A | B |\n|---|---|\n| 1 | 2 |\n',
  ].join('\n\n'),
  'quotes.md': '# Quotes\n\nText.\n',
  'receipts.md': '# Receipts\n\nText.\n',
  'static/square.svg': SQUARE,
};

describe('a small site', () => {
  const newReader = useReadersOf(() => startContent(FILES));

  it('has a home page whose headings are larger than its text', async () => {
    const page = await (await newReader()).open('/');
    const sizes = await page.evaluate(() =>
      ['.prose > h2', '.prose > p'].map((selector) =>
        Number.parseFloat(getComputedStyle(document.querySelector(selector) ?? document.body).fontSize),
      ),
    );
    expect(sizes[0]).toBeGreaterThan(sizes[1] ?? 0);
  });

  it.each([1440, 390])('shows images of cards at most 12rem high, in a window of %i pixels', async (width) => {
    const page = await (await newReader({ viewport: { width, height: 900 } })).open('/');
    const image = page.getByRole('img', { name: 'A square' });
    await image.scrollIntoViewIfNeeded();
    expect((await image.boundingBox())?.height).toBe(192);
  });

  it('has cards, accordions, code and tables with the same edges', async () => {
    const page = await (await newReader({ viewport: { width: 1440, height: 900 } })).open('/bills');
    const edges = (selector: string) =>
      page.locator(selector).evaluateAll((parts) => {
        const boxes = parts.map((part) => part.getBoundingClientRect());
        const tops = new Set(boxes.map(({ top }) => Math.round(top)));
        return [Math.min(...boxes.map((box) => box.left)), Math.max(...boxes.map((box) => box.right)), tops.size];
      });
    const [left, right] = await edges('.code');
    for (const selector of ['.cards > li', '.card-grid > li', 'details.accordion', '.table'])
      expect(await edges(selector), selector).toEqual([left, right, 1]);
  });
});
