import type { KeyboardEvent } from 'react';
import { isApple } from '../../dom/apple.ts';

interface DialogKeys {
  readonly field: HTMLInputElement | null;
  readonly enter: (inNewTab: boolean) => void;
  /** Returns false for keys that do not move. */
  readonly moveByKey: (key: string) => boolean;
}

/** Handles keys anywhere in the dialog. */
export function followKey(event: KeyboardEvent<HTMLElement>, { field, enter, moveByKey }: DialogKeys): void {
  const { key, ctrlKey, metaKey, altKey, shiftKey, target, nativeEvent } = event;
  const isPlain = !ctrlKey && !metaKey && !altKey;
  const dialog = event.currentTarget.closest('dialog');
  // A dialog that has just closed keeps the focus until the next frame (HTML §6.6.4), but keys are for the page.
  if (nativeEvent.isComposing || !dialog?.open) return;
  if (key === 'k' && (isApple() ? metaKey : ctrlKey)) {
    dialog.close();
  } else if (target !== field) {
    // Typing always goes to the field, and never reaches the page.
    if (!isPlain || key.length !== 1 || key === ' ') return;
    field?.focus();
    field?.setSelectionRange(field.value.length, field.value.length);
    event.stopPropagation();
    return;
  } else if (key === 'Enter') {
    enter(ctrlKey || metaKey);
  } else if (!isPlain || shiftKey || !moveByKey(key)) {
    return;
  }
  event.preventDefault();
  event.stopPropagation();
}
