import type { Fact } from '../../../worker/model/api-facts.ts';
import type {
  OAuthFlow,
  RequiredScheme,
  SecurityRequirement,
  SecurityScheme,
} from '../../../worker/model/api-security.ts';
import type { FragmentIds } from '../../fragment-ids.ts';
import type { DescriptionCompiler } from '../../markdown/compile-description.ts';
import type { Cursor } from '../core/cursor.ts';

const FLOW_TITLES: ReadonlyMap<string, string> = new Map([
  ['implicit', 'Implicit flow'],
  ['password', 'Password flow'],
  ['clientCredentials', 'Client credentials flow'],
  ['authorizationCode', 'Authorization code flow'],
  ['deviceAuthorization', 'Device authorization flow'],
]);

/** Where a security scheme is described. */
export type SchemeHref = (name: string) => string | null;

/** The alternatives of an operation, or of the whole description where it says nothing; empty if neither defines any. */
export function readSecurity(operation: Cursor, root: Cursor, schemeHref: SchemeHref): SecurityRequirement[] {
  const holder = operation.has('security') ? operation : root;
  return holder.items('security').map((requirement) => ({
    schemes: Object.keys(requirement.object).map((name) => readRequiredScheme(name, requirement, root, schemeHref)),
  }));
}

function readRequiredScheme(name: string, requirement: Cursor, root: Cursor, schemeHref: SchemeHref): RequiredScheme {
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
    type: describeType(scheme),
    deprecated: scheme.flag('deprecated'),
    scopes: requirement.texts(name).map((scope) => ({ name: scope, description: known.get(scope) ?? null })),
  };
}

export function readSecuritySchemes(root: Cursor, markdown: DescriptionCompiler, ids: FragmentIds): SecurityScheme[] {
  return root
    .get('components')
    .entries('securitySchemes')
    .map(([name, scheme]) => ({
      id: ids.claim(['security', name]),
      name,
      type: describeType(scheme),
      description: markdown.compile(scheme.text('description') ?? ''),
      deprecated: scheme.flag('deprecated'),
      facts: facts(scheme, [
        ['Bearer format', 'bearerFormat'],
        ['OpenID Connect URL', 'openIdConnectUrl'],
        ['Metadata URL', 'oauth2MetadataUrl'],
      ]),
      flows: scheme.entries('flows', { extensions: false }).map(([kind, flow]) => toFlow(kind, flow)),
    }));
}

function toFlow(kind: string, flow: Cursor): OAuthFlow {
  return {
    title: FLOW_TITLES.get(kind) ?? kind,
    facts: facts(flow, [
      ['Authorization URL', 'authorizationUrl'],
      ['Device authorization URL', 'deviceAuthorizationUrl'],
      ['Token URL', 'tokenUrl'],
      ['Refresh URL', 'refreshUrl'],
    ]),
    scopes: flow.rawEntries('scopes').map(([name]) => ({ name, description: flow.raw('scopes').trimmed(name) })),
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

function describeType(scheme: Cursor): string {
  const type = scheme.trimmed('type');
  switch (type) {
    case 'http':
      return `HTTP ${scheme.trimmed('scheme') ?? 'authentication'}`;
    case 'apiKey':
      return `API key in ${scheme.trimmed('in') ?? 'header'} ${scheme.trimmed('name') ?? ''}`.trim();
    case 'oauth2':
      return 'OAuth 2.0';
    case 'openIdConnect':
      return 'OpenID Connect';
    case 'mutualTLS':
      return 'Mutual TLS';
    default:
      return type ?? 'unknown';
  }
}
