import type { SearchMessages } from '../../../model/messages/messages.ts';
import { LIST_ID } from './choice-list.ts';
import { button, element, icon, span } from './elements.ts';

/** Room for a pasted command or error, within what an address may have. */
const MAX_LENGTH = 2_000;

interface FieldState {
  readonly text: string;
  readonly isBusy: boolean;
  /** Whether there is a list below the field. */
  readonly isExpanded: boolean;
  readonly activeId: string | null;
}

/** The field, which keeps the focus while keys move through the list (WAI-ARIA APG, editable combobox). */
export class SearchField {
  readonly input: HTMLInputElement;
  readonly element: HTMLElement;
  readonly #signs = { search: icon('search'), spinner: span('finder-spinner') };
  readonly #clear: HTMLElement;

  constructor(t: SearchMessages, onChange: (text: string) => void) {
    this.input = element('input', {
      type: 'text',
      role: 'combobox',
      ariaLabel: t.label,
      ariaAutoComplete: 'list',
      autocapitalize: 'none',
      autocomplete: 'off',
      enterKeyHint: 'go',
      maxLength: MAX_LENGTH,
      placeholder: t.placeholder,
      spellcheck: false,
    });
    this.input.setAttribute('autocorrect', 'off');
    this.input.addEventListener('input', () => onChange(this.input.value));
    this.#clear = button({ className: 'finder-clear', ariaLabel: t.clearText }, () => onChange(''), t.clear);
    const close = element('button', { type: 'submit', className: 'icon-button', ariaLabel: t.close }, icon('close'));
    const form = element('form', { method: 'dialog' }, close);
    this.element = element('div', { className: 'finder-head' }, this.#signs.search, this.input, form);
  }

  show({ text, isBusy, isExpanded, activeId }: FieldState): void {
    const { input } = this;
    const sign = isBusy ? this.#signs.spinner : this.#signs.search;
    if (sign !== this.element.firstChild) this.element.firstChild?.replaceWith(sign);
    // Setting an equal value would end a composition.
    if (input.value !== text) input.value = text;
    setOrRemove(input, 'aria-expanded', String(isExpanded));
    setOrRemove(input, 'aria-controls', isExpanded ? LIST_ID : null);
    setOrRemove(input, 'aria-activedescendant', activeId);
    if (text === '') this.#clear.remove();
    else if (!this.#clear.isConnected) input.after(this.#clear);
  }
}

function setOrRemove(target: Element, name: string, value: string | null): void {
  if (value === null) target.removeAttribute(name);
  else target.setAttribute(name, value);
}
