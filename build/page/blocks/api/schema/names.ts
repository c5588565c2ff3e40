import type { FieldFacts } from './model.ts';

/** Whether two names differ only in case and punctuation: `Invoice Id` and `invoiceId`. */
export function isSameName(a: string, b: string): boolean {
  const letters = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  return letters(a) === letters(b);
}

/** Whether a field's title adds information to its name and description. `Invoice Id` for `invoiceId` does not. */
export function hasOwnTitle({ title, name, description, type }: FieldFacts): boolean {
  return (
    title !== null && description === null && !isSameName(title, name) && type.every(({ label }) => label !== title)
  );
}
