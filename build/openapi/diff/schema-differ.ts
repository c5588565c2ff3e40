import { nameProperty, nameSchema } from '../core/change-subjects.ts';
import type { Cursor } from '../core/cursor.ts';
import { readShape, type SchemaShape } from '../schema/schema-shape.ts';
import { compareAlternatives } from './alternatives-diff.ts';
import { type Direction, Findings } from './change.ts';
import { compareValues } from './value-diff.ts';

/** The use of a schema, and the collector for its changes. */
interface DiffContext {
  readonly direction: Direction;
  readonly findings: Findings;
  /** Path of the value, relative to the outermost schema: `lines[].amount`. */
  readonly path: string;
  /** Names the value at a path. */
  readonly subjectOf: (path: string) => string;
  /** Levels below the outermost schema. */
  readonly depth: number;
}

/** Keywords beside a `$ref` that do not affect validity. */
const ANNOTATIONS = new Set(['description', 'summary', 'title', 'example', 'examples', 'deprecated', 'externalDocs']);

const MAX_DEPTH = 60;

/**
 * Compares schemas, each pair once per direction. A named schema is compared separately, and its uses only record the
 * name. So the time depends on the size of the descriptions, not on their references, and each change is reported once.
 */
export class SchemaDiffer {
  /** Findings by direction and schema name: `response Invoice`. */
  readonly named = new Map<string, Findings>();

  compare(before: readonly Cursor[], after: readonly Cursor[], context: DiffContext): void {
    if (context.depth > MAX_DEPTH) return;
    const { direction, findings } = context;
    const [old, now] = [readShape(before), readShape(after)];
    const pair = `${direction} ${old.identity} ${now.identity}`;
    if (findings.visited.has(pair)) return;
    if (old.name !== null && old.name === now.name && isPlain(before) && isPlain(after)) {
      const key = `${direction} ${old.name}`;
      findings.uses.add(key);
      if (this.named.has(key)) return;
      const own = new Findings();
      own.visited.add(pair);
      this.named.set(key, own);
      const subjectOf = (path: string): string => subjectOfNamed(old.name ?? '', direction, path);
      this.#compareShapes(old, now, { direction, findings: own, path: '', subjectOf, depth: 0 });
      return;
    }
    findings.visited.add(pair);
    this.#compareShapes(old, now, context);
  }

  #compareShapes(old: SchemaShape, now: SchemaShape, context: DiffContext): void {
    const { direction, findings, path, subjectOf, depth } = context;
    const comparison = { old, now, direction, subject: subjectOf(path), findings };
    compareValues(comparison);
    this.#compareProperties(old, now, context);
    const inner = (before: Cursor | null, after: Cursor | null, suffix: string): void => {
      if (before !== null && after !== null)
        this.compare([before], [after], { ...context, path: path + suffix, depth: depth + 1 });
    };
    inner(old.items, now.items, '[]');
    inner(old.additionalProperties, now.additionalProperties, path === '' ? '*' : '.*');
    for (const [index, item] of old.prefixItems.entries()) inner(item, now.prefixItems[index] ?? null, `[${index}]`);
    for (const [pattern, schema] of old.patternProperties)
      inner(schema, now.patternProperties.get(pattern) ?? null, `.${pattern}`);
    for (const [before, after, label] of compareAlternatives(comparison)) inner(before, after, `(${label})`);
  }

  #compareProperties(old: SchemaShape, now: SchemaShape, context: DiffContext): void {
    const { direction, findings, path, subjectOf, depth } = context;
    const isRequest = direction === 'request';
    // Properties that the other side never sees (OpenAPI 3.1 §4.8.24.3, JSON Schema validation §9.4).
    const isHidden = (cursors: readonly Cursor[]): boolean => hasFlag(cursors, isRequest ? 'readOnly' : 'writeOnly');
    for (const [name, before] of old.properties) {
      const after = now.properties.get(name);
      const at = path === '' ? name : `${path}.${name}`;
      const subject = subjectOf(at);
      if (after === undefined || isHidden(after)) {
        if (!isHidden(before)) findings.add(isRequest ? 'may-break' : 'breaking', 'removed', subject, 'was removed');
        continue;
      }
      const [wasRequired, isRequired] = [old.required.has(name), now.required.has(name)];
      if (!isHidden(before) && wasRequired !== isRequired)
        findings.add(
          isRequired === isRequest ? 'breaking' : 'safe',
          'changed',
          subject,
          isRequired ? 'is now required' : isRequest ? 'is no longer required' : 'may now be absent',
        );
      if (!hasFlag(before, 'deprecated') && hasFlag(after, 'deprecated'))
        findings.add('safe', 'deprecated', subject, 'is deprecated');
      this.compare(before, after, { ...context, path: at, depth: depth + 1 });
    }
    for (const [name, after] of now.properties) {
      if (old.properties.has(name) || isHidden(after)) continue;
      const isRequired = isRequest && now.required.has(name);
      const subject = subjectOf(path === '' ? name : `${path}.${name}`);
      findings.add(
        isRequired ? 'breaking' : 'safe',
        'added',
        subject,
        isRequired ? 'was added and is required' : 'was added',
      );
    }
  }
}

function subjectOfNamed(name: string, direction: Direction, path: string): string {
  const schema = nameSchema(name, direction);
  return path === '' ? schema : nameProperty(path, schema);
}

function hasFlag(cursors: readonly Cursor[], flag: string): boolean {
  return readShape(cursors).parts.some((part) => part.flag(flag));
}

/** Whether the use of a named schema adds no constraints. */
function isPlain(cursors: readonly Cursor[]): boolean {
  const [cursor] = cursors;
  if (cursor === undefined || cursors.length > 1) return false;
  const keys = Object.keys(cursor.object).filter((key) => !ANNOTATIONS.has(key) && !key.startsWith('x-'));
  if (keys.length !== 1) return false;
  if (keys[0] === '$ref') return true;
  const parts = keys[0] === 'allOf' ? cursor.rawItems('allOf') : [];
  return parts.length === 1 && isPlain(parts);
}
