import type { SearchMessages } from '../../../model/messages/messages.ts';
import type { Finder } from '../finder.ts';
import { button, element } from './elements.ts';

/** A message in place of results, with a next step; empty if there are results. */
export function searchMessage(finder: Finder, t: SearchMessages, dropFilters: () => void): readonly HTMLElement[] {
  const { state } = finder;
  if (state.kind === 'nothing') {
    const { area } = state.query;
    const text = state.answer.query;
    const texts = titled(area === null ? t.nothing(text) : t.nothingFiltered(text), t.nothingText);
    // The link of the footer, which the operator chose for questions.
    const contact = document.querySelector('.footer > p > a')?.cloneNode(true);
    const ways = [area === null ? null : wideButton(t.searchEverything, dropFilters), contact ?? null];
    return [...texts, element('div', { className: 'finder-ways' }, ...ways)];
  }
  if (state.kind !== 'failed') return [];
  const action =
    state.fault === 'outdated'
      ? wideButton(t.reload, () => location.reload())
      : wideButton(t.retry, () => finder.retry());
  const link = element('a', { href: finder.searchHref }, t.fullSearch);
  return [
    ...titled(t.failed[state.fault], t.failedText[state.fault]),
    element('div', { className: 'finder-ways' }, action, link),
  ];
}

function titled(title: string, text: string): HTMLElement[] {
  return [element('h2', {}, title), element('p', {}, text)];
}

function wideButton(label: string, press: () => void): HTMLElement {
  return button({ className: 'button' }, press, label);
}
