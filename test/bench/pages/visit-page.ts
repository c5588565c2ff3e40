import type { Browser, Response } from 'playwright-core';
import { observeVitals, readVitals, type Vitals } from './in-window.ts';
import { sentBytes } from './sent-bytes.ts';

/** A first visit: nothing cached, one tab. */
export interface Visit extends Vitals {
  /** Without fonts. */
  readonly requests: number;
  /** Bytes by type, as the edge would send them. */
  readonly html: number;
  readonly css: number;
  readonly script: number;
  readonly other: number;
  /** Fonts, which have a budget of their own: the text is there without them, and the next page has them. */
  readonly font: number;
  /** Bytes loaded on the first interaction: the second script, and prefetched pages. */
  readonly later: number;
}

/** A mid-range phone, as in Lighthouse. */
const VIEWPORT = { width: 412, height: 823 };

/**
 * Long enough for everything that a page does by itself, but shorter than the client waits for interaction
 * (client/reader.ts).
 */
const QUIET_MS = 1_000;

/** Duration of a visit. */
const READ_MS = 1_500;

/** Opens a page as a new reader, with the CPU slowed down by this factor. */
export async function visitPage(browser: Browser, url: string, slowdown: number): Promise<Visit> {
  const context = await browser.newContext({ viewport: VIEWPORT });
  try {
    const page = await context.newPage();
    const responses: Response[] = [];
    page.on('response', (response) => responses.push(response));
    await page.addInitScript(observeVitals);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.goto(url, { waitUntil: 'load', timeout: 120_000 });
    await page.waitForTimeout(QUIET_MS);
    const vitals = await page.evaluate(readVitals);
    const loaded = await weigh(responses.splice(0));
    await page.mouse.move(9, 9);
    await page.mouse.move(99, 99);
    await page.waitForTimeout(READ_MS);
    const { html, css, script, other } = await weigh(responses);
    return { ...vitals, ...loaded, later: html + css + script + other };
  } finally {
    await context.close();
  }
}

type Weight = Omit<Visit, keyof Vitals | 'later'>;

async function weigh(responses: readonly Response[]): Promise<Weight> {
  const weight = { requests: 0, html: 0, css: 0, script: 0, other: 0, font: 0 };
  for (const response of responses) {
    const type = (await response.headerValue('content-type')) ?? '';
    // A redirect has no body.
    const body = await response.body().catch(() => Buffer.alloc(0));
    const kind = kindOf(type);
    weight[kind] += sentBytes(body, type);
    if (kind !== 'font') weight.requests++;
  }
  return weight;
}

function kindOf(contentType: string): 'html' | 'css' | 'script' | 'other' | 'font' {
  if (contentType.startsWith('font/')) return 'font';
  if (contentType.startsWith('text/html')) return 'html';
  if (contentType.startsWith('text/css')) return 'css';
  return contentType.startsWith('text/javascript') ? 'script' : 'other';
}
