import type { SearchMessages } from '../../../model/messages/messages.ts';
import type { SearchPlace, SearchResult } from '../../../model/search/search.ts';
import type { Finder } from '../finder.ts';
import type { Choice } from '../state/choices.ts';
import { element, icon, markedText, methodBadge, span } from './elements.ts';

/** An option of the list. Options that lead to a page are links, so that the browser can open them in other ways. */
export function choiceRow(choice: Choice, finder: Finder, messages: SearchMessages): HTMLElement {
  const href = hrefOf(choice);
  const properties = { id: choice.id, role: 'option', className: classOf(choice), ariaSelected: 'false', tabIndex: -1 };
  const content = contentOf(choice, messages);
  const row: HTMLElement =
    href === null
      ? element('div', properties, ...content)
      : element('a', { ...properties, href, draggable: false }, ...content);
  // A press leaves the focus in the field, and a touch keyboard as it is.
  if (href === null) row.addEventListener('mousedown', (event) => event.preventDefault());
  // Only actual movement counts, not a list that changes under a resting pointer.
  row.addEventListener('pointermove', ({ movementX, movementY }) => {
    if (movementX !== 0 || movementY !== 0) finder.activate(choice);
  });
  row.addEventListener('click', ({ ctrlKey, metaKey, shiftKey }) =>
    finder.choose(choice, ctrlKey || metaKey || shiftKey),
  );
  return row;
}

function classOf(choice: Choice): string {
  if (choice.kind !== 'result') return 'finder-row';
  return choice.continuesPage ? 'finder-row finder-result continues' : 'finder-row finder-result';
}

function hrefOf(choice: Choice): string | null {
  switch (choice.kind) {
    case 'result':
      return choice.result.href;
    case 'all':
      return choice.href;
    case 'page':
      return choice.page.href;
    case 'more':
    case 'search':
      return null;
  }
}

function contentOf(choice: Choice, t: SearchMessages): (HTMLElement | null)[] {
  switch (choice.kind) {
    case 'result':
      return resultContent(choice.result, choice.continuesPage, t);
    case 'all':
      return [sign(icon('arrow-right')), span('finder-title', t.allResults(choice.total.toLocaleString(t.locale)))];
    case 'more':
      return [sign(icon('chevron-down')), span('finder-title', t.showMore)];
    case 'page': {
      const { title, operation } = choice.page;
      const name = span('finder-title', span('finder-name', title), path(operation));
      return [sign(pageSign(operation, false)), name];
    }
    case 'search':
      return [sign(icon('search')), span('finder-title', choice.text)];
  }
}

/** Further results of a page omit what the first one already shows. */
export function resultContent(result: SearchResult, continuesPage: boolean, t: SearchMessages): (HTMLElement | null)[] {
  const { title, place, operation, trail, excerpt, words, scopes = [] } = result;
  const name = span(continuesPage ? 'visually-hidden' : 'finder-name', ...markedText(title, words));
  return [
    sign(continuesPage ? null : pageSign(operation, place !== null)),
    span(
      'finder-title',
      name,
      continuesPage ? null : path(operation),
      place === null ? null : placeName(place, words, t),
    ),
    continuesPage || trail.length === 0 ? null : span('finder-trail', trail.join(' › ')),
    excerpt === '' ? null : span('finder-excerpt', ...markedText(excerpt, words)),
    scopes.length === 0
      ? null
      : span('finder-excerpt', `${t.scopes}: `, ...scopes.map((scope) => element('code', {}, scope))),
  ];
}

/** A matching place in the page. Another release may send a kind that is unknown here. */
function placeName({ kind, label }: SearchPlace, words: readonly string[], t: SearchMessages): HTMLElement {
  const about = Object.hasOwn(t.places, kind) ? t.places[kind] : '';
  const name = element(kind === 'heading' ? 'b' : 'code', {}, ...markedText(label, words));
  return span('finder-place', element('span', {}, about), ' ', name);
}

function sign(content: Node | null): HTMLElement {
  return span('finder-sign', content);
}

/** The method of an operation, otherwise an icon for a page or a place. */
function pageSign(operation: string | null, hasPlace: boolean): Node {
  if (operation !== null) return methodBadge(operation.split(' ')[0] ?? '');
  return icon(hasPlace ? 'note' : 'file');
}

function path(operation: string | null): HTMLElement | null {
  const template = operation?.split(' ')[1];
  return template === undefined ? null : element('code', { className: 'finder-path' }, template);
}
