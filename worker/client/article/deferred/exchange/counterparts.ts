/*
 * Two views of one request: a field in the text, and its lines in the code next to it. Pointing at one, or moving the
 * focus to it, marks the other. Marks in code are ranges of the CSS Custom Highlight API, which need no elements.
 */
import type { LaterCore } from '../../../core.ts';

/** A field and the position of its value in the visible code, in UTF-16 code units. */
interface Counterpart {
  readonly row: Element;
  readonly start: number;
  readonly end: number;
}

const ROW = '.fields > li[id]';
const NAME = ':scope > a:first-child';
const MARK = 'counterpart';

/** Keys that go through the values of code, with Alt. */
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Enables marking for this article and those that follow. */
export function markCounterparts(document: Document, { announce, messages }: LaterCore): void {
  if (!('highlights' in CSS)) return;
  let marked: Element | null = null;
  const markRow = (row: Element | null): void => {
    CSS.highlights.delete(MARK);
    marked?.classList.remove(MARK);
    marked = row;
    row?.classList.add(MARK);
  };
  const trace = (event: Event): void => {
    const target = event.target instanceof Element ? event.target : null;
    const row = target?.closest(ROW) ?? null;
    const code = findCodeAt(target);
    if (row !== null) {
      // Moving within a row changes nothing.
      if (event.type === 'pointermove') return;
      markRow(null);
      markCode(document, row);
    } else if (code === null) markRow(null);
    else if (event instanceof PointerEvent)
      markRow(findRow(document, code, offsetAt(document, code, event.clientX, event.clientY)));
  };
  for (const type of ['pointerover', 'pointermove', 'focusin']) document.addEventListener(type, trace);
  document.addEventListener('keydown', (event) => {
    const step = event.altKey ? STEPS[event.key] : undefined;
    const code = findCodeAt(event.target);
    if (code === null) return;
    if (event.key === 'Enter') followLink(marked);
    if (step === undefined) return;
    event.preventDefault();
    const found = findCounterparts(document, code).sort((one, other) => one.start - other.start);
    const next = found[found.findIndex(({ row }) => row === marked) + step] ?? found.at(step < 0 ? -1 : 0);
    if (next === undefined) return;
    markRow(next.row);
    markRange(document, code, next);
    announce(document, messages.documentedIn(namesOf(next.row).join('.'), sectionOf(next.row)));
  });
  addEventListener('hashchange', () => markRowIn(document, 'target'));
  // Where the reader already is when this script arrives.
  for (const state of ['target', 'focus-within', 'hover']) markRowIn(document, state);
}

function findCodeAt(target: EventTarget | null): Element | null {
  return target instanceof Element ? (target.closest('.exchange pre')?.querySelector('code') ?? null) : null;
}

/** The link opens what the field is in. */
function followLink(row: Element | null): void {
  const link = row?.querySelector<HTMLAnchorElement>(NAME);
  if (!link) return;
  location.hash = link.hash;
  link.focus({ preventScroll: true });
}

/** The heading of a field's section. */
function sectionOf(row: Element): string {
  return row.closest('section')?.querySelector(':is(h2, h3)')?.firstChild?.textContent?.trim() ?? '';
}

/** Marks the code of the innermost row in a state, a CSS pseudo-class. */
function markRowIn(document: Document, state: string): void {
  const row = [...document.querySelectorAll(`${ROW}:${state}`)].at(-1);
  if (row !== undefined) markCode(document, row);
}

function markCode(document: Document, row: Element): void {
  const code = findCode(document, row);
  const found = code === null ? null : findValue(code.textContent, namesOf(row));
  if (code !== null && found !== null) markRange(document, code, found);
}

function markRange(document: Document, code: Element, { start, end }: Pick<Counterpart, 'start' | 'end'>): void {
  const range = toRange(document, code, start, end);
  CSS.highlights.set(MARK, new Highlight(range));
  const pre = code.closest('pre');
  if (pre === null) return;
  const { top, bottom } = range.getBoundingClientRect();
  const box = pre.getBoundingClientRect();
  if (top < box.top || bottom > box.bottom) pre.scrollBy({ top: top - box.top - pre.clientHeight / 3 });
}

/** The code for the field's section: the request or a response. */
function findCode(document: Document, row: Element): Element | null {
  const kind = row.closest('.response') === null ? '.request' : '.response-examples';
  return [...document.querySelectorAll(`.exchange${kind} pre > code`)].find((code) => code.checkVisibility()) ?? null;
}

/** Names from the outermost field to this one. */
function namesOf(row: Element): string[] {
  const names: string[] = [];
  for (let each: Element | null = row; each !== null; each = each.parentElement?.closest('.fields > li[id]') ?? null) {
    const name = each.querySelector(NAME)?.textContent ?? '';
    if (name !== '') names.unshift(name);
  }
  return names;
}

/** The position of a nested value. Each name is a key after its parent, in any language's notation. */
function findValue(text: string, names: readonly string[]): { readonly start: number; readonly end: number } | null {
  let at = 0;
  let limit = text.length;
  let start = -1;
  for (const name of names) {
    const key = new RegExp(`(?<![\\w$])["']?${name.replace(/[^\w]/g, '\\$&')}["']?\\s*(?::|=>?)`, 'g');
    key.lastIndex = at;
    const match = key.exec(text);
    if (match === null || match.index >= limit) return null;
    start = match.index;
    at = key.lastIndex;
    limit = endOfValue(text, at);
  }
  return start < 0 ? null : { start, end: limit };
}

/** After the bracket that closes the value, or at the end of its line. */
function endOfValue(text: string, at: number): number {
  const line = text.indexOf('\n', at) < 0 ? text.length : text.indexOf('\n', at);
  let depth = 0;
  for (let index = at; index < text.length; index++) {
    const character = text.charAt(index);
    if ('{[('.includes(character)) depth++;
    else if ('}])'.includes(character) && --depth <= 0)
      return depth < 0 ? index : Math.max(index + 1, Math.min(line, index + 2));
    if (depth === 0 && index >= line) return line;
  }
  return text.length;
}

/** The field with the smallest value around a position in the code. */
function findRow(document: Document, code: Element, offset: number): Element | null {
  const around = findCounterparts(document, code).filter(({ start, end }) => offset >= start && offset <= end);
  const [smallest] = around.sort((one, other) => one.end - one.start - (other.end - other.start));
  return smallest?.row ?? null;
}

/** The fields of a request or a response that are in its code. */
function findCounterparts(document: Document, code: Element): Counterpart[] {
  const isResponse = code.closest('.response-examples') !== null;
  const rows = document.querySelectorAll(isResponse ? '.response .fields > li[id]' : 'main .body .fields > li[id]');
  return [...rows].flatMap((row) => {
    if (!isResponse && row.closest('.response') !== null) return [];
    const found = findValue(code.textContent, namesOf(row));
    return found === null ? [] : [{ row, ...found }];
  });
}

function offsetAt(document: Document, code: Element, x: number, y: number): number {
  const position = document.caretPositionFromPoint?.(x, y);
  if (!position || !code.contains(position.offsetNode)) return -1;
  const range = document.createRange();
  range.setStart(code, 0);
  range.setEnd(position.offsetNode, position.offset);
  return range.toString().length;
}

function toRange(document: Document, code: Element, start: number, end: number): Range {
  const range = document.createRange();
  const texts = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
  let before = 0;
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const length = node.textContent?.length ?? 0;
    if (start >= before && start <= before + length) range.setStart(node, start - before);
    if (end <= before + length) {
      range.setEnd(node, end - before);
      break;
    }
    before += length;
  }
  return range;
}
