/** The preferences of a request to the mock; null if not given. */
export interface Preferences {
  readonly code: string | null;
  readonly example: string | null;
  /** Value for `Preference-Applied` (RFC 7240 §3). */
  readonly applied: string;
}

/** A name and its value, as quoted text or as a token (RFC 7240 §2). */
const PREFERENCE = /(?:^|[\s,;])([^\s,;="]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s,;"]+))/g;

/** Parses `code=404, example="unknown"`. Only the first preference of a name counts. */
export function readPreferences(header: string): Preferences {
  const given = new Map(
    [...header.matchAll(PREFERENCE)]
      .reverse()
      .map(([, name = '', quoted, token]) => [name.toLowerCase(), quoted ?? token]),
  );
  const [code = null] = /^[1-5]\d\d$/.exec(given.get('code') ?? '') ?? [];
  const example = given.get('example');
  const applied = [code && `code=${code}`, example && `example="${example.replace(/[^\x20-\x7e]/g, '?')}"`].filter(
    Boolean,
  );
  return { code, example: example?.replace(/\\(.)/g, '$1') || null, applied: applied.join(', ') };
}
