import { VOID_ELEMENTS } from '../../../../page/html/elements.ts';
import { findBalancedEnd } from '../../../../page/text/markdown/balanced.ts';
import { CodeRegions } from '../../../../page/text/markdown/code-regions.ts';
import { parseTag, type Tag } from '../../../../page/text/markdown/parse-tag.ts';

/** Packages for formulas: if a project uses one, its pages have formulas. */
export const MATH_PLUGIN = /\b(?:remark-math|rehype-katex|rehype-mathjax)\b/;

/** A page in MDX as a tree. Written again, the parts that nobody changes are as the author wrote them. */
export type MarkupNode = TextNode | CodeNode | ExpressionNode | ElementNode;

interface TextNode {
  readonly kind: 'text';
  readonly text: string;
}
/** A fence or a code span. */
export interface CodeNode {
  readonly kind: 'code';
  readonly text: string;
}
/** Braces. */
export interface ExpressionNode {
  readonly kind: 'expression';
  readonly code: string;
  readonly offset: number;
}
export interface ElementNode {
  readonly kind: 'element';
  readonly name: string;
  readonly tag: Tag;
  readonly children: readonly MarkupNode[];
  readonly offset: number;
  /** White space before the tag, if nothing else precedes it on its line; otherwise null. */
  readonly indent: string | null;
}

interface OpenElement {
  readonly tag: Tag;
  readonly offset: number;
  readonly children: MarkupNode[];
}

/** More levels are not the work of an author. */
const MAX_DEPTH = 100;
/** A formula, whose braces are TeX. */
const FORMULA = /\$\$(?:(?!\n[ \t]*\n)[^$]|\\\$)+\$\$|\$(?![\s$])(?:\\[\s\S]|[^\\$\n])+?(?<!\s)\$(?![\d$])/y;
/** `{#id}` belongs to a heading, and `{{ name }}` is a variable. */
const LITERAL_BRACES = /^\{(?:\{[^{}\n]*\}\}|#[\w.:-]+\})/;

/** Parses the elements and expressions of a page. Unclosed elements are closed by the element around them. */
export function parseMarkup(text: string, syntax: MarkupSyntax = {}): readonly MarkupNode[] {
  return new MarkupParser(text, syntax).parse();
}

interface MarkupSyntax {
  readonly math?: boolean;
  /** Whether braces are expressions, as in MDX; in Markdown, they are text. */
  readonly expressions?: boolean;
}

class MarkupParser {
  readonly #text: string;
  readonly #code: CodeRegions;
  readonly #root: MarkupNode[] = [];
  readonly #open: OpenElement[] = [];
  /** Where the text that is not in a node yet begins. */
  #from = 0;

  readonly #hasMath: boolean;
  readonly #hasExpressions: boolean;

  constructor(text: string, { math = false, expressions = true }: MarkupSyntax) {
    this.#text = text;
    this.#code = new CodeRegions(text);
    this.#hasMath = math;
    this.#hasExpressions = expressions;
  }

  parse(): readonly MarkupNode[] {
    let at = 0;
    while (at < this.#text.length) {
      // A tag may end inside what looks like a code span: the backquotes are those of its attribute and of the next one.
      const end = this.#code.endOf(at);
      const code = at > 0 && this.#code.endOf(at - 1) === end ? null : end;
      if (code === null) at = this.#read(at);
      else at = this.#add({ kind: 'code', text: this.#text.slice(at, code) }, at, code);
    }
    this.#flush(this.#text.length);
    while (this.#open.length > 0) this.#close();
    return this.#root;
  }

  /** Reads what begins at an offset, and returns the offset after it. */
  #read(at: number): number {
    switch (this.#text[at]) {
      case '\\':
        return Math.min(at + 2, this.#text.length);
      case '<': {
        const tag = parseTag(this.#text, at, { isMdx: true });
        return tag === null ? at + 1 : this.#tag(tag, at);
      }
      case '$': {
        FORMULA.lastIndex = at;
        return at + (this.#hasMath ? (FORMULA.exec(this.#text)?.[0].length ?? 1) : 1);
      }
      case '{': {
        const [literal] = LITERAL_BRACES.exec(this.#text.slice(at, at + 200)) ?? [];
        if (literal !== undefined) return at + literal.length;
        if (!this.#hasExpressions) return at + 1;
        const end = findBalancedEnd(this.#text, at);
        if (end === -1) return at + 1;
        return this.#add({ kind: 'expression', code: this.#text.slice(at + 1, end - 1), offset: at }, at, end);
      }
      default:
        return at + 1;
    }
  }

  #tag(tag: Tag, at: number): number {
    this.#flush(at);
    this.#from = at + tag.length;
    if (tag.kind === 'close') {
      const depth = this.#open.findLastIndex((open) => open.tag.name === tag.name);
      while (depth !== -1 && this.#open.length > depth) this.#close();
    } else {
      this.#open.push({ tag, offset: at, children: [] });
      if (tag.kind === 'empty' || VOID_ELEMENTS.has(tag.name) || this.#open.length > MAX_DEPTH) this.#close();
    }
    return this.#from;
  }

  #add(node: MarkupNode, start: number, end: number): number {
    this.#flush(start);
    this.#siblings().push(node);
    this.#from = end;
    return end;
  }

  /** Adds the text up to an offset. */
  #flush(end: number): void {
    if (end > this.#from) this.#siblings().push({ kind: 'text', text: this.#text.slice(this.#from, end) });
    this.#from = end;
  }

  #close(): void {
    const open = this.#open.pop();
    if (open === undefined) return;
    const { tag, offset, children } = open;
    const [, indent = null] = /(?:^|\n)([ \t]*)$/.exec(this.#text.slice(Math.max(0, offset - 200), offset)) ?? [];
    this.#siblings().push({ kind: 'element', name: tag.name, tag, children, offset, indent });
  }

  #siblings(): MarkupNode[] {
    return this.#open.at(-1)?.children ?? this.#root;
  }
}
