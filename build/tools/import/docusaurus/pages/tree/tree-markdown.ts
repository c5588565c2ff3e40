import { fence } from '../../../../../../worker/model/markup/fences.ts';
import { bullet, code, numbered, target } from '../../../../../page/text/markdown/markdown-text.ts';
import { escapeMarkdown } from '../../../evaluate/jsx-text.ts';
import { writeInfo } from '../../../shared/markup/write-fence.ts';
import type { Tree, TreeElement } from './page-tree.ts';
import { textOf } from './tree-search.ts';

/** Block elements. */
const BLOCKS =
  /^(?:h[1-6]|p|ul|ol|li|dl|dt|dd|pre|blockquote|hr|table|thead|tbody|tr|div|section|article|header|footer|main|aside|nav|figure|figcaption|details|summary|form|video|iframe|Tabs|TabItem|Admonition|Details)$/;
/** Elements without text. */
const SILENT = /^(?:script|style|svg|audio|canvas|input|select|option|noscript|source)$/;
/** Elements that pages may contain as they are. */
const KEPT_BLOCKS = /^(?:Tabs|TabItem|Admonition|Details|details)$/;
const KEPT_MEDIA = /^(?:video|iframe)$/;
const KEPT_INLINE = /^(?:kbd|sub|sup|mark)$/;

/** Converts the content of a page to Markdown: text, headings, links, lists, images and code. */
export function toMarkdown(trees: readonly Tree[]): string {
  return toBlocks(trees).join('\n\n');
}

export function toBlocks(trees: readonly Tree[]): string[] {
  const blocks: string[] = [];
  let line: Tree[] = [];
  const endLine = (): void => {
    const text = toInline(line).trim();
    if (text !== '') blocks.push(text);
    line = [];
  };
  for (const tree of trees) {
    if (!hasBlocks(tree)) {
      line.push(tree);
      continue;
    }
    endLine();
    if (typeof tree !== 'string') blocks.push(...blockOf(tree));
  }
  endLine();
  return blocks;
}

function hasBlocks(tree: Tree): boolean {
  if (typeof tree === 'string') return false;
  return (tree.tag !== null && BLOCKS.test(tree.tag)) || tree.children.some(hasBlocks);
}

function blockOf({ tag, attributes, children }: TreeElement): string[] {
  const level = /^h([1-6])$/.exec(tag ?? '')?.[1];
  if (level !== undefined) {
    const text = toInline(children)
      .replace(/\s*\n\s*/g, ' ')
      .trim();
    return text === '' ? [] : [`${'#'.repeat(Number(level))} ${text}`];
  }
  if (tag === 'hr') return ['---'];
  if (tag !== null && KEPT_MEDIA.test(tag)) return mediaOf(tag, attributes, children);
  if (tag !== null && KEPT_BLOCKS.test(tag))
    return [[`<${tag}${attributesOf(attributes)}>`, ...toBlocks(children), `</${tag}>`].join('\n\n')];
  if (tag === 'summary') return [`<summary>${toInline(children).trim()}</summary>`];
  if (tag === 'table') return tableOf(children);
  if (tag === 'pre') return [fenceOf(attributes, textOf(children))];
  if (tag === 'ul' || tag === 'ol') {
    const items = children.flatMap((item) => (typeof item === 'string' ? [] : toMarkdown(item.children) || []));
    const start = Number(attributes.get('start') ?? 1);
    const written = items.map((item, index) => (tag === 'ul' ? bullet(item) : numbered(item, start + index)));
    return items.length === 0 ? [] : [written.join('\n')];
  }
  const blocks = toBlocks(children);
  return tag === 'blockquote' ? blocks.map((block) => block.replace(/^/gm, '> ')) : blocks;
}

function fenceOf(attributes: TreeElement['attributes'], text: string): string {
  const title = attributes.get('codeTitle') ?? null;
  const language = attributes.get('language') ?? '';
  const info = writeInfo({ language, title, lines: null, isNumbered: false });
  return fence(text.replace(/^(?:[ \t]*\n)+/, '').trimEnd(), info);
}

/** A video or a frame with its source, which may be in an element inside. */
function mediaOf(tag: string, attributes: TreeElement['attributes'], children: readonly Tree[]): string[] {
  const inner = children.flatMap((child) => (typeof child === 'string' ? [] : (child.attributes.get('src') ?? [])));
  const src = attributes.get('src') ?? inner[0];
  if (src === undefined) return [];
  const own = [
    ['src', toAbsolute(src)],
    ...[...attributes].filter(([name]) => name === 'title' || name === 'poster'),
  ] as const;
  return [
    `<${tag}${attributesOf(new Map(own as readonly (readonly [string, string])[]))}${tag === 'video' ? ' controls' : ''}></${tag}>`,
  ];
}

function attributesOf(attributes: TreeElement['attributes']): string {
  return [...attributes]
    .filter(([name]) => name !== 'className')
    .map(([name, value]) => ` ${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`)
    .join('');
}

/** The first row is the head, as in GFM. */
function tableOf(children: readonly Tree[]): string[] {
  const rows = elementsOf(children, /^tr$/).map((row) =>
    elementsOf(row.children, /^t[dh]$/).map((cell) =>
      toBlocks(cell.children)
        .join(' ')
        .replace(/\s*\n\s*/g, ' ')
        .replaceAll('|', '\\|'),
    ),
  );
  const [head] = rows;
  if (head === undefined) return [];
  const lines = [head, head.map(() => '---'), ...rows.slice(1)];
  return [lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')];
}

/** The outermost elements with these tags. */
function elementsOf(trees: readonly Tree[], tags: RegExp): TreeElement[] {
  return trees.flatMap((tree) => {
    if (typeof tree === 'string') return [];
    return tree.tag !== null && tags.test(tree.tag) ? [tree] : elementsOf(tree.children, tags);
  });
}

/** Markdown within a line. */
export function toInline(trees: readonly Tree[]): string {
  return trees
    .map(inline)
    .join('')
    .replace(/[ \t]+/g, ' ');
}

function inline(tree: Tree): string {
  if (typeof tree === 'string') return escapeMarkdown(tree);
  const { tag, attributes, children } = tree;
  if (tag !== null && SILENT.test(tag)) return '';
  if (tag === 'br') return ' ';
  if (tag === 'img') {
    const src = attributes.get('src');
    return src === undefined ? '' : `![${escapeMarkdown(attributes.get('alt') ?? '')}](${toTarget(src)})`;
  }
  const text = toInline(children);
  if (text.trim() === '') return text;
  switch (tag) {
    case 'a': {
      const href = attributes.get('href');
      // Adjacent links are separate words.
      return href === undefined ? text : ` [${text.trim()}](${toTarget(href)}) `;
    }
    case 'strong':
    case 'b':
      return `**${text.trim()}**`;
    case 'em':
    case 'i':
      return `*${text.trim()}*`;
    case 'code':
      return code(textOf(children));
    case 'button':
      return ` ${text.trim()} `;
    default:
      return tag !== null && KEPT_INLINE.test(tag) ? `<${tag}>${text}</${tag}>` : text;
  }
}

/** Makes site paths absolute, like links in components. */
export function toAbsolute(written: string): string {
  return /^(?:[a-z]+:|[/#.@])/i.test(written) ? written : `/${written}`;
}

/** The target of a link in Markdown. */
export function toTarget(written: string): string {
  return target(toAbsolute(written));
}
