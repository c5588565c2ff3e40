import type { TokenizerExtension, TokenizerThis } from 'marked';
import { FenceTracker } from '../../../worker/model/markup/fences.ts';
import { HTML_ELEMENTS, VOID_ELEMENTS } from '../html/elements.ts';
import { dedent } from '../text/dedent.ts';
import { findLineStart, lexBlocks } from '../text/markdown/block-extensions.ts';
import { parseTag } from '../text/markdown/parse-tag.ts';
import { type ElementToken, type SiteToken, siteTokens } from '../text/tokens.ts';

/** Inline elements. */
const LINE_ELEMENTS: ReadonlySet<string> = new Set(
  'Link a abbr b button cite code dfn em i kbd label mark q s samp small span strong sub sup u var'.split(' '),
);
/** Elements that cannot contain a paragraph. */
const PHRASING_CONTENT: ReadonlySet<string> = new Set([
  ...LINE_ELEMENTS,
  ...'caption h1 h2 h3 h4 h5 h6 legend option p summary'.split(' '),
]);
/** Elements whose content is not Markdown. marked treats them as CommonMark's first kind of HTML block (0.31 §4.6). */
const RAW_ELEMENTS: ReadonlySet<string> = new Set(['script', 'style', 'pre', 'textarea', 'svg', 'math']);
/** In pages without MDX, HTML blocks follow CommonMark, except for these elements, which always contain Markdown. */
const ALWAYS_ELEMENTS: ReadonlySet<string> = new Set(['details', 'summary']);

/** `<Tabs>` is a component. `<DIV>` is HTML, which is case-insensitive. */
export function isComponent(name: string): boolean {
  return /^[A-Z]/.test(name) && !(name === name.toUpperCase() && HTML_ELEMENTS.has(name.toLowerCase()));
}

/** Maximum characters per page to search for closing tags, so that thousands of unclosed tags stay cheap. */
const SEARCH_BUDGET = 20_000_000;

/** Tokenizes elements at the start of a line. `isImported`: whether the page imports or defines a component. */
export function createBlockElements(isMdx: boolean, isImported: (name: string) => boolean): TokenizerExtension {
  const search = { budget: SEARCH_BUDGET };
  const indent = isMdx ? '[ \\t]*' : ' {0,3}';
  const lineStart = new RegExp(`${indent}<(?:[A-Z]|details\\b${isMdx ? '|[a-z]' : ''})`, 'y');
  const begin = new RegExp(`^${indent}(?=<[A-Za-z])`);
  return {
    name: 'element',
    level: 'block',
    start: (source) => findLineStart(source, lineStart),
    tokenizer(source) {
      const spaces = begin.exec(source)?.[0];
      const tag = spaces === undefined ? null : parseTag(source, spaces.length);
      if (spaces === undefined || tag === null || tag.kind === 'close') return undefined;
      const { name } = tag;
      if (RAW_ELEMENTS.has(name) && !(isMdx && tag.kind === 'empty')) return undefined;
      const isUse = isComponent(name) || isImported(name);
      if (!isUse && !ALWAYS_ELEMENTS.has(name) && !isMdx) return undefined;
      const contentStart = spaces.length + tag.length;
      const isEmpty = tag.kind === 'empty' || VOID_ELEMENTS.has(name);
      const end = isEmpty
        ? { start: contentStart, end: contentStart }
        : findClosingTag(source, contentStart, name, search);
      // An unclosed element is left to CommonMark as HTML.
      if (end === null && !(isMdx && isUse)) return undefined;
      const close = end?.end ?? contentStart;
      const rest = /^[ \t]*(.*)(?:\n|$)/.exec(source.slice(close, close + 2_000));
      const goesOn = rest?.[1] ?? '';
      if (goesOn !== '' && end !== null && !goesOn.startsWith('<')) return undefined;
      if (goesOn !== '' && (LINE_ELEMENTS.has(name) || (isEmpty && isInline(name)))) return undefined;
      const inner = source.slice(contentStart, end?.start ?? contentStart);
      return {
        type: 'element',
        form: 'tag',
        raw: source.slice(0, close + (goesOn === '' ? (rest?.[0].length ?? 0) : 0)),
        tag,
        isBlock: true,
        isClosed: end !== null,
        inner,
        label: null,
        tokens: isEmpty ? [] : lexContent(this, inner, name),
      } satisfies ElementToken;
    },
  };
}

