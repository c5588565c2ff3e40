import type { LaterCore } from '../core.ts';
import { showFailedPage } from './failed-page.ts';
import { loadStylesheets } from './load-stylesheets.ts';
import type { PageStore } from './page-store.ts';
import { PAGE_VIEW_EVENT } from './page-view.ts';
import { showProgress } from './progress.ts';
import type { ScrollPositions } from './scroll-positions.ts';
import { swapPage } from './swap-page.ts';

/** How the history changes: a new entry, the current one replaced, or an existing one revisited. */
type Step = 'push' | 'replace' | 'traverse';

interface NavigationInit {
  readonly document: Document;
  readonly core: LaterCore;
  readonly pages: PageStore;
  readonly positions: ScrollPositions;
  /** Called with each new article after it is inserted. */
  readonly onArrival: (root: ParentNode) => void;
}

/** Shows pages of the site without reloading the document. */
export class Navigation {
  readonly #init: NavigationInit;
  /** URL of the page shown. The address bar is ahead of it during history navigation. */
  #shown = location.href;
  /** Aborted when another page is requested. */
  #loading = new AbortController();

  constructor(init: NavigationInit) {
    this.#init = init;
    // Runs before the browser follows a fragment. Afterwards, the scroll position would be lost.
    init.document.addEventListener('click', () => this.#leave(), { capture: true });
    addEventListener('popstate', () => this.#followHistory());
  }

  /** Shows a page as if its link had been followed. Rejects if it cannot. */
  visit(url: URL): Promise<void> {
    return this.#load(url, url.href === location.href ? 'replace' : 'push');
  }

  #leave(): void {
    // Tabs write their choice to the query.
    if (isSamePage(this.#shown)) this.#shown = location.href;
    this.#init.positions.save();
  }

  #followHistory(): void {
    const { positions, core, document } = this.#init;
    const wasLeft = positions.arrive();
    if (!isSamePage(this.#shown)) {
      this.#load(new URL(location.href), 'traverse').catch(() => location.reload());
      return;
    }
    this.#loading.abort();
    if (!wasLeft) return;
    core.revealHash(document);
    positions.restore();
  }

  async #load(url: URL, step: Step): Promise<void> {
    const { document, core, pages } = this.#init;
    this.#loading.abort();
    const loading = new AbortController();
    this.#loading = loading;
    const endProgress = showProgress(document, core);
    loading.signal.addEventListener('abort', endProgress);
    const answer = await pages.load(url);
    const next = answer.kind === 'page' ? await prepare(document, core.trustedHtml(answer.html)) : null;
    if (loading.signal.aborted) return;
    endProgress();
    if (answer.kind === 'failed') {
      this.#commit(url, step);
      this.#showFailure(url);
    } else if (next === null) {
      loadInFull(url, step);
    } else {
      await inTransition(document, () => this.#showPage(url, step, next));
    }
  }

  #showPage(url: URL, step: Step, next: Document): void {
    const { document, core, onArrival } = this.#init;
    const referrer = this.#shown;
    this.#commit(url, step);
    swapPage(document, next, core);
    onArrival(document);
    document.querySelector('main')?.focus({ preventScroll: true });
    this.#scroll(url, step);
    core.announce(document, document.title);
    const detail = { url: url.href, referrer, title: document.title };
    document.dispatchEvent(new CustomEvent(PAGE_VIEW_EVENT, { detail }));
  }

  #showFailure(url: URL): void {
    const { document, core } = this.#init;
    showFailedPage(document, url, core, () => void this.#load(url, 'replace'));
    document.querySelector('main')?.focus({ preventScroll: true });
    scrollTo({ top: 0, behavior: 'instant' });
    core.announce(document, document.title);
  }

  #commit(url: URL, step: Step): void {
    this.#shown = url.href;
    if (step === 'push') this.#init.positions.push(url.pathname + url.search);
  }

  #scroll({ hash }: URL, step: Step): void {
    const { document, core, positions } = this.#init;
    scrollTo({ top: 0, behavior: 'instant' });
    if (step === 'traverse') {
      core.revealHash(document);
      positions.restore();
    } else if (hash !== '') {
      positions.point(hash);
      core.revealHash(document);
    }
  }
}

function isSamePage(href: string): boolean {
  const { pathname, search } = new URL(href);
  return pathname === location.pathname && search === location.search;
}

/** The page, ready to be shown. Null if only the browser can show it. */
async function prepare(document: Document, html: string): Promise<Document | null> {
  const next = new DOMParser().parseFromString(html, 'text/html');
  return hasSameFrame(document, next) && (await loadStylesheets(document, next)) ? next : null;
}

/** Another release may have a different frame, styles and scripts, which must not be mixed. */
function hasSameFrame(document: Document, next: Document): boolean {
  return next.documentElement.dataset.frameVersion === document.documentElement.dataset.frameVersion;
}

function loadInFull(url: URL, step: Step): void {
  // The address bar already shows the page.
  if (step === 'push') location.assign(url);
  else location.reload();
}

/** Uses a view transition if the browser supports it and the reader has not asked for reduced motion. */
async function inTransition(document: Document, show: () => void): Promise<void> {
  if (!('startViewTransition' in document) || document.hidden || matchMedia('(prefers-reduced-motion)').matches) {
    show();
    return;
  }
  const transition = document.startViewTransition(show);
  // Rejects if another transition follows or the window changes. The page is shown anyway.
  transition.ready.catch(() => {});
  transition.finished.catch(() => {});
  await transition.updateCallbackDone;
}
