import type { ReferenceMessages } from '../../../../worker/model/messages/messages.ts';
import { toExactJson } from '../../../../worker/request/value/exact-integers.ts';
import { isObject, type JsonObject, toKey } from '../../../../worker/request/value/json.ts';
import { Memo } from '../../../base/cache/memo.ts';
import { type Constraint, MAX_OPEN_VALUES, type SchemaFacts } from '../../../page/blocks/api/schema/model.ts';
import { repeatsName } from '../../../page/blocks/api/schema/names.ts';
import { readBadges, readDeprecation, readEnumText } from '../../core/extensions.ts';
import type { Cursor } from '../../core/references/cursor.ts';
import { readExternalDocs } from '../../core/references/links.ts';
import { toSwaggerText } from '../../core/references/swagger-pointers.ts';
import { toWrittenJson, writtenText } from '../../core/written-numbers.ts';
import { describeConstraints, joinNames } from '../constraints.ts';
import { commonValues, mergeKeywords } from '../merge-parts.ts';
import type { SchemaShape } from '../schema-shape.ts';
import { itemsOf } from '../schema-use.ts';
import { type TypeLabelContext, typeLabel } from '../type-label.ts';
import { constantsOf } from '../variants/alternatives.ts';
import { valueText } from '../variants/discriminator.ts';

/** Longer examples only appear in the examples of the whole body, and of longer defaults only the beginning is shown. */
const MAX_INLINE_JSON = 200;

/** The first values of a list tell which one a warning means. */
const MAX_NAMED_VALUES = 5;

export interface SchemaTextContext extends TypeLabelContext {
  /** The root of the description as pages see it. */
  readonly root: Cursor;
}

/** The texts of a schema, which are the same at every use. Descriptions are still Markdown. */
export interface SchemaText extends Omit<SchemaFacts, 'description' | 'values'> {
  /** Candidates in order of preference; the first that renders to something is shown. */
  readonly descriptions: readonly string[];
  readonly deprecation: string;
  readonly badges: readonly string[];
  readonly values: readonly ValueText[];
}

interface ValueText {
  readonly value: string;
  readonly description: string;
}

export function readText(shape: SchemaShape, context: SchemaTextContext): SchemaText {
  const { messages } = context;
  const { parts, readOnly, writeOnly } = shape;
  const items = itemsOf(shape);
  const element = items.at(-1) ?? shape;
  const keywords = mergeKeywords(extendingFirst(shape));
  const values = readValues(element);
  const ofItems = items.flatMap(({ parts: inner }) => describeConstraints(mergeKeywords(inner), messages));
  return {
    type: typeLabel(shape, context),
    title: ownTitle(shape),
    descriptions: describeWithItems(shape, element, messages),
    readOnly,
    writeOnly,
    deprecated: parts.some((part) => part.flag('deprecated')),
    deprecation: readDeprecation(parts, messages),
    badges: readBadges(parts),
    constraints: [
      ...unresolved(shape, context),
      ...requiredElsewhere(shape, messages),
      ...describeConstraints(keywords, messages),
      ...otherPatterns(parts, keywords).flatMap((pattern) => describeConstraints({ pattern }, messages)),
      ...ofItems.map((constraint) => ofEachItem(constraint, messages)),
    ],
    values,
    defaultValue:
      keywords.default === undefined ? null : (inlineMember(keywords, 'default', shape) ?? beginOf(keywords.default)),
    examples: withoutConstant(readExamples(keywords, shape), values),
    externalDocs: parts.map((part) => readExternalDocs(part)).find((link) => link !== null) ?? null,
  };
}

/** The examples, in JSON, without those that repeat the only value. */
export function withoutConstant(examples: readonly string[], values: readonly { readonly value: string }[]): string[] {
  const only = values.length === 1 ? values[0]?.value : undefined;
  return examples.filter((example) => example !== only && example !== JSON.stringify(only));
}

export function ownTitle(shape: SchemaShape): string | null {
  return firstText(ownParts(shape), 'title');
}

function describe(shape: SchemaShape): string {
  const text = firstText(ownParts(shape), 'description') ?? firstText(extendingFirst(shape), 'description') ?? '';
  return shape.name !== null && repeatsName(text, shape.name) ? '' : text;
}

/**
 * Describes an array and then each of its items. A named object is left out: the page that the type links to describes
 * it.
 */
function describeWithItems(shape: SchemaShape, element: SchemaShape, messages: ReferenceMessages): string[] {
  const own = describe(shape);
  if (element === shape) return [own];
  const isShown = element.name === null || (own === '' && element.properties.size === 0);
  const items = isShown ? describe(element) : '';
  return own === '' || items === '' || own === items ? [own, items] : [`${own}\n\n${messages.eachItem(items)}`];
}

