import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { CLIPBOARD } from './clipboard.ts';
import { useSampleReaders } from './open-page.ts';
import { announced, awaitSecondScript, holdRequests, moveMouse } from './page-state.ts';
import { answerOf, openForm, sendForm } from './try-it-form.ts';

const GUIDE = '/user/bills';
const OPERATION = '/api/add-invoice';

describe('columns', () => {
  const newReader = useSampleReaders();

  it.each([
    ['/', ['.landing']],
    [GUIDE, ['#sidebar', '.toc', '.prose']],
    // The sidebars with an open group scroll themselves.
    [OPERATION, ['.samples', '.body']],
    ['/api/schemas/Invoice', ['article']],
    ['/api/accounting-api', ['#sidebar', '.toc', 'article']],
    ['/api/changelog', ['#sidebar', '.toc', 'article']],
    ['/search?q=invoice', ['main']],
  ])('of %s let the wheel scroll the page', async (path, columns) => {
    const page = await (await newReader({ viewport: { width: 1440, height: 1000 } })).open(path);
    for (const column of columns) {
      await page.evaluate(() => scrollTo(0, 0));
      await wheelOver(page, column);
      await expect.poll(() => page.evaluate(() => scrollY), { message: column }).toBeGreaterThan(0);
    }
  });

  it('do not scroll around scrolling code', async () => {
    const page = await (await newReader({ viewport: { width: 1440, height: 700 } })).read(OPERATION);
    const { height, overflow } = await page.locator('.samples').evaluate((column) => ({
      height: column.getBoundingClientRect().height,
      overflow: getComputedStyle(column).overflowY,
    }));
    expect(overflow).toBe('visible');
    expect(height).toBeLessThanOrEqual(700);
    const code = await page.locator('.request pre:visible').boundingBox();
    const column = await page.locator('.samples').boundingBox();
    expect((code?.y ?? 0) - (column?.y ?? 0)).toBeLessThanOrEqual(56);
  });

  it('have the same edges on every kind of page', async () => {
    const page = await (await newReader({ viewport: { width: 768, height: 900 }, withErrors: true })).open('/');
    const edges = (...selectors: string[]) =>
      page.evaluate(
        (all) =>
          all.map((selector) => {
            const { left, right } = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
            return [Math.round(left), Math.round(right)] as const;
          }),
        selectors,
      );
    for (const path of [GUIDE, OPERATION, '/search?q=invoice', '/nowhere']) {
      await page.goto(path);
      const [title, footer] = await edges('h1', '.footer p');
      expect(title?.[0], path).toBe(footer?.[0]);
    }
    const starts = new Set<string>();
    const wide = [GUIDE, '/api/changelog', '/category/users', OPERATION, '/search?q=invoice', '/nowhere'];
    for (const [path, width] of wide.flatMap((name) => [1440, 1920].map((each) => [name, each] as const))) {
      await page.setViewportSize({ width, height: 900 });
      if (new URL(page.url()).pathname !== new URL(path, page.url()).pathname) await page.goto(path);
      const [title, items, mode, menu] = await edges(
        'h1',
        '.navbar .navbar-items li',
        '.navbar .color-mode',
        '.page-menu-button',
      );
      starts.add(`${width}: ${title?.[0]}`);
      expect(items?.[0], `${path}, ${width} px`).toBe(title?.[0]);
      // The right half of the button is empty space behind its icon.
      if (menu?.[1] !== 0) expect(menu?.[1], `${path}, ${width} px`).toBe((mode?.[1] ?? 0) - 8);
    }
    expect([...starts]).toHaveLength(2);
  });

  it('of the home page leave no gap next to the introduction', async () => {
    const page = await (await newReader({ viewport: { width: 1280, height: 900 } })).open('/');
    const [text, aside, search] = await Promise.all(
      ['.hero-text', '.hero-aside', '.landing-search'].map((selector) =>
        page.locator(selector).evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect),
      ),
    );
    expect(aside?.left).toBeGreaterThan(text?.right ?? 0);
    expect(search?.left).toBe(text?.left);
    expect(search?.top).toBeGreaterThanOrEqual(text?.bottom ?? 0);
    expect(search?.bottom).toBeLessThanOrEqual(aside?.bottom ?? 0);
  });

  it.each(['users', 'administration', 'developers'])('of the category %s have no gap in the last row', async (name) => {
    const page = await (await newReader()).open(`/category/${name}`);
    for (const width of [700, 1000, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const rights = await page
        .locator('.cards > li')
        .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().right));
      expect(rights.at(-1), `${width} px`).toBe(Math.max(...rights));
    }
  });

  it('keep notices and tags below the text', async () => {
    const page = await (await newReader({ viewport: { width: 1440, height: 900 } })).open(GUIDE);
    await page.evaluate(() => {
      for (const [before, className] of [
        ['.page-bar', 'notice'],
        ['.prose', 'tags'],
      ] as const) {
        const line = Object.assign(document.createElement('p'), { className, textContent: className });
        document.querySelector(before)?.after(line);
      }
    });
    const left = (selector: string) =>
      page.locator(selector).evaluate((element) => element.getBoundingClientRect().left);
    expect(await left('.notice')).toBe(await left('.prose'));
    expect(await left('.tags')).toBe(await left('.prose'));
  });

  it('keep the choices above the samples on one line, and below method and path on narrow screens', async () => {
    const reader = await newReader({ viewport: { width: 1440, height: 900 } });
    const page = await reader.read(OPERATION);
    const tops = await page
      .locator('.request :is(h2, select:visible, [data-action="copy"]:visible)')
      .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().top + each.clientHeight / 2)));
    expect(tops.length).toBeGreaterThan(3);
    expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(8);
    for (const width of [1100, 768, 390]) {
      await page.setViewportSize({ width, height: 900 });
      const line = await page.locator('.operation-line').boundingBox();
      const request = await page.locator('.request').boundingBox();
      const parameters = await page.locator('.body > section').first().boundingBox();
      expect(request?.y).toBeGreaterThan(line?.y ?? 0);
      expect(request?.y).toBeLessThan(parameters?.y ?? 0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });

  it('connect fields with their lines in the request, in both directions', async () => {
    const page = await (await newReader({ viewport: { width: 1440, height: 900 } })).read(OPERATION);
    await page.locator('#body-contactId').hover();
    await expect.poll(async () => (await marked(page))[0]).toMatch(/^"contactId": "con_\w+",?$/);
    await page.locator('h1').hover();
    await expect.poll(() => marked(page)).toEqual([]);
    const point = await page.locator('.request pre:visible code').evaluate((code) => {
      const text = code.textContent;
      const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
      let at = text.indexOf('contactId') + 2;
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const { length } = node as Text;
        if (at < length) {
          const range = document.createRange();
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          const { x, y, height } = range.getBoundingClientRect();
          return { x, y: y + height / 2 };
        }
        at -= length;
      }
      return null;
    });
    await page.mouse.move((point?.x ?? 0) + 1, point?.y ?? 0);
    await page.mouse.move((point?.x ?? 0) + 2, point?.y ?? 0);
    await expect.poll(() => page.locator('.fields > .counterpart').getAttribute('id')).toBe('body-contactId');
  });

  it('connect the field that a reader pointed at before their script arrived', async () => {
    const reader = await newReader({ viewport: { width: 1440, height: 900 }, isFirstVisit: true });
    const release = await holdRequests(reader.context, '**/follow-exchange-*');
    const page = await reader.open(OPERATION);
    await page.locator('#body-contactId').hover();
    await awaitSecondScript(page);
    release();
    await expect.poll(async () => (await marked(page))[0]).toMatch(/^"contactId"/);
  });

  it('connect them for a finger and for the keyboard, which hears where a value is documented', async () => {
    const reader = await newReader({ viewport: { width: 1440, height: 900 }, hasTouch: true });
    const page = await reader.open(OPERATION);
    await page.locator('h1').tap();
    await awaitSecondScript(page);
    await page.locator('#body-contactId').tap({ position: { x: 200, y: 10 } });
    await expect.poll(async () => (await marked(page))[0]).toMatch(/^"contactId"/);
    await page.locator('#body-lines > a').focus();
    await expect.poll(async () => (await marked(page))[0]).toMatch(/^"lines": \[/);
    await page.locator('.request pre:visible').focus();
    const row = page.locator('.fields > .counterpart');
    const values = [];
    for (let step = 0; step < 3; step++) {
      await page.keyboard.press('Alt+ArrowDown');
      values.push([await row.getAttribute('id'), (await marked(page))[0]?.split(':')[0]]);
    }
    expect(new Set(values.map(([id]) => id)).size).toBe(3);
    for (const [id, value] of values) expect(id).toContain(value?.replaceAll('"', ''));
    await expect.poll(() => announced(page)).toMatch(/, documented in Request body$/);
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.parentElement?.id)).toBe(values.at(-1)?.[0]);
  });

  it.each([1440, 390])('expand truncated code, %d px wide', async (width) => {
    const page = await (await newReader({ viewport: { width, height: 700 } })).read(OPERATION);
    const expand = page.locator('.request').getByRole('button', { name: 'Expand' });
    await expand.click();
    const pre = page.locator('.request pre:visible');
    await expect.poll(() => pre.evaluate((code) => code.scrollHeight - code.clientHeight)).toBeLessThan(2);
  });

  it.each(['/', '/api/get-invoice'])('buttons of code cover no choice and no title: %s', async (path) => {
    const page = await (await newReader()).read(path);
    await page.locator('.code > [data-action="copy"]').first().waitFor({ state: 'attached' });
    for (const [width, dir] of [
      [390, 'ltr'],
      [320, 'ltr'],
      [1440, 'rtl'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const covered = await page.evaluate((direction) => {
        document.documentElement.dir = direction;
        const boxes = (selector: string) =>
          [...document.querySelectorAll(selector)]
            .filter((element) => element.checkVisibility())
            .map((element) => ({ name: element.textContent, box: element.getBoundingClientRect() }));
        const buttons = boxes('.code > :is([data-action="copy"], [data-action="wrap"])');
        if (buttons.length === 0) return ['no buttons'];
        return boxes('[role="tab"], .exchange :is(select, h2)')
          .filter(({ box }) =>
            buttons.some(
              ({ box: { left, right, top, bottom } }) =>
                left < box.right && right > box.left && top < box.bottom && bottom > box.top,
            ),
          )
          .map(({ name }) => name);
      }, dir);
      expect(covered, `${width} px, ${dir}`).toEqual([]);
    }
  });
});

