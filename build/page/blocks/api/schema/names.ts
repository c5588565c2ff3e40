import type { FieldFacts } from './model.ts';

/** Whether two names differ only in case and punctuation: `Invoice Id` and `invoiceId`, but not `C` and `C++`. */
export function isSameName(a: string, b: string): boolean {
  // A hyphen is a sign only at the start of a number.
  const letters = (text: string): string =>
    text.toLowerCase().replace(/[^\p{L}\p{N}+#-]|(?<=[\p{L}\p{N}])-|-(?!\d)/gu, '') || text;
  return letters(a) === letters(b);
}

/** Whether a field's title adds information to its name and description. `Invoice Id` for `invoiceId` does not. */
export function hasOwnTitle({ title, name, description, type }: FieldFacts): boolean {
  return (
    title !== null && description === null && !isSameName(title, name) && type.every(({ label }) => label !== title)
  );
}

/** Whether a description in Markdown only repeats the name above it, as generated ones do: `createdAt`, "Created at". */
export function repeatsName(description: string, name: string): boolean {
  // Compares lengths first: few descriptions are that short.
  return description.length <= 2 * name.length + 3 && isSameName(description.replace(/^#+\s/, ''), name);
}
