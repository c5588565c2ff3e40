import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { focusEach } from './covered-focus.ts';
import { MOBILE, useReaders, useReadersOf, useSampleReaders } from './open-page.ts';
import { interact, sidewaysScroll } from './page-state.ts';
import { PAGES, WIDE } from './sample-pages.ts';
import { startFixture } from './site.ts';
import { openForm } from './try-it-form.ts';

/** What readers may set (WCAG 2.2 §1.4.12). */
const TEXT_SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }';

const LONG = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz';
const GUIDE_IN_GERMAN = `---
title: ${LONG}
sidebar_label: Donaudampfschifffahrtsgesellschaftskapitän
tags: [${LONG}]
---

## Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung

| Lebensversicherungsgesellschaft | Betrag |
| --- | --- |
| **Kraftfahrzeughaftpflichtversicherung** | 12,00 € |

- [ ] Öffnen Sie **Einstellungen > Umsatzsteuervoranmeldungszeitraum**.

> ${LONG}

:::tip[\`com.example.accounting.invoices.InvoiceRequestBuilderFactory\`]
${LONG}
:::

:::cards
:::card[com.example.accounting.invoices.InvoiceRequestBuilderFactory]{href="/user/bills" icon="book"}
${LONG}
:::
:::
`;
const GERMAN_FILES = {
  'index.md': `:::hero[com.example.accounting.invoices.InvoiceRequestBuilderFactory]\n${LONG}\n\n[Umsatzsteuervoranmeldungen ganz schnell abgeben](user/bills.md)\n:::\n`,
  'user/quotes.md': GUIDE_IN_GERMAN,
  'api/ledger.json': JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Buchhaltungsschnittstelle', version: '1' },
    tags: [{ name: 'Betriebsstättenverwaltungen' }],
    paths: {
      '/betriebsstaettenverwaltungen/{betriebsstaettenverwaltungskennung}': {
        get: {
          operationId: 'betriebe',
          summary: `${LONG} abrufen`,
          tags: ['Betriebsstättenverwaltungen'],
          parameters: [
            { name: 'betriebsstaettenverwaltungskennung', in: 'path', required: true, schema: { type: 'string' } },
          ],
          responses: { 200: { description: LONG } },
        },
      },
    },
  }),
};

