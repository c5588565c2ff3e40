import { readStored, writeStored } from './storage.ts';

/** Stores `on` or `off` after the reader has chosen. */
const SHORTCUTS_KEY = 'shortcuts';

/**
 * Single-key shortcuts interfere with speech input (WCAG 2.2 §2.1.4). Those that leave the page are off until the
 * reader turns them on, and the search key is on until the reader turns it off. Without storage, the page itself
 * remembers.
 */
export function shortcutSetting(document: Document): string | null {
  return document.documentElement.dataset.shortcuts ?? readStored(SHORTCUTS_KEY);
}

/** For the script of dialogs, which has its own copy. */
export function setShortcuts(document: Document, on: boolean): void {
  const setting = on ? 'on' : 'off';
  document.documentElement.dataset.shortcuts = setting;
  writeStored(SHORTCUTS_KEY, setting);
}
