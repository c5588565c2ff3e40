import { parsePlainData } from '../../../../page/mdx/plain-data.ts';
import { dedent } from '../../../../page/text/dedent.ts';
import { unescapeHtml } from '../../../../page/text/escape.ts';
import { CodeRegions } from '../../../../page/text/markdown/code-regions.ts';
import { parseTag, type Tag } from '../../../../page/text/markdown/parse-tag.ts';

export interface ComponentUse {
  readonly name: string;
  /** Of its opening tag on the page. */
  readonly offset: number;
  /** Its opening tag as written. */
  readonly opening: string;
  /** Null if they can only be determined by running code. */
  readonly props: Readonly<Record<string, unknown>> | null;
  /** Whether it is in the content of another component. */
  readonly isInside: boolean;
  /** Its content as written, and the uses in it. */
  readonly content: string;
  readonly uses: readonly ComponentUse[];
  /** Where its content begins. */
  readonly start: number;
  /** The end of its closing tag. */
  readonly end: number;
}

/** Puts Markdown in the place of a use. Null if the place cannot hold it: blocks within a line. */
export type PlaceUse = (rendered: string) => string | null;

/** What replaces a use, placed; null if it stays. */
type RenderUse = (use: ComponentUse, place: PlaceUse) => Promise<string | null>;

/** Placeholder for the content of a use. Noncharacters do not occur in text (Unicode 17 §23.7). */
export const CONTENT = '\uFDD2content\uFDD3';
const CONTENTS = /\uFDD2content(?: (\d+))?\uFDD3/g;

/** Placeholder for the content of the use at an offset, for Markdown that also replaces uses in the content of another. */
export function contentAt(offset: number): string {
  return `\uFDD2content ${offset}\uFDD3`;
}

/** Expands the uses of components in a text. */
export class PageExpander {
  readonly #names: ReadonlySet<string>;
  readonly #render: RenderUse;
  /** The expanded content of uses by their offsets. */
  readonly #contents = new Map<number, string>();

  constructor(names: ReadonlySet<string>, render: RenderUse) {
    this.#names = names;
    this.#render = render;
  }

  /** Returns the text, and the outermost uses in it. */
  async expand(
    text: string,
    offset = 0,
    isInside = false,
  ): Promise<{ readonly text: string; readonly uses: readonly ComponentUse[] }> {
    const code = new CodeRegions(text);
    const uses: ComponentUse[] = [];
    let result = '';
    let at = 0;
    for (const { index, 1: name = '' } of text.matchAll(/<([A-Z][\w.]*)(?=[\s/>])/g)) {
      if (index < at || !this.#names.has(name) || code.includes(index)) continue;
      const tag = parseTag(text, index);
      const inner = index + (tag?.length ?? 0);
      const close =
        tag === null ? null : tag.kind === 'empty' ? { start: inner, end: inner } : findClose(text, inner, name, code);
      if (tag === null || close === null) continue;
      const written = text.slice(inner, close.start);
      const content = await this.expand(written, offset + inner, true);
      const use: ComponentUse = {
        ...{ name, isInside, offset: offset + index, start: offset + inner, end: offset + close.end },
        ...{ opening: text.slice(index, inner), content: written, uses: content.uses },
        props: readProps(tag, content.text.trim() !== ''),
      };
      uses.push(use);
      this.#contents.set(use.offset, content.text);
      const before = text.slice(text.lastIndexOf('\n', index - 1) + 1, index);
      const isBlock = before.trim() === '' && /^[ \t]*(?:\n|$)/.test(text.slice(close.end, close.end + 200));
      const shown = await this.#render(use, (rendered) => this.#place(rendered, use, isBlock ? before : null));
      result += text.slice(at, index) + (shown ?? use.opening + content.text + text.slice(close.start, close.end));
      at = close.end;
    }
    return { text: result + text.slice(at), uses };
  }

  #place(rendered: string, use: ComponentUse, indent: string | null): string | null {
    const contentOf = (at: string | undefined): string =>
      this.#contents.get(at === undefined ? use.offset : Number(at)) ?? '';
    return insert(rendered, contentOf, indent);
  }
}

/** The closing tag of an element, past nested ones with the same name. */
function findClose(text: string, from: number, name: string, code: CodeRegions): { start: number; end: number } | null {
  let depth = 1;
  const tags = new RegExp(`<(/?)${name.replaceAll('.', '\\.')}(?=[\\s/>])`, 'g');
  tags.lastIndex = from;
  for (const { index } of text.matchAll(tags)) {
    const tag = index < from || code.includes(index) ? null : parseTag(text, index);
    if (tag === null || tag.kind === 'empty') continue;
    depth += tag.kind === 'close' ? -1 : 1;
    if (depth === 0) return { start: index, end: index + tag.length };
  }
  return null;
}

function readProps({ attributes }: Tag, hasContent: boolean): Record<string, unknown> | null {
  const props: Record<string, unknown> = hasContent ? { children: CONTENT } : {};
  for (const { name, value } of attributes) {
    const read = value.kind === 'none' ? true : value.kind === 'text' ? unescapeHtml(value.text) : readCode(value.code);
    if (read === undefined || name === '') return null;
    // The reader of tags names attributes as in HTML.
    props[name === 'class' ? 'className' : name === 'for' ? 'htmlFor' : name] = read;
  }
  return props;
}

function readCode(code: string): unknown {
  const [, path] = /^\s*(?:require|useBaseUrl)\(\s*["'`]([^"'`]+)["'`]\s*\)(?:\.default)?\s*$/.exec(code) ?? [];
  return path ?? parsePlainData(code);
}

/**
 * The Markdown of a use with its content. A block has the indentation of the use; null if it cannot be part of a line.
 * `indent`: null within a line.
 */
function insert(rendered: string, contentOf: (at: string | undefined) => string, indent: string | null): string | null {
  if (indent === null) {
    const line = rendered.replace(CONTENTS, (_whole, at?: string) => contentOf(at));
    return /\n/.test(line.trim()) || /^(?:#|[-|]|```|<[A-Z])/.test(rendered) ? null : line.trim();
  }
  const lines = rendered.split('\n').flatMap((line) => {
    const before = line.slice(0, Math.max(0, line.search(CONTENTS)));
    const prefix = /^[\s>]*$/.test(before) ? before : ' '.repeat(/^\s*/.exec(before)?.[0].length ?? 0);
    return line
      .replace(CONTENTS, (_whole, at?: string) => withoutMargins(contentOf(at)))
      .split('\n')
      .map((part, index) => (index === 0 ? part : prefix + part));
  });
  return `\n${lines.map((line) => (line.trim() === '' ? '' : indent + line)).join('\n')}\n`;
}

/** Removes empty lines around a text, and its indentation. */
function withoutMargins(text: string): string {
  const lines = text
    .replace(/^\s*\n/, '')
    .trimEnd()
    .split('\n');
  return dedent(lines).join('\n').trimStart();
}