describe('pages in any window, and with any text', () => {
  const newReader = useSampleReaders();
  const newFixtureReader = useReaders();
  const newGermanReader = useReadersOf(() =>
    startFixture({ locale: 'de', announcement: { id: 'a', text: LONG + LONG } }, GERMAN_FILES),
  );

  it.each([
    ['on a desktop, also at 400 % zoom', 24, [WIDE, { width: 320, height: 256 }], {}],
    ['on a phone', 44, [MOBILE], { hasTouch: true, isMobile: true }],
  ] as const)(
    'no page scrolls sideways, has the focus under a bar, or a small control: %s',
    async (_device, least, windows, options) => {
      const page = await (await newReader({ ...options, viewport: windows[0], withErrors: true })).open('/');
      for (const path of Object.values(PAGES)) {
        await page.setViewportSize(windows[0]);
        await page.goto(path);
        await interact(page);
        for (const viewport of windows) {
          const at = { path, width: viewport.width };
          await page.setViewportSize(viewport);
          expect({ ...at, over: await widestScroll(page) }).toEqual({ ...at, over: 0 });
          if (path === PAGES.operation && viewport === windows[0]) await openForm(page);
          expect({ ...at, small: await smallControls(page, least) }).toEqual({ ...at, small: [] });
          const stops = await focusEach(page);
          expect(stops.length, path).toBeGreaterThan(15);
          const covered = stops.filter(({ isCovered }) => isCovered).map(({ name }) => name);
          expect({ ...at, covered }).toEqual({ ...at, covered: [] });
        }
      }
    },
    120_000,
  );

  it.each([
    ['text twice as large', null],
    ['text twice as large by a style', 'html { font-size: 200% !important }'],
    ['text spacing', TEXT_SPACING],
  ])('cuts no control with %s', async (_name, style) => {
    const reader = await newReader({ withErrors: true });
    const page = await reader.open('/');
    if (style !== null) {
      await reader.context.addInitScript((css) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(css);
        document.adoptedStyleSheets.push(sheet);
      }, style);
    } else {
      const session = await page.context().newCDPSession(page);
      await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
    }
    for (const path of ['/', '/user/bills', '/api/add-invoice', '/search?q=invoice', '/nowhere']) {
      await page.goto(path);
      if (path === '/api/add-invoice') await openForm(page);
      for (const width of [390, 1280, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        const found = { width, path, cut: await cutControls(page), over: await sidewaysScroll(page) };
        expect(found).toEqual({ width, path, cut: [], over: 0 });
      }
    }
  });

  it('breaks long German words at 320 px', async () => {
    const page = await (await newGermanReader({ viewport: { width: 320, height: 640 } })).open('/');
    for (const path of ['/', '/user/bills', '/user/quotes', '/category/users', '/api/betriebe', '/category/api']) {
      await page.goto(path);
      expect({ path, lang: await page.locator('html').getAttribute('lang') }).toEqual({ path, lang: 'de' });
      expect({ path, over: await sidewaysScroll(page) }).toEqual({ path, over: 0 });
      expect({ path, over: await overlapping(page) }).toEqual({ path, over: [] });
      const hyphens = await page.locator('h1').evaluate((heading) => getComputedStyle(heading).hyphens);
      expect(hyphens).toBe('auto');
      await page.locator('.menu-button').click();
      const menu = page.locator('#sidebar');
      await expect.poll(() => menu.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
      await page.keyboard.press('Escape');
    }
  });

  it('breaks long words', async () => {
    const reader = await newFixtureReader();
    const page = await reader.open('/api/long-words');
    for (const path of ['/api/long-words', '/api/ledger-api', '/category/api']) {
      await page.goto(path);
      for (const width of [320, 390, 768, 1000, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        expect({ path, width, over: await overlapping(page) }).toEqual({ path, width, over: [] });
      }
    }
  });

  it('sets the direction of a paragraph by its language', async () => {
    const page = await (await newFixtureReader()).open('/api/long-words');
    const arabic = page.getByText('\u0645\u0631\u062d\u0628\u0627');
    const [text, column] = await arabic.evaluate((paragraph) => {
      const range = document.createRange();
      range.selectNodeContents(paragraph);
      return [range.getBoundingClientRect().right, paragraph.getBoundingClientRect().right];
    });
    expect(Math.abs((text ?? 0) - (column ?? 0))).toBeLessThan(2);
  });

  it('keeps the menu beside the brand, and breadcrumbs and title on one line, with text twice as large', async () => {
    const page = await (await newReader({ viewport: { width: 390, height: 844 }, hasTouch: true })).open('/');
    const session = await page.context().newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
    const boxes = (selector: string) =>
      page.locator(selector).evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect));
    for (const path of ['/user/invoicing', '/de/user/invoicing']) {
      await page.goto(path);
      const [menu, brand] = await boxes('.menu-button, .brand');
      expect(menu?.right, path).toBeLessThanOrEqual(brand?.left ?? 0);
      for (const line of ['.breadcrumbs', 'h1'])
        expect((await boxes(line))[0]?.height, `${path} ${line}`).toBeLessThan(75);
      // The bar is higher, so it is not above the target of a link.
      await page.goto(`${path}#add-a-customer`);
      const [bar, target] = await boxes('.navbar, :target');
      expect(bar?.bottom, path).toBeLessThanOrEqual(target?.top ?? 0);
    }
  });

  it.each([
    ['icons, a logo and the chevrons of menus', '/api/add-invoice'],
    ['drawings', '/'],
  ])('has %s that grow with the text', async (_what, path) => {
    const page = await (await newReader({ viewport: WIDE })).open(path);
    const widths = (): Promise<number[]> =>
      page
        .locator('.icon:visible, .brand img, .diagram svg')
        .evaluateAll((icons) => icons.map((icon) => icon.getBoundingClientRect().width));
    const usual = await widths();
    expect(usual.length).toBeGreaterThan(4);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '125%';
    });
    expect(await widths()).toEqual(usual.map((width) => width * 1.25));
    const chevrons = await page
      .locator('.exchange select')
      .evaluateAll((menus) => menus.map((menu) => getComputedStyle(menu).backgroundSize));
    expect(new Set(chevrons)).toEqual(new Set(path.startsWith('/api/') ? ['6.25px 6.25px, 6.25px 6.25px'] : []));
  });

  it('marks the current item in forced colours', async () => {
    const page = await (await newReader({ forcedColors: 'active' })).open('/user/bills');
    const styles = await page.locator('#sidebar [aria-current=page]').evaluate((current) => {
      const other = document.querySelector('#sidebar nav a:not([aria-current])') as Element;
      return [getComputedStyle(current).borderInlineStartColor, getComputedStyle(other).borderInlineStartColor];
    });
    expect(styles[0]).not.toBe(styles[1]);
    await page.goto('/api/add-invoice');
    const below = await page
      .locator('#sidebar a:has(.method)')
      .evaluateAll((links) => links.map((link) => getComputedStyle(link).borderBlockEndColor));
    expect(below.length).toBeGreaterThan(1);
    const ground = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    expect(new Set(below)).toEqual(new Set([ground]));
    const outlines = await page
      .locator('.method, .exchange')
      .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).outlineStyle));
    expect(new Set(outlines)).toEqual(new Set(['solid']));
    // Or the borders of its menus would touch.
    const gap = await page
      .locator('.exchange')
      .first()
      .evaluate((exchange) => getComputedStyle(exchange).columnGap);
    expect(Number.parseFloat(gap)).toBeGreaterThan(2);
  });

  it('shows the focus', async () => {
    const page = await (await newReader()).open('/user/bills');
    for (let press = 0; press < 12; press++) {
      await page.keyboard.press('Tab');
      const { name, width, style, shadow } = await page.evaluate(() => {
        const focused = document.activeElement as Element;
        const { outlineWidth, outlineStyle, boxShadow } = getComputedStyle(focused);
        const width = Number.parseFloat(outlineWidth);
        return { name: focused.outerHTML.slice(0, 80), width, style: outlineStyle, shadow: boxShadow };
      });
      expect({ name, seen: width >= 2 && style !== 'none', isTwoTone: shadow !== 'none' }).toEqual({
        name,
        seen: true,
        isTwoTone: true,
      });
    }
  });
});

