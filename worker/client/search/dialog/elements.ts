import { splitAtWords } from '../../../model/search/found-words.ts';
import { shortMethod } from '../../../model/short-method.ts';
import { createElement, createIcon } from '../../dom/create-element.ts';

type Child = Node | string | null;

/** Creates an element with its content; `null` is left out. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
  ...children: readonly Child[]
): HTMLElementTagNameMap[Name] {
  const made = createElement(name, properties);
  made.append(...children.filter((child) => child !== null));
  return made;
}

/** Creates an element with only a class. */
export function span(className: string, ...children: readonly Child[]): HTMLElement {
  return element('span', { className }, ...children);
}

/** Creates a button. `press` may move the focus. */
export function button(
  properties: Partial<HTMLButtonElement>,
  press: () => void,
  ...children: readonly Child[]
): HTMLButtonElement {
  const made = element('button', { type: 'button', ...properties }, ...children);
  made.addEventListener('click', press);
  return made;
}

/** The icons of `worker/ui/icons.tsx` that the dialog uses. */
const OUTLINES = {
  'arrow-right': 'M2.5 8h11M9 3.5 13.5 8 9 12.5',
  'chevron-down': 'm3 5.5 5 5 5-5',
  close: 'm3.5 3.5 9 9m0-9-9 9',
  file: 'M9 1.5H3.5v13h9V5zM9 1.5V5h3.5',
  note: 'M3 2h10v12H3zM5.5 5.5h5M5.5 8.5h5M5.5 11.5H8',
  search: 'M7 12a5 5 0 1 0 0-10 5 5 0 0 0 0 10Zm3.6-1.4L14 14',
} as const;

/** An icon next to a text with the same meaning. */
export function icon(name: keyof typeof OUTLINES): SVGElement {
  return createIcon(OUTLINES[name]);
}

/** The method of an operation, as in the sidebar. */
export function methodBadge(method: string): HTMLElement {
  return element('b', { className: `method ${method.toLowerCase()}` }, shortMethod(method));
}

/** A text with matching words marked. */
export function markedText(text: string, words: readonly string[]): Child[] {
  return splitAtWords(text, words).map(({ text: piece, isWord }) => (isWord ? element('mark', {}, piece) : piece));
}
