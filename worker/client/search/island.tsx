import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { searchEn } from '../../model/messages/en-search.ts';
import { adoptStyles } from '../adopt-styles.ts';
import { createElement } from '../create-element.ts';
import styles from './dialog.css' with { type: 'text' };
import listStyles from './dialog-list.css' with { type: 'text' };
import { fitIntoView } from './fit-into-view.ts';
import { SearchMessagesContext } from './messages.ts';
import { SearchClient } from './search-client.ts';
import { SearchDialog } from './search-dialog.tsx';
import { suggestPages } from './suggest-pages.ts';

/** The texts that this script is bundled with. */
const messages = searchEn;

/** Answers outlive the dialog: each form keeps its own. */
const CLIENTS = new WeakMap<HTMLFormElement, SearchClient>();

adoptStyles(document, styles + listStyles);

/** Opens the dialog with what was typed into a field; `opener` gets the focus back when it closes. */
export function openSearch(field: HTMLInputElement, opener: Element | null): void {
  const { form } = field;
  if (form === null || document.querySelector('dialog[open]') !== null) return;
  const client = CLIENTS.get(form) ?? new SearchClient(form.action);
  CLIENTS.set(form, client);

  const dialog = createElement('dialog', { className: 'finder', ariaLabel: messages.label });
  const root = createRoot(dialog);
  const closed = new AbortController();
  dialog.addEventListener('close', () => {
    closed.abort();
    root.unmount();
    dialog.remove();
    // Reported late: the next dialog may be open.
    if (document.querySelector('dialog[open]') === null) delete document.documentElement.dataset.searching;
  });
  closeOnBackdrop(dialog);
  document.body.append(dialog);
  // At once: a key that is pressed now goes into the dialog.
  flushSync(() =>
    root.render(
      <SearchMessagesContext value={messages}>
        <SearchDialog
          client={client}
          initialText={field.value}
          suggestions={suggestPages(document)}
          close={() => {
            dialog.close();
            // Where a page is about to be shown, nothing is typed.
            if (document.activeElement === field) field.blur();
          }}
        />
      </SearchMessagesContext>,
    ),
  );
  const { selectionStart, selectionEnd } = field;
  field.value = '';
  leaveField(field, opener);
  lockPage(document);
  dialog.showModal();
  fitIntoView(dialog, closed.signal);
  const input = dialog.querySelector('input');
  input?.focus();
  input?.setSelectionRange(selectionStart, selectionEnd);
  readyField(field, dialog);
}

/** The page stands still behind the dialog; where its scroll bar has room of its own, that is kept. */
function lockPage({ documentElement: html }: Document): void {
  html.dataset.searching = innerWidth > html.clientWidth ? 'gutter' : '';
}

/** A press that begins and ends beside the dialog; one that drags a selection out of it does not count. */
function closeOnBackdrop(dialog: HTMLDialogElement): void {
  let pressed = false;
  dialog.addEventListener('pointerdown', ({ target }) => {
    pressed = target === dialog;
  });
  dialog.addEventListener('click', ({ target }) => {
    if (pressed && target === dialog) dialog.close();
  });
}

/** Whatever has the focus when the dialog opens gets it back when it closes: not the field, where only keys led to it. */
function leaveField(field: HTMLInputElement, opener: Element | null): void {
  if (opener === field) return;
  if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
  // The body takes no focus, nor does an element of a dialog that has closed.
  if (document.activeElement === field) field.blur();
}

/** Back in the field, touch keyboards stay away until it is pressed again; others go on. */
function readyField(field: HTMLInputElement, dialog: HTMLDialogElement): void {
  field.inputMode = 'none';
  const allow = (): void => field.removeAttribute('inputmode');
  dialog.addEventListener('close', () => {
    const { activeElement } = document;
    // Chromium gives back the focus without the caret.
    if (activeElement instanceof HTMLInputElement) activeElement.select();
    if (activeElement === field) field.addEventListener('blur', allow, { once: true });
    else allow();
  });
}
