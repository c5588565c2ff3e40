/** A text in lower case with the letters and digits of any script, and hyphens between them. May be empty. */
export function toSlug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
