import type { SafeHtml } from '../../model/safe-html.ts';
import { escapeHtml } from '../escape-html.ts';

/** HTML that stands in a template as it is, where texts are escaped. */
export interface RawHtml {
  readonly html: SafeHtml;
}

/** Texts in whatever structure components take them: a template is the same for all of the same structure. */
export type Texts = string | number | boolean | null | RawHtml | readonly Texts[] | { readonly [name: string]: Texts };

/** Markup between marks, and the number of the text that follows each; the last is followed by none. */
export type Template = readonly { readonly markup: string; readonly next: number | null }[];

/**
 * Noncharacters, which no text may hold (Unicode 17 §23.7). What a page says is never looked through for them: it is put
 * in when the marks have been found.
 */
const MARK = /\uFDD0(\d+)\uFDD1/;

/** Stands where a template is to be split in two. */
export const SPLIT_MARK = '\uFDD0\uFDD1';

/** Texts in the order in which marks are given, as HTML, and what tells their structure from others. */
export function listTexts(texts: Texts): { readonly values: readonly string[]; readonly structure: string } {
  const values: string[] = [];
  const add = (value: string, kind: string): string => {
    values.push(value);
    return kind;
  };
  const visit = (texts: Texts): string => {
    if (typeof texts === 'string') return add(escapeHtml(texts), 'text');
    if (typeof texts !== 'object' || texts === null) return `${texts}`;
    if (Array.isArray(texts)) return `[${texts.map(visit)}]`;
    if (isRaw(texts)) return add(texts.html, 'html');
    let members = '';
    for (const [name, value] of Object.entries(texts)) members += `${name} ${visit(value)} `;
    return `{${members}}`;
  };
  return { structure: visit(texts), values };
}

/** The same structure with a mark in the place of each text. */
export function markTexts<T extends Texts>(texts: T): T {
  let count = 0;
  const toMark = (): string => `\uFDD0${count++}\uFDD1`;
  const mark = (texts: Texts): Texts => {
    if (typeof texts === 'string') return toMark();
    if (typeof texts !== 'object' || texts === null) return texts;
    if (Array.isArray(texts)) return texts.map(mark);
    if (isRaw(texts)) return { html: toMark() as SafeHtml };
    return Object.fromEntries(Object.entries(texts).map(([name, value]) => [name, mark(value)]));
  };
  // The structure is the same, so the type is.
  return mark(texts) as T;
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
