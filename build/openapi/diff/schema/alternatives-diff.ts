import { groupBy } from '../../../../worker/model/group-by.ts';
import { code } from '../../../page/text/markdown/markdown-text.ts';
import type { Cursor } from '../../core/references/cursor.ts';
import { readShape, type SchemaShape } from '../../schema/schema-shape.ts';
import { constantsOf, isChoice } from '../../schema/variants/alternatives.ts';
import { bareTypesOf, typesOf } from './bare-types.ts';
import { toText } from './keyword-rule.ts';
import { GROWING, type SeverityRule, STRICT } from './severity-rules.ts';
import { ANNOTATIONS } from './subschemas.ts';
import { type Comparison, compareNull } from './value-diff.ts';

/** The schema objects that form a schema together, in both descriptions. */
export interface Sides {
  readonly before: readonly Cursor[];
  readonly after: readonly Cursor[];
}

/** Two schemas to compare, and their place in the path of a property. */
interface Pair extends Sides {
  readonly place: string;
}

export interface AlternativesDiff {
  /** The alternatives that both sides have. */
  readonly pairs: readonly Pair[];
  /** Whether a schema became one of several alternatives, or the other way round. Nothing else is comparable then. */
  readonly isMoved: boolean;
}

interface Branch {
  /** Name, title or type; numbered if necessary. */
  readonly label: string;
  /** Whether the label identifies the schema. */
  readonly isNamed: boolean;
  readonly schemas: readonly Cursor[];
  readonly types: readonly string[];
  /** Equal for equal schemas. */
  readonly text: string;
}

/** Readers must know which alternative of `oneOf` they got; those of `anyOf` may overlap. */
const SEVERITIES: Readonly<Record<'oneOf' | 'anyOf', SeverityRule>> = { oneOf: STRICT, anyOf: GROWING };

/** Compares the alternatives of two schemas (`oneOf`, `anyOf`). */
export function compareAlternatives(comparison: Comparison, sides: Sides): AlternativesDiff {
  const { old, now, direction, subject, findings } = comparison;
  const [before, after] = [branchesOf(old), branchesOf(now)];
  if (before.length === 0 && after.length === 0) return { pairs: [], isMoved: false };
  if (before.length > 0 && after.length > 0) {
    const pairs = compareBranches(comparison, before, after);
    // Types of the value as a whole are compared with null.
    if (typesOf(old).length === 0 && typesOf(now).length === 0) compareNullOfBranches(comparison, before, after, pairs);
    return { pairs, isMoved: false };
  }
  const isNew = before.length === 0;
  const [plain, choice] = isNew ? [old, now] : [now, old];
  if (!replaces(choice, plain)) {
    const text = isNew ? `is now limited to one of ${names(after)}` : `is no longer limited to one of ${names(before)}`;
    findings.add(STRICT[direction][isNew ? 'narrows' : 'widens'], 'changed', subject, text);
    return { pairs: [], isMoved: false };
  }
  const own = [toBranch(isNew ? sides.before : sides.after)];
  const branches = isNew ? after : before;
  if (branches.some((branch) => isMatch(own[0], branch) || isSameType(own[0], branch, plain))) {
    const [from, to] = isNew ? [own, branches] : [branches, own];
    const pairs = compareBranches(comparison, from, to);
    compareNullOfBranches(comparison, from, to, pairs);
    return { pairs: pairs.map((pair) => ({ ...pair, place: '' })), isMoved: true };
  }
  const text = isNew ? `is now one of ${names(after)}` : `is no longer one of ${names(before)}`;
  findings.add(STRICT[direction].alters, 'changed', subject, text);
  compareNull(comparison);
  return { pairs: [], isMoved: true };
}

/** Compares whether any branch or the choice itself may be null, unless that is a change of a pair. */
function compareNullOfBranches(
  comparison: Comparison,
  before: readonly Branch[],
  after: readonly Branch[],
  pairs: readonly Pair[],
): void {
  const isNullable = (schemas: readonly Cursor[]): boolean => readShape(schemas).nullable;
  if (pairs.some((pair) => isNullable(pair.before) !== isNullable(pair.after))) return;
  const allowsNull = ({ nullable }: SchemaShape, branches: readonly Branch[]): boolean =>
    nullable || branches.some(({ schemas }) => isNullable(schemas));
  const { old, now } = comparison;
  compareNull({
    ...comparison,
    old: { ...old, nullable: allowsNull(old, before) },
    now: { ...now, nullable: allowsNull(now, after) },
  });
}

