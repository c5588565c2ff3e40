import type { TryItFlow, TryItScheme } from '../../../worker/request/try-it/record.ts';
import { isObject } from '../../../worker/request/value/json.ts';
import type { Cursor } from '../core/cursor.ts';
import { toCredential } from '../samples/credentials.ts';

/** Nobody needs more; each costs a search. */
const MAX_ALTERNATIVES = 40;
const MAX_TOGETHER = 10;

/** The alternatives of an operation, by the names of their schemes: the one that samples use first. */
export function readAlternatives(operation: Cursor, root: Cursor): string[][] {
  const holder = operation.has('security') ? operation : root;
  const alternatives = holder
    .items('security')
    .slice(0, MAX_ALTERNATIVES)
    .filter(({ value }) => isObject(value))
    .map(({ object }) => Object.keys(object).slice(0, MAX_TOGETHER));
  return alternatives.sort((a, b) => Number(a.length === 0) - Number(b.length === 0));
}

/** The schemes that the alternatives name. */
export function readSchemes(
  alternatives: readonly (readonly string[])[],
  operation: Cursor,
  root: Cursor,
): Record<string, TryItScheme> {
  const schemes = root.get('components').get('securitySchemes');
  const holder = operation.has('security') ? operation : root;
  const names = [...new Set(alternatives.flat())];
  return Object.fromEntries(
    names.map((name) => {
      const scopes = holder
        .items('security')
        .slice(0, MAX_ALTERNATIVES)
        .flatMap((requirement) => requirement.texts(name));
      return [name, readScheme(schemes.get(name), [...new Set(scopes)])];
    }),
  );
}

function readScheme(scheme: Cursor, scopes: readonly string[]): TryItScheme {
  const flows = scheme.entries('flows', { extensions: false }).flatMap(([kind, flow]) => readFlow(kind, flow));
  const discovery = scheme.trimmed('type') === 'openIdConnect' ? scheme.trimmed('openIdConnectUrl') : null;
  return {
    ...toCredential(scheme),
    ...(flows.length === 0 ? {} : { flows }),
    ...(discovery === null || !isWebAddress(discovery) ? {} : { discovery }),
    ...(scopes.length === 0 ? {} : { scopes }),
  };
}

function readFlow(kind: string, flow: Cursor): TryItFlow[] {
  const tokenUrl = flow.trimmed('tokenUrl') ?? '';
  const authorizationUrl = flow.trimmed('authorizationUrl') ?? '';
  const deviceUrl = flow.trimmed('deviceAuthorizationUrl') ?? '';
  if (!isWebAddress(tokenUrl)) return [];
  if (kind === 'clientCredentials') return [{ kind, tokenUrl }];
  if (kind === 'authorizationCode' && isWebAddress(authorizationUrl)) return [{ kind, authorizationUrl, tokenUrl }];
  if (kind === 'deviceAuthorization' && isWebAddress(deviceUrl)) return [{ kind, deviceUrl, tokenUrl }];
  return [];
}

function isWebAddress(url: string): boolean {
  return /^https?:\/\//i.test(url) && URL.canParse(url);
}
