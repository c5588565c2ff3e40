import { isObject } from '../../../../worker/request/value/json.ts';

const FLOWS: ReadonlyMap<unknown, string> = new Map([
  ['application', 'clientCredentials'],
  ['accessCode', 'authorizationCode'],
  ['implicit', 'implicit'],
  ['password', 'password'],
]);

/** Converts a Swagger 2.0 security definition to an OpenAPI 3.0 security scheme. */
export function upgradeSecurityScheme(definition: unknown): unknown {
  if (!isObject(definition)) return definition;
  if (definition.type === 'basic') return { ...definition, type: 'http', scheme: 'basic' };
  if (definition.type !== 'oauth2' || definition.flows !== undefined) return definition;
  const { flow, authorizationUrl, tokenUrl, refreshUrl, scopes, ...rest } = definition;
  const name = FLOWS.get(flow) ?? (typeof flow === 'string' ? flow : 'implicit');
  return { ...rest, flows: { [name]: { authorizationUrl, tokenUrl, refreshUrl, scopes } } };
}
