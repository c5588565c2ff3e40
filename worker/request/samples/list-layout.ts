export interface ListLayout {
  readonly open: string;
  readonly close: string;
  /** Between the brackets and the items of a list on one line: `{ a: 1 }`. */
  readonly padding: '' | ' ';
  readonly indentUnit: '  ' | '    ';
}

/** Characters that a list may take on one line, its brackets included. */
const INLINE_WIDTH = 60;

/**
 * A bracketed list on one line where it is short, else one item a line with a trailing comma. `indent` is that of the
 * line on which the list opens; items of several lines come already indented by one unit more.
 */
export function layOutList(items: readonly string[], indent: string, layout: ListLayout): string {
  const { open, close, padding, indentUnit } = layout;
  if (items.length === 0) return `${open}${close}`;
  const line = `${open}${padding}${items.join(', ')}${padding}${close}`;
  if (line.length <= INLINE_WIDTH && !line.includes('\n')) return line;
  const lines = items.map((item) => `${indent}${indentUnit}${item},\n`);
  return `${open}\n${lines.join('')}${indent}${close}`;
}
