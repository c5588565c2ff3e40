import { oneLine } from '../../../../page/text/markdown/markdown-text.ts';
import { type MarkupNode, parseMarkup } from '../../shared/markup/markup-tree.ts';
import { type ComponentUse, contentAt } from './page-expander.ts';

interface UsePage {
  /** Whether a text is an expression in JSX. */
  isCode(text: string): boolean;
  /** Whether a name is that of another page, which is included. */
  isInclude(name: string): boolean;
}

/**
 * The content of a use, as code sees it: nothing, a text, an expression, other uses only, elements without Markdown, or
 * Markdown, which code passes on as it is.
 */
export type ContentKind = 'none' | 'text' | 'code' | 'uses' | 'jsx' | 'markdown';

/** A comment or a space in braces shows nothing. */
const NOTHING = /\{\s*(?:\/\*[\s\S]*?\*\/|' *'|" *")?\s*\}/g;
/** Text that is the same in Markdown. */
const PLAIN_TEXT = /^[\p{L}\p{N} .,:;?!'"()/-]+$/u;
/** Text that begins a list or another block. */
const BLOCK_START = /^(?:[-+]|\d+[.)])\s/;

function contentKind(use: ComponentUse, page: UsePage): ContentKind {
  const { content } = use;
  const uses = withoutIncludes(use.uses, page);
  const text = content.replace(NOTHING, '').trim();
  if (text === '') return 'none';
  if (uses.length > 0 && isOnlyUses(use, uses)) return 'uses';
  if (/<[a-z]/.test(text) && isJsx(parseMarkup(content), use.uses) && page.isCode(`<>${content}</>`)) return 'jsx';
  if (uses.length > 0) return 'markdown';
  if (isPlain(content.trimStart())) return 'text';
  return /^\{[\s\S]*\}$/.test(text) && page.isCode(text.slice(1, -1)) ? 'code' : 'markdown';
}

function isOnlyUses({ content, start }: ComponentUse, uses: readonly ComponentUse[]): boolean {
  let rest = '';
  let at = 0;
  for (const use of uses) {
    rest += content.slice(at, use.offset - start);
    at = use.end - start;
  }
  return (rest + content.slice(at)).replace(NOTHING, '').trim() === '';
}

/** The texts that a use has to show: those in the elements in it. */
export function textsOf(use: ComponentUse, page: UsePage): string[] {
  const kind = contentKind(use, page);
  if (kind === 'jsx') return textsIn(parseMarkup(use.content));
  return kind === 'uses' ? use.uses.flatMap((inner) => textsOf(inner, page)) : [];
}

function textsIn(nodes: readonly MarkupNode[]): string[] {
  return nodes.flatMap((node) => {
    if (node.kind === 'text') return node.text.trim() === '' ? [] : [oneLine(node.text)];
    return node.kind === 'element' ? textsIn(node.children) : [];
  });
}

/** Whether elements and the text in them are the same in JSX and Markdown. */
function isJsx(nodes: readonly MarkupNode[], uses: readonly ComponentUse[]): boolean {
  return nodes.every((node) => {
    if (node.kind === 'text') return node.text.trim() === '' || isPlain(node.text.trim());
    if (node.kind !== 'element') return node.kind === 'expression';
    const isKnown = !/^[A-Z]/.test(node.name) || uses.flatMap(withInner).some(({ name }) => name === node.name);
    return isKnown && isJsx(node.children, uses);
  });
}

function isPlain(text: string): boolean {
  return PLAIN_TEXT.test(text) && !BLOCK_START.test(text);
}

/** The offsets of the uses whose Markdown a use has to show: its own, or that of the uses in it. */
export function contentsOf(use: ComponentUse, page: UsePage): number[] {
  const kind = contentKind(use, page);
  if (kind === 'markdown') return [use.offset];
  return kind === 'uses' ? use.uses.flatMap((inner) => contentsOf(inner, page)) : [];
}

/** The uses that are shown as a part of a use, rather than in its Markdown. */
export function coveredBy(use: ComponentUse, page: UsePage): ComponentUse[] {
  const kind = contentKind(use, page);
  if (kind === 'jsx') return use.uses.flatMap(withInner);
  return kind === 'uses' ? use.uses.flatMap((inner) => [inner, ...coveredBy(inner, page)]) : [];
}

