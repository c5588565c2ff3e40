import { bullet, code, fence, heading, indent, joinBlocks, oneLine, quote } from './markdown-text.ts';
import { type HtmlElement, type HtmlNode, parseSafeHtml } from './parse-safe-html.ts';

/** The target of a link; null to show it as text. */
type TargetOf = (href: string) => string | null;

/** Context of inline content: the text of a line break, and the open marks. */
interface Inline {
  readonly lineBreak: string;
  readonly marks: readonly string[];
  readonly targetOf: TargetOf;
}

/** Block elements. */
const BLOCKS: ReadonlySet<string> = new Set([
  ...['blockquote', 'caption', 'dd', 'details', 'div', 'dl', 'dt', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'hr', 'li'],
  ...['ol', 'p', 'pre', 'summary', 'table', 'tbody', 'td', 'tfoot', 'th', 'thead', 'tr', 'ul'],
]);
const MARKS: ReadonlyMap<string, string> = new Map([
  ...['b', 'strong'].map((name): [string, string] => [name, '**']),
  ...['em', 'i', 'var', 'cite'].map((name): [string, string] => [name, '*']),
  ...['del', 's'].map((name): [string, string] => [name, '~~']),
]);
const CODE: ReadonlySet<string> = new Set(['code', 'kbd', 'samp']);
/** Hard line break (CommonMark 0.31 §6.7). */
const LINE_BREAK = '\\\n';

/** Converts sanitized HTML to equivalent Markdown. */
export function htmlToMarkdown(html: string, targetOf: TargetOf): string {
  return writeBlocks(parseSafeHtml(html), targetOf);
}

/** `separator` is put between blocks. It is a single line break in tight lists. */
function writeBlocks(nodes: readonly HtmlNode[], targetOf: TargetOf, separator = '\n\n'): string {
  const blocks: string[] = [];
  let run: HtmlNode[] = [];
  const endRun = (): void => {
    blocks.push(writeParagraph(run, targetOf));
    run = [];
  };
  for (const node of nodes) {
    if (typeof node === 'string' || !isBlock(node)) run.push(node);
    else {
      endRun();
      blocks.push(writeBlock(node, targetOf));
    }
  }
  endRun();
  return blocks.filter((block) => block !== '').join(separator);
}

/** An inline element around blocks counts as a block, too. */
function isBlock({ name, children }: HtmlElement): boolean {
  return BLOCKS.has(name) || (!CODE.has(name) && children.some((child) => typeof child !== 'string' && isBlock(child)));
}

function writeParagraph(nodes: readonly HtmlNode[], targetOf: TargetOf): string {
  return writeInline(nodes, { lineBreak: LINE_BREAK, marks: [], targetOf })
    .replace(/ {2,}/g, ' ')
    .split(/(?:\\\n\s*){2,}/)
    .map((part) => escapeStart(part.replace(/^(?:\s|\\\n)+|(?:\s|\\\n)+$/g, '')))
    .filter((part) => part !== '')
    .join('\n\n');
}

