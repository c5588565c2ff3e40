import type { Fact } from '../../../worker/model/api-facts.ts';
import type {
  OAuthFlow,
  RequiredScheme,
  SecurityRequirement,
  SecurityScheme,
} from '../../../worker/model/api-security.ts';
import { SECTION_IDS } from '../../../worker/ui/api/sections.ts';
import { FragmentIds } from '../../fragment-ids.ts';
import type { DescriptionCompiler } from '../../markdown/compile-description.ts';
import type { Cursor } from '../core/cursor.ts';

const FLOW_TITLES: ReadonlyMap<string, string> = new Map([
  ['implicit', 'Implicit flow'],
  ['password', 'Password flow'],
  ['clientCredentials', 'Client credentials flow'],
  ['authorizationCode', 'Authorization code flow'],
  ['deviceAuthorization', 'Device authorization flow'],
]);

/** The alternatives of an operation, or of the whole description where it says nothing; undefined in neither is none. */
export function readSecurity(operation: Cursor, root: Cursor, schemesHref: string | null): SecurityRequirement[] {
  const holder = operation.has('security') ? operation : root;
  const ids = claimSchemeIds(root, new FragmentIds(Object.values(SECTION_IDS)));
  const hrefOf: SchemeHref = (name) =>
    schemesHref === null || !ids.has(name) ? null : `${schemesHref}#${ids.get(name)}`;
  return holder.items('security').map((requirement) => ({
    schemes: Object.keys(requirement.object).map((name) => readRequiredScheme(name, requirement, root, hrefOf)),
  }));
}

type SchemeHref = (name: string) => string | null;

function readRequiredScheme(name: string, requirement: Cursor, root: Cursor, hrefOf: SchemeHref): RequiredScheme {
  const scheme = root.get('components').get('securitySchemes').get(name);
  if (!scheme.exists)
    requirement.warn(
      name,
      `Cannot find the security scheme ${JSON.stringify(name)}. Define it under "#/components/securitySchemes".`,
    );
  const known = scopeDescriptions(scheme);
  return {
    name,
    href: scheme.exists ? hrefOf(name) : null,
    type: describeType(scheme),
    deprecated: scheme.flag('deprecated'),
    scopes: requirement.texts(name).map((scope) => ({ name: scope, description: known.get(scope) ?? null })),
  };
}

/** Fragment ids of the schemes by name: the first that are claimed on the overview page. */
function claimSchemeIds(root: Cursor, ids: FragmentIds): ReadonlyMap<string, string> {
  const schemes = root.get('components').rawEntries('securitySchemes');
  return new Map(schemes.map(([name]) => [name, ids.claim(['security', name])]));
}

export function readSecuritySchemes(root: Cursor, markdown: DescriptionCompiler, ids: FragmentIds): SecurityScheme[] {
  const schemeIds = claimSchemeIds(root, ids);
  return root
    .get('components')
    .entries('securitySchemes')
    .map(([name, scheme]) => ({
      id: schemeIds.get(name) ?? '',
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
