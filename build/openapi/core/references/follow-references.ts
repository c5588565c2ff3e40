import { isObject, parsePointer } from '../../../../worker/request/value/json.ts';
import { findValue } from './find-value.ts';

/** A longer chain of references counts as broken. */
export const MAX_REFERENCES = 32;

/**
 * A value, followed by the targets of its chain of references within the document. A broken reference ends the chain.
 */
export function followReferences(root: unknown, value: unknown): unknown[] {
  const chain = [value];
  for (let current = value; isObject(current) && typeof current.$ref === 'string' && chain.length < MAX_REFERENCES; ) {
    const keys = parsePointer(current.$ref);
    const found = keys === null ? null : findValue(root, keys);
    if (found?.kind !== 'found') break;
    current = found.value;
    chain.push(current);
  }
  return chain;
}
