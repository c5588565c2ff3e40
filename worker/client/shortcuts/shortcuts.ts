import { scrollToTop } from '../article/deferred/back-to-top.ts';
import type { LaterCore } from '../core.ts';
import { loadDialogs } from '../dialogs/load-dialogs.ts';

/** Elements where keys have other meanings. A dialog that has just closed may still have the focus. */
const TYPING = ':is(input, textarea, select, [contenteditable], dialog[open]):not(dialog:not([open]) *)';

/** Single-key shortcuts, unless the reader turns them off. The search key has its own module. */
export function followShortcuts(document: Document, core: LaterCore): void {
  const help = (): void => loadDialogs(({ showShortcuts }) => showShortcuts(document, core));
  const actions: Readonly<Record<string, () => void>> = {
    '?': help,
    n: () => follow(document, 'next'),
    p: () => follow(document, 'prev'),
    t: () => scrollToTop(document),
  };
  document.addEventListener('keydown', (event) => {
    const { key, target, ctrlKey, metaKey, altKey, repeat, isComposing, defaultPrevented } = event;
    const action = Object.hasOwn(actions, key) ? actions[key] : undefined;
    if (action === undefined || defaultPrevented || ctrlKey || metaKey || altKey || repeat || isComposing) return;
    if (target instanceof Element && target.closest(TYPING) !== null) return;
    if (core.shortcutSetting(document) !== 'on') return;
    event.preventDefault();
    action();
  });
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-action="shortcuts"]') !== null) help();
  });
}

function follow(document: Document, rel: 'next' | 'prev'): void {
  document.querySelector<HTMLElement>(`main a[rel="${rel}"]`)?.click();
}
