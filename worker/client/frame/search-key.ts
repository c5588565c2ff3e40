import { isApple } from '../dom/apple.ts';
import { onAction } from '../dom/on-action.ts';
import { shortcutSetting } from '../dom/shortcut-setting.ts';

const TYPING = 'input, textarea, select, [contenteditable]';

/**
 * Opens the search dialog from the navbar field and with `/`, Ctrl-K or ⌘K. Its script loads on first use. Until then
 * the field accepts typing, and without the script it is still a form that leads to the search page.
 */
export function openSearchOnDemand(document: Document): void {
  const field = document.querySelector<HTMLInputElement>('header input[type="search"]');
  if (field === null) return;
  const apple = isApple();
  let composing = false;
  // Missing after a deploy or offline.
  const load = () => import('../search/island.ts').catch(() => null);
  const open = async (opener: Element | null): Promise<void> => {
    const island = await load();
    // Opens no dialog if the reader has moved on, and does not interrupt an IME composition.
    if (document.activeElement === field && !composing) island?.openSearch(field, opener);
  };

  for (const type of ['pointerover', 'focus']) field.addEventListener(type, load);
  field.addEventListener('click', () => open(field));
  for (const type of ['input', 'compositionend']) {
    field.addEventListener(type, (event) => {
      composing = (event as InputEvent).isComposing;
      void open(field);
    });
  }
  document.addEventListener('keydown', (event) => {
    const { key, target, ctrlKey, metaKey, altKey } = event;
    // Ignore a dialog that has just closed, which keeps the focus until the next frame (HTML §6.6.4).
    const isTyping = target instanceof Element && target.closest(TYPING)?.checkVisibility();
    const isAsked =
      key === 'k'
        ? event[apple ? 'metaKey' : 'ctrlKey']
        : key === '/' && !ctrlKey && !metaKey && !isTyping && shortcutSetting(document) !== 'off';
    if (!isAsked || altKey) return;
    event.preventDefault();
    const opener = document.activeElement;
    field.focus({ preventScroll: true });
    void open(opener);
  });
  onAction(document, 'search', () => {
    field.focus({ preventScroll: true });
    void open(document.activeElement);
  });
  const hint = field.nextElementSibling;
  if (hint !== null) hint.textContent = apple ? '⌘K' : 'Ctrl K';
}