/** Tokenizes elements within a line: components, and tags with attributes that are not HTML. */
export function createInlineElements(isMdx: boolean, isImported: (name: string) => boolean): TokenizerExtension {
  const search = { budget: SEARCH_BUDGET };
  return {
    name: 'inlineElement',
    level: 'inline',
    tokenizer(source) {
      if (source[0] !== '<') return undefined;
      const tag = parseTag(source, 0);
      if (tag === null) return undefined;
      const { name, kind, length } = tag;
      const raw = source.slice(0, length);
      if (!isComponent(name) && !isImported(name)) {
        // Without braces it is HTML, which marked parses according to CommonMark.
        if (!tag.attributes.some(({ value }) => value.kind === 'code')) return undefined;
        return { type: 'html', raw, text: raw, block: false, inLink: false, inRawBlock: false };
      }
      if (kind === 'close') return undefined;
      const end = kind === 'empty' ? { start: length, end: length } : findClosingTag(source, length, name, search);
      if (end === null && !isMdx) return undefined;
      const inner = source.slice(length, end?.start ?? length);
      return {
        type: 'element',
        form: 'tag',
        raw: source.slice(0, end?.end ?? length),
        tag,
        isBlock: false,
        isClosed: end !== null,
        inner,
        label: null,
        tokens: siteTokens(this.lexer.inlineTokens(inner, [])),
      } satisfies ElementToken;
    },
  };
}

function isInline(name: string): boolean {
  return VOID_ELEMENTS.has(name) || isComponent(name);
}

function lexContent(self: TokenizerThis, inner: string, name: string): SiteToken[] {
  // A summary may be a heading (HTML §4.11.2).
  const isHeading = name === 'summary' && /^\s*#{1,6}[ \t]/.test(inner) && inner.includes('\n');
  if (!isHeading && (PHRASING_CONTENT.has(name) || !inner.includes('\n'))) {
    const text = inner.replace(/\n[ \t]*\n/g, '\n').trim();
    return text === '' ? [] : siteTokens(self.lexer.inlineTokens(text, []));
  }
  return siteTokens(lexBlocks(self, dedentContent(inner)));
}

/** Removes the common indentation of all lines but the first. */
function dedentContent(text: string): string {
  const [first = '', ...lines] = text.split('\n');
  return [first.trimStart(), ...dedent(lines)].join('\n');
}

/** Finds the closing tag of an element, skipping code and nested elements with the same name. */
function findClosingTag(
  text: string,
  from: number,
  name: string,
  search: { budget: number },
): { readonly start: number; readonly end: number } | null {
  const escaped = name.replace(/[.$]/g, '\\$&');
  const pattern = new RegExp(`(?<=^|\\n)[ \\t>]*(\`{3,}|~{3,})|(\`+)|<(/?)${escaped}(?=[\\s/>])`, 'g');
  pattern.lastIndex = from;
  let depth = 1;
  for (;;) {
    if (search.budget <= 0) return null;
    const before = pattern.lastIndex;
    const match = pattern.exec(text);
    search.budget -= (match === null ? text.length : pattern.lastIndex) - before;
    if (match === null) return null;
    const [, fence, ticks = fence, slash] = match;
    if (ticks !== undefined) {
      const end = fence === undefined ? null : findFenceEnd(text, match.index, search);
      if (end !== null) pattern.lastIndex = end;
      else if (ticks.startsWith('`')) pattern.lastIndex = findSpanEnd(text, pattern.lastIndex, ticks.length);
    } else {
      const tag = parseTag(text, match.index);
      if (tag === null) continue;
      if (slash === '/') depth--;
      else if (tag.kind === 'open') depth++;
      pattern.lastIndex = match.index + tag.length;
      if (depth === 0) return { start: match.index, end: match.index + tag.length };
    }
  }
}

/** The end of the code block that a line opens. Null if it is never closed: it would swallow the closing tag. */
function findFenceEnd(text: string, from: number, search: { budget: number }): number | null {
  const fences = new FenceTracker();
  for (let offset = from; offset < text.length; ) {
    const lineEnd = text.indexOf('\n', offset);
    const end = lineEnd === -1 ? text.length : lineEnd;
    const isCode = fences.read(text.slice(offset, end));
    search.budget -= end - offset;
    // Without a closing line, code ends with its container.
    if (offset > from && !isCode) return offset - 1;
    if (!fences.isOpen) return offset === from ? null : end;
    offset = end + 1;
  }
  return null;
}

/** The end of the code span whose opening backticks end at an offset, or the offset itself if nothing closes it. */
function findSpanEnd(text: string, from: number, length: number): number {
  const paragraph = text.indexOf('\n\n', from);
  const end = Math.min(paragraph === -1 ? text.length : paragraph, from + 2_000);
  for (const run of text.slice(from, end).matchAll(/`+/g)) {
    if (run[0].length === length) return from + run.index + length;
  }
  return from;
}
