/*
 * Small numbers as text, five bits a digit, the sixth says that another digit follows: as in source maps. A posting takes
 * four to six bytes instead of a dozen as JSON, and only those of terms that are asked for are ever decoded.
 */

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const CONTINUES = 32;

const VALUES = new Uint8Array(128);
for (let value = 0; value < DIGITS.length; value++) VALUES[DIGITS.charCodeAt(value)] = value;

/** How small numbers are written, which nearly all of them are. */
const WRITTEN: string[] = [];
const MAX_WRITTEN = 4_096;

/** A number of at most 30 bits, not negative. */
export function encodeNumber(number: number): string {
  if (number >= MAX_WRITTEN) return writeDigits(number);
  const known = WRITTEN[number] ?? writeDigits(number);
  WRITTEN[number] = known;
  return known;
}

function writeDigits(number: number): string {
  let text = '';
  let rest = number;
  while (rest >= CONTINUES) {
    text += DIGITS[(rest % CONTINUES) + CONTINUES];
    rest = Math.floor(rest / CONTINUES);
  }
  return text + (DIGITS[rest] ?? '');
}

export function decodeNumbers(bytes: Uint8Array): number[] {
  const numbers: number[] = [];
  let number = 0;
  let shift = 0;
  for (const byte of bytes) {
    const digit = VALUES[byte & 127] ?? 0;
    number += (digit % CONTINUES) * 2 ** shift;
    shift += 5;
    if (digit >= CONTINUES) continue;
    numbers.push(number);
    number = shift = 0;
  }
  return numbers;
}