/** Sideways scrolling in this window, or twice as wide and with larger text: at 200 % zoom, 1280 px are 640. */
async function widestScroll(page: Page): Promise<number> {
  const viewport = page.viewportSize();
  const own = await sidewaysScroll(page);
  if (viewport?.width !== 320) return own;
  await page.setViewportSize({ width: 640, height: 640 });
  const zoomed = await sidewaysScroll(page);
  const setSize = (size: string) =>
    page.evaluate((to) => document.documentElement.style.setProperty('font-size', to), size);
  await setSize('200%');
  const enlarged = await sidewaysScroll(page);
  await setSize('');
  await page.setViewportSize(viewport);
  return Math.max(own, zoomed, enlarged);
}

/**
 * Controls, and links outside of text, that react in less than this height. The states of a diagram are in the list below
 * it, too.
 */
function smallControls(page: Page, least: number): Promise<string[]> {
  return page.evaluate((size) => {
    // The buttons of code are smaller than the area that they react in.
    const areaOf = (control: Element): { width: number; height: number } => {
      const { width, height } = control.getBoundingClientRect();
      if (!control.matches('.code > button')) return { width, height };
      const { top, bottom, left, right } = getComputedStyle(control, '::after');
      const [up = 0, down = 0, before = 0, after = 0] = [top, bottom, left, right].map(
        (edge) => Number.parseFloat(edge) || 0,
      );
      return { width: width - before - after, height: height - up - down };
    };
    return [
      ...document.querySelectorAll(
        'button, summary, select, [type="search"], .try-input, [role=tab], nav a, .footer a, .pagination a',
      ),
    ]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }) && control.closest('svg') === null)
      .filter((control) => {
        const { width, height } = areaOf(control);
        return width > 0 && (height < size || width < Math.min(size, 24));
      })
      .map((control) => control.outerHTML.slice(0, 100));
  }, least);
}

/** Controls whose text has less room than it needs. A menu may shorten the title of the chosen example. */
function cutControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { font } = getComputedStyle(document.body);
    const measure = document.createElement('span');
    measure.style.cssText = `position: absolute; visibility: hidden; white-space: pre; font: ${font}`;
    document.body.append(measure);
    const widthOf = (text: string, { font: own, letterSpacing, wordSpacing }: CSSStyleDeclaration): number => {
      Object.assign(measure.style, { font: own, letterSpacing, wordSpacing });
      measure.textContent = text;
      return measure.getBoundingClientRect().width;
    };
    const roomIn = (element: Element): number => {
      const { paddingLeft, paddingRight } = getComputedStyle(element);
      return element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    };
    const isCut = (control: Element): boolean => {
      const style = getComputedStyle(control);
      // A menu cannot break its choice, and may be as wide as the form.
      if (control instanceof HTMLSelectElement)
        return (
          widthOf(control.selectedOptions[0]?.text ?? '', style) > roomIn(control) + 1 &&
          control.offsetWidth + 1 < roomIn(control.parentElement ?? control)
        );
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = control;
      // The buttons of code react in a larger area, which has no text.
      const around = control.matches('.code > button')
        ? -Number.parseFloat(getComputedStyle(control, '::after').right)
        : 0;
      // An inline link may break between its words only.
      if (style.display === 'inline')
        return control.getClientRects().length > (control.textContent ?? '').split(/\s+/).length;
      return scrollWidth > clientWidth + around + 1 || scrollHeight > clientHeight + around + 3;
    };
    const bar = [...document.querySelectorAll('.navbar > div > *')].map((item) => item.getBoundingClientRect());
    const shown = bar.filter(({ width }) => width > 0);
    const overlaps = shown.filter(({ left, top, bottom }, index) =>
      shown.slice(0, index).some((other) => left < other.right - 1 && top < other.bottom - 1 && bottom > other.top + 1),
    ).length;
    const selector =
      '.navbar nav, .navbar a, .breadcrumbs a, button, summary, select:not([aria-label^="Example"]), [role=tab]';
    const cut = [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility() && isCut(each));
    measure.remove();
    return [...cut.map((each) => each.outerHTML.slice(0, 100)), ...(overlaps > 0 ? [`${overlaps} overlap`] : [])];
  });
}

/** Elements outside the window, or outside their list item, cell or paragraph. */
function overlapping(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll|clip|hidden/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.checkVisibility() && !scrolls(element))
      .filter((element) => {
        const { right } = element.getBoundingClientRect();
        const item = element.closest('li, td, p, dd') ?? document.documentElement;
        return right > document.documentElement.clientWidth + 1 || right > item.getBoundingClientRect().right + 1;
      })
      .map((element) => element.outerHTML.slice(0, 100));
  });
}
