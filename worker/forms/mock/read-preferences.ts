/** The preferences of a request to the mock; null if not given. */
export interface Preferences {
  readonly code: string | null;
  readonly example: string | null;
  /** Value for `Preference-Applied` (RFC 7240 §3). */
  readonly applied: string;
}

/** Parses `code=404, example=unknown` (RFC 7240 §2). Example names may be quoted. */
export function readPreferences(header: string): Preferences {
  const code = findPreference(header, 'code');
  const example = findPreference(header, 'example');
  const known = code !== null && /^[1-5]\d\d$/.test(code) ? code : null;
  const applied = [
    ...(known === null ? [] : [`code=${known}`]),
    ...(example === null ? [] : [`example="${example.replace(/[^\x20-\x7e]/g, '?')}"`]),
  ];
  return { code: known, example, applied: applied.join(', ') };
}

function findPreference(header: string, name: string): string | null {
  const [, quoted, token] =
    new RegExp(`(?:^|[,;])\\s*${name}\\s*=\\s*(?:"([^"]{1,200})"|([^\\s,;"]{1,200}))`, 'i').exec(header) ?? [];
  return quoted ?? token ?? null;
}
