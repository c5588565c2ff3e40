import type { FramePiece } from '../../model/frame.ts';
import { escapeHtml, type SafeHtml } from '../../model/markup/safe-html.ts';

/** HTML that a template includes unescaped. */
export interface RawHtml {
  readonly html: SafeHtml;
}

/** Texts in any structure that components expect. Texts with the same structure share a template. */
type Texts = string | number | boolean | null | RawHtml | readonly Texts[] | { readonly [name: string]: Texts };

/** Markup between marks, each followed by the index of a text, or by null at the end. */
export type Template = readonly { readonly markup: FramePiece; readonly next: number | null }[];

/**
 * Noncharacters, which text must not contain (Unicode 17 §23.7). Page texts are never scanned for them, because they
 * are inserted after the marks are found.
 */
const MARK = /\uFDD0(\d+)\uFDD1/;

/** Marks where a template is split in two. */
export const SPLIT_MARK = '\uFDD0\uFDD1';

/** Texts in the order of their marks, as HTML, and a key for their structure. */
export function listTexts(texts: Texts): { readonly values: readonly string[]; readonly structure: string } {
  const values: string[] = [];
  const shape = mapTexts(texts, (text, isHtml) => {
    values.push(isHtml ? text : escapeHtml(text));
    return '';
  });
  return { structure: JSON.stringify(shape), values };
}

/** The same structure with marks instead of texts. */
export function markTexts<T extends Texts>(texts: T): T {
  let count = 0;
  // The structure is unchanged, so the type is the same.
  return mapTexts(texts, () => `\uFDD0${count++}\uFDD1`) as T;
}

function mapTexts(texts: Texts, replace: (text: string, isHtml: boolean) => string): Texts {
  if (typeof texts === 'string') return replace(texts, false);
  if (typeof texts !== 'object' || texts === null) return texts;
  if (Array.isArray(texts)) return texts.map((each) => mapTexts(each, replace));
  if ('html' in texts) return { html: replace((texts as RawHtml).html, true) as SafeHtml };
  const mapped: Record<string, Texts> = {};
  for (const [name, value] of Object.entries(texts)) mapped[name] = mapTexts(value, replace);
  return mapped;
}

/** Splits the rendering of marked texts. `encode` converts its markup for caching. */
export function parseTemplate(markup: string, encode: (markup: string) => FramePiece): Template {
  const pieces = markup.split(MARK);
  return Array.from({ length: (pieces.length + 1) / 2 }, (_, index) => {
    const next = pieces[2 * index + 1];
    return { markup: encode(pieces[2 * index] ?? ''), next: next === undefined ? null : Number(next) };
  });
}

/**
 * Fills a template with a page's texts. The pieces are not joined, because one character beyond Latin-1 would make the
 * whole string two-byte.
 */
export function fillTemplate(template: Template, values: readonly string[]): FramePiece[] {
  const pieces: FramePiece[] = [];
  for (const { markup, next } of template) {
    pieces.push(markup);
    if (next !== null) pieces.push(values[next] ?? '');
  }
  return pieces;
}
