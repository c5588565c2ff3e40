import type { ClientMessages } from '../../model/messages/messages.ts';
import { readStored, writeStored } from '../dom/storage.ts';
import { trustedHtml } from '../dom/trusted-html.ts';
import { keepInView, withoutTransition } from '../dom/viewport.ts';
import { formatSidebarState, parseSidebarState, type SidebarState } from './sidebar-state.ts';

/** Loads groups when they are opened, and restores the sidebar's state from the previous page. */
export function enhanceSidebar(root: ParentNode, messages: ClientMessages): void {
  const sidebar = root.querySelector<HTMLElement>('[data-sidebar]');
  const column = sidebar?.closest('aside') ?? null;
  if (sidebar === null || column === null) return;
  const key = `sidebar.${sidebar.dataset.sidebar}`;
  const state = parseSidebarState(readStored(key, 'sessionStorage'));

  // When navigation replaces the sidebar, store its state once more and stop listening.
  const replaced = new AbortController();
  const { signal } = replaced;
  const save = (): void => writeStored(key, formatSidebarState(readState(sidebar, column, state)), 'sessionStorage');

  restoreGroups(sidebar, state);
  const restorePosition = (): void => restoreScroll(sidebar, column, state.scrollTop);
  // With the page's next layout, because asking for positions now would cost another one.
  requestAnimationFrame(restorePosition);
  // Loaded on demand, because only large sidebars come without the items of closed groups.
  if (sidebar.querySelector('[data-src]') !== null)
    void import('../article/deferred/sidebar-groups.ts').then(({ loadGroups }) =>
      loadGroups(sidebar, column, {
        failedText: messages.groupFailed,
        trustedHtml,
        onLoad: (details) => restoreGroups(details, state),
        onLoadAll: restorePosition,
      }),
    );
  // On narrow screens, the column is a closed menu, which cannot be scrolled yet.
  column.addEventListener('toggle', restorePosition, { once: true, signal });
  addEventListener('pagehide', save, { signal });
  sidebar.addEventListener('leave', () => {
    save();
    replaced.abort();
  });
}

function restoreGroups(root: HTMLElement, { groups }: SidebarState): void {
  if (groups.size === 0) return;
  withoutTransition(root, () => {
    for (const details of findGroups(root)) {
      const wasOpen = groups.get(details.dataset.group ?? '');
      if (wasOpen === undefined) continue;
      details.open = wasOpen !== false || details.querySelector('[aria-current]') !== null;
      // Room for the items, so that what follows stays in its place when they arrive.
      const list = details.querySelector('ul');
      if (list !== null && details.dataset.src !== undefined) list.style.minBlockSize = `${Number(wasOpen)}px`;
    }
  });
}

function restoreScroll(sidebar: HTMLElement, column: HTMLElement, scrollTop: number): void {
  column.scrollTop = scrollTop;
  const current = sidebar.querySelector('[aria-current="page"]');
  if (current !== null) keepInView(current);
}

/** Groups inside an unloaded group keep their previous state. */
function readState(sidebar: HTMLElement, column: HTMLElement, before: SidebarState): SidebarState {
  const groups = new Map(before.groups);
  for (const details of findGroups(sidebar)) {
    groups.set(details.dataset.group ?? '', details.open && (details.querySelector('ul')?.offsetHeight || true));
  }
  return { scrollTop: column.clientHeight > 0 ? column.scrollTop : before.scrollTop, groups };
}

function findGroups(root: Element): NodeListOf<HTMLDetailsElement> {
  return root.querySelectorAll('details[data-group]');
}
