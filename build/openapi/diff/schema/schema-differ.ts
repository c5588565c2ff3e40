import { nameProperty, nameSchema } from '../../core/changes/change-subjects.ts';
import type { Cursor } from '../../core/references/cursor.ts';
import { readShape, type SchemaShape } from '../../schema/schema-shape.ts';
import { type Direction, Findings, sidesOfRequired } from '../change.ts';
import { compareAlternatives, type Sides } from './alternatives-diff.ts';
import { compareDiscriminators } from './discriminator-diff.ts';
import { type Effect, STRICT } from './severity-rules.ts';
import { constraintsOf, describePresence, effectOfPresence, pairSubschemas } from './subschemas.ts';
import { type Carrier, type Comparison, compareValues } from './value-diff.ts';
import { compareXml } from './xml-diff.ts';

/** The use of a schema, and the collector for its changes. */
interface DiffContext {
  readonly direction: Direction;
  readonly carrier: Carrier;
  /** Names of the parts of a multipart body that are JSON by their encoding. */
  readonly jsonParts?: readonly string[];
  readonly findings: Findings;
  /** Path of the value, relative to the outermost schema: `lines[].amount`. */
  readonly path: string;
  /** Names the value at a path. */
  readonly subjectOf: (path: string) => string;
  /** Levels below the outermost schema. */
  readonly depth: number;
}

const MAX_DEPTH = 60;

/** Conditions in conditions that are compared. */
const MAX_NESTING = 2;

/**
 * Compares schemas, each pair once per direction. A named schema is compared separately, and its uses only record the
 * name. So the time depends on the size of the descriptions, not on their references, and each change is reported once.
 */
export class SchemaDiffer {
  /** Findings by use and schema name: `response json Invoice`. */
  readonly named = new Map<string, Findings>();
  /** Compares the schemas of conditions, whose changes are not changes of the value. */
  #conditions: SchemaDiffer | null = null;
  /** Conditions around this comparison. */
  readonly #nesting: number;

  constructor(nesting = 0) {
    this.#nesting = nesting;
  }

  compare(sides: Sides, context: DiffContext): void {
    if (context.depth > MAX_DEPTH) return;
    const { direction, findings } = context;
    const [old, now] = [readShape(sides.before), readShape(sides.after)];
    const pair = `${keyOf(context)} ${old.identity} ${now.identity}`;
    if (findings.visited.has(pair)) return;
    if (old.name !== null && old.name === now.name && isPlain(sides.before) && isPlain(sides.after)) {
      const key = `${keyOf(context)} ${old.name}`;
      findings.uses.add(key);
      if (this.named.has(key)) return;
      const own = new Findings(old.name);
      own.visited.add(pair);
      this.named.set(key, own);
      const subjectOf = (path: string): string => subjectOfNamed(old.name ?? '', direction, path);
      this.#compareShapes(old, now, sides, { ...context, findings: own, path: '', subjectOf, depth: 0 });
      return;
    }
    findings.visited.add(pair);
    this.#compareShapes(old, now, sides, context);
  }

