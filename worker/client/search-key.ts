import { shortcutsAreOff } from './shortcut-setting.ts';

const TYPING = 'input, textarea, select, [contenteditable]';

/** Leads to the search field by the key that it shows. */
export function focusSearchOnSlash(document: Document): void {
  document.addEventListener('keydown', (event) => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target instanceof Element && event.target.closest(TYPING) !== null) return;
    const field = document.querySelector<HTMLInputElement>('input[type="search"]');
    if (field === null || shortcutsAreOff(document)) return;
    event.preventDefault();
    field.focus();
    field.select();
  });
}
