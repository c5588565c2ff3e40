/** What a request asks the mock for; null for what it does not. */
export interface Preferences {
  readonly code: string | null;
  readonly example: string | null;
  /** As `Preference-Applied` says it (RFC 7240 §3). */
  readonly applied: string;
}

/** `code=404, example=unknown` (RFC 7240 §2); names of examples may be quoted. */
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
