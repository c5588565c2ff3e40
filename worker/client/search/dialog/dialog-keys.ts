import { isApple } from '../../dom/apple.ts';
import type { Finder } from '../finder.ts';

/** Handles keys anywhere in the dialog. */
export function followKey(event: KeyboardEvent, field: HTMLInputElement, finder: Finder): void {
  const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
  const isPlain = !ctrlKey && !metaKey && !altKey;
  const dialog = field.closest('dialog');
  // A dialog that has just closed keeps the focus until the next frame (HTML §6.6.4), but keys are for the page.
  if (event.isComposing || !dialog?.open) return;
  if (key === 'k' && (isApple() ? metaKey : ctrlKey)) {
    dialog.close();
  } else if (target !== field) {
    // Typing always goes to the field, and never reaches the page.
    if (!isPlain || key.length !== 1 || key === ' ') return;
    field.focus();
    field.setSelectionRange(field.value.length, field.value.length);
    event.stopPropagation();
    return;
  } else if (key === 'Enter') {
    finder.enter(ctrlKey || metaKey);
  } else if (!isPlain || shiftKey || !finder.moveByKey(key)) {
    return;
  }
  event.preventDefault();
  event.stopPropagation();
}
