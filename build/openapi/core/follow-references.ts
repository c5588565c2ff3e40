import { isObject, parsePointer } from '../../../worker/request/value/json.ts';
import { findValue } from './find-value.ts';

/** A chain of references longer than this leads nowhere. */
export const MAX_REFERENCES = 32;

/** A value, and those that its references within the document lead to in turn; where one leads nowhere, the chain ends. */
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
