/*
 * Two views of one request: a field in the text, and its lines in the code next to it. Pointing at one marks the
 * other. Marks in code are ranges of the CSS Custom Highlight API, which need no elements.
 */

/** A field and the position of its value in the visible code, in UTF-16 code units. */
interface Counterpart {
  readonly row: Element;
  readonly start: number;
  readonly end: number;
}

const NAME = ':scope > a:first-child';
const MARK = 'counterpart';

/** Enables marking for an article. Does nothing on touch screens. */
export function markCounterparts(document: Document): void {
  if (!('highlights' in CSS) || !matchMedia('(hover: hover)').matches) return;
  let marked: Element | null = null;
  const clear = (): void => {
    CSS.highlights.delete(MARK);
    marked?.classList.remove(MARK);
    marked = null;
  };
  document.addEventListener('pointerover', ({ target }) => {
    if (!(target instanceof Element)) return;
    const row = target.closest('.fields > li[id]');
    if (row !== null) {
      clear();
      markCode(document, row);
    } else if (target.closest('.exchange pre') === null) clear();
  });
  document.addEventListener('pointermove', (event) => {
    const { target, clientX, clientY } = event;
    const code = target instanceof Element ? target.closest('.exchange pre')?.querySelector('code') : null;
    if (!code) return;
    const row = findRow(document, code, offsetAt(document, code, clientX, clientY));
    if (row === marked) return;
    clear();
    marked = row;
    row?.classList.add(MARK);
  });
  addEventListener('hashchange', () => markArrival(document));
  markArrival(document);
}

function markArrival(document: Document): void {
  const row = document.querySelector('.fields > li:target');
  if (row !== null) markCode(document, row);
}

function markCode(document: Document, row: Element): void {
  const code = findCode(document, row);
  const found = code === null ? null : findValue(code.textContent, namesOf(row));
  if (code === null || found === null) return;
  const range = toRange(document, code, found.start, found.end);
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
  const isResponse = code.closest('.response-examples') !== null;
  const rows = document.querySelectorAll(isResponse ? '.response .fields > li[id]' : 'main .body .fields > li[id]');
  let best: Counterpart | null = null;
  for (const row of rows) {
    if (!isResponse && row.closest('.response') !== null) continue;
    const found = findValue(code.textContent, namesOf(row));
    if (found === null || offset < found.start || offset > found.end) continue;
    if (best === null || found.end - found.start < best.end - best.start) best = { row, ...found };
  }
  return best?.row ?? null;
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
