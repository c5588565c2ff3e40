import type { ReferenceMessages } from '../../../worker/model/messages/messages.ts';
import type { Link } from '../../../worker/model/parts.ts';
import type { Cursor } from '../core/references/cursor.ts';
import { givenTypes, readShape, type SchemaShape } from './schema-shape.ts';
import { isPlainArray } from './schema-use.ts';
import { allowsOnlyNull, constantsOf, isChoice } from './variants/alternatives.ts';
import { isBareType } from './variants/schema-variants.ts';

/** Href of a named schema's page; null if it has no page. */
export type SchemaHref = (name: string) => string | null;

const MAX_NESTING = 8;

export interface TypeLabelContext {
  readonly schemaHref: SchemaHref;
  readonly messages: ReferenceMessages;
}

/** A schema's type as readers see it: `array of `, `Invoice`, ` or null`. */
export function typeLabel(shape: SchemaShape, context: TypeLabelContext): Link[] {
  return joinPlain(orNull(mainLabel(shape, context, 0), shape, context.messages));
}

/** Appends `or null`, unless the last alternative already ends in it. */
function orNull(pieces: readonly Link[], shape: SchemaShape, { types }: ReferenceMessages): readonly Link[] {
  const saysSo = pieces.at(-1)?.label.endsWith(types.orNull) === true || isNull(shape);
  const isNullable = shape.nullable || bareBranches(shape).some((branch) => branch.nullable);
  return isNullable && !saysSo ? [...pieces, plain(types.orNull)] : pieces;
}

function mainLabel(shape: SchemaShape, context: TypeLabelContext, depth: number): readonly Link[] {
  const { schemaHref, messages } = context;
  const { types } = messages;
  const partLabel = (part: SchemaShape): readonly Link[] => {
    const label = orNull(mainLabel(part, context, depth + 1), part, messages);
    // `array of string or null` would be a list or null.
    const isOne = part.name !== null || isPlainArray(part) || isMap(part);
    const isChoice = part.nullable || (!isOne && label.some((piece) => piece.label.includes(types.or)));
    return isChoice && !isNull(part) ? [plain('('), ...label, plain(')')] : label;
  };
  if (shape.name !== null && !isPlainArray(shape)) {
    const link = { label: shape.name, href: schemaHref(shape.name) };
    return isScalar(shape) ? [link, plain(` (${ownLabel(shape, messages)})`)] : [link];
  }
  if (isPlainArray(shape)) {
    if (depth >= MAX_NESTING) return [plain('array')];
    return [plain(depth === 0 ? types.arrayOf : types.arraysOf), ...partLabel(readShape(shape.items))];
  }
  if (isMap(shape) && shape.additionalProperties !== null) {
    if (depth >= MAX_NESTING) return [plain('map')];
    return [plain(types.mapOf), ...partLabel(readShape([shape.additionalProperties]))];
  }
  return [plain(ownLabel(shape, messages))];
}

/** Whether a named schema is scalar, so that its name alone would hide its type. */
function isScalar({ types, properties, alternatives }: SchemaShape): boolean {
  const hasValuesOnly = alternatives.every((entry) => isChoice(entry) && constantsOf(entry).length > 0);
  return types.length > 0 && !types.includes('object') && properties.size === 0 && hasValuesOnly;
}

/** Whether a schema's type says enough about it where it is one of several: its values are scalar, or it has nothing else. */
function hasPlainType(schema: Cursor): boolean {
  if (isBareType(schema)) return true;
  const { types } = readShape([schema]);
  return types.length > 0 && !types.includes('object') && !types.includes('array');
}

function isNull({ types, parts }: SchemaShape): boolean {
  return types.length === 0 && (parts.some(allowsOnlyNull) || givenTypes(parts).join() === 'null');
}

function isMap(shape: SchemaShape): boolean {
  return (
    shape.additionalProperties !== null &&
    shape.properties.size === 0 &&
    Object.keys(shape.additionalProperties.object).length > 0
  );
}

function ownLabel(shape: SchemaShape, messages: ReferenceMessages): string {
  const { types } = messages;
  // Some generators write the type as its format, too.
  const isFormat = (text: string | null): text is string => text !== null && !shape.types.includes(text);
  const format = shape.parts.map((part) => part.text('format')).find(isFormat);
  const names = [...shape.types, ...bareBranches(shape).map((branch) => ownLabel(branch, messages))];
  if (names.length > 0) return [...new Set(names)].join(types.or) + (format === undefined ? '' : ` <${format}>`);
  if (shape.properties.size > 0) return 'object';
  if (isNull(shape)) return 'null';
  if (shape.parts.some(({ value }) => value === false)) return types.never;
  return shape.alternatives.some(isChoice) ? types.oneOfSeveral : types.any;
}

/** The alternatives whose types alone say enough. */
function bareBranches({ types, parts, alternatives }: SchemaShape): SchemaShape[] {
  // A schema's own type holds for all alternatives, but not one that is only inferred.
  const isTyped = types.length > 0 && parts.some((part) => part.has('type'));
  return (isTyped ? [] : alternatives).flatMap((entry) =>
    isChoice(entry) && (constantsOf(entry).length > 0 || entry.branches.every(({ schema }) => hasPlainType(schema)))
      ? entry.branches.map(({ schema }) => readShape([schema]))
      : [],
  );
}

function plain(label: string): Link {
  return { label, href: null };
}

/** Joins adjacent pieces without a link, to save elements. */
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
