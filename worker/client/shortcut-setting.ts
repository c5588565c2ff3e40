import { readStored, writeStored } from './storage.ts';

/** Holds `off` for readers who want no single keys to do anything (WCAG 2.2 §2.1.4). */
const SHORTCUTS_KEY = 'shortcuts';

/** Where nothing can be stored, the page itself remembers. */
export function shortcutsAreOff(document: Document): boolean {
  return (document.documentElement.dataset.shortcuts ?? readStored(SHORTCUTS_KEY)) === 'off';
}

export function setShortcuts(document: Document, on: boolean): void {
  const setting = on ? 'on' : 'off';
  document.documentElement.dataset.shortcuts = setting;
  writeStored(SHORTCUTS_KEY, setting);
}
