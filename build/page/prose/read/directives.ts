import type { TokenizerExtension, TokenizerThis } from 'marked';
import { FenceTracker } from '../../../../worker/model/markup/fences.ts';
import { findLineStart, lexBlocks } from '../../text/markdown/block-extensions.ts';
import { parseAttributes } from '../../text/markdown/parse-tag.ts';
import { type ElementToken, type SiteToken, siteTokens } from '../../text/tokens.ts';

const OPEN =
  /^[ \t]*(:{3,})[ \t]*([A-Za-z][\w-]*)(?:\[(.*?)\](?=[ \t]*(?:\{[^}\n]*\})?[ \t]*(?:\n|$)))?[ \t]*(.*)(?:\n|$)/;

/** How far a line of a directive may be indented. MDX has no indented code. */
const INDENT = { mdx: /^[ \t]*(?=:)/, commonmark: /^ {0,3}(?=:)/ };

/**
 * `:::name[Title]{attributes}` … `:::`, at any indentation in MDX. An unknown name without a closing line is plain text.
 */
export function containerDirective(isKnown: (name: string) => boolean, isMdx: boolean): TokenizerExtension {
  const indent = INDENT[isMdx ? 'mdx' : 'commonmark'];
  const start = isMdx ? /[ \t]*:::+[ \t]*[A-Za-z]/y : / {0,3}:::+[ \t]*[A-Za-z]/y;
  return {
    name: 'containerDirective',
    level: 'block',
    start: (source) => findLineStart(source, start),
    tokenizer(source) {
      const open = indent.test(source) ? OPEN.exec(source) : null;
      if (open === null) return undefined;
      const [head, colons = ':::', name = '', title, rest = ''] = open;
      const body = source.slice(head.length);
      const end = findContainerEnd(body, colons.length, indent);
      if (end === null && !isKnown(name)) return undefined;
      const { text, attributes } = splitAttributes(rest);
      const inner = end === null ? body : body.slice(0, end.start);
      return {
        ...toElement(this, name, attributes, title ?? text),
        raw: head + (end === null ? body : body.slice(0, end.end)),
        isBlock: true,
        isClosed: end !== null,
        inner,
        tokens: siteTokens(lexBlocks(this, inner)),
      };
    },
  };
}

/** `::name[Title]{attributes}` on a separate line. */
export function leafDirective(names: readonly string[]): TokenizerExtension {
  const line = new RegExp(`^ {0,3}::(${names.join('|')})(?:\\[(.*?)\\])?(\\{[^\\n]*\\})?[ \\t]*(?:\\n+|$)`);
  const start = new RegExp(` {0,3}::(?:${names.join('|')})\\b`, 'y');
  return {
    name: 'leafDirective',
    level: 'block',
    start: (source) => findLineStart(source, start),
    tokenizer(source) {
      const match = line.exec(source);
      if (match === null) return undefined;
      const [raw, name = '', title, attributes = ''] = match;
      return {
        ...toElement(this, name, attributes, title ?? ''),
        raw,
        isBlock: true,
        isClosed: true,
        inner: '',
        tokens: [],
      };
    },
  };
}

/** `:name[text]{attributes}` within a line. */
export function textDirective(names: readonly string[]): TokenizerExtension {
  const written = new RegExp(`^:(${names.join('|')})\\[([^\\]\\n]*)\\](\\{[^}\\n]*\\})?`);
  const begin = new RegExp(`:(?:${names.join('|')})\\[`);
  return {
    name: 'textDirective',
    level: 'inline',
    start: (source) => begin.exec(source)?.index,
    tokenizer(source, before) {
      const match = /[\w:]$/.test(before.at(-1)?.raw ?? '') ? null : written.exec(source);
      if (match === null) return undefined;
      const [raw, name = '', inner = '', attributes = ''] = match;
      const element = toElement(this, name, attributes, inner);
      return { ...element, raw, isBlock: false, isClosed: true, inner, tokens: element.label ?? [] };
    },
  };
}

type Head = Pick<ElementToken, 'type' | 'form' | 'tag' | 'label'>;

function toElement(self: TokenizerThis, name: string, attributes: string, title: string): Head {
  const label: SiteToken[] | null = title === '' ? null : siteTokens(self.lexer.inlineTokens(title, []));
  return {
    type: 'element',
    form: 'directive',
    tag: { name, kind: 'open', attributes: parseAttributes(attributes.slice(1, -1)), length: 0 },
    label,
  };
}

/** Splits a title from the braces after it. Docusaurus's `{.class}` has no meaning here. */
function splitAttributes(rest: string): { readonly text: string; readonly attributes: string } {
  const attributes = /\{[^{}]*\}[ \t]*$/.exec(rest)?.[0] ?? '';
  return { text: rest.slice(0, rest.length - attributes.length).trim(), attributes: attributes.trim() };
}

/** Finds the closing line of a container, skipping nested containers and fenced code. */
function findContainerEnd(body: string, colons: number, indent: RegExp): { start: number; end: number } | null {
  const open: number[] = [colons];
  const fences = new FenceTracker();
  let offset = 0;
  for (const line of body.split('\n')) {
    const next = offset + line.length + 1;
    const marker = !fences.read(line) && indent.test(line) ? /^[ \t]*(:{3,})[ \t]*([A-Za-z]*)/.exec(line) : null;
    if (marker !== null && marker[2] !== '') {
      open.push((marker[1] ?? '').length);
    } else if (marker !== null && (marker[1] ?? '').length >= (open.at(-1) ?? 3)) {
      open.pop();
      if (open.length === 0) return { start: offset, end: Math.min(next, body.length) };
    }
    offset = next;
  }
  return null;
}
