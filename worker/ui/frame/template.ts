import type { SafeHtml } from '../../model/safe-html.ts';
import { escapeHtml } from '../escape-html.ts';

/** HTML that stands in a template as it is, where texts are escaped. */
export interface RawHtml {
  readonly html: SafeHtml;
}

/** Texts in whatever structure components take them: a template is the same for all of the same structure. */
export type Texts = string | number | boolean | null | RawHtml | readonly Texts[] | { readonly [name: string]: Texts };

/** Texts, and what stands for them while a template is rendered. */
export interface MarkedTexts<T> {
  /** The same structure with a mark in the place of each text. */
  readonly marked: T;
  /** The texts in the order of their marks, as HTML. */
  readonly values: readonly string[];
}

/** Markup between marks, and the number of the text that follows each; the last is followed by none. */
export type Template = readonly { readonly markup: string; readonly next: number | null }[];

/**
 * Noncharacters, which no text may hold (Unicode 17 §23.7). What a page says is never looked through for them: it is put
 * in when the marks have been found.
 */
const MARK = /\uFDD0(\d+)\uFDD1/;

/** Stands where a template is to be split in two. */
export const SPLIT_MARK = '\uFDD0\uFDD1';

/** Puts marks in the place of texts. */
export function markTexts<T extends Texts>(texts: T): MarkedTexts<T> {
  const values: string[] = [];
  const toMark = (value: string): string => `\uFDD0${values.push(value) - 1}\uFDD1`;
  const mark = (texts: Texts): Texts => {
    if (typeof texts === 'string') return toMark(escapeHtml(texts));
    if (typeof texts !== 'object' || texts === null) return texts;
    if (Array.isArray(texts)) return texts.map(mark);
    if (isRaw(texts)) return { html: toMark(texts.html) as SafeHtml };
    return Object.fromEntries(Object.entries(texts).map(([name, value]) => [name, mark(value)]));
  };
  // The structure is the same, so the type is.
  return { marked: mark(texts) as T, values };
}

/** Splits what was rendered of marked texts. */
export function parseTemplate(markup: string): Template {
  const pieces = markup.split(MARK);
  return Array.from({ length: (pieces.length + 1) / 2 }, (_, index) => {
    const next = pieces[2 * index + 1];
    return { markup: pieces[2 * index] ?? '', next: next === undefined ? null : Number(next) };
  });
}

/** The template with the texts of a page. */
export function fillTemplate(template: Template, values: readonly string[]): string {
  let html = '';
  for (const { markup, next } of template) html += next === null ? markup : markup + (values[next] ?? '');
  return html;
}

function isRaw(texts: object): texts is RawHtml {
  return 'html' in texts;
}
