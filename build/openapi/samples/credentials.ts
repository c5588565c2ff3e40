import type { Credential } from '../../../worker/request/make-request.ts';
import { rankSecurity } from '../core/operations/security-requirements.ts';
import type { Cursor } from '../core/references/cursor.ts';

/** The credentials of a sample request, for the first alternative that requires any. */
export function readCredentials(operation: Cursor, root: Cursor): Credential[] {
  const [first] = rankSecurity(operation, root);
  const schemes = root.get('components').get('securitySchemes');
  return Object.keys(first?.object ?? {}).map((name) => toCredential(schemes.get(name)));
}

/** Converts a security scheme to a credential that requests can send. */
export function toCredential(scheme: Cursor): Credential {
  const type = scheme.trimmed('type');
  const httpScheme = scheme.trimmed('scheme') ?? 'Bearer';
  if (type === 'oauth2' || type === 'openIdConnect') return { kind: 'bearer', name: 'Authorization', scheme: 'Bearer' };
  if (type === 'http') {
    const kind = /^basic$/i.test(httpScheme) ? 'basic' : 'bearer';
    return { kind, name: 'Authorization', scheme: /^bearer$/i.test(httpScheme) ? 'Bearer' : httpScheme };
  }
  const location = scheme.trimmed('in');
  const known = location === 'query' || location === 'cookie' || location === 'header';
  return {
    kind: type === 'apiKey' && known ? location : 'none',
    name: scheme.trimmed('name') ?? 'Authorization',
    scheme: '',
  };
}
