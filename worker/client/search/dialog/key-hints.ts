import type { SearchMessages } from '../../../model/messages/messages.ts';
import { isApple } from '../../dom/apple.ts';
import { element } from './elements.ts';

/** The keys for the list, for readers with a keyboard. Screen readers explain comboboxes themselves. */
export function keyHints(keys: SearchMessages['keys']): {
  readonly element: HTMLElement;
  readonly show: (hasChoices: boolean) => void;
} {
  const ofList = [
    hint(['↑', '↓'], keys.move),
    hint(['↵'], keys.choose),
    hint([isApple() ? '⌘' : 'Ctrl', '↵'], keys.newTab),
  ];
  const close = hint(['Esc'], keys.close);
  const line = element('p', { className: 'finder-keys', ariaHidden: 'true' });
  return {
    element: line,
    show: (hasChoices) => line.replaceChildren(...(hasChoices ? ofList : []), close),
  };
}

function hint(keys: readonly string[], label: string): HTMLElement {
  return element('span', {}, ...keys.flatMap((key) => [element('kbd', {}, key), ' ']), label);
}
