import type { ChangeMark } from '../../../page/blocks/api/schema/model.ts';
import { type MarksBySubject, nameProperty, nameSchema } from '../../core/changes/change-subjects.ts';
import { readShape, type SchemaShape } from '../schema-shape.ts';
import { isPlainArray } from '../schema-use.ts';
import type { Direction } from './schema-node.ts';

/** The location of a schema's rows as the changelog names it. */
export interface MarkScope {
  /** `the request body` or ``schema `Invoice` in responses``; a schema's own page shows both directions. */
  readonly owners: readonly string[];
  /** Relative to the owner: `lines[]`. */
  readonly path: string;
}

const MAX_ARRAY_DEPTH = 8;

/** Finds the change marks for the rows of one page, up to the number that the page has room for. */
export class MarkFinder {
  readonly #marks: MarksBySubject;
  #room: number;

  constructor(marks: MarksBySubject, room: number) {
    this.#marks = marks;
    this.#room = room;
  }

  /** The location of a root's rows; null on a page without changes, which needs no lookups. */
  start(owners: readonly string[], shape: SchemaShape, direction: Direction): MarkScope | null {
    if (this.#room === 0) return null;
    return below(shape, { owners, path: '' }, direction);
  }

  /** The change mark of the named row, and the location of the rows below it. */
  find(
    name: string,
    shape: SchemaShape,
    direction: Direction,
    scope: MarkScope | null,
  ): { readonly mark: ChangeMark | undefined; readonly scope: MarkScope | null } {
    if (scope === null) return { mark: undefined, scope };
    const step = toStep(name);
    const path = scope.path === '' || step.startsWith('[') ? scope.path + step : `${scope.path}.${step}`;
    const subject = scope.owners
      .map((owner) => nameProperty(path, owner))
      .find((known) => Object.hasOwn(this.#marks, known));
    const mark = subject === undefined || this.#room === 0 ? undefined : this.#marks[subject];
    if (mark !== undefined) this.#room--;
    return { mark, scope: below(shape, { ...scope, path }, direction) };
  }
}

/** The row of additional properties, `{key}`, is `*` in a comparison. */
function toStep(name: string): string {
  return name.startsWith('{') ? '*' : name;
}

/** Comparisons treat a named schema separately, and array items as part of the array. */
function below(shape: SchemaShape, scope: MarkScope, direction: Direction): MarkScope {
  let inner = enter(shape, scope, direction);
  let list = shape;
  for (let depth = 0; depth < MAX_ARRAY_DEPTH && isPlainArray(list); depth++) {
    list = readShape(list.items);
    inner = enter(list, { ...inner, path: `${inner.path}[]` }, direction);
  }
  return inner;
}

function enter({ name }: SchemaShape, scope: MarkScope, direction: Direction): MarkScope {
  if (name === null) return scope;
  const directions = direction === 'both' ? (['request', 'response'] as const) : [direction];
  return { owners: directions.map((way) => nameSchema(name, way)), path: '' };
}
