/*
 * Encodes small numbers as text: five bits per digit, and a sixth bit if another digit follows, as in encoded polylines.
 * A posting takes four to six bytes instead of a dozen as JSON, and only the postings of queried terms are decoded.
 */

const CONTINUES = 32;
/** The character code of the digit 0. All digits are printable. */
const ZERO = 63;

/** Memoized encodings of small numbers, which are the most common. */
const WRITTEN: string[] = [];
const MAX_WRITTEN = 4_096;

/** Encodes a non-negative number of at most 30 bits. */
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
    text += String.fromCharCode(ZERO + CONTINUES + (rest % CONTINUES));
    rest = Math.floor(rest / CONTINUES);
  }
  return text + String.fromCharCode(ZERO + rest);
}

export function decodeNumbers(bytes: Uint8Array): number[] {
  const numbers: number[] = [];
  let number = 0;
  let shift = 0;
  for (const byte of bytes) {
    const digit = byte - ZERO;
    number |= (digit & (CONTINUES - 1)) << shift;
    shift += 5;
    if (digit >= CONTINUES) continue;
    numbers.push(number);
    number = shift = 0;
  }
  return numbers;
}
