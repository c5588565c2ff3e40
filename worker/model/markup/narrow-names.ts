import { escapeHtml, type SafeHtml } from './safe-html.ts';

/** Texts without a longer run of characters fit every column unbroken. */
const MAX_RUN = 16;

/** Splits a long name at allowed line breaks: after `/`, `.`, `_`, `-` and before capitals, but not within words. */
export function breakIdentifier(text: string, maxRun = MAX_RUN): readonly string[] {
  return text.split(/\s/).every((run) => run.length <= maxRun)
    ? [text]
    : text.split(/(?<=[^/._-][/._-]{1,9})(?=[^/._-])|(?<=[a-z0-9])(?=[A-Z])/);
}

/** Longer texts, which nobody reads as names, break anywhere: each break is an element. */
export const MAX_NAME_LENGTH = 1_000;

/** The same for a page, which shows names of any length. */
export function breakName(text: string, maxRun?: number): readonly string[] {
  return text.length > MAX_NAME_LENGTH ? [text] : breakIdentifier(text, maxRun);
}

/** A long name or path with `<wbr/>` where it may break, as React renders an `Identifier`. */
export function renderIdentifier(text: string): SafeHtml {
  return breakName(text).map(escapeHtml).join('<wbr/>') as SafeHtml;
}

/** Methods with a usual abbreviation: their first three letters. */
const ABBREVIATED = /^(?:DELETE|OPTIONS)$/;

/** The name of a method where there is little space. Others (OpenAPI 3.2 allows any token) are cut to seven letters. */
export function shortMethod(method: string): string {
  return method.slice(0, ABBREVIATED.test(method) ? 3 : 7);
}
