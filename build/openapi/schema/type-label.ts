import type { Link } from '../../../worker/model/api-facts.ts';
import { constantsOf, isChoice } from './alternatives.ts';
import { readShape, type SchemaShape } from './schema-shape.ts';
import { isPlainArray } from './schema-use.ts';
import { isBareType } from './schema-variants.ts';

/** Href of a named schema's page, or null when it has none. */
export type SchemaHref = (name: string) => string | null;

const MAX_NESTING = 8;
const OR_NULL = ' or null';

/** A schema's type as it is read: `array of `, `Invoice`, ` or null`. */
export function typeLabel(shape: SchemaShape, schemaHref: SchemaHref): Link[] {
  return joinPlain(orNull(mainLabel(shape, schemaHref, 0), shape));
}

/** With ` or null`, unless the items of a list, or one of several alternatives, have said it. */
function orNull(pieces: readonly Link[], { nullable }: SchemaShape): readonly Link[] {
  return nullable && pieces.at(-1)?.label.endsWith(OR_NULL) !== true ? [...pieces, plain(OR_NULL)] : pieces;
}

function mainLabel(shape: SchemaShape, schemaHref: SchemaHref, depth: number): readonly Link[] {
  if (shape.name !== null && !isPlainArray(shape)) {
    const link = { label: shape.name, href: schemaHref(shape.name) };
    return isScalar(shape) ? [link, plain(` (${ownLabel(shape)})`)] : [link];
  }
  if (isPlainArray(shape) && shape.items !== null) {
    if (depth >= MAX_NESTING) return [plain('array')];
    const items = readShape([shape.items]);
    return [plain(depth === 0 ? 'array of ' : 'arrays of '), ...orNull(mainLabel(items, schemaHref, depth + 1), items)];
  }
  if (isMap(shape) && shape.additionalProperties !== null) {
    const values = readShape([shape.additionalProperties]);
    return depth >= MAX_NESTING
      ? [plain('map')]
      : [plain('map of '), ...orNull(mainLabel(values, schemaHref, depth + 1), values)];
  }
  return [plain(ownLabel(shape))];
}

/** A named text or number: its name alone would hide what it is. */
function isScalar({ types, properties, alternatives }: SchemaShape): boolean {
  return types.length > 0 && !types.includes('object') && properties.size === 0 && alternatives.length === 0;
}

function isMap(shape: SchemaShape): boolean {
  return (
    shape.additionalProperties !== null &&
    shape.properties.size === 0 &&
    Object.keys(shape.additionalProperties.object).length > 0
  );
}

function ownLabel(shape: SchemaShape): string {
  const format = shape.parts.map((part) => part.text('format')).find((text) => text !== null);
  const bare = shape.alternatives.flatMap((entry) =>
    isChoice(entry) && (constantsOf(entry).length > 0 || entry.branches.every(({ schema }) => isBareType(schema)))
      ? entry.branches.map(({ schema }) => ownLabel(readShape([schema])))
      : [],
  );
  const types = [...shape.types, ...bare];
  if (types.length > 0) return [...new Set(types)].join(' or ') + (format == null ? '' : ` <${format}>`);
  if (shape.properties.size > 0) return 'object';
  if (shape.parts.some(({ value }) => value === false)) return 'never';
  return shape.alternatives.some(isChoice) ? 'one of several' : 'any';
}

function plain(label: string): Link {
  return { label, href: null };
}

/** Neighbours without a link become one piece: fewer elements. */
function joinPlain(pieces: readonly Link[]): Link[] {
  const joined: Link[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    if (last !== undefined && last.href === null && piece.href === null)
      joined[joined.length - 1] = plain(last.label + piece.label);
    else joined.push(piece);
  }
  return joined;
}
