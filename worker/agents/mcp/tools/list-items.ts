import { FenceTracker } from '../../../model/markup/fences.ts';

/** A list item of Markdown: its first line, and the lines and items below it. */
export interface ListItem {
  readonly line: string;
  readonly parts: readonly Part[];
}

/** A line, or an item with everything below it. */
export type Part = string | ListItem;

/** Whether something is true of an item. `path`: the names of the fields that it is in, and its own. */
export type Test = (item: ListItem, path: readonly string[]) => boolean;

const ITEM = /^ *- /;
const FIELD = /^ *- `([^`]+)` (?=[^\s(])/;

/** Reads the lists of a text. `writeParts` returns the same text. */
export function readParts(markdown: string): readonly Part[] {
  const parts: Part[] = [];
  const open: { indent: number; parts: Part[] }[] = [];
  const fences = new FenceTracker();
  let blanks: string[] = [];
  for (const line of markdown.split('\n')) {
    const isCode = fences.read(line);
    if (!isCode && line.trim() === '') {
      // Belongs to whatever the next line belongs to.
      blanks.push(line);
      continue;
    }
    const indent = line.search(/\S/);
    while (!isCode && (open.at(-1)?.indent ?? -1) >= indent) open.pop();
    const below = open.at(-1)?.parts ?? parts;
    below.push(...blanks);
    blanks = [];
    if (!isCode && ITEM.test(line)) {
      const item = { line, parts: [] };
      below.push(item);
      open.push({ indent, parts: item.parts });
      continue;
    }
    below.push(line);
  }
  return [...parts, ...blanks];
}

export function writeParts(parts: readonly Part[]): string {
  return parts.flatMap(linesOf).join('\n');
}

function linesOf(part: Part): string[] {
  return typeof part === 'string' ? [part] : [part.line, ...part.parts.flatMap(linesOf)];
}

/** The name of the field that an item describes, or null: `- \`name\` type: text`. */
export function fieldName({ line }: ListItem): string | null {
  return FIELD.exec(line)?.[1] ?? null;
}

/** What the line of a field says before its description: its name, in which there may be a colon, and its type. */
export function headOf({ line }: ListItem): string {
  return /^ *- `[^`]+` .*?(?=:?$|: )/.exec(line)?.[0] ?? line;
}

/** An item without its description and without what is below it. */
export function nameAndType(item: ListItem): ListItem {
  return { line: fieldName(item) === null ? item.line : headOf(item), parts: [] };
}

/** Replaces each item, from the outermost on. `path`: as for a test. */
export function mapItems(
  parts: readonly Part[],
  change: (item: ListItem, path: readonly string[]) => ListItem | null,
  above: readonly string[] = [],
): readonly Part[] {
  return parts.flatMap((part): Part[] => {
    if (typeof part === 'string') return [part];
    const name = fieldName(part);
    const path = name === null ? above : [...above, name];
    const item = change(part, path);
    return item === null ? [] : [{ ...item, parts: mapItems(item.parts, change, path) }];
  });
}

/** Whether a test is true of an item, on any level. */
export function someItem(parts: readonly Part[], test: Test, above: readonly string[] = []): boolean {
  return parts.some((part) => {
    if (typeof part === 'string') return false;
    const name = fieldName(part);
    const path = name === null ? above : [...above, name];
    return test(part, path) || someItem(part.parts, test, path);
  });
}

/**
 * Sorts the fields of each list by a rank, then by name. Lines between fields keep their place.
 */
export function sortFields(parts: readonly Part[], rank: (item: ListItem, name: string) => number): readonly Part[] {
  const sorted: Part[] = [];
  let run: { item: ListItem; name: string; rank: number }[] = [];
  const endRun = (): void => {
    sorted.push(...run.sort((a, b) => a.rank - b.rank || (a.name < b.name ? -1 : 1)).map(({ item }) => item));
    run = [];
  };
  for (const part of parts) {
    const item = typeof part === 'string' ? part : { ...part, parts: sortFields(part.parts, rank) };
    const name = typeof item === 'string' ? null : fieldName(item);
    if (typeof item !== 'string' && name !== null) run.push({ item, name, rank: rank(item, name) });
    else {
      endRun();
      sorted.push(item);
    }
  }
  endRun();
  return sorted;
}
