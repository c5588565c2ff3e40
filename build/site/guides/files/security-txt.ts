import type { Report } from '../../../base/report/report.ts';
import type { SiteConfig } from '../../config/site-config.ts';

const SECURITY_TXT_PATH = '/.well-known/security.txt';

/** Adds `/.well-known/security.txt` from site.yaml. The operator's own file takes precedence. */
export function addSecurityTxt(config: SiteConfig, base: string, files: Map<string, Uint8Array>, report: Report): void {
  const { security, origin, file } = config;
  if (security === null || files.has(SECURITY_TXT_PATH)) return;
  if (Date.parse(security.expires) < Date.now()) {
    report.note(
      'expired-security-txt',
      { file },
      `Cannot publish ${SECURITY_TXT_PATH}: it expired on ${security.expires}. Check the contacts, then set a later date.`,
    );
  }
  files.set(SECURITY_TXT_PATH, Buffer.from(makeSecurityTxt(security, origin, base)));
}

/** Renders `security.txt` (RFC 9116 §2.5) from the configuration. */
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
