import { isSameName } from '../../page/blocks/api/schema/names.ts';

/** Whether a description in Markdown only repeats the name above it, as generated ones do: `createdAt`, "Created at". */
export function repeatsName(description: string, name: string): boolean {
  // Compares lengths first: few descriptions are that short.
  return description.length <= 2 * name.length + 3 && isSameName(description.replace(/^#+\s/, ''), name);
}
