import type { SearchMessages } from '../../../model/messages/messages.ts';
import type { Finder } from '../finder.ts';
import type { Recents } from '../recents.ts';
import type { Choice, ChoiceGroup } from '../state/choices.ts';
import { button, element, icon } from './elements.ts';

interface RemovalOptions {
  readonly finder: Finder;
  readonly messages: SearchMessages;
  readonly field: HTMLInputElement;
}

/**
 * Fills a column with buttons that remove recents from the list. They overlay its end, row by row, because an option
 * cannot contain controls (WAI-ARIA 1.2 §5.2.8). After a removal, the focus stays at its position.
 */
export function fillRemovals(
  column: HTMLElement,
  groups: readonly ChoiceGroup[],
  { finder, messages, field }: RemovalOptions,
): void {
  const buttons = (): HTMLElement[] => [...column.querySelectorAll('button')];
  const focused = buttons().indexOf(document.activeElement as HTMLElement);
  const parts = groups.flatMap(({ choices }, index) => {
    const clear = (): void => finder.changeRecents(() => ({ searches: [], pages: [] }));
    const label = element(
      'div',
      { className: 'finder-label' },
      index === 0 ? button({}, clear, messages.clearRecent) : null,
    );
    return [label, ...choices.map((choice) => removeButton(choice, finder, messages))];
  });
  column.replaceChildren(...parts);
  if (focused !== -1) (buttons()[focused] ?? buttons().at(-1) ?? field).focus();
}

function removeButton(choice: Choice, finder: Finder, t: SearchMessages): HTMLElement {
  const remove = (): void => finder.changeRecents((recents) => without(recents, choice));
  return button({ className: 'icon-button', ariaLabel: t.remove(nameOf(choice)) }, remove, icon('close'));
}

function without({ searches, pages }: Recents, choice: Choice): Recents {
  return {
    searches: searches.filter((text) => choice.kind !== 'search' || text !== choice.text),
    pages: pages.filter(({ href }) => choice.kind !== 'page' || href !== choice.page.href),
  };
}

function nameOf(choice: Choice): string {
  if (choice.kind === 'search') return choice.text;
  return choice.kind === 'page' ? choice.page.title : '';
}
