import { ARROW_RIGHT, CHEVRON_DOWN, CLOSE, FILE, NOTE, SEARCH } from '../../../model/markup/icon-outlines.ts';
import { shortMethod } from '../../../model/markup/narrow-names.ts';
import { splitAtWords } from '../../../model/search/found-words.ts';
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

const OUTLINES = {
  'arrow-right': ARROW_RIGHT,
  'chevron-down': CHEVRON_DOWN,
  close: CLOSE,
  file: FILE,
  note: NOTE,
  search: SEARCH,
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
  return splitAtWords(text, words).map((piece, index) => (index % 2 === 1 ? element('mark', {}, piece) : piece));
}
