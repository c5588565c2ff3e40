import type { withoutCredentials } from './without-credentials.ts';

/** Whatever `withoutCredentials` removes has a sign, a long word, or the name of a scheme before it. */
const MAY_HAVE_CREDENTIALS = /[^\p{L}\p{M}\p{N}\s]|\w{12}|bearer|basic/iu;

let remove: typeof withoutCredentials | undefined;

/** Loads what a text needs before it may be sent: nothing for plain words, which most readers type. */
export async function prepareText(text: string): Promise<void> {
  if (MAY_HAVE_CREDENTIALS.test(text)) remove ??= (await import('./without-credentials.ts')).withoutCredentials;
}

/** A text on one line without credentials. Empty before `prepareText`, if it may have some. */
export function sendableText(text: string): string {
  if (MAY_HAVE_CREDENTIALS.test(text)) return remove?.(text) ?? '';
  return text.trim().replace(/\s+/g, ' ');
}
