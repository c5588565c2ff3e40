import type { SafeHtml } from '../../../worker/model/markup/safe-html.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const NO_HTML = '' as SafeHtml;

/** Escapes text for HTML content or a quoted attribute value. */
export function escapeHtml(text: string): SafeHtml {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character) as SafeHtml;
}

const CHARACTERS: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
};

/** Decodes the named entities that authors use, and all numeric ones (CommonMark 0.31 §2.5). */
export function unescapeHtml(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,4}));/gi,
    (whole, decimal?: string, hex?: string, name = '') => {
      if (decimal === undefined && hex === undefined) return CHARACTERS[name] ?? whole;
      const code = Number.parseInt(decimal ?? hex ?? '', decimal === undefined ? 16 : 10);
      const isCharacter = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
      return isCharacter ? String.fromCodePoint(code) : '\ufffd';
    },
  );
}

/** Writes attributes, each preceded by a space, leaving out null values. */
export function toAttributes(attributes: Readonly<Record<string, string | null>>): string {
  return Object.entries(attributes)
    .map(([name, value]) => (value === null ? '' : ` ${name}="${escapeHtml(value)}"`))
    .join('');
}
