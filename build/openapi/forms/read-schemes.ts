import type { TryItFlow, TryItScheme } from '../../../worker/forms/exchange/record.ts';
import { rankSecurity, toCredential } from '../core/operations/security-requirements.ts';
import type { Cursor } from '../core/references/cursor.ts';

/** Nobody needs more, and each one costs a lookup. */
const MAX_ALTERNATIVES = 40;
const MAX_TOGETHER = 10;

/** The security alternatives of an operation, as scheme names. The first is the one that the samples use. */
export function readAlternatives(operation: Cursor, root: Cursor): string[][] {
  return rankSecurity(operation, root)
    .slice(0, MAX_ALTERNATIVES)
    .map(({ object }) => Object.keys(object).slice(0, MAX_TOGETHER));
}

/** Further scopes have to be typed in. */
const MAX_SCOPES = 200;

/** Context shared by all schemes of a form. */
interface SchemesContext {
  readonly root: Cursor;
  /** The base for relative URLs: a server (OpenAPI 3.2 §4.6.1). */
  readonly serverUrl: string;
  /** Whether readers can sign in, which a mock does not support. */
  readonly canSignIn: boolean;
}

/** Reads the schemes named in the alternatives. */
export function readSchemes(
  alternatives: readonly (readonly string[])[],
  operation: Cursor,
  context: SchemesContext,
): Record<string, TryItScheme> {
  const { root } = context;
  const schemes = root.get('components').get('securitySchemes');
  const requirements = rankSecurity(operation, root).slice(0, MAX_ALTERNATIVES);
  const names = [...new Set(alternatives.flat())];
  return Object.fromEntries(
    names.map((name) => {
      const scopes = requirements.flatMap((requirement) => requirement.texts(name));
      return [name, readScheme(schemes.get(name), [...new Set(scopes)], context)];
    }),
  );
}

function readScheme(scheme: Cursor, scopes: readonly string[], context: SchemesContext): TryItScheme {
  const credential = toCredential(scheme);
  if (!context.canSignIn) return credential;
  const flows = scheme
    .entries('flows', { extensions: false })
    .flatMap(([kind, flow]) => readFlow(kind, flow, context.serverUrl));
  const discovery = resolveAddress(scheme, DISCOVERY_KEYS[scheme.trimmed('type') ?? ''] ?? '', context.serverUrl);
  return {
    ...credential,
    ...(flows.length === 0 ? {} : { flows }),
    ...(discovery === null || flows.length > 0 ? {} : { discovery }),
    ...(scopes.length === 0 ? {} : { scopes }),
  };
}

/** The field with the metadata URL for each scheme type (OpenAPI 3.2 §4.30). */
const DISCOVERY_KEYS: Readonly<Record<string, string>> = {
  openIdConnect: 'openIdConnectUrl',
  oauth2: 'oauth2MetadataUrl',
};

function readFlow(kind: string, flow: Cursor, serverUrl: string): TryItFlow[] {
  const tokenUrl = resolveAddress(flow, 'tokenUrl', serverUrl);
  const authorizationUrl = resolveAddress(flow, 'authorizationUrl', serverUrl);
  const deviceUrl = resolveAddress(flow, 'deviceAuthorizationUrl', serverUrl);
  const refreshUrl = resolveAddress(flow, 'refreshUrl', serverUrl);
  if (tokenUrl === null) return [];
  const scopes = flow.entries('scopes', { extensions: false }).map(([name]) => name);
  const shared = {
    tokenUrl,
    ...(refreshUrl === null || refreshUrl === tokenUrl ? {} : { refreshUrl }),
    ...(scopes.length === 0 ? {} : { scopes: scopes.slice(0, MAX_SCOPES) }),
  };
  if (kind === 'clientCredentials') return [{ kind, ...shared }];
  if (kind === 'authorizationCode' && authorizationUrl !== null) return [{ kind, authorizationUrl, ...shared }];
  if (kind === 'deviceAuthorization' && deviceUrl !== null) return [{ kind, deviceUrl, ...shared }];
  return [];
}

/** Resolves an http or https URL; null for anything else. */
function resolveAddress(holder: Cursor, key: string, serverUrl: string): string | null {
  const text = holder.trimmed(key);
  if (text === null || !URL.canParse(text, serverUrl)) return null;
  const { protocol, href } = new URL(text, serverUrl);
  return /^https?:$/.test(protocol) ? href : null;
}
