import type { ReferenceMessages } from '../../../../worker/model/messages/messages.ts';
import type { Branch } from '../../../page/blocks/api/schema/model.ts';
import { readShape, type SchemaShape } from '../schema-shape.ts';
import type { SchemaUse } from '../schema-use.ts';
import { ownTitle, readValues } from './schema-text.ts';

interface NamedBranch extends Pick<SchemaUse, 'shape' | 'element'> {
  readonly label: string | null;
  /** The discriminator value that selects the branch. */
  readonly value: string | null;
}

interface NameOptions {
  /** The type of a schema in words. */
  readonly typeOf: (shape: SchemaShape) => string;
  readonly messages: ReferenceMessages;
}

/** A longer value does not fit on a tab. */
const MAX_VALUE_LENGTH = 40;

/** The type of most branches, which does not tell them apart. `any` does not, either. */
const OBJECT = 'object';

/**
 * Names branches so that no two of them have the same name: by their title, the name of their schema, their type, the
 * values that select them or that they allow, a property that only they have or require, or all that they require. The
 * label is shorter where a single discriminator value selects the branch.
 */
export function nameBranches(
  branches: readonly NamedBranch[],
  { typeOf, messages }: NameOptions,
): Pick<Branch, 'title' | 'label'>[] {
  const candidates = branches.map((branch) => {
    const { shape } = branch;
    const words = typeOf(shape);
    const type = words === messages.types.oneOfSeveral ? null : words;
    const value = branch.value !== null && isSingle(branch.value) ? branch.value : null;
    const names = [branch.label, ownTitle(shape), shape.name, type === OBJECT ? null : type, value, listValues(shape)];
    const property = findOwnProperty(branch, branches, messages);
    return [...names, property, nameRequired(branch, messages), type].flatMap((name) => name || []);
  });
  const first = findUnique(candidates, []);
  // What others are not called is free: of a string and its well-known values, the former is the "string".
  const isSpecific = (name: string): boolean => name !== OBJECT && name !== messages.types.any;
  const second = findUnique(
    candidates.map((names, index) => (first[index] === undefined ? names.filter(isSpecific) : [])),
    first,
  );
  const numbered = (name: string | undefined, index: number): string =>
    name === undefined ? messages.option(index + 1) : `${name} (${index + 1})`;
  const titles = candidates.map(
    (names, index) => first[index] ?? second[index] ?? numbered(names.find(isSpecific), index),
  );
  const values = countAll(branches.map(({ value }) => [value]));
  return branches.map(({ value }, index) => {
    const title = titles[index] ?? '';
    const isName = value !== null && values.get(value) === 1 && isSingle(value);
    return { title, label: isName ? value : title };
  });
}

/** The best name of each list that is in no other list and not taken. */
function findUnique(
  candidates: readonly (readonly string[])[],
  taken: readonly (string | undefined)[],
): (string | undefined)[] {
  const uses = countAll([...candidates.map((names) => new Set(names)), taken]);
  return candidates.map((names) => names.find((name) => uses.get(name) === 1));
}

/** The values that a schema allows, or the first of them. */
function listValues(shape: SchemaShape): string | null {
  const [first, ...others] = readValues(shape).map(({ value }) => value);
  if (first === undefined) return null;
  const all = [first, ...others].join(', ');
  const short = all.length <= MAX_VALUE_LENGTH ? all : `${first}, …`;
  return short.length <= MAX_VALUE_LENGTH ? short : null;
}

/** Whether a request may set no property of a schema. */
export function isReadOnly({ readOnly, properties }: SchemaShape): boolean {
  return readOnly || (properties.size > 0 && [...properties.values()].every((schemas) => readShape(schemas).readOnly));
}

/** A required property comes first, because every value has it. */
function findOwnProperty(
  branch: NamedBranch,
  branches: readonly NamedBranch[],
  messages: ReferenceMessages,
): string | null {
  const { properties, required } = branch.element;
  const others = branches.filter((other) => other !== branch).map(({ element }) => element);
  if (others.length === 0) return null;
  const own = [...properties.keys()].filter((name) => others.every((other) => !other.properties.has(name)));
  const onlyHere = [...required].find((name) => others.every((other) => !other.required.has(name)));
  const name = own.find((each) => required.has(each)) ?? own[0] ?? onlyHere;
  return name === undefined ? null : messages.withProperty(name);
}

/** Branches may differ only in their combinations of required properties. */
function nameRequired({ element: { required } }: NamedBranch, messages: ReferenceMessages): string | null {
  const names = [...required].join(', ');
  return names === '' || names.length > MAX_VALUE_LENGTH ? null : messages.withProperty(names);
}

function countAll<Item>(lists: readonly Iterable<Item>[]): Map<Item, number> {
  const counts = new Map<Item, number>();
  for (const list of lists) for (const item of list) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
}

/** Several values are joined by commas. */
function isSingle(value: string): boolean {
  return value.length <= MAX_VALUE_LENGTH && !value.includes(', ');
}
