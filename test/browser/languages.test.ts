import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findViolations } from './axe.ts';
import { isSameDocument, mark, openMarked } from './marked-page.ts';
import { DESKTOP, MOBILE, useReadersOf } from './open-page.ts';
import { WIDE } from './sample-pages.ts';
import { startFixture, startFolder } from './site.ts';

const ARABIC = `---
title: الفواتير
---

الفاتورة تطلب المال.

:::note
تُعتمد أولا.
:::

## الحالات

| الحالة | المعنى | رمز |
| --- | --- | --- |
| **مسودة** | لم تُراجع بعد | draft |

\`\`\`js title="pay.js"
await pay();
\`\`\`

| السنة | السعر |
| --- | ---: |
| 2026 | 1200.50 |

- [x] منجز

:::filetree
- content/
  - site.yaml
:::

<Tabs>
<TabItem value="a" label="أ">أ</TabItem>
<TabItem value="b" label="ب">ب</TabItem>
<TabItem value="c" label="ج">ج</TabItem>
</Tabs>
`;

const ARABIC_HOME = '---\ntitle: Ledger\nlayout: landing\n---\n\n:::hero[Ledger]\nالأدلة والمرجع\n:::\n';

const JAPANESE = '---\ntitle: 請求書\n---\n\n## はじめる前に確認しておくこと\n\n請求書を入力します。\n';

/** The left or right edge of the letters of the first such element. */
const textEdge = (page: Page, side: 'left' | 'right', selector: string): Promise<number> =>
  page
    .locator(selector)
    .first()
    .evaluate((element, edge) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect()[edge];
    }, side);

const boxOf = async (page: Page, selector: string): Promise<{ left: number; right: number }> => {
  const { x, width } = (await page.locator(selector).first().boundingBox()) ?? { x: 0, width: 0 };
  return { left: x, right: x + width };
};

