import { hasUnprintable } from '../../../value/unprintable.ts';
import { toUtf8 } from '../../../value/utf8.ts';

const BARE_WORD = /^[\w./:-][\w./:@%+,-]*$/;

/** One argument for a POSIX shell, quoted only if necessary. */
export function toShellWord(text: string): string {
  return BARE_WORD.test(text) ? text : toShellString(text);
}

/**
 * One quoted argument without shell expansion (POSIX.1-2024 §2.2.2). Removes NUL, which arguments cannot contain.
 * Invisible characters become escapes in `$'…'` (§2.2.4: bash, zsh, ksh), so that terminals do not interpret them.
 */
export function toShellString(text: string): string {
  const argument = text.replaceAll('\0', '');
  if (hasUnprintable(argument)) return `$'${toAnsiCEscapes(argument)}'`;
  // In fish, \' does not end a string. Backslashes before a quote move outside, where all shells agree.
  return `'${argument.replace(/'|\\+(?='|$)/g, (found) => `'${found.replace(/./g, '\\$&')}'`)}'`;
}

/** A `printf` format that prints `text`, including NUL. */
export function toPrintfFormat(text: string): string {
  return toShellString(text.replaceAll('\\', '\\\\').replaceAll('%', '%%').replaceAll('\0', '\\000'));
}

function toAnsiCEscapes(text: string): string {
  // Quotes and ! as octal, because bash would expand history (!x) after an escaped quote.
  return text.replace(/[^\x20-\x7e]|['!\\]/gu, (character) => {
    if (character === '\\') return '\\\\';
    if (character === '\n') return '\\n';
    if (character === '\t') return '\\t';
    if (character === '\r') return '\\r';
    if (character > '\x7f' && !hasUnprintable(character)) return character;
    return Array.from(toUtf8(character), (byte) => `\\${byte.toString(8).padStart(3, '0')}`).join('');
  });
}
