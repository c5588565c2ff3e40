import type { Core } from '../../core.ts';
import { findCurrentHeading, type WindowState } from '../current-heading.ts';

interface Entry {
  readonly link: HTMLAnchorElement;
  readonly heading: Element;
}

/** Marks the current section in the table of contents. */
export function markContents(root: ParentNode, core: Core): void {
  const contents = root.querySelector<HTMLDetailsElement>('[data-toc]');
  if (contents === null) return;
  // Stops listening when navigation replaces the article.
  const replaced = new AbortController();
  const { signal } = replaced;
  const entries = findEntries(contents, core);
  /** Where the browser has scrolled for the last link that was followed, also before this script was loaded. */
  let arrival = scrollY;
  const mark = oncePerFrame(() => {
    if (!contents.isConnected) return replaced.abort();
    markCurrent(entries, core, scrollY === arrival ? location.hash : null);
  });

  mark();
  addEventListener(
    'hashchange',
    () => {
      arrival = scrollY;
      mark();
    },
    { signal },
  );
  addEventListener('scroll', mark, { signal, passive: true });
  addEventListener('resize', mark, { signal });
}

/** Ignores headings in asides, which are not part of the text. */
function findEntries(contents: Element, core: Core): Entry[] {
  return [...contents.querySelectorAll('a')].flatMap((link) => {
    const heading = core.findFragment(document, link.hash);
    return heading === null || heading.closest('aside') !== null ? [] : [{ link, heading }];
  });
}

/** `followed`: the fragment of a link whose heading is current wherever it ended up, such as near the end of the page. */
function markCurrent(entries: readonly Entry[], core: Core, followed: string | null): void {
  const visible = entries.filter(({ link, heading }) => link.checkVisibility() && heading.checkVisibility());
  const positions = visible.map(({ heading }) => heading.getBoundingClientRect());
  const target = visible.find(({ link }) => link.hash === followed);
  const current = (target ?? visible[findCurrentHeading(positions, readWindow())])?.link;
  for (const { link } of entries) {
    if (link === current || link.ariaCurrent === null) continue;
    link.ariaCurrent = null;
  }
  if (current === undefined || current.ariaCurrent !== null) return;
  current.ariaCurrent = 'true';
  core.keepInView(current);
}

function readWindow(): WindowState {
  const html = document.documentElement;
  const scrolls = html.scrollHeight > innerHeight;
  return {
    landing: Number.parseFloat(getComputedStyle(html).scrollPaddingTop) || 0,
    height: innerHeight,
    atEnd: scrolls && scrollY + innerHeight >= html.scrollHeight - 1,
  };
}

function oncePerFrame(work: () => void): () => void {
  let waiting = false;
  return () => {
    if (waiting) return;
    waiting = true;
    requestAnimationFrame(() => {
      waiting = false;
      work();
    });
  };
}

/**
 * In the bar of a narrow window, the open table of contents covers text: closes it once the reader chose an entry, went
 * elsewhere, or pressed Escape.
 */
export function closeContents(document: Document): void {
  const close = (event: Event): void => {
    const contents = document.querySelector<HTMLDetailsElement>('[data-toc][open]');
    const place = contents?.parentElement;
    // Otherwise it is in the text or in a column, and covers nothing.
    if (!place || getComputedStyle(place).position !== 'fixed') return;
    const isKey = event instanceof KeyboardEvent;
    const { target } = event;
    const isInside = target instanceof Element && contents.contains(target);
    const isChoice = event.type === 'click' && target instanceof Element && target.closest('a') !== null;
    if (isKey ? event.key !== 'Escape' : isInside && !isChoice) return;
    contents.open = false;
    if (isKey) contents.querySelector('summary')?.focus();
  };
  for (const type of ['click', 'focusin', 'keydown']) document.addEventListener(type, close);
}
