import { search as messages } from '../../model/messages/site-locale.ts';
import { adoptStyles } from '../dom/adopt-styles.ts';
import { createElement } from '../dom/create-element.ts';
import styles from './dialog/dialog.css' with { type: 'text' };
import listStyles from './dialog/dialog-list.css' with { type: 'text' };
import { searchDialog } from './dialog/search-dialog.ts';
import { Finder } from './finder.ts';
import { suggestPages } from './recents.ts';
import { SearchClient } from './search-client.ts';

/** Results outlive the dialog, in a client per form. */
const CLIENTS = new WeakMap<HTMLFormElement, SearchClient>();

adoptStyles(document, styles + listStyles);

/** Opens the dialog with the text of a field. `opener` gets the focus back when the dialog closes. */
export function openSearch(field: HTMLInputElement, opener: Element | null): void {
  const { form } = field;
  if (form === null || document.querySelector('dialog[open]') !== null) return;
  const client = CLIENTS.get(form) ?? new SearchClient(form.action);
  CLIENTS.set(form, client);

  const dialog = createElement('dialog', { className: 'finder', ariaLabel: messages.label });
  const closed = new AbortController();
  dialog.addEventListener('close', () => {
    closed.abort();
    dialog.remove();
    // Fires late, when the next dialog may already be open.
    if (document.querySelector('dialog[open]') === null) delete document.documentElement.dataset.searching;
  });
  closeOnBackdrop(dialog);
  const finder = new Finder({
    client,
    messages,
    initialText: field.value,
    version: form.querySelector<HTMLInputElement>('[name=version]')?.value ?? null,
    suggestions: suggestPages(document),
    closed: closed.signal,
    close: () => {
      dialog.close();
      // A page is about to be shown, so the reader is not typing.
      if (document.activeElement === field) field.blur();
    },
  });
  dialog.append(searchDialog(finder, messages, closed.signal));
  document.body.append(dialog);
  finder.start();
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

/** Prevents scrolling behind the dialog. If the scroll bar takes up space, that space is reserved. */
function lockPage({ documentElement: html }: Document): void {
  html.dataset.searching = innerWidth > html.clientWidth ? 'gutter' : '';
}

/** Closes the dialog on a press that starts and ends outside it. Dragging a selection out of it does not count. */
function closeOnBackdrop(dialog: HTMLDialogElement): void {
  let pressed = false;
  dialog.addEventListener('pointerdown', ({ target }) => {
    pressed = target === dialog;
  });
  dialog.addEventListener('click', ({ target }) => {
    if (pressed && target === dialog) dialog.close();
  });
}

/** Restores the focus to where it was before the dialog opened, but not to the field if only a key led there. */
function leaveField(field: HTMLInputElement, opener: Element | null): void {
  if (opener === field) return;
  if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
  // The body and elements of a closed dialog cannot take the focus.
  if (document.activeElement === field) field.blur();
}

/** In the field, touch keyboards stay closed until the field is pressed again. */
function readyField(field: HTMLInputElement, dialog: HTMLDialogElement): void {
  field.inputMode = 'none';
  const allow = (): void => field.removeAttribute('inputmode');
  dialog.addEventListener('close', () => {
    const { activeElement } = document;
    // Chromium restores the focus without the caret.
    if (activeElement instanceof HTMLInputElement) activeElement.select();
    if (activeElement === field) field.addEventListener('blur', allow, { once: true });
    else allow();
  });
}

/** Exposes to styles the part of the window above a touch keyboard. In Safari, no CSS unit does. */
function fitIntoView(dialog: HTMLElement, signal: AbortSignal): void {
  const { visualViewport } = window;
  if (visualViewport === null) return;
  const measure = (): void => {
    // A reader who zooms in wants the dialog to exceed the window.
    if (visualViewport.scale > 1) return;
    dialog.style.setProperty('--visible-height', `${visualViewport.height}px`);
    dialog.style.setProperty('--visible-top', `${visualViewport.offsetTop}px`);
  };
  measure();
  visualViewport.addEventListener('resize', measure, { signal });
  visualViewport.addEventListener('scroll', measure, { signal });
}
