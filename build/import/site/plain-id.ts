/** A name in lower case with only letters, digits and hyphens. */
export function toPlainId(name: string, fallback: string): string {
  const plain = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return plain || fallback;
}
