import { CLOSE } from '../../model/markup/icon-outlines.ts';
import type { LaterCore } from '../core.ts';
import { createElement, createIcon } from '../dom/create-element.ts';
import { openDialog } from './open-dialog.ts';

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
  box.addEventListener('change', () => core.setShortcuts(document, box.checked));
  const label = createElement('label');
  label.append(box, core.messages.toggleShortcuts);
  return label;
}
