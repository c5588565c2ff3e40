import { english } from '../../../worker/model/messages/english.ts';
import type { ReferenceMessages } from '../../../worker/model/messages/messages.ts';

type StatusTexts = Pick<ReferenceMessages, 'statusClasses' | 'statuses'>;

/**
 * The meaning of a key in a Responses Object: the name of a status code, the class of a range (RFC 9110 §15), or "Any
 * other status" for `default`. Null for anything else.
 */
export function statusText(status: string, { statusClasses, statuses }: StatusTexts): string | null {
  const key = status.trim().toUpperCase();
  return findOwn(statuses, key) ?? findOwn(statusClasses, key);
}

/** The registered name of a status code, which generated descriptions repeat, whatever the language of the site. */
export function registeredName(status: string): string | null {
  return statusText(status, english.reference);
}

/** Whether a text only repeats one of these names, as generated response descriptions do. */
export function saysOnly(text: string, ...names: readonly (string | null)[]): boolean {
  const written = text.trim().replace(/\.$/, '').toLowerCase();
  return written !== '' && names.some((name) => name?.toLowerCase() === written);
}

function findOwn(names: Readonly<Record<string, string>>, key: string): string | null {
  return Object.hasOwn(names, key) ? (names[key] ?? null) : null;
}
