import { fieldName, type ListItem, nameAndType, type Part, readParts, writeParts } from './list-items.ts';

/** A parent is context: its type and the start of its description. */
const MAX_PARENT_LENGTH = 160;

const FIELD_ELEMENT = /<li id="([^"]+)"[^>]*><a href="#[^"]*">([^<]+)<\/a>/g;

/**
 * The names of the field with an id in an article, from its outermost parent on; empty if no field has that id. An id may
 * be the end of one, with dots: `lines.unitPrice` is the first field whose id ends with `-lines-unitPrice`.
 */
export function fieldPath(html: string, anchor: string): string[] {
  const fields = [...html.matchAll(FIELD_ELEMENT)];
  const end = `-${anchor.replace(/\[\d*\]/g, '').replaceAll('.', '-')}`;
  const [, id] = fields.find(([, own]) => own === anchor) ?? fields.find(([, own]) => own?.endsWith(end)) ?? [];
  if (id === undefined) return [];
  return fields.flatMap(([, own = '', name = '']) => (id === own || id.startsWith(`${own}-`) ? [name] : []));
}

/** A field in a section's Markdown, below its parents and with its rules; null if it is not there. */
export function takeField(section: string, path: readonly string[], limit: number): string | null {
  const found = findField(readParts(section), path);
  const field = found?.at(-1);
  if (found === null || field === undefined) return null;
  const parents = found.slice(0, -1).map(({ line }) => shorten(line));
  const text = [...parents, writeParts([field])].join('\n');
  if (text.length <= limit) return text;
  const below = field.parts.map((part) => (typeof part === 'string' ? part : nameAndType(part)));
  const names = [...parents, writeParts([{ ...field, parts: below }])].join('\n');
  return names === text ? text : `${names}\n\nNames only: name a field below, or raise "maxTokens".`;
}

/** The items from the outermost parent to the field. A name may be several levels below the previous one, in a union. */
function findField(parts: readonly Part[], [name, ...rest]: readonly string[]): readonly ListItem[] | null {
  for (const item of parts) {
    if (typeof item === 'string') continue;
    if (fieldName(item) !== name) {
      const found = fieldName(item) === null && name !== undefined ? findField(item.parts, [name, ...rest]) : null;
      if (found !== null) return [item, ...found];
      continue;
    }
    if (rest.length === 0) return [item];
    const found = findField(item.parts, rest);
    // A dash in an id may be of the name: `a-b` is no field of `a`.
    if (found !== null) return [item, ...found];
  }
  return rest.length === 0 ? null : findField(parts, rest);
}

function shorten(line: string): string {
  return line.length <= MAX_PARENT_LENGTH ? line : `${line.slice(0, MAX_PARENT_LENGTH).replace(/\s+\S*$/, '')}…`;
}
