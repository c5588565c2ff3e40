import { isSameName } from '../../page/blocks/api/schema/names.ts';

/** Whether a description only repeats the name that it stands below, as generated ones do: `createdAt`, "Created at". */
export function repeatsName(description: string, name: string): boolean {
  // Compares lengths first: few descriptions are that short.
  return description.length <= 2 * name.length + 1 && isSameName(description, name);
}
