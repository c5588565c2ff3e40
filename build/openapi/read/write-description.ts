import { toExactJson } from '../../../worker/request/value/exact-integers.ts';
import { isObject, type JsonObject } from '../../../worker/request/value/json.ts';
import { memoize } from '../../base/cache/memo.ts';
import { findMarks, joinMarks, type Marks, NO_MARKS } from './normalize-description.ts';

/** A description as UTF-8 JSON, with the marks found in its text. */
interface WrittenDescription {
  readonly json: Uint8Array;
  readonly marks: Marks;
}

/** The depth of operations and definitions. Values at this depth are memoized by object identity. */
const KEPT_DEPTH = 3;

/**
 * Safe because values are never modified (`frozen`). After an edit, unchanged members (DescriptionReader) are not
 * written again.
 */
const writeObject = memoize((value: object) => writeText(JSON.stringify(value)));

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

/** Appends the JSON of a value to the parts. Throws whatever `JSON.stringify` throws. */
function write(value: unknown, depth: number, parts: Uint8Array[]): Marks {
  if (depth < KEPT_DEPTH && isObject(value) && !(value instanceof Date)) return writeMembers(value, depth, parts);
  const written = isObject(value) ? writeObject(value) : writeText(JSON.stringify(value));
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
