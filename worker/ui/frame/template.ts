import type { FramePiece } from '../../model/frame.ts';
import type { SafeHtml } from '../../model/safe-html.ts';
import { escapeHtml } from '../escape-html.ts';

/** HTML that is in a template as it is, where texts are escaped. */
export interface RawHtml {
  readonly html: SafeHtml;
}

/** Texts in whatever structure components take them: a template is the same for all of the same structure. */
type Texts = string | number | boolean | null | RawHtml | readonly Texts[] | { readonly [name: string]: Texts };

/** Markup between marks, and the number of the text that follows each; the last is followed by none. */
export type Template = readonly { readonly markup: FramePiece; readonly next: number | null }[];

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
  const shape = mapTexts(texts, (text, isHtml) => {
    values.push(isHtml ? text : escapeHtml(text));
    return '';
  });
  return { structure: JSON.stringify(shape), values };
}

/** The same structure with a mark in the place of each text. */
export function markTexts<T extends Texts>(texts: T): T {
  let count = 0;
  // The structure is the same, so the type is.
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

/** Splits what was rendered of marked texts; `encode` makes of its markup what is kept. */
export function parseTemplate(markup: string, encode: (markup: string) => FramePiece): Template {
  const pieces = markup.split(MARK);
  return Array.from({ length: (pieces.length + 1) / 2 }, (_, index) => {
    const next = pieces[2 * index + 1];
    return { markup: encode(pieces[2 * index] ?? ''), next: next === undefined ? null : Number(next) };
  });
}

/** The template with the texts of a page. They are not joined: one character beyond Latin-1 would make all of it two-byte. */
export function fillTemplate(template: Template, values: readonly string[]): FramePiece[] {
  const pieces: FramePiece[] = [];
  for (const { markup, next } of template) {
    pieces.push(markup);
    if (next !== null) pieces.push(values[next] ?? '');
  }
  return pieces;
}
