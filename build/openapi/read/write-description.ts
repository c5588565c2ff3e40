import { toExactJson } from '../../../worker/request/value/exact-integers.ts';
import { isObject, type JsonObject } from '../../../worker/request/value/json.ts';
import { findMarks, joinMarks, type Marks, NO_MARKS } from './normalize-description.ts';

/** A description as JSON, in UTF-8, and what its text says of it. */
interface WrittenDescription {
  readonly json: Uint8Array;
  readonly marks: Marks;
}

/** An operation lies so deep, and a definition: what is there is written once, and again when it is another object. */
const KEPT_DEPTH = 3;

/** Values never change (`frozen`): what the next edit of a description leaves as it is (DescriptionReader) is not written again. */
const MEMO = new WeakMap<object, WrittenDescription>();

/** Writes a description as `JSON.stringify` does. */
export function writeDescription(root: JsonObject): WrittenDescription {
  const parts: Uint8Array[] = [];
  try {
    const marks = write(root, 0, parts);
    return { json: Buffer.concat(parts), marks };
  } catch {
    // A bigint, or a cycle made by a YAML anchor.
    return writeText(toExactJson(root) ?? '');
  }
}

/** Adds the JSON of a value to the parts. Throws what `JSON.stringify` throws. */
function write(value: unknown, depth: number, parts: Uint8Array[]): Marks {
  if (depth < KEPT_DEPTH && isObject(value) && !(value instanceof Date)) return writeMembers(value, depth, parts);
  const memoized = isObject(value) ? MEMO.get(value) : undefined;
  const written = memoized ?? writeText(JSON.stringify(value));
  if (isObject(value)) MEMO.set(value, written);
  parts.push(written.json);
  return written.marks;
}

function writeMembers(object: JsonObject, depth: number, parts: Uint8Array[]): Marks {
  let marks = NO_MARKS;
  let before = '{';
  for (const [name, member] of Object.entries(object)) {
    if (member === undefined) continue;
    const key = writeText(`${before}${JSON.stringify(name)}:`);
    parts.push(key.json);
    marks = joinMarks(joinMarks(marks, key.marks), write(member, depth + 1, parts));
    before = ',';
  }
  parts.push(Buffer.from(before === '{' ? '{}' : '}'));
  return marks;
}

function writeText(text: string): WrittenDescription {
  return { json: Buffer.from(text), marks: findMarks(text) };
}
