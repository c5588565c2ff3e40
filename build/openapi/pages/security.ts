import type { ReferenceMessages } from '../../../worker/model/messages/messages.ts';
import type { FragmentIds } from '../../base/fragment-ids.ts';
import type {
  OAuthFlow,
  RequiredScheme,
  SecurityRequirement,
  SecurityScheme,
} from '../../page/blocks/api/authorization/model.ts';
import type { Fact } from '../../page/blocks/api/facts/fact-list.tsx';
import type { DescriptionCompiler } from '../../page/description/compile-description.ts';
import { readSecurity, securityHolder } from '../core/operations/security-requirements.ts';
import { type Cursor, showFirst } from '../core/references/cursor.ts';

/** Maximum number of schemes in one alternative. */
const MAX_SCHEMES = 20;
const MAX_SCOPES = 400;

/** The href of a security scheme's description, or null. */
export type SchemeHref = (name: string) => string | null;

type CredentialMessages = ReferenceMessages['credentials'];

interface SchemeContext {
  readonly schemeHref: SchemeHref;
  readonly messages: ReferenceMessages;
}

/** The security alternatives of an operation, with their schemes. */
export function compileSecurity(operation: Cursor, root: Cursor, context: SchemeContext): SecurityRequirement[] {
  const holder = securityHolder(operation, root);
  return readSecurity(operation, root).map((requirement) => ({
    schemes: showFirst(Object.keys(requirement.object), MAX_SCHEMES, holder, 'security').map((name) =>
      readRequiredScheme(name, requirement, root, context),
    ),
  }));
}

function readRequiredScheme(
  name: string,
  requirement: Cursor,
  root: Cursor,
  { schemeHref, messages }: SchemeContext,
): RequiredScheme {
  const scheme = root.get('components').get('securitySchemes').get(name);
  if (!scheme.exists)
    requirement.warn(
      name,
      `Cannot find the security scheme ${JSON.stringify(name)}. Define it under "#/components/securitySchemes".`,
    );
  const known = scopeDescriptions(scheme);
  return {
    name,
    href: scheme.exists ? schemeHref(name) : null,
    type: describeType(scheme, messages.credentials),
    deprecated: scheme.flag('deprecated'),
    scopes: showFirst(requirement.texts(name), MAX_SCOPES, requirement, name).map((scope) => ({
      name: scope,
      description: known.get(scope) ?? null,
    })),
  };
}

export function readSecuritySchemes(
  root: Cursor,
  { markdown, messages }: { readonly markdown: DescriptionCompiler; readonly messages: ReferenceMessages },
  ids: FragmentIds,
): SecurityScheme[] {
  const { credentials } = messages;
  return root
    .get('components')
    .entries('securitySchemes')
    .map(([name, scheme]) => ({
      id: ids.claim(['security', name]),
      name,
      type: describeType(scheme, messages.credentials),
      description: markdown.compile(scheme.text('description') ?? ''),
      deprecated: scheme.flag('deprecated'),
      facts: facts(scheme, [
        [credentials.bearerFormat, 'bearerFormat'],
        [credentials.openIdConnectUrl, 'openIdConnectUrl'],
        [credentials.metadataUrl, 'oauth2MetadataUrl'],
      ]),
      flows: scheme.entries('flows', { extensions: false }).map(([kind, flow]) => toFlow(kind, flow, credentials)),
    }));
}

function toFlow(kind: string, flow: Cursor, credentials: CredentialMessages): OAuthFlow {
  const titles: Readonly<Record<string, string>> = credentials.flows;
  return {
    title: Object.hasOwn(titles, kind) ? (titles[kind] ?? kind) : kind,
    facts: facts(flow, [
      [credentials.authorizationUrl, 'authorizationUrl'],
      [credentials.deviceAuthorizationUrl, 'deviceAuthorizationUrl'],
      [credentials.tokenUrl, 'tokenUrl'],
      [credentials.refreshUrl, 'refreshUrl'],
    ]),
    scopes: showFirst(flow.rawEntries('scopes'), MAX_SCOPES, flow, 'scopes').map(([name]) => ({
      name,
      description: flow.raw('scopes').trimmed(name),
    })),
  };
}

function facts(cursor: Cursor, keys: readonly (readonly [label: string, key: string])[]): Fact[] {
  return keys.flatMap(([label, key]) => {
    const value = cursor.trimmed(key);
    return value === null ? [] : [{ label, value }];
  });
}

function scopeDescriptions(scheme: Cursor): ReadonlyMap<string, string> {
  const flows = scheme.entries('flows', { extensions: false });
  return new Map(
    flows.flatMap(([, flow]) =>
      flow
        .rawEntries('scopes')
        .flatMap(([name, { value }]): [string, string][] =>
          typeof value === 'string' && value !== '' ? [[name, value]] : [],
        ),
    ),
  );
}

function describeType(scheme: Cursor, credentials: CredentialMessages): string {
  const type = scheme.trimmed('type');
  switch (type) {
    case 'http':
      return credentials.http(scheme.trimmed('scheme'));
    case 'apiKey':
      return credentials.apiKey(scheme.trimmed('in') ?? 'header', scheme.trimmed('name') ?? '');
    case 'oauth2':
      return 'OAuth 2.0';
    case 'openIdConnect':
      return 'OpenID Connect';
    case 'mutualTLS':
      return credentials.mutualTls;
    default:
      return type ?? credentials.unknown;
  }
}
