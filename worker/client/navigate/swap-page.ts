import type { Core } from '../core.ts';

/** Elements of the head that differ between pages. */
const PAGE_FACTS =
  'meta[name="description"], meta[name="keywords"], meta[name="robots"], meta[property], link[rel="canonical"], link[rel="alternate"], script[type="application/ld+json"]';

/** Navbar items, including those in the menu of narrow windows. */
const NAVBAR_LINKS = 'header nav a, aside[popover] > div a';

/** Replaces the current page with another one. The frame around the article is the same in both. */
export function swapPage(document: Document, next: Document, core: Core): void {
  const main = document.querySelector('main');
  const nextMain = next.querySelector('main');
  if (main === null || nextMain === null) throw new Error('A page without its main part cannot be shown');
  document.title = next.title;
  for (const fact of document.head.querySelectorAll(PAGE_FACTS)) fact.remove();
  document.head.append(...next.head.querySelectorAll(PAGE_FACTS));
  markNavbar(document, next);
  document.documentElement.dataset.bar = next.documentElement.dataset.bar ?? '';
  // The layout may have a sidebar column.
  if (main.parentElement !== null) main.parentElement.className = nextMain.parentElement?.className ?? '';
  main.replaceWith(nextMain);
  // Before anything reads positions, so that layout runs only once.
  core.enhance(nextMain);
  swapSidebar(document, next, core);
  if (HAS_ISLANDS) loadIslands(next);
}

/** Scripts in a parsed page do not run. A script that has already run handles each new page itself. */
function loadIslands(next: Document): void {
  const src = next.querySelector('script[data-islands]')?.getAttribute('src');
  if (src != null) import(src).catch(reportError);
}

function markNavbar(document: Document, next: Document): void {
  const links = document.querySelectorAll(NAVBAR_LINKS);
  for (const [index, nextLink] of next.querySelectorAll<HTMLAnchorElement>(NAVBAR_LINKS).entries()) {
    const link = links[index];
    if (link === undefined) continue;
    link.ariaCurrent = nextLink.ariaCurrent;
    link.setAttribute('href', nextLink.getAttribute('href') ?? '');
  }
  // Each page has different targets in other versions.
  const menus = next.querySelectorAll('[data-versions]');
  for (const [index, menu] of document.querySelectorAll('[data-versions]').entries()) {
    const nextMenu = menus[index];
    if (nextMenu !== undefined) menu.replaceWith(nextMenu);
  }
}

/** Keeps the same sidebar, with its scroll position and open groups, or replaces it with another one. */
function swapSidebar(document: Document, next: Document, core: Core): void {
  const column = document.querySelector<HTMLElement>('aside[popover]');
  const sidebar = findSidebar(document);
  const nextSidebar = findSidebar(next);
  if (column?.matches(':popover-open')) column.hidePopover();
  if (sidebar !== null && nextSidebar !== null && sidebar.dataset.sidebar === nextSidebar.dataset.sidebar) {
    takeItems(sidebar, nextSidebar);
    const hrefs = [...nextSidebar.querySelectorAll('[aria-current]')].map((link) => link.getAttribute('href'));
    markCurrent(sidebar, hrefs, core);
    return;
  }
  sidebar?.dispatchEvent(new Event('leave'));
  sidebar?.remove();
  if (column === null || nextSidebar === null) return;
  column.append(nextSidebar);
  column.scrollTop = 0;
  core.enhance(column);
}

/** Fills unloaded groups with the items that the next page has: those around it. */
function takeItems(sidebar: HTMLElement, next: HTMLElement): void {
  for (const group of sidebar.querySelectorAll<HTMLElement>('details[data-src]')) {
    const id = CSS.escape(group.dataset.group ?? '');
    const list = next.querySelector(`details[data-group="${id}"]:not([data-src]) > ul`);
    if (list === null) continue;
    group.querySelector('ul')?.replaceWith(list.cloneNode(true));
    delete group.dataset.src;
  }
}

/** Marks links to the page in the sidebar, opens the groups around them and scrolls them into view. */
export function markCurrent(sidebar: HTMLElement, hrefs: readonly (string | null)[], core: Core): void {
  for (const link of sidebar.querySelectorAll('[aria-current]')) link.ariaCurrent = null;
  for (const link of sidebar.querySelectorAll('a')) {
    if (!hrefs.includes(link.getAttribute('href'))) continue;
    link.ariaCurrent = 'page';
    core.withoutTransition(sidebar, () => openGroups(link));
    core.keepInView(link);
  }
}

function openGroups(link: Element): void {
  for (let group = link.closest('details'); group !== null; group = group.parentElement?.closest('details') ?? null) {
    group.open = true;
  }
}

export function findSidebar(document: Document): HTMLElement | null {
  return document.querySelector<HTMLElement>('[data-sidebar]');
}
