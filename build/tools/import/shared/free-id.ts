/** An id from a name that is not among others: `users`, `users-2`. */
export function toFreeId(name: string, others: readonly string[], fallback = 'api'): string {
  const plain = toPlainId(name, fallback);
  let id = plain;
  for (let count = 2; others.includes(id); count++) id = `${plain}-${count}`;
  return id;
}

/** A name in lower case with only letters, digits and hyphens. */
export function toPlainId(name: string, fallback: string): string {
  const plain = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return plain || fallback;
}
