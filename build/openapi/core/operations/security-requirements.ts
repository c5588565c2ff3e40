import type { Credential } from '../../../../worker/request/make-request.ts';
import { isObject } from '../../../../worker/request/value/json.ts';
import type { Cursor } from '../references/cursor.ts';

/** What lists the security alternatives of an operation: itself, or else the description (OpenAPI 3.1 §4.8.10). */
export function securityHolder(operation: Cursor, root: Cursor): Cursor {
  return operation.has('security') ? operation : root;
}

/** The security alternatives of an operation as written; empty if neither it nor the description defines any. */
export function readSecurity(operation: Cursor, root: Cursor): Cursor[] {
  return securityHolder(operation, root)
    .items('security')
    .filter((requirement) => isObject(requirement.value) || tellOfName(requirement));
}

/** Warns of a requirement that is only the name of its scheme. */
function tellOfName({ value, pointer, context }: Cursor): false {
  if (typeof value === 'string')
    context.warnings.warn(
      pointer,
      `Cannot read the security requirement: it must be a mapping, found text. Write { ${JSON.stringify(value)}: [] }.`,
    );
  return false;
}

/** The same in the order in which samples and forms offer them: those without credentials come last. */
export function rankSecurity(operation: Cursor, root: Cursor): Cursor[] {
  const isEmpty = ({ object }: Cursor): boolean => Object.keys(object).length === 0;
  return readSecurity(operation, root).sort((a, b) => Number(isEmpty(a)) - Number(isEmpty(b)));
}

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
