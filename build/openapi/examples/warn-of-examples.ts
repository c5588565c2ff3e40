import type { Cursor } from '../core/references/cursor.ts';
import type { Direction } from '../schema/view/schema-node.ts';
import { readGivenExamples } from './given-examples.ts';
import { fitExample, warnOfFault } from './sampler/fit-example.ts';

/** Warns of the examples of a parameter, a header or a media type that do not match its schema. */
export function warnOfExamples(holder: Cursor, schema: Cursor, direction: Direction): void {
  for (const { name, value, serialized, externalValue } of readGivenExamples(holder)) {
    if (serialized !== null || externalValue !== null) continue;
    const { fault } = fitExample(value, schema, direction);
    if (fault !== null) warnOfFault(holder, name, fault);
  }
}