/** The pointer of the schema that lists the values, if there are too many to show twice on a page; otherwise null. */
export function findManyValues({ parts }: SchemaShape): string | null {
  const lists = valueLists(parts, 'enum');
  const count = commonValues(lists.map(({ list }) => list))?.length ?? 0;
  return count > MAX_OPEN_VALUES ? (lists.find(({ list }) => list.length === count)?.part.pointer ?? null) : null;
}

/** The only values that a schema allows, each with what it means; empty if it allows others. */
export function readValues(shape: SchemaShape): readonly ValueText[] {
  const { parts } = shape;
  const words = readConstants(shape);
  const wordsOf = (value: unknown): string => words.find((word) => word.value === valueText(value))?.description ?? '';
  const constant = parts.find((candidate) => candidate.has('const'));
  if (constant !== undefined) {
    const value = constant.object.const;
    return [
      {
        value: writtenText(constant.object, 'const') ?? inlineJson(value) ?? valueText(value),
        description: wordsOf(value),
      },
    ];
  }
  const enums = valueLists(parts, 'enum');
  // Zalando's extension for an enum that may grow.
  const lists = enums.length > 0 ? enums : valueLists(parts, 'x-extensible-enum').slice(0, 1);
  const values = commonValues(lists.map(({ list }) => list));
  if (values === null) return words;
  const [only] = lists;
  if (only !== undefined && lists.length === 1 && words.length === 0)
    return OWN_VALUES.get(only.part.object, () => textsOfValues(lists, values, wordsOf));
  warnOfContradiction(lists, values);
  return textsOfValues(lists, values, wordsOf);
}

/** The texts of a schema's only list, by the schema: thousands of properties may refer to one with thousands of values. */
const OWN_VALUES = new Memo<JsonObject, readonly ValueText[]>();

function textsOfValues(
  lists: readonly ValueList[],
  values: readonly unknown[],
  wordsOf: (value: unknown) => string,
): readonly ValueText[] {
  const textsOf = lists.map((list) => readEnumTexts(list, values));
  const others = new Set(values.filter((value: unknown) => typeof value !== 'string').map(valueText));
  return values.map((value: unknown, index) => {
    const shown = writtenText(values, index) ?? valueText(value);
    const isAmbiguous = typeof value === 'string' && others.has(shown);
    const description = textsOf.map((read) => read(shown, index)).find((text) => text !== '');
    return { value: isAmbiguous ? `"${shown}"` : quoteUnseen(shown), description: description ?? wordsOf(value) };
  });
}

/** Warns if the last list has no value in common with the one before. Then it is the one that counts. */
function warnOfContradiction(lists: readonly ValueList[], values: readonly unknown[]): void {
  const [before, last] = lists.slice(-2);
  if (before === undefined || last === undefined || values !== last.list) return;
  const name = (list: readonly unknown[]): string =>
    [...list.slice(0, MAX_NAMED_VALUES).map(toExactJson), ...(list.length > MAX_NAMED_VALUES ? ['…'] : [])].join(', ');
  last.part.warn(
    'enum',
    `Cannot find a value that all schemas allow: another one only allows ${name(before.list)}, and this one ${name(last.list)}. Correct one of them; readers see this one.`,
  );
}

interface ValueList {
  readonly part: Cursor;
  readonly list: readonly unknown[];
}

function valueLists(parts: readonly Cursor[], keyword: 'enum' | 'x-extensible-enum'): ValueList[] {
  return parts.flatMap((part) => {
    const list = part.object[keyword];
    return Array.isArray(list) ? [{ part, list }] : [];
  });
}

/** What a list says about the values that it has in common with others, by their index there. */
function readEnumTexts(
  { part, list }: ValueList,
  values: readonly unknown[],
): (shown: string, index: number) => string {
  // Only extensions name or describe values, and few schemas have any.
  if (!Object.keys(part.object).some((key) => key.startsWith('x-'))) return () => '';
  if (list === values) return (shown, index) => readEnumText(part, shown, index);
  const indexes = new Map(list.map((value, index) => [toKey(value), index]));
  return (shown, index) => readEnumText(part, shown, indexes.get(toKey(values[index])) ?? -1);
}

/**
 * Reads alternatives that each have one value, with a title and a description: a documented enum (JSON Schema 2020-12).
 */
function readConstants({ alternatives }: SchemaShape): ValueText[] {
  return alternatives.flatMap(constantsOf).map((branch) => ({
    value: valueText(branch.object.const),
    description: [branch.trimmed('title'), branch.trimmed('description')].filter((text) => text !== null).join(': '),
  }));
}

/**
 * The parts at the point of use, then those of the schema's own definition. Included schemas are left out: the title of
 * a base schema is not the title of a schema that extends it.
 */
