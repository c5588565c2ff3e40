/**
 * UTF-8 as a text of a character for each byte. What is ASCII in it means what it says, which is enough to find the parts of a
 * large text; and it is made in a fifth of the time that decoding takes, in half of the memory or less.
 */
export function toByteText(bytes: Buffer): string {
  return bytes.toString('latin1');
}

/** The text that a part of such a text stands for: a copy, as a text that is cut out of another one holds all of it in memory. */
export function decodeByteText(text: string): string {
  return Buffer.from(text, 'latin1').toString();
}
