import type { ReactElement } from 'react';
import { isApple } from '../../dom/apple.ts';
import { useMessages } from '../messages.ts';

/** The keys for the list, for readers with a keyboard. Screen readers explain comboboxes themselves. */
export function KeyHints({ hasChoices }: { readonly hasChoices: boolean }): ReactElement {
  const { keys } = useMessages();
  return (
    <p className="finder-keys" aria-hidden="true">
      {hasChoices && (
        <>
          <span>
            <kbd>↑</kbd> <kbd>↓</kbd> {keys.move}
          </span>
          <span>
            <kbd>↵</kbd> {keys.choose}
          </span>
          <span>
            <kbd>{isApple() ? '⌘' : 'Ctrl'}</kbd> <kbd>↵</kbd> {keys.newTab}
          </span>
        </>
      )}
      <span>
        <kbd>Esc</kbd> {keys.close}
      </span>
    </p>
  );
}
