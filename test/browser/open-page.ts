import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { awaitContent } from '../serve-content.ts';
import type { ServedRelease } from '../served-release.ts';
import { type CleanContext, CleanContexts } from './clean-contexts.ts';
import { interact } from './page-state.ts';
import { sharedBrowser } from './shared-browser.ts';
import { startFixture, startFolder } from './site.ts';

/** Readers have a desktop window and prefer reduced motion, which makes tests faster, unless an option says otherwise. */
export interface ReaderOptions extends BrowserContextOptions {
  /** Contents of local storage when the reader arrives. */
  readonly stored?: Readonly<Record<string, string>>;
  /** Whether the browser has none of the site's files yet. */
  readonly isFirstVisit?: boolean;
  /** Whether the browser blocks local and session storage. */
  readonly storageForbidden?: boolean;
  /** Whether the test causes a failure, which the browser logs. */
  readonly withErrors?: boolean;
}

export interface Reader {
  readonly context: BrowserContext;
  /** Opens a page in a new tab and waits for its first script. */
  open(path: string): Promise<Page>;
  /** Opens a page and interacts with it, so that its second script has run too. */
  read(path: string): Promise<Page>;
}

/** A window with columns, and one with a mobile menu. */
export const DESKTOP = { width: 1280, height: 800 };
export const MOBILE = { width: 390, height: 800 };

const contexts = new CleanContexts();

/** Long enough for a busy machine; the page reacts immediately. */
const TIMEOUT_MS = 20_000;

/** Readers of the fixture, or of a separate one if `changes` override settings in its site.yaml. */
export function useReaders(changes?: Readonly<Record<string, unknown>>): (options?: ReaderOptions) => Promise<Reader> {
  return useReadersOf(() => (changes === undefined ? sharedSite(inject('fixtureUrl')) : startFixture(changes)));
}

/** Readers of the sample site. */
export function useSampleReaders(): (options?: ReaderOptions) => Promise<Reader> {
  return useReadersOf(async () => sharedSite(await awaitContent(inject('sampleUrl'))));
}

/** Readers of the engine's own documentation. */
export function useDocsReaders(): (options?: ReaderOptions) => Promise<Reader> {
  return useReadersOf(() => startFolder('docs'));
}

async function sharedSite(origin: string): Promise<ServedRelease> {
  return { origin, stop: async () => {} };
}

/** Every image of the site is 2,000 px wide. */
export async function serveLargeImages({ context }: Reader): Promise<void> {
  const body = '<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="1000"><path d="M0 0h2000v1000z"/></svg>';
  await context.route('**/img/*', (route) => route.fulfill({ contentType: 'image/svg+xml', body }));
}

/**
 * A site for the tests of a file. Returns a function that creates readers without storage and history. A test fails if
 * one of its pages throws or logs an error.
 */
export function useReadersOf(start: () => Promise<ServedRelease>): (options?: ReaderOptions) => Promise<Reader> {
  let site: ServedRelease | undefined;
  let browser: Browser;
  const taken: CleanContext[] = [];
  const errors: string[] = [];

  beforeAll(async () => {
    [site, browser] = await Promise.all([start(), sharedBrowser()]);
  });
  afterEach(async ({ task }) => {
    for (const clean of taken.splice(0)) await contexts.giveBack(clean, task.result?.state === 'fail');
    expect(errors.splice(0)).toEqual([]);
  });
  afterAll(async () => {
    await site?.stop();
  });

  return async ({ stored = {}, storageForbidden = false, withErrors = false, ...options } = {}) => {
    if (site === undefined) throw new Error('Cannot open a page: the site is not served yet');
    const { viewport = DESKTOP, permissions = [], isFirstVisit = false, ...others } = options;
    const { colorScheme = 'light', forcedColors = 'none', reducedMotion = 'reduce', ...ofContext } = others;
    const clean = await contexts.take(browser, { baseURL: site.origin, viewport: DESKTOP, ...ofContext }, isFirstVisit);
    taken.push(clean);
    const { context } = clean;
    await context.grantPermissions([...permissions]);
    await clean.page.evaluate((items) => Object.assign(localStorage, items), stored);
    if (storageForbidden) await context.addInitScript(forbidStorage);
    if (!withErrors) watchErrors(context, errors);
    const unused = [clean.page];
    const open = async (path: string): Promise<Page> => {
      const page = unused.pop() ?? (await context.newPage());
      page.setDefaultTimeout(TIMEOUT_MS);
      if (viewport !== null) await page.setViewportSize(viewport);
      await page.emulateMedia({ media: null, colorScheme, forcedColors, reducedMotion });
      await page.goto(path);
      return page;
    };
    return {
      context,
      open,
      async read(path) {
        const page = await open(path);
        await interact(page);
        return page;
      },
    };
  };
}

function watchErrors(context: BrowserContext, errors: string[]): void {
  context.on('weberror', (error) => errors.push(String(error.error())));
  context.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
}

/** Blocks site data as browsers do: access throws. */
function forbidStorage(): void {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  }
}