  #compareShapes(old: SchemaShape, now: SchemaShape, sides: Sides, context: DiffContext): void {
    const { direction, carrier, findings, path, subjectOf } = context;
    const comparison = { old, now, direction, carrier, subject: subjectOf(path), findings };
    compareDiscriminators(comparison);
    compareXml(comparison, propertyAt(path));
    const { pairs, isMoved } = compareAlternatives(comparison, sides);
    if (!isMoved) {
      compareValues(comparison);
      this.#compareProperties(old, now, context);
      this.#compareSubschemas(comparison, context);
      this.#compareConditions(comparison);
    }
    for (const { place, ...pair } of pairs) this.#compareInner(pair, place, context);
  }

  #compareInner(sides: Sides, place: string, context: DiffContext): void {
    const separator = context.path === '' || /^[[(]|^$/.test(place) ? '' : '.';
    this.compare(sides, { ...context, path: context.path + separator + place, depth: context.depth + 1 });
  }

  #compareProperties(old: SchemaShape, now: SchemaShape, context: DiffContext): void {
    const { direction, findings, path, subjectOf } = context;
    for (const name of new Set([
      ...old.properties.keys(),
      ...now.properties.keys(),
      ...old.required,
      ...now.required,
    ])) {
      const subject = subjectOf(path === '' ? name : `${path}.${name}`);
      const [before, after] = [old.properties.get(name), now.properties.get(name)];
      const was = before !== undefined && !isHiddenIn(direction, before);
      const is = after !== undefined && !isHiddenIn(direction, after);
      if (was && !is) {
        const isIgnored = direction === 'request' && !(after === undefined && isClosed(now));
        findings.add(isIgnored ? 'may-break' : 'breaking', 'removed', subject, removal(direction, after));
      } else if (is && !was) {
        const isRequired = direction === 'request' && now.required.has(name);
        const text = addition(direction, before) + (isRequired ? ' and is required' : '');
        findings.add(isRequired ? 'breaking' : 'safe', 'added', subject, text);
      } else if (was || (before === undefined && after === undefined))
        this.#compareRequired(old.required.has(name), now.required.has(name), subject, context);
      if (!was || !is) continue;
      compareDeprecated(hasFlag(before, 'deprecated'), hasFlag(after, 'deprecated'), subject, findings);
      this.#compareInner({ before, after }, name, {
        ...context,
        carrier: context.carrier === 'parts' ? carrierOfPart(name, before, context) : context.carrier,
      });
    }
  }

  #compareRequired(wasRequired: boolean, isRequired: boolean, subject: string, context: DiffContext): void {
    if (wasRequired === isRequired) return;
    const { direction, findings } = context;
    const text = isRequired
      ? 'is now required'
      : direction === 'request'
        ? 'is no longer required'
        : 'may now be absent';
    const severity = STRICT[direction][isRequired ? 'narrows' : 'widens'];
    findings.add(severity, 'changed', subject, { text, sides: sidesOfRequired(wasRequired) });
  }

  #compareSubschemas({ old, now, direction, subject, findings }: Comparison, context: DiffContext): void {
    for (const pair of pairSubschemas(old, now)) {
      const { before, after, place, severities } = pair;
      const effect = effectOfPresence(pair);
      if (effect !== null) findings.add(severities[direction][effect], 'changed', subject, describePresence(pair));
      else if (before !== null && after !== null)
        this.#compareInner({ before: [before], after: [after] }, place, context);
    }
  }

  /** Compares `if` and `not`, whose values do not have the effect of a value that must match. */
  #compareConditions({ old, now, direction, subject, findings }: Comparison): void {
    const add = (effect: Effect, text: string): void =>
      findings.add(STRICT[direction][effect], 'changed', subject, text);
    const [oldIf, newIf] = [schemasUnder(old, 'if'), schemasUnder(now, 'if')];
    // Adding or removing a condition adds or removes its `then` and `else`.
    if (oldIf.length > 0 && newIf.length > 0 && this.#effectOf(oldIf, newIf) !== null)
      add('alters', 'changed its condition (if)');
    const [oldNot, newNot] = [schemasUnder(old, 'not'), schemasUnder(now, 'not')];
    if (oldNot.length === 0 && newNot.length === 0) return;
    if (oldNot.length === 0) add('narrows', 'now excludes some values (not)');
    else if (newNot.length === 0) add('widens', 'no longer excludes some values (not)');
    else {
      const effect = this.#effectOf(oldNot, newNot);
      if (effect !== null) add(OPPOSITE[effect], 'changed which values it excludes (not)');
    }
  }

  /** What the change from one schema to another does to the values that match; null if nothing. */
  #effectOf(before: readonly Cursor[], after: readonly Cursor[]): Effect | null {
    if (this.#nesting === MAX_NESTING) return null;
    this.#conditions ??= new SchemaDiffer(this.#nesting + 1);
    const findings = new Findings();
    const subjectOf = (path: string): string => path;
    const context = { direction: 'request', carrier: 'json', findings, path: '', subjectOf, depth: 0 } as const;
    this.#conditions.compare({ before, after }, context);
    const reached = [...reachNamed(this.#conditions.named, findings)];
    const changes = [findings, ...reached.map((key) => this.#conditions?.named.get(key))]
      .flatMap((found) => found?.changes ?? [])
      .filter(({ kind }) => kind !== 'deprecated');
    if (changes.length === 0) return null;
    // Without a description, a property may have any value.
    const isWider = changes.map(
      ({ kind, severity }) => kind === 'removed' || (kind !== 'added' && severity === 'safe'),
    );
    if (isWider.every(Boolean)) return 'widens';
    return isWider.some(Boolean) ? 'alters' : 'narrows';
  }
}

/** Equal for uses that have the same findings. */
function keyOf({ direction, carrier, jsonParts }: DiffContext): string {
  return carrier === 'parts' ? `${direction} parts ${JSON.stringify(jsonParts)}` : `${direction} ${carrier}`;
}

/** Keys of the named schemas that findings use, directly or through others. */
export function reachNamed(named: ReadonlyMap<string, Findings>, { uses }: Findings): ReadonlySet<string> {
  const reached = new Set(uses);
  // The loop also visits keys added during iteration.
  for (const key of reached) for (const inner of named.get(key)?.uses ?? []) reached.add(inner);
  return reached;
}

const OPPOSITE: Readonly<Record<Effect, Effect>> = { narrows: 'widens', widens: 'narrows', alters: 'alters' };

function schemasUnder({ parts }: SchemaShape, keyword: string): Cursor[] {
  return parts.filter((part) => part.has(keyword)).map((part) => part.raw(keyword));
}

/** Reports a deprecation, or its end. */
export function compareDeprecated(was: boolean, is: boolean, subject: string, findings: Findings): void {
  if (was === is) return;
  if (is) findings.add('safe', 'deprecated', subject, 'is deprecated');
  else findings.add('safe', 'changed', subject, 'is no longer deprecated');
}

/** Whether a value with other properties is invalid. */
function isClosed({ parts, patternProperties }: SchemaShape): boolean {
  const keys = ['additionalProperties', 'unevaluatedProperties'];
  return patternProperties.size === 0 && parts.some(({ object }) => keys.some((key) => object[key] === false));
}

function removal(direction: Direction, after: readonly Cursor[] | undefined): string {
  if (after === undefined) return 'was removed';
  return direction === 'request' ? 'is now read-only' : 'is now write-only';
}

function addition(direction: Direction, before: readonly Cursor[] | undefined): string {
  if (before === undefined) return 'was added';
  return direction === 'request' ? 'is no longer read-only' : 'is no longer write-only';
}

/** Whether the other side never sees a property (OpenAPI 3.1 §4.8.24.3, JSON Schema validation §9.4). */
function isHiddenIn(direction: Direction, cursors: readonly Cursor[]): boolean {
  return hasFlag(cursors, direction === 'request' ? 'readOnly' : 'writeOnly');
}

/** The property at the end of a path, or null if the value is an item or the outermost one. */
function propertyAt(path: string): string | null {
  return /[^.[\]()*]+$/.exec(path)?.[0] ?? null;
}

function subjectOfNamed(name: string, direction: Direction, path: string): string {
  const schema = nameSchema(name, direction);
  return path === '' ? schema : nameProperty(path, schema);
}

/** In a multipart body, objects, their lists and what is encoded as JSON are JSON, other values text (OpenAPI 3.1 §4.8.15.1). */
function carrierOfPart(name: string, schemas: readonly Cursor[], { jsonParts = [] }: DiffContext): Carrier {
  const { types, items } = readShape(schemas);
  const isObject = types.includes('object') || (items.length > 0 && readShape(items).types.includes('object'));
  return isObject || jsonParts.includes(name) ? 'json' : 'text';
}

function hasFlag(cursors: readonly Cursor[], flag: string): boolean {
  return cursors.length > 0 && readShape(cursors).parts.some((part) => part.flag(flag));
}

/** Whether the use of a named schema adds no constraints. */
function isPlain(cursors: readonly Cursor[]): boolean {
  const [cursor] = cursors;
  if (cursor === undefined || cursors.length > 1) return false;
  const keys = constraintsOf(cursor);
  if (keys.length !== 1) return false;
  if (keys[0] === '$ref') return true;
  const parts = keys[0] === 'allOf' ? cursor.rawItems('allOf') : [];
  return parts.length === 1 && isPlain(parts);
}