function ownParts(shape: SchemaShape): readonly Cursor[] {
  const parts = extendingFirst(shape);
  if (parts.length === 1) return parts;
  const isOwn = (part: Cursor): boolean => shape.pointers.some((own) => isWithin(part, own));
  const first = parts.findIndex(isOwn);
  return first === -1 ? [...parts] : parts.filter((part, index) => index < first || isOwn(part));
}

/** The parts, beginning with those of the last of several schemas: it extends the others, so its texts are for it. */
function extendingFirst({ pointers, parts }: SchemaShape): readonly Cursor[] {
  if (pointers.length < 2) return parts;
  const own = pointers.toReversed().flatMap((pointer) => parts.filter((part) => isWithin(part, pointer)));
  return [...new Set([...own, ...parts])];
}

function isWithin({ pointer }: Cursor, own: string): boolean {
  return pointer === own || pointer.startsWith(`${own}/`);
}

function firstText(parts: readonly Cursor[], key: string): string | null {
  for (const part of parts) {
    const text = part.trimmed(key);
    if (text !== null) return text;
  }
  return null;
}

/** Required properties that are described elsewhere, as in `oneOf: [{ required: [a] }, …]`. */
function requiredElsewhere({ required, properties }: SchemaShape, messages: ReferenceMessages): string[] {
  const names = [...required].filter((name) => !properties.has(name));
  return names.length === 0 ? [] : [messages.constraints.requires(joinNames(names, messages))];
}

/** The patterns that apply in addition to the first one. */
function otherPatterns(parts: readonly Cursor[], { pattern }: JsonObject): unknown[] {
  return [...new Set(parts.map(({ object }) => object.pattern))].filter((one) => one !== pattern);
}

function ofEachItem(constraint: Constraint, { constraints }: ReferenceMessages): Constraint {
  // Sentences of their own, which only objects and values can have.
  if (constraint === constraints.noOtherProperties || constraint === constraints.extensible) return constraint;
  return typeof constraint === 'string'
    ? constraints.each(constraint)
    : { ...constraint, words: constraints.each(constraint.words) };
}

/** Shows the reference itself, as its author wrote it, if it has no target. */
function unresolved({ parts }: SchemaShape, { root, messages }: SchemaTextContext): string[] {
  return parts.flatMap(({ object }) => {
    const { $ref } = object;
    if (typeof $ref !== 'string' || Object.keys(object).length > 1) return [];
    return [messages.constraints.unresolved(root.has('swagger') ? toSwaggerText($ref) : $ref)];
  });
}

function readExamples(facts: JsonObject, shape: SchemaShape): string[] {
  const { nullable, types } = shape;
  const given = facts.examples;
  const isList = Array.isArray(given) || isObject(given);
  const holder: object = isList ? given : facts;
  const keys = isList ? Object.keys(given) : facts.example === undefined ? [] : ['example'];
  return keys.flatMap((key) => {
    const value = (holder as JsonObject)[key];
    // Objects, and lists with lists or objects, are in the examples of bodies.
    const isShown = Array.isArray(value) ? value.length > 0 && value.every(isScalar) : isScalar(value);
    if (!isShown && (value !== null || (!nullable && types.length > 0))) return [];
    const text = inlineMember(holder, key, shape);
    return text === null ? [] : [text];
  });
}

function isScalar(value: unknown): boolean {
  return typeof value !== 'object';
}

function inlineMember(holder: object, key: string, shape: SchemaShape): string | null {
  const written = shape.types.includes('integer') ? null : writtenText(holder, key);
  return written ?? inlineValue((holder as JsonObject)[key], shape);
}

/**
 * A short value of a schema in JSON; null if it is long. A quoted number or boolean is shown without its quotes, as it is
 * sent, but with its digits as written.
 */
export function inlineValue(value: unknown, { types }: SchemaShape): string | null {
  const kind = types.length === 1 ? UNQUOTED[types[0] ?? ''] : undefined;
  const isUnquoted = typeof value === 'string' && value.length <= MAX_INLINE_JSON && kind?.test(value) === true;
  return isUnquoted ? value : inlineJson(value);
}

const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;
const UNQUOTED: Readonly<Record<string, RegExp>> = { integer: NUMBER, number: NUMBER, boolean: /^(?:true|false)$/ };

function inlineJson(value: unknown): string | null {
  const text = toJson(value);
  return text.length > MAX_INLINE_JSON ? null : text;
}

function beginOf(value: unknown): string {
  const text = toJson(value).slice(0, MAX_INLINE_JSON);
  return `${text.replace(/[\ud800-\udbff]$/, '')}…`;
}

function toJson(value: unknown): string {
  return toWrittenJson(value) ?? toExactJson(value) ?? '';
}

/** Quotes text that is empty or has leading or trailing spaces, which would otherwise be invisible. */
function quoteUnseen(text: string): string {
  return text !== '' && text.trim() === text ? text : JSON.stringify(text);
}