describe('printing, copying and right-to-left pages', () => {
  const newReader = useSampleReaders();

  it('prints only the chosen sample', async () => {
    const page = await (await newReader()).read(OPERATION);
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('.request pre:visible').count()).toBe(1);
    expect(await page.locator('.response-examples pre:visible').count()).toBe(1);
    // Long code begins where there is room, not on a page of its own; short code is on one page.
    const breaks = await page.locator('.request pre:visible').evaluate((code) => {
      const { orphans, widows } = getComputedStyle(code);
      return [orphans, widows, getComputedStyle(code.closest('.code') ?? code).breakInside];
    });
    expect(breaks).toEqual(['6', '6', 'auto']);
  });

  it('prints the address of a card after its title, not above it', async () => {
    const page = await (await newReader()).open('/');
    await page.emulateMedia({ media: 'print' });
    const addresses = await page.locator('.card-title > a').evaluateAll((links) =>
      links.map((link) => {
        const { content, position } = getComputedStyle(link, '::after');
        return content.includes(link.getAttribute('href') ?? '?') && position;
      }),
    );
    expect(new Set(addresses)).toEqual(new Set(['static']));
  });

  it('copies neither hidden text nor chips', async () => {
    const page = await (await newReader()).open('/api/list-invoices');
    const text = await page.evaluate(() => {
      getSelection()?.selectAllChildren(document.body);
      return getSelection()?.toString() ?? '';
    });
    expect(text).toContain('Sales / Invoices / List invoices');
    expect(text).not.toContain('For agents');
    expect(text).not.toContain('GETList');
  });

  it('copies the method of a request with its path', async () => {
    const page = await (await newReader()).open('/api/list-invoices');
    const text = await page.evaluate(() => {
      const line = document.querySelector('.operation-line');
      if (line !== null) getSelection()?.selectAllChildren(line);
      return getSelection()?.toString() ?? '';
    });
    expect(text.split(/\s+/).slice(0, 2)).toEqual(['GET', '/invoices']);
  });

  it('keeps the order of code, paths and types on a right-to-left page', async () => {
    const page = await (await newReader()).open(OPERATION);
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl';
    });
    for (const code of ['.operation-line code', '.request pre:visible']) {
      const direction = await page
        .locator(code)
        .first()
        .evaluate((each) => getComputedStyle(each).direction);
      expect(direction, code).toBe('ltr');
    }
    await openForm(page);
    const edges = await page.evaluate(() => {
      const end = (node: Node, from: number, to: number): number => {
        const range = document.createRange();
        range.setStart(node, from);
        range.setEnd(node, to);
        return range.getBoundingClientRect().right;
      };
      const types = [...document.querySelectorAll('.fields > li > i, .media-type > i, .try-label > i')].filter((type) =>
        type.checkVisibility(),
      );
      // Each ends in a sign that the direction of the page would move to the front: `>`, `]`.
      return types
        .flatMap((type) => {
          const text = type.lastChild;
          if (text?.nodeType !== Node.TEXT_NODE || !/^\w.*[>\]]$/.test(type.textContent)) return [];
          const { length } = text as Text;
          return [[end(text, length - 1, length), type.getBoundingClientRect().right]];
        })
        .map(([sign = 0, whole = 0]) => Math.abs(sign - whole) < 1);
    });
    expect(edges.length).toBeGreaterThan(2);
    expect(edges).toEqual(edges.map(() => true));
    // Or "-5.00" would read "5.00-".
    const inputs = page.locator('.try input:visible');
    expect(new Set(await inputs.evaluateAll((all) => all.map((input) => getComputedStyle(input).unicodeBidi)))).toEqual(
      new Set(['plaintext']),
    );
    await sendForm(page);
    const isInOrder = await answerOf(page)
      .getByText(/^\d+ ms$/)
      .evaluate(({ firstChild }) => {
        const leftOf = (at: number): number => {
          const range = document.createRange();
          range.setStart(firstChild as Text, at);
          range.setEnd(firstChild as Text, at + 1);
          return range.getBoundingClientRect().left;
        };
        return leftOf(0) < leftOf((firstChild as Text).length - 1);
      });
    expect(isInOrder).toBe(true);
  });

  it('shows success only by its icon', async () => {
    const page = await (await newReader({ permissions: CLIPBOARD })).read(OPERATION);
    const button = page.locator('.request [data-action="copy"]:visible').first();
    const outline = () => button.locator('path').getAttribute('d');
    const before = await outline();
    const shownMs = button.evaluate(
      (element) =>
        new Promise<number>((resolve) => {
          let shownAt = 0;
          new MutationObserver(() => {
            const isShown = element.querySelector('path')?.getAttribute('d') === 'm2.5 8.5 3.5 3.5 7.5-8';
            if (isShown) shownAt ||= performance.now();
            else if (shownAt > 0) resolve(performance.now() - shownAt);
          }).observe(element, { childList: true, subtree: true, attributes: true });
        }),
    );
    await button.click();
    expect(await shownMs).toBeGreaterThan(1500);
    expect(await outline()).toBe(before);
    expect(await button.getAttribute('data-copied')).toBeNull();
  });

  it('prefetches at most 80 KiB, then stops', async () => {
    const page = await (await newReader()).open(OPERATION);
    await moveMouse(page);
    const fetched = () =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .filter((entry) => (entry as PerformanceResourceTiming).initiatorType === 'fetch')
          .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
      );
    let bytes = 0;
    const hasStopped = async (): Promise<boolean> => {
      const before = bytes;
      bytes = await fetched();
      return before > 0 && bytes === before;
    };
    await expect.poll(hasStopped, { interval: 1000 }).toBe(true);
    expect(bytes).toBeLessThanOrEqual(80 * 1024);
  });
});

async function wheelOver(page: Page, selector: string): Promise<void> {
  const box = await page.locator(selector).first().boundingBox();
  if (box === null) throw new Error(`${selector} is not shown`);
  await page.mouse.move(box.x + box.width / 2, Math.min(900, Math.max(70, box.y + 40)));
  await page.mouse.wheel(0, 4_000);
}

/** The code that is marked as the counterpart of a field. */
function marked(page: Page): Promise<string[]> {
  return page.evaluate(() => [...(CSS.highlights.get('counterpart') ?? [])].map(String));
}
