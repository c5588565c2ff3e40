import { messagesKey } from '../../../worker/model/messages/find-messages.ts';
import type { BuildMessages } from '../../../worker/model/messages/messages.ts';
import { toExactJson } from '../../../worker/request/value/exact-integers.ts';
import type { Cursor } from '../core/references/cursor.ts';
import { readBranchLabels } from '../schema/view/branch-labels.ts';
import { copyNamedSchema, copySchema, copyToJson, OMITTED_SCHEMA, type SchemaTarget } from './schema-copies.ts';

const OMITTED_JSON = JSON.stringify(OMITTED_SCHEMA);

/**
 * Copies schemas out of a description together with everything they refer to, each named schema once. A schema that
 * exceeds `maxLength` characters of JSON in total is replaced with one that allows anything, and says so. Direct references are
 * copied before deeper ones.
 */
export class SchemaBundle {
  readonly #names = new Map<string, string>();
  readonly #taken = new Set<string>();
  readonly #queue: Cursor[] = [];
  readonly #maxLength: number;
  readonly #copyNames: Parameters<typeof copySchema>[1];
  #length = 0;

  /** `messages`: for the labels of alternatives. */
  constructor(maxLength: number, messages: Pick<BuildMessages, 'locale' | 'own' | 'reference'>) {
    this.#maxLength = maxLength;
    this.#copyNames = {
      nameOf: (target) => this.#nameOf(target),
      language: messagesKey(messages),
      labelsOf: (schema) => readBranchLabels(schema, messages.reference),
    };
  }

  /** Returns a copy of the schema with references to `#/$defs/Name`. */
  add(schema: Cursor): unknown {
    if (!schema.exists) return {};
    const waiting = this.#queue.length;
    const copy = copySchema(schema, this.#copyNames);
    if (this.#takesRoom(toExactJson(copy) ?? '')) return copy;
    this.#forget(waiting);
    return OMITTED_SCHEMA;
  }

  /** Returns a JSON object with all referenced schemas by name. */
  finish(): string {
    const members: string[] = [];
    // The queue grows during the loop. Names contain no character that JSON would escape.
    for (const schema of this.#queue) members.push(`"${this.#names.get(schema.pointer)}":${this.#copyFitting(schema)}`);
    return `{${members.join(',')}}`;
  }

  #copyFitting(schema: Cursor): string {
    const { text, targets } = copyNamedSchema(schema, this.#copyNames);
    if (this.#length + text.length > this.#maxLength) return OMITTED_JSON;
    const waiting = this.#queue.length;
    const hasDefaultNames = targets.map((target) => this.#nameOf(target) === target.name).every(Boolean);
    const own = hasDefaultNames ? text : copyToJson(schema, this.#copyNames);
    if (this.#takesRoom(own)) return own;
    this.#forget(waiting);
    return OMITTED_JSON;
  }

  /** Drops the references of a schema that did not fit. */
  #forget(waiting: number): void {
    for (const { pointer } of this.#queue.splice(waiting)) {
      this.#taken.delete(this.#names.get(pointer) ?? '');
      this.#names.delete(pointer);
    }
  }

  #takesRoom({ length }: string): boolean {
    if (this.#length + length > this.#maxLength) return false;
    this.#length += length;
    return true;
  }

  #nameOf({ schema, name: wanted }: SchemaTarget): string {
    const known = this.#names.get(schema.pointer);
    if (known !== undefined) return known;
    let name = wanted;
    for (let number = 2; this.#taken.has(name); number++) name = `${wanted}-${number}`;
    this.#taken.add(name);
    this.#names.set(schema.pointer, name);
    this.#queue.push(schema);
    return name;
  }
}
