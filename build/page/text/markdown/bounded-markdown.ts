import { type MarkedExtension, Tokenizer } from 'marked';

/** Maximum characters per block to search for emphasis: marked scans to the end for each `*`, which is quadratic. */
const MAX_EMPHASIS_LENGTH = 8_000;

/** The part of a longer block that is searched at once for an email address or the end of plain text, for the same reason. */
const MAX_TEXT_LENGTH = 1_000;

/** No bare link: marked reads the rest of such a word again after each parenthesis that is not closed. */
const LONG_WORD = /^[^\s<]{4000}/;

/** marked fills up short rows, so a few kilobytes can have millions of cells. Browsers cannot show them. */
export const MAX_CELLS = 500_000;

/** The rule below the first line of a table. */
const TABLE_RULE = /^[^\n]*\n([ \t:|-]+)(?:\n|$)/;

/**
 * Limits the cost of tables, emphasis and bare links. A table that is too large is a paragraph. Up to the last 8,000
 * characters of a block, `*` and `_` are plain text.
 */
export const boundedMarkdown: MarkedExtension = {
  tokenizer: {
    table(text) {
      const found = TABLE_RULE.test(text) ? this.rules.block.table.exec(text) : null;
      return found !== null && isLargeTable(found[0]) ? undefined : false;
    },
    emStrong: (text) => (isLong(text) ? undefined : false),
    del: (text) => (isLong(text) ? undefined : false),
    url(text) {
      if (/^(?:https?|ftp|www)\b/i.test(text)) return LONG_WORD.test(text) ? undefined : false;
      return isLong(text) && Tokenizer.prototype.url.call(this, text.slice(0, MAX_TEXT_LENGTH));
    },
    inlineText(text) {
      return isLong(text) && Tokenizer.prototype.inlineText.call(this, firstWords(text));
    },
  },
};

/** Whether a text is a table with too many cells. */
export function isLargeTable(text: string): boolean {
  const columns = TABLE_RULE.exec(text)?.[1]?.match(/-+/g)?.length ?? 0;
  return columns > 0 && columns * text.split('\n').length > MAX_CELLS;
}

/** The numbers of cells in the first two lines of a text that is no table because they differ (GFM 0.29 §4.10), or null. */
export function findTableFault(text: string): readonly [head: number, rule: number] | null {
  const rule = TABLE_RULE.exec(text)?.[1] ?? '';
  const [head = ''] = text.split('\n', 1);
  const [named, ruled] = [cellsOf(head), cellsOf(rule)];
  const isRule = rule.includes('|') && ruled.every((cell) => /^\s*:?-+:?\s*$/.test(cell));
  return isRule && head.includes('|') && named.length !== ruled.length ? [named.length, ruled.length] : null;
}

/** The first row of a table with text in more cells than its head, which readers do not see (GFM 0.29 §4.10), or null. */
export function findLongRow(table: string, columns: number): string | null {
  const [, , ...rows] = table.split('\n');
  return rows.find((row) => cellsOf(row).slice(columns).join('').trim() !== '') ?? null;
}

function cellsOf(line: string): readonly string[] {
  return line
    .trim()
    .replace(/^\||(?<!\\)\|$/g, '')
    .split(/(?<!\\)\|/);
}

function isLong(text: string): boolean {
  return text.length > MAX_EMPHASIS_LENGTH;
}

/** The words at the start of a text, so that no link or line break is split; characters of a text without spaces. */
function firstWords(text: string): string {
  const start = text.slice(0, MAX_TEXT_LENGTH);
  return start.slice(0, start.lastIndexOf(' ') + 1).trimEnd() || start;
}
