import { CLOSE } from '../../model/markup/icon-outlines.ts';
import type { LaterMessages } from '../../model/messages/messages.ts';
import type { LaterCore } from '../core.ts';
import { createElement, createIcon } from '../dom/create-element.ts';
import { setShortcuts } from '../dom/shortcut-setting.ts';

/** Opens a modal dialog, which is removed when it closes. The focus returns to where it was (HTML §6.3). */
function openDialog(dialog: HTMLDialogElement): void {
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

/** Shows an image in full size above the page. */
export function showImage({ currentSrc, alt }: HTMLImageElement, messages: LaterMessages): void {
  const dialog = createElement('dialog', { className: 'zoomed', ariaLabel: messages.enlarged });
  const whole = createElement('button', { type: 'button', ariaLabel: messages.close });
  whole.append(createElement('img', { src: currentSrc, alt }));
  dialog.append(whole);
  dialog.addEventListener('click', () => dialog.close());
  openDialog(dialog);
}

/** The keys in list order, with the names of their actions. */
const KEYS = [
  ['/', 'search'],
  ['n', 'next'],
  ['p', 'back'],
  ['t', 'top'],
  ['Alt ↓', 'fields'],
  ['?', 'help'],
] as const;

const TITLE_ID = 'shortcuts-title';

/** Lists the shortcuts and lets readers turn them off (WCAG 2.2 §2.1.4). */
export function showShortcuts(document: Document, core: LaterCore): void {
  if (document.querySelector('dialog[open]') !== null) return;
  const { messages } = core;
  const dialog = createElement('dialog', { className: 'shortcuts' });
  dialog.setAttribute('aria-labelledby', TITLE_ID);
  const close = createElement('button', { type: 'button', className: 'icon-button', ariaLabel: messages.close });
  close.append(createIcon(CLOSE));
  close.addEventListener('click', () => dialog.close());
  const list = createElement('dl');
  for (const [key, name] of KEYS) {
    const definition = createElement('dd');
    definition.append(createElement('kbd', { textContent: key }));
    list.append(createElement('dt', { textContent: messages.shortcutNames[name] }), definition);
  }
  dialog.append(
    createElement('h2', { id: TITLE_ID, textContent: messages.shortcuts }),
    close,
    list,
    createElement('p', { textContent: messages.shortcutsText }),
    createSwitch(document, core),
  );
  openDialog(dialog);
}

function createSwitch(document: Document, core: LaterCore): HTMLElement {
  const box = createElement('input', { type: 'checkbox', checked: core.shortcutSetting(document) === 'on' });
  box.addEventListener('change', () => setShortcuts(document, box.checked));
  const label = createElement('label');
  label.append(box, core.messages.toggleShortcuts);
  return label;
}