/** Escapes the start of a text that Markdown would parse as a list, heading or quotation. */
function escapeStart(text: string): string {
  return text.replace(/^(#{1,6}(?=\s|$)|[+-](?=\s|$)|>)/gm, '\\$1').replace(/^(\d{1,9})(?=[.)](?:\s|$))/gm, '$1\\');
}

function writeBlock(element: HtmlElement, targetOf: TargetOf): string {
  const { name, children } = element;
  const line = (): string => oneLine(writeInline(children, { lineBreak: ' ', marks: [], targetOf }));
  switch (name) {
    case 'h1':
    case 'h2':
    case 'h3':
    case 'h4':
    case 'h5':
    case 'h6':
      return heading(Number(name[1]), line());
    case 'hr':
      return '---';
    case 'pre':
      return fence(textOf(element), /language-(\S+)/.exec(findCode(element)?.attributes.get('class') ?? '')?.[1] ?? '');
    case 'blockquote':
      return quote(writeBlocks(children, targetOf));
    case 'ul':
    case 'ol':
      return writeList(element, targetOf);
    case 'table':
      return writeTable(element, targetOf);
    case 'summary':
    case 'dt':
    case 'caption':
      return line() === '' ? '' : `**${line()}**`;
    default:
      return writeBlocks(children, targetOf);
  }
}

function writeList({ name, attributes, children }: HtmlElement, targetOf: TargetOf): string {
  const start = Number(attributes.get('start') ?? 1);
  const items = children.filter((child) => typeof child !== 'string');
  const isLoose = items.some((item) => item.children.some((child) => typeof child !== 'string' && child.name === 'p'));
  const separator = isLoose ? '\n\n' : '\n';
  return items
    .map((item, index) => {
      const content = writeBlocks(item.children, targetOf, separator);
      const mark = `${start + index}. `;
      return name === 'ul' ? bullet(content) : mark + indent(content, mark.length).trimStart();
    })
    .join(separator);
}

/** The first row becomes the header (GFM 0.29 §4.10). */
function writeTable(table: HtmlElement, targetOf: TargetOf): string {
  const rows = findAll(table, 'tr').map((row) =>
    row.children.flatMap((cell) =>
      typeof cell === 'string'
        ? []
        : oneLine(writeInline(cell.children, { lineBreak: '<br>', marks: [], targetOf })).replaceAll('|', '\\|'),
    ),
  );
  const columns = Math.max(0, ...rows.map(({ length }) => length));
  if (columns === 0) return '';
  const toLine = (cells: readonly string[]): string =>
    `| ${Array.from({ length: columns }, (_, index) => cells[index] ?? '').join(' | ')} |`;
  const [head = [], ...body] = rows;
  const captions = findAll(table, 'caption').map((caption) => writeBlock(caption, targetOf));
  const lines = [toLine(head), toLine(Array(columns).fill('---')), ...body.map(toLine)];
  return joinBlocks([...captions, lines.join('\n')]);
}

function writeInline(nodes: readonly HtmlNode[], inline: Inline): string {
  return nodes.map((node) => (typeof node === 'string' ? escapeText(node) : writeElement(node, inline))).join('');
}

function writeElement(element: HtmlElement, inline: Inline): string {
  const { name, attributes, children } = element;
  if (name === 'br') return inline.lineBreak;
  if (name === 'img') return `![${escapeText(attributes.get('alt') ?? '')}](${toTarget(attributes.get('src') ?? '')})`;
  if (CODE.has(name)) return textOf(element).trim() === '' ? '' : code(textOf(element));
  if (name === 'a') return writeLink(element, inline);
  const mark = MARKS.get(name);
  if (mark !== undefined && !inline.marks.includes(mark)) {
    const inner = writeInline(children, { ...inline, marks: [...inline.marks, mark] });
    return around(inner, (text) => mark + text + mark);
  }
  const inner = writeInline(children, inline);
  if (name === 'sup') return around(inner, (text) => `^${text}`);
  if (name === 'q') return around(inner, (text) => `"${text}"`);
  // Blocks in a cell or heading become part of its line.
  return BLOCKS.has(name) ? ` ${inner} ` : inner;
}

function writeLink({ attributes, children }: HtmlElement, inline: Inline): string {
  const label = writeInline(children, { ...inline, lineBreak: ' ' });
  const href = inline.targetOf(attributes.get('href') ?? '');
  return href === null || href === '' ? label : around(label, (text) => `[${oneLine(text)}](${toTarget(href)})`);
}

function toTarget(href: string): string {
  return /[\s()]/.test(href) ? `<${href}>` : href;
}

/** Puts marks around the words, not the surrounding space (CommonMark 0.31 §6.2). */
function around(inner: string, wrap: (text: string) => string): string {
  const text = inner.trim();
  if (text === '') return inner;
  const start = inner.indexOf(text);
  return inner.slice(0, start) + wrap(text) + inner.slice(start + text.length);
}

/** Escapes characters that Markdown would parse as markup. */
function escapeText(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/[\\`*]|\](?=[([])|<(?=[a-z/!?])|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|&(?=#?\w+;)/giu, '\\$&');
}

function textOf({ children }: HtmlElement): string {
  return children
    .map((child) => (typeof child === 'string' ? child : child.name === 'br' ? '\n' : textOf(child)))
    .join('');
}

function findCode({ children }: HtmlElement): HtmlElement | undefined {
  return children.find((child): child is HtmlElement => typeof child !== 'string' && child.name === 'code');
}

/** Elements with this name at any depth, but not nested in each other. */
function findAll({ children }: HtmlElement, name: string): HtmlElement[] {
  return children.flatMap((child) =>
    typeof child === 'string' ? [] : child.name === name ? [child] : findAll(child, name),
  );
}
