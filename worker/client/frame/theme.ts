import type { ClientMessages } from '../../model/messages/messages.ts';
import { announce } from '../dom/announce.ts';
import { onAction } from '../dom/on-action.ts';
import { readStored, writeStored } from '../dom/storage.ts';
import {
  COLOR_MODE_KEY,
  type ColorMode,
  type ColorModeChoice,
  nextChoice,
  parseChoice,
  showChoice,
} from './color-mode.ts';

/** The color mode switch. The page follows other tabs and, until a mode is chosen, the system. */
export function switchTheme(document: Document, messages: ClientMessages): void {
  const html = document.documentElement;
  const show = (choice: ColorModeChoice): void => {
    showChoice(html.dataset, choice);
    labelSwitches(document, messages);
    tintBrowser(document);
  };

  show(shownChoice(html));
  onAction(document, 'theme', () => {
    const choice = nextChoice(shownChoice(html), shownMode(html), cyclesSystem(html));
    writeStored(COLOR_MODE_KEY, choice);
    show(choice);
    announce(document, messages.colorModes[choice]);
  });
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => show(shownChoice(html)));
  addEventListener('storage', ({ key, newValue }) => {
    // No key means that the whole storage was cleared (HTML §12.2.1).
    if (key === COLOR_MODE_KEY || key === null) show(parseChoice(newValue));
  });
  addEventListener('pageshow', ({ persisted }) => {
    // A page in the back/forward cache receives no events from other tabs.
    const stored = persisted ? readStored(COLOR_MODE_KEY) : null;
    if (stored !== null) show(parseChoice(stored));
  });
}

function labelSwitches(document: Document, messages: ClientMessages): void {
  const html = document.documentElement;
  const name = messages.colorModes[cyclesSystem(html) ? shownChoice(html) : shownMode(html)];
  for (const button of document.querySelectorAll<HTMLElement>('[data-action="theme"]')) {
    button.ariaLabel = `${button.title} (${messages.currently(name)})`;
  }
}

/** Colors the browser's UI for the current mode rather than the system's. */
function tintBrowser(document: Document): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.dataset.mode ??= meta.media.includes('dark') ? 'dark' : 'light';
    meta.media = meta.dataset.mode === shownMode(document.documentElement) ? 'all' : 'not all';
  }
}

function shownMode(html: HTMLElement): ColorMode {
  return html.dataset.theme === 'dark' ? 'dark' : 'light';
}

function shownChoice(html: HTMLElement): ColorModeChoice {
  return parseChoice(html.dataset.themeChoice ?? null);
}

/** Whether the switch has the system as a third choice. */
function cyclesSystem(html: HTMLElement): boolean {
  return 'respectSystem' in html.dataset;
}
