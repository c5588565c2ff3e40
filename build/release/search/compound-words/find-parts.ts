import { findMessages } from '../../../../worker/model/messages/find-messages.ts';
import { DUTCH_PARTS } from './dutch.ts';
import { GERMAN_PARTS } from './german.ts';

const PARTS: Readonly<Record<string, readonly string[]>> = { de: GERMAN_PARTS, nl: DUTCH_PARTS };

/** Common parts of compounds in a language (BCP 47). */
export function findCompoundParts(tag: string): readonly string[] {
  return PARTS[findMessages(tag).locale] ?? [];
}
