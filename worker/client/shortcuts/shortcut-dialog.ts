import { laterEn } from '../../model/later-strings.ts';
import type { Core } from '../core.ts';
import { createElement, createIcon } from '../create-element.ts';
import { openDialog } from '../open-dialog.ts';

/** The keys, in the order in which they are listed, and what each does. */
const KEYS = [
  ['/', laterEn.shortcutNames.search],
  ['n', laterEn.shortcutNames.next],
  ['p', laterEn.shortcutNames.back],
  ['t', laterEn.shortcutNames.top],
  ['?', laterEn.shortcutNames.help],
] as const;

const CLOSE_OUTLINE = 'm3.5 3.5 9 9m0-9-9 9';
const TITLE_ID = 'shortcuts-title';

/** Lists the shortcuts, and lets readers turn them off (WCAG 2.2 §2.1.4). */
export function showShortcuts(document: Document, core: Core): void {
  if (document.querySelector('dialog[open]') !== null) return;
  const dialog = createElement('dialog', { className: 'shortcuts' });
  dialog.setAttribute('aria-labelledby', TITLE_ID);
  const close = createElement('button', { type: 'button', className: 'icon-button', ariaLabel: laterEn.close });
  close.append(createIcon(CLOSE_OUTLINE));
  close.addEventListener('click', () => dialog.close());
  const list = createElement('dl');
  for (const [key, name] of KEYS) {
    const definition = createElement('dd');
    definition.append(createElement('kbd', { textContent: key }));
    list.append(createElement('dt', { textContent: name }), definition);
  }
  dialog.append(
    createElement('h2', { id: TITLE_ID, textContent: laterEn.shortcuts }),
    close,
    list,
    createElement('p', { textContent: laterEn.shortcutsText }),
    createSwitch(document, core),
  );
  openDialog(dialog);
}

function createSwitch(document: Document, core: Core): HTMLElement {
  const box = createElement('input', { type: 'checkbox', checked: !core.shortcutsAreOff(document) });
  box.addEventListener('change', () => core.setShortcuts(document, box.checked));
  const label = createElement('label');
  label.append(box, laterEn.toggleShortcuts);
  return label;
}
