import type { SearchMessages } from '../../../model/messages/messages.ts';
import type { Finder } from '../finder.ts';
import type { ChoiceGroup } from '../state/choices.ts';
import { choiceRow, resultContent } from './choice-row.ts';
import { element } from './elements.ts';
import { fillRemovals } from './removal-column.ts';

export const LIST_ID = 'finder-list';

/** The list below the field, in labeled groups. */
export class ChoiceList {
  readonly element: HTMLElement;
  /** All that is known of the active result, beside the list of a wide window. Hidden from those who hear the list. */
  readonly preview = element('div', { className: 'finder-preview', ariaHidden: 'true' });
  readonly #finder: Finder;
  readonly #messages: SearchMessages;
  readonly #field: HTMLInputElement;
  readonly #list = element('div', { id: LIST_ID, className: 'finder-list', role: 'listbox' });
  readonly #removals = element('div', { className: 'finder-removals' });
  #shown: readonly ChoiceGroup[] = [];
  #active: HTMLElement | null = null;

  constructor(finder: Finder, messages: SearchMessages, field: HTMLInputElement) {
    this.#finder = finder;
    this.#messages = messages;
    this.#field = field;
    this.element = element('div', { className: 'finder-scroll' }, this.#list);
  }

  /** Shows the choices, if there are others. */
  show(): void {
    const finder = this.#finder;
    const { groups } = finder;
    if (groups === this.#shown) return;
    this.#list.ariaLabel = finder.state.kind === 'start' ? this.#messages.start : this.#messages.results;
    this.#shown = groups;
    this.#active = null;
    this.#list.replaceChildren(...groups.flatMap((group) => this.#toElements(group)));
    const removable = groups.filter(({ choices, removable: isRemovable }) => isRemovable && choices.length > 0);
    if (removable.length === 0) this.#removals.remove();
    else this.element.append(this.#removals);
    fillRemovals(this.#removals, removable, { finder, messages: this.#messages, field: this.#field });
  }

  /** Marks the active choice, and scrolls to it if it is another one. */
  showActive(): void {
    const { active } = this.#finder;
    const row = active === null ? null : document.getElementById(active.id);
    if (row === this.#active) return;
    if (this.#active !== null) this.#active.ariaSelected = 'false';
    if (row !== null) row.ariaSelected = 'true';
    row?.scrollIntoView({ block: 'nearest' });
    this.#active = row;
    const shown = active?.kind === 'result' ? resultContent(active.result, false, this.#messages) : [];
    this.preview.replaceChildren(...shown.filter((part) => part !== null));
  }

  /** Screen readers do not announce an unlabeled group either. */
  #toElements({ id, label, choices }: ChoiceGroup): HTMLElement[] {
    const rows = choices.map((choice) => choiceRow(choice, this.#finder, this.#messages));
    if (label === '') return rows;
    const group = element('div', { role: 'group' });
    group.setAttribute('aria-labelledby', id);
    group.append(element('div', { id, className: 'finder-label', role: 'presentation' }, label), ...rows);
    return [group];
  }
}