function compareBranches(
  { old, now, direction, subject, findings }: Comparison,
  before: readonly Branch[],
  after: readonly Branch[],
): Pair[] {
  // A discriminator may have the name of a schema as its value.
  const isFree = old.discriminator === null && now.discriminator === null;
  const pairs = matchBranches(before, after, isFree);
  const severities = SEVERITIES[keywordOf(old) ?? keywordOf(now) ?? 'oneOf'][direction];
  const matched = new Set([...pairs].flat());
  for (const branch of before)
    if (!matched.has(branch) && !isCovered(branch, after))
      findings.add(severities.narrows, 'changed', subject, `no longer has the form ${code(branch.label)}`);
  for (const branch of after)
    if (!matched.has(branch) && !isCovered(branch, before))
      findings.add(severities.widens, 'changed', subject, `also has the form ${code(branch.label)}`);
  // What others allow as a whole can be listed in any way.
  const limits = [...pairs].filter(([one, other]) => !isCovered(one, before) || !isCovered(other, after));
  return limits.map(([one, other]) => ({ before: one.schemas, after: other.schemas, place: `(${one.label})` }));
}

/**
 * Matches branches by name, then equal ones, then those with equal content if names are free to change, then those of the
 * same type in order, open ones first.
 */
function matchBranches(before: readonly Branch[], after: readonly Branch[], isFree: boolean): Map<Branch, Branch> {
  const pairs = new Map<Branch, Branch>();
  const match = (key: (branch: Branch) => string | null): void => {
    const taken = new Set(pairs.values());
    const free = groupBy(
      after.filter((branch) => !taken.has(branch)),
      key,
    );
    for (const branch of before) {
      const other = pairs.has(branch) || key(branch) === null ? undefined : free.get(key(branch))?.shift();
      if (other !== undefined) pairs.set(branch, other);
    }
  };
  match(({ isNamed, label }) => (isNamed ? label : null));
  match(({ text }) => text);
  if (isFree) match(contentOf);
  match((branch) => (isOpen(branch) ? branch.types.join() : null));
  match(({ isNamed, label }) => (isNamed ? null : label.replace(/ \d+$/, '')));
  return pairs;
}

/** Branches of `oneOf` and `anyOf`, except choices between constants or types, which are compared as such. */
function branchesOf({ alternatives }: SchemaShape): Branch[] {
  const labels = new Set<string>();
  return alternatives
    .filter((choice) => isChoice(choice) && constantsOf(choice).length === 0 && bareTypesOf(choice).length === 0)
    .flatMap(({ branches }) =>
      branches.map(({ schema }) => {
        const branch = toBranch([schema]);
        let label = branch.label;
        for (let count = 2; labels.has(label); count++) label = `${branch.label} ${count}`;
        labels.add(label);
        return { ...branch, label };
      }),
    );
}

function toBranch(schemas: readonly Cursor[]): Branch {
  const { name, types, parts } = readShape(schemas);
  const label = name ?? parts.map((part) => part.trimmed('title')).find((title) => title !== null) ?? null;
  return {
    label: label ?? (types.join(' or ') || 'any'),
    isNamed: label !== null,
    schemas,
    types,
    text: schemas.map(({ value }) => toText(value)).join(' '),
  };
}

/** The text of a named schema. */
function contentOf({ schemas }: Branch): string {
  const { parts } = readShape(schemas);
  return parts.map(({ object }) => ('$ref' in object ? '' : toText(object))).join(' ');
}

/** Whether every value of its types is valid. Null is compared for all branches together. */
function isOpen({ schemas, types, isNamed }: Branch): boolean {
  const keys = readShape(schemas).parts.flatMap(({ object }) => Object.keys(object));
  return (
    !isNamed && types.length > 0 && keys.every((key) => key === 'type' || key === 'nullable' || ANNOTATIONS.has(key))
  );
}

/** Whether others have an open branch for all values of a branch: `anyOf: [{ enum: […] }, { type: string }]`. */
function isCovered({ types }: Branch, others: readonly Branch[]): boolean {
  const open = others.filter(isOpen).flatMap((other) => other.types);
  return types.length > 0 && types.every((type) => open.includes(type));
}

/** Whether a choice takes the place of a schema, rather than adding to it. */
function replaces(choice: SchemaShape, plain: SchemaShape): boolean {
  if (choice.properties.size > 0 || choice.items.length > 0) return false;
  return (
    plain.properties.size > 0 || plain.items.length > 0 || (typesOf(plain).length > 0 && choice.types.length === 0)
  );
}

function isMatch(one: Branch | undefined, other: Branch): boolean {
  return one !== undefined && (one.text === other.text || (one.isNamed && other.isNamed && one.label === other.label));
}

/** Whether two schemas without a name are the same scalar type. Objects of the same type may have nothing in common. */
function isSameType(one: Branch | undefined, other: Branch, { types }: SchemaShape): boolean {
  return one?.label === other.label && !other.isNamed && !types.includes('object') && !types.includes('array');
}

function keywordOf({ alternatives }: SchemaShape): 'oneOf' | 'anyOf' | null {
  const keyword = alternatives.find(isChoice)?.keyword;
  return keyword === 'oneOf' || keyword === 'anyOf' ? keyword : null;
}

function names(branches: readonly Branch[]): string {
  return branches.map(({ label }) => code(label)).join(', ');
}