/** Uses, with those inside included pages in the place of these. */
export function withoutIncludes(uses: readonly ComponentUse[], page: UsePage): ComponentUse[] {
  return uses.flatMap((use) => (page.isInclude(use.name) ? withoutIncludes(use.uses, page) : [use]));
}

/** A use and those in it. */
export function withInner(use: ComponentUse): ComponentUse[] {
  return [use, ...use.uses.flatMap(withInner)];
}

/* Marks in what a use shows, by the offset of a use: around its Markdown, and around a use in Markdown. Noncharacters do
   not occur in text (Unicode 17 §23.7). */
const CONTENT_MARKS = ['\uFDD2', '\uFDD3'] as const;
const USE_MARKS = ['\uFDD4', '\uFDD5'] as const;

/** The mark of a use that failed beside others. */
const FAILED = '\uFDD6';

type Marks = typeof CONTENT_MARKS | typeof USE_MARKS;

function mark([open, close]: Marks, offset: number | string, isEnd = false): string {
  return `${open}${isEnd ? '/' : ''}${offset}${close}`;
}

/** A use in the content of another: it does not take the other with it if it fails. */
function guard(jsx: string): string {
  return `<DocvaneGuard fallback="${FAILED}">${jsx}</DocvaneGuard>`;
}

/** A use as JSX. Uses in its Markdown are between marks, so that each is shown in its context and can be found there. */
export function toJsx(use: ComponentUse, page: UsePage): string {
  const { name, opening, content } = use;
  const uses = withoutIncludes(use.uses, page);
  if (opening.endsWith('/>')) return opening;
  const text = (written: string): string => `{${JSON.stringify(written)}}`;
  const inner = (): string => {
    switch (contentKind(use, page)) {
      case 'none':
        return '';
      case 'text':
        return text(content.trim());
      case 'code':
        return content.replace(/\{\s*\/\*[\s\S]*?\*\/\s*\}/g, '').trim();
      case 'jsx':
        return content;
      case 'uses':
        return uses.map((each) => toJsx(each, page)).join('');
      case 'markdown': {
        const start = mark(CONTENT_MARKS, use.offset);
        const end = mark(CONTENT_MARKS, use.offset, true);
        const parts = uses.map(
          (each) =>
            text(mark(USE_MARKS, each.offset)) + guard(toJsx(each, page)) + text(mark(USE_MARKS, each.offset, true)),
        );
        // One child, as nothing else is known of it.
        return `<>${text(start)}${parts.join('')}${text(end)}</>`;
      }
    }
  };
  return `${opening}${inner()}</${name}>`;
}

/** The HTML of a use and of the uses in its Markdown by their offsets, with placeholders for Markdown. */
export function splitHtml(offset: number, html: string): Map<number, string> {
  const found = new Map<number, string>();
  const pending = [{ offset, html }];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const { spans, rest } = takeSpans(next.html, CONTENT_MARKS, contentAt);
    if (!found.has(next.offset) && !rest.includes(FAILED)) found.set(next.offset, rest);
    for (const span of spans)
      pending.push(...takeSpans(span.html, USE_MARKS, () => '').spans.filter((each) => !found.has(each.offset)));
  }
  return found;
}

interface Span {
  readonly offset: number;
  readonly html: string;
}

/** The outermost spans between marks, and the rest with a placeholder for each. */
function takeSpans(
  html: string,
  marks: Marks,
  placeholder: (offset: number) => string,
): { readonly spans: readonly Span[]; readonly rest: string } {
  const spans: Span[] = [];
  const opening = new RegExp(`${marks[0]}(\\d+)${marks[1]}`, 'g');
  /** Ends that the rest of the text does not have, so that no search for them is repeated. */
  const absent = new Set<string>();
  let rest = '';
  let at = 0;
  for (let match = opening.exec(html); match !== null; match = opening.exec(html)) {
    const end = mark(marks, match[1] ?? '', true);
    const start = opening.lastIndex;
    const stop = absent.has(end) ? -1 : html.indexOf(end, start);
    if (stop === -1) {
      absent.add(end);
      continue;
    }
    const offset = Number(match[1]);
    spans.push({ offset, html: html.slice(start, stop) });
    rest += html.slice(at, match.index) + placeholder(offset);
    at = stop + end.length;
    opening.lastIndex = at;
  }
  return { spans, rest: rest + html.slice(at) };
}
