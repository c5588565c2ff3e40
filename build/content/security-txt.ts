import type { SiteConfig } from '../config/site-config.ts';

export const SECURITY_TXT_PATH = '/.well-known/security.txt';

/** `security.txt` (RFC 9116 §2.5) of what an operator has configured. */
export function makeSecurityTxt(security: NonNullable<SiteConfig['security']>, origin: string, base: string): string {
  const fields: readonly (readonly [name: string, value: string | undefined])[] = [
    ...security.contact.map((contact) => ['Contact', contact] as const),
    ['Expires', security.expires],
    ['Encryption', security.encryption],
    ['Acknowledgments', security.acknowledgments],
    ['Policy', security.policy],
    ['Preferred-Languages', security.preferredLanguages],
    ['Canonical', `${origin}${base}${SECURITY_TXT_PATH}`],
  ];
  return fields.flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${value}\n`])).join('');
}
