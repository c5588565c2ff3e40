import { readStored, writeStored } from './storage.ts';

/** Holds `on` or `off` once the reader has decided. */
const SHORTCUTS_KEY = 'shortcuts';

/**
 * Single keys disturb speech input (WCAG 2.2 §2.1.4): those that leave the page are off until the reader turns them on,
 * the search key is on until the reader turns it off. Where nothing can be stored, the page itself remembers.
 */
export function shortcutSetting(document: Document): string | null {
  return document.documentElement.dataset.shortcuts ?? readStored(SHORTCUTS_KEY);
}

export function setShortcuts(document: Document, on: boolean): void {
  const setting = on ? 'on' : 'off';
  document.documentElement.dataset.shortcuts = setting;
  writeStored(SHORTCUTS_KEY, setting);
}
