import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { addLink, heading, isSameDocument, openMarked } from './marked-page.ts';
import { type Reader, useReaders } from './open-page.ts';
import { interact } from './page-state.ts';

const FIRST = '/user/quotes';
const LAST = '/developers/clients';
const TO_TOP = 'button[title="Scroll back to top"]';

describe('the last of two clicks', () => {
  const newReader = useReaders();

  it('wins if the second script arrives between them', async () => {
    const reader = await newReader();
    const first = await holdPage(reader, `**${FIRST}`);
    await reader.context.route('**/deferred-*.js', async (route) => {
      await first.asked;
      await route.continue();
    });
    const page = await reader.open('/user/bills');
    await clickTwice(page, { first: `#sidebar a[href="${FIRST}"]` });
    await expectLast(reader, page, first.answer);
  });

  it('wins over a page that the browser loads', async () => {
    const reader = await newReader();
    const first = await holdPage(reader, '**/llms.txt');
    const page = await openMarked(reader, '/user/bills');
    await addLink(page, '/llms.txt');
    await clickTwice(page, { first: 'article a[href="/llms.txt"]' });
    await first.asked;
    await expectLast(reader, page, first.answer);
  });

  it('wins over a submitted search', async () => {
    const reader = await newReader();
    const first = await holdPage(reader, '**/search?q=*');
    const page = await openMarked(reader, '/user/bills');
    await page.evaluate(() => {
      const form = Object.assign(document.createElement('form'), { action: '/search' });
      form.append(
        Object.assign(document.createElement('input'), { name: 'q', value: 'bill' }),
        Object.assign(document.createElement('button'), { id: 'find' }),
      );
      document.body.append(form);
    });
    await clickTwice(page, { first: '#find' });
    await first.asked;
    await expectLast(reader, page, first.answer);
  });

  it('needs no full load after clicks that opened no page', async () => {
    const reader = await newReader();
    const page = await reader.open('/user/bills');
    await page.evaluate(() => {
      document.querySelector<HTMLElement>('main a[href^="#"]')?.click();
      document.querySelector<HTMLElement>('h1')?.click();
      Object.assign(window, { mark: true });
    });
    await interact(page);
    await page.locator(`#sidebar a[href="${FIRST}"]`).click();
    await heading(page, 'Quotes').waitFor();
    expect(await isSameDocument(page)).toBe(true);
  });
});

interface HeldPage {
  /** Resolves when the browser loads the page. */
  readonly asked: Promise<void>;
  readonly answer: () => void;
}

/** Holds the response to a page that the browser loads, as a slow store does. */
async function holdPage({ context }: Reader, url: string): Promise<HeldPage> {
  const [asked, answered] = [makeGate(), makeGate()];
  await context.route(url, async (route) => {
    // A link may also be prefetched.
    if (!route.request().isNavigationRequest()) return route.continue();
    asked.open();
    await answered.opened;
    // Fails if the browser has canceled the request.
    await route.continue().catch(() => {});
  });
  return { asked: asked.opened, answer: answered.open };
}

/**
 * Clicks a link and, once the second script runs and half a second has passed, another one. The clicks are made within
 * the page: the driver waits for a page that is loading.
 */
async function clickTwice(page: Page, { first }: { readonly first: string }): Promise<void> {
  await page.evaluate(
    ([from, to, toTop]) => {
      const click = (selector = ''): void => document.querySelector<HTMLElement>(selector)?.click();
      document.dispatchEvent(new PointerEvent('pointermove', { bubbles: true }));
      click(from);
      const timer = setInterval(() => {
        if (document.querySelector(toTop ?? '') === null) return;
        clearInterval(timer);
        setTimeout(() => {
          click(to);
          void fetch('/healthz?clicked-twice').catch(() => {});
        }, 500);
      }, 20);
    },
    [first, `#sidebar a[href="${LAST}"]`, TO_TOP],
  );
}

/** Lets the first page arrive after the second click. It must not replace the second one. */
async function expectLast({ context }: Reader, page: Page, answer: () => void): Promise<void> {
  await context.waitForEvent('request', (request) => request.url().endsWith('?clicked-twice'));
  await page.waitForURL(`**${LAST}`, { waitUntil: 'commit' });
  answer();
  // Enough for a page of this site.
  await page.waitForTimeout(1_000);
  expect(new URL(page.url()).pathname).toBe(LAST);
  await heading(page, 'Clients').waitFor();
}

/** A promise that is resolved by a call. */
function makeGate(): { readonly opened: Promise<void>; readonly open: () => void } {
  let open = (): void => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}
