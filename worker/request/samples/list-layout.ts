export interface ListLayout {
  readonly open: string;
  readonly close: string;
  /** Between the brackets and the items of a one-line list: `{ a: 1 }`. */
  readonly padding: '' | ' ';
  readonly indentUnit: '  ' | '    ';
}

/** Maximum length of a one-line list, including its brackets. */
const INLINE_WIDTH = 60;

/**
 * A bracketed list, on one line if it is short, otherwise with one item per line and a trailing comma. `indent` is the
 * indentation of the line where the list starts. Multi-line items must already be indented one unit deeper.
 */
export function layOutList(items: readonly string[], indent: string, layout: ListLayout): string {
  const { open, close, padding, indentUnit } = layout;
  if (items.length === 0) return `${open}${close}`;
  const line = `${open}${padding}${items.join(', ')}${padding}${close}`;
  if (line.length <= INLINE_WIDTH && !line.includes('\n')) return line;
  const lines = items.map((item) => `${indent}${indentUnit}${item},\n`);
  return `${open}\n${lines.join('')}${indent}${close}`;
}