describe('a site in a language from right to left', () => {
  const newReader = useReadersOf(() =>
    startFixture({ locale: 'ar' }, { 'user/quotes.md': ARABIC, 'index.md': ARABIC_HOME }),
  );

  it('has the sidebar at the right, and only there its ground', async () => {
    const page = await (await newReader({ viewport: DESKTOP })).open('/user/quotes');
    expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
    const [sidebar, main, brand] = [
      await boxOf(page, '#sidebar'),
      await boxOf(page, 'main'),
      await boxOf(page, '.brand'),
    ];
    expect(sidebar.left).toBeGreaterThanOrEqual(main.right);
    expect(brand.left).toBeGreaterThan(main.left);
    const outset = await page.locator('#sidebar').evaluate((element) => getComputedStyle(element).borderImageOutset);
    expect(outset.split(' ').map(Number.parseFloat)[3]).toBe(0);
  });

  it('begins the title of a hero where its text begins, in any script', async () => {
    const page = await (await newReader({ viewport: DESKTOP })).open('/');
    const edges = await page.locator('.hero-text > :is(h1, p)').evaluateAll((parts) =>
      parts.map((part) => {
        const range = document.createRange();
        range.selectNodeContents(part);
        return Math.round(range.getBoundingClientRect().right);
      }),
    );
    expect(edges).toEqual([edges[0], edges[0]]);
  });

  it('has numbers below the heading of their column, and a box before its task', async () => {
    const page = await (await newReader({ viewport: DESKTOP })).open('/user/quotes');
    const [heading, number, box, task] = await page.evaluate(() => {
      const textBox = (selector: string): DOMRect => {
        const range = document.createRange();
        const element = document.querySelector(selector);
        if (element?.lastChild) range.selectNodeContents(element.lastChild);
        return range.getBoundingClientRect();
      };
      const boxes = ['th.align-right', 'td.align-right'].map(textBox);
      const input = document.querySelector('li > input')?.getBoundingClientRect() ?? new DOMRect();
      return [...boxes, input, textBox('li:has(> input)')];
    });
    expect(number?.left).toBeCloseTo(heading?.left ?? 0, 0);
    expect(box?.left).toBeGreaterThanOrEqual(task?.right ?? 0);
  });

  it('indents the files of a folder at the left, where their paths begin', async () => {
    const page = await (await newReader({ viewport: DESKTOP })).open('/user/quotes');
    const icons = await page
      .locator('.filetree svg')
      .evaluateAll((drawn) => drawn.map((icon) => icon.getBoundingClientRect().left));
    expect(icons).toHaveLength(2);
    expect((icons[1] ?? 0) - (icons[0] ?? 0)).toBeGreaterThan(16);
  });

  it.each(['ArrowLeft', 'ArrowRight'])('moves between tabs to the side of %s', async (key) => {
    const page = await (await newReader({ viewport: DESKTOP })).open('/user/quotes');
    const tabs = page.locator('[role="tab"]');
    await tabs.nth(1).click();
    const before = await tabs.nth(1).boundingBox();
    await page.keyboard.press(key);
    const after = await page.locator('[role="tab"]:focus').boundingBox();
    expect(Math.sign((after?.x ?? 0) - (before?.x ?? 0))).toBe(key === 'ArrowLeft' ? -1 : 1);
  });

  it('draws the chevron of a menu where its text leaves room', async () => {
    const page = await (await newReader({ viewport: DESKTOP })).open('/api/create-account');
    const sides = await page.locator('.exchange select').evaluateAll((menus) =>
      menus.map((menu) => {
        const { paddingLeft, paddingRight, backgroundPositionX } = getComputedStyle(menu);
        return { room: Number.parseFloat(paddingLeft) < Number.parseFloat(paddingRight), chevron: backgroundPositionX };
      }),
    );
    expect(sides.length).toBeGreaterThan(0);
    for (const { room, chevron } of sides) expect(/right|100%/.test(chevron), chevron).toBe(room);
  });

  it('begins an English title at the left', async () => {
    const page = await (await newReader({ viewport: DESKTOP })).open('/');
    for (const path of ['/api/create-account', '/api/schemas/Branch']) {
      await page.goto(path);
      expect((await boxOf(page, 'main h1')).left, path).toBeCloseTo((await boxOf(page, 'main header')).left, 0);
    }
  });

  it('leaves code from left to right', async () => {
    const page = await (await newReader({ viewport: DESKTOP })).open('/api/create-account');
    const directions = await page
      .locator('pre, .operation-line code')
      .evaluateAll((elements) => elements.map((element) => getComputedStyle(element).direction));
    expect(directions.length).toBeGreaterThan(1);
    expect(new Set(directions)).toEqual(new Set(['ltr']));
  });

  it.each(['/user/bills', '/api/create-account'])('has the bar of phones mirrored on %s', async (path) => {
    const page = await (await newReader({ viewport: MOBILE })).open(path);
    const menu = await boxOf(page, '.menu-button');
    const search = await boxOf(page, '.navbar .search');
    const contents = await boxOf(page, '.toc');
    expect(menu.left).toBeGreaterThanOrEqual(search.right);
    expect(search.left).toBeGreaterThanOrEqual(contents.right);
    await page.locator('.menu-button').click();
    await expect.poll(async () => (await boxOf(page, '#sidebar')).right).toBe(MOBILE.width);
  });

  it('fades the items of the navbar at its left, where there are more to scroll to', async () => {
    const page = await (await newReader({ viewport: DESKTOP, reducedMotion: 'no-preference' })).open('/user/bills');
    const nav = page.locator('.navbar nav');
    await nav.evaluate((element) => {
      const items = element.querySelector('ul');
      for (let count = 0; count < 5; count++) items?.append(...(items.cloneNode(true) as Element).children);
    });
    await expect
      .poll(() => nav.evaluate((element) => getComputedStyle(element).maskImage))
      .toMatch(/^linear-gradient\(to right, /);
  });

  it('aligns the values of a column with its heading, whatever their script', async () => {
    const page = await (await newReader({ viewport: DESKTOP })).open('/user/quotes');
    const sides = await page.locator('th:nth-child(3), td:nth-child(3)').evaluateAll((cells) =>
      cells.map((cell) => {
        const range = document.createRange();
        range.selectNodeContents(cell);
        return Math.round(range.getBoundingClientRect().right);
      }),
    );
    expect(sides).toEqual([sides[0], sides[0]]);
  });

  it('begins texts at the right edge in tables, and after a gap beside a rule', async () => {
    const page = await (await newReader({ viewport: DESKTOP })).open('/user/quotes');
    const heading = await textEdge(page, 'right', 'article h2');
    expect(Math.abs((await textEdge(page, 'right', 'article td')) - heading)).toBeLessThan(2);
    const note = await boxOf(page, '.admonition');
    expect(note.right - (await textEdge(page, 'right', '.admonition p:last-child'))).toBeGreaterThan(12);
    expect(await page.locator('article h2').evaluate((element) => getComputedStyle(element).letterSpacing)).toMatch(
      /^(?:normal|0px)$/,
    );
  });

  it('has code whose title is at its left, and paths beside their methods', async () => {
    const page = await (await newReader({ viewport: DESKTOP })).open('/user/quotes');
    const [code, title] = [await boxOf(page, 'figure.code'), await textEdge(page, 'right', 'figure.code figcaption')];
    expect(title).toBeLessThan((code.left + code.right) / 2);
    await page.goto('/api/create-account');
    const method = await boxOf(page, '.operation-line .method');
    expect(method.left - (await textEdge(page, 'right', '.operation-line code'))).toBeLessThan(40);
  });
});

describe('a page from left to right on a site from right to left', () => {
  const newReader = useReadersOf(() => startFixture({ locales: [{ code: 'en' }, { code: 'ar' }] }));

  it('has its text in the wide column beside the sidebar, and its contents at the end', async () => {
    const page = await (await newReader({ viewport: WIDE })).open('/ar/user/bills');
    expect(await page.locator('article').getAttribute('dir')).toBe('ltr');
    const [text, contents] = [await boxOf(page, 'article .prose'), await boxOf(page, '.toc')];
    expect(contents.right).toBeLessThan(text.left);
    expect(text.right - text.left).toBeGreaterThan(2 * (contents.right - contents.left));
    expect(await page.locator('.prose').evaluate((prose) => getComputedStyle(prose).direction)).toBe('ltr');
  });
});

describe('a Japanese text', () => {
  const newReader = useReadersOf(() => startFixture({ locale: 'ja' }, { 'user/quotes.md': JAPANESE }));

  it('breaks between phrases, and its headings have no narrower letters', async () => {
    const page = await (await newReader({ viewport: MOBILE })).open('/user/quotes');
    const { wordBreak, lineBreak, letterSpacing } = await page.locator('article h2').evaluate((element) => {
      const { wordBreak, lineBreak, letterSpacing } = getComputedStyle(element);
      return { wordBreak, lineBreak, letterSpacing };
    });
    expect({ wordBreak, lineBreak }).toEqual({ wordBreak: 'auto-phrase', lineBreak: 'strict' });
    expect(letterSpacing).toMatch(/^(?:normal|0px)$/);
  });
});

describe('a site in three languages', () => {
  const newReader = useReadersOf(() => startFolder('test/fixtures/three-languages'));

  // That the window makes no difference is proven for pages in English.
  it.each([
    ['/de/guides/rechnungen', WIDE],
    ['/de/api/create-invoice', MOBILE],
    ['/ar/guides/invoices', MOBILE],
    ['/ar/api/create-invoice', WIDE],
  ])('violates no rule of WCAG 2.2 AA on %s', async (path, viewport) => {
    const page = await (await newReader({ viewport })).open(path);
    expect(await findViolations(page, { without: ['color-contrast'] })).toEqual([]);
  });

  it('has the same page in each language behind its menu, which the browser loads in full', async () => {
    const page = await openMarked(await newReader(), '/guides/invoices');
    await page.getByRole('button', { name: 'Language' }).click();
    await page.getByRole('link', { name: 'Deutsch' }).click();
    await page.waitForURL('**/de/guides/rechnungen');
    expect(await page.locator('html').getAttribute('lang')).toBe('de');
    expect(await isSameDocument(page)).toBe(false);
    await expect.poll(() => page.getByRole('searchbox').getAttribute('placeholder')).toBe('Suche');
  });

  it('stays in a language from page to page, and finds its pages', async () => {
    const page = await (await newReader()).read('/de/guides/rechnungen');
    await mark(page);
    await page.getByRole('link', { name: 'Angebote' }).click();
    await page.waitForURL('**/de/guides/quotes');
    expect(await isSameDocument(page)).toBe(true);
    await expect.poll(() => page.locator('article').getAttribute('lang')).toBe('en');
    await page.keyboard.press('/');
    await page.keyboard.type('Lücken');
    await expect
      .poll(() => page.locator('dialog [role="option"] a, dialog a[href]').first().getAttribute('href'))
      .toMatch(/^\/de\/guides\/rechnungen/);
  });

  it('has the bar of phones in its place around a text of the other direction', async () => {
    const page = await (await newReader({ viewport: MOBILE })).open('/ar/api/create-invoice');
    const [menu, search] = [await boxOf(page, '.menu-button'), await boxOf(page, '.navbar .search')];
    const [contents, form] = [await boxOf(page, '.toc'), await boxOf(page, '.try-it')];
    expect(menu.left).toBeGreaterThanOrEqual(search.right);
    expect(search.left).toBeGreaterThanOrEqual(contents.right);
    expect(contents.left).toBeGreaterThanOrEqual(form.right);
  });

  it('has an untranslated title and the text below it at the same edge', async () => {
    const page = await (await newReader({ viewport: WIDE })).open('/ar/category/selling');
    expect(await textEdge(page, 'left', 'main .lead')).toBeCloseTo(await textEdge(page, 'left', 'main h1'), 0);
  });

  it('has a text of the other direction within the page, with each path beside its method', async () => {
    const page = await (await newReader({ viewport: MOBILE })).open('/ar/api/create-invoice');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
    const path = page.locator('.operation-line code');
    expect(await path.evaluate((code) => getComputedStyle(code).textAlign)).toBe('start');
  });

  it.each(['', '/de', '/ar'])('has room for all controls in the bar of the narrowest phones: %s', async (base) => {
    const page = await (await newReader({ viewport: { width: 320, height: 640 } })).open(`${base}/api/create-invoice`);
    const bar = ['.menu-button', '.navbar .search', '.toc', '.operation-line .try-it'];
    const boxes = await Promise.all(bar.map((selector) => boxOf(page, selector)));
    const ordered = boxes.sort((a, b) => a.left - b.left);
    for (const [index, { left, right }] of ordered.entries()) {
      expect(right - left).toBeGreaterThanOrEqual(36);
      expect(left).toBeGreaterThanOrEqual(ordered[index - 1]?.right ?? 0);
    }
    expect(ordered.at(-1)?.right).toBeLessThanOrEqual(320);
    // The search is its icon, without a part of its label.
    const room = await page.locator('.navbar .search input').evaluate((input) => {
      const { paddingLeft, paddingRight } = getComputedStyle(input);
      return input.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    });
    expect(room).toBeLessThanOrEqual(1);
  });
});
