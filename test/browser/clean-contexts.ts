import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Disposable, Page } from 'playwright-core';

/** A context without storage and history, whose only page shows a document without scripts. */
export interface CleanContext {
  readonly context: BrowserContext;
  readonly page: Page;
}

interface UsedContext extends CleanContext {
  /** Its options, as text. */
  readonly key: string;
  readonly session: CDPSession;
  /** What tests have the browser run before the scripts of a page. */
  readonly scripts: Disposable[];
  /** Whether a test has used the debugger, which may have changed anything. */
  isDebugged: boolean;
}

/** A text with the headers of a page, so the browser shows it in the same process. `about:blank` would start another. */
const BLANK = '/robots.txt';

/** Each has two processes. */
const MOST_FREE = 4;

/**
 * Gives contexts to tests, one test after another: the first page of a new context takes four times as long as another
 * page in it. Between two tests, everything is undone except for the browser's cache of files.
 */
export class CleanContexts {
  /** Oldest first. */
  readonly #free: UsedContext[] = [];
  readonly #taken = new Map<BrowserContext, UsedContext>();

  async take(browser: Browser, options: BrowserContextOptions, isNew: boolean): Promise<CleanContext> {
    const key = JSON.stringify(options);
    const index = isNew ? -1 : this.#free.findLastIndex((one) => one.key === key);
    const [found] = this.#free.splice(index, index === -1 ? 0 : 1);
    const taken = found ?? (await openContext(browser, options, key));
    this.#taken.set(taken.context, taken);
    return taken;
  }

  /** Takes a context back. Closes it if it may not be as before. */
  async giveBack({ context }: CleanContext, isDoubtful: boolean): Promise<void> {
    const used = this.#taken.get(context);
    this.#taken.delete(context);
    if (used === undefined || isDoubtful || used.isDebugged || used.page.isClosed()) return context.close();
    await undo(used);
    this.#free.push(used);
    if (this.#free.length > MOST_FREE) await this.#free.shift()?.context.close();
  }
}

async function openContext(browser: Browser, options: BrowserContextOptions, key: string): Promise<UsedContext> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  await page.goto(BLANK);
  const session = await context.newCDPSession(page);
  const used: UsedContext = { context, page, key, session, scripts: [], isDebugged: false };
  watchChanges(used);
  return used;
}

/** Notices changes that a context does not list. */
function watchChanges(used: UsedContext): void {
  const { context } = used;
  const add = context.addInitScript.bind(context);
  context.addInitScript = async (...script: Parameters<typeof add>) => {
    const added = await add(...script);
    used.scripts.push(added);
    return added;
  };
  const debug = context.newCDPSession.bind(context);
  context.newCDPSession = (page) => {
    used.isDebugged = true;
    return debug(page);
  };
}

async function undo({ context, page, session, scripts }: UsedContext): Promise<void> {
  for (const target of [context, page]) {
    for (const event of ['console', 'request', 'response']) target.removeAllListeners(event);
    await target.unrouteAll({ behavior: 'ignoreErrors' });
  }
  context.removeAllListeners('weberror');
  for (const script of scripts.splice(0)) await script.dispose();
  for (const other of context.pages()) if (other !== page) await other.close();
  await context.setOffline(false);
  await context.clearPermissions();
  await context.clearCookies();
  await page.goto(BLANK);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.mouse.move(0, 0);
  await session.send('Page.resetNavigationHistory');
}
