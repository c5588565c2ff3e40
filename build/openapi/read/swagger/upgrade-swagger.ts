import { isObject, type JsonObject, pointerToken, toMap } from '../../../../worker/request/value/json.ts';
import type { ApiWarnings } from '../../core/api-warnings.ts';
import { besideReference, followReferences } from '../../core/references/find-value.ts';
import { filterMembers, mapMembers } from '../../core/written-numbers.ts';
import { MOUNT } from '../bundle-references.ts';
import { upgradeParameter, upgradeSchema } from './swagger-parameter.ts';
import { isSentInBody, sendsSeveral, toRequestBody } from './swagger-request-body.ts';
import { upgradeResponse } from './swagger-response.ts';

const FLOWS: ReadonlyMap<unknown, string> = new Map([
  ['application', 'clientCredentials'],
  ['accessCode', 'authorizationCode'],
  ['implicit', 'implicit'],
  ['password', 'password'],
]);

/** Converts a Swagger 2.0 security definition to an OpenAPI 3.0 security scheme. */
function upgradeSecurityScheme(definition: unknown): unknown {
  if (!isObject(definition)) return definition;
  if (definition.type === 'basic') return { ...definition, type: 'http', scheme: 'basic' };
  if (definition.type !== 'oauth2' || definition.flows !== undefined) return definition;
  const { flow, authorizationUrl, tokenUrl, refreshUrl, scopes, ...rest } = definition;
  const name = FLOWS.get(flow) ?? (typeof flow === 'string' ? flow : 'implicit');
  return { ...rest, flows: { [name]: { authorizationUrl, tokenUrl, refreshUrl, scopes } } };
}

/**
 * Converts a Swagger 2.0 document to OpenAPI 3.0 and returns any other unchanged: differences between 3.0, 3.1 and 3.2
 * are handled where they are read. Paths and list items keep their positions, so that pointers to them remain valid.
 */
export function upgradeSwagger(root: JsonObject, warnings: ApiWarnings): JsonObject {
  if (!('swagger' in root) || 'openapi' in root) return root;
  try {
    return new Upgrade(root, warnings).upgrade();
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    warnings.warn(
      '#',
      'Cannot upgrade this Swagger 2.0 description: it is nested too deep, so its pages are incomplete. Flatten it, or convert it to OpenAPI 3.',
    );
    return root;
  }
}

/** Swagger 2.0 members that OpenAPI 3.0 has elsewhere. */
const MOVED = [
  ...['host', 'basePath', 'schemes', 'consumes', 'produces', 'x-servers', 'x-ms-parameterized-host'],
  ...['definitions', 'parameters', 'responses', 'securityDefinitions', 'paths'],
];

class Upgrade {
  readonly #root: JsonObject;
  readonly #warnings: ApiWarnings;

  constructor(root: JsonObject, warnings: ApiWarnings) {
    this.#root = root;
    this.#warnings = warnings;
  }

  upgrade(): JsonObject {
    const { definitions, parameters, responses, securityDefinitions, paths, components, [MOUNT]: files } = this.#root;
    // The version as written stays, so that readers see the references of its author.
    const { produces } = this.#root;
    return {
      ...filterMembers(this.#root, (key) => !MOVED.includes(key)),
      openapi: '3.0.4',
      servers: this.#toServers(this.#root.schemes),
      paths: upgradeMap(paths, (item, path) => this.#upgradePathItem(item, `#/paths/${pointerToken(path)}`)),
      components: {
        ...toMap(components),
        schemas: upgradeMap(definitions, upgradeSchema),
        parameters: upgradeMap(parameters, (parameter) => {
          const included = this.#include(parameter);
          return isSentInBody(included) ? included : upgradeParameter(included);
        }),
        responses: upgradeMap(responses, (response) => upgradeResponse(this.#include(response), produces)),
        securitySchemes: upgradeMap(securityDefinitions, upgradeSecurityScheme),
      },
      ...(files === undefined ? {} : { [MOUNT]: upgradeMap(files, upgradeSchema) }),
    };
  }

  /** The servers; empty if not given. `x-servers` (Redocly) takes precedence. */
  #toServers(schemes: unknown): unknown[] {
    const { basePath, 'x-servers': servers, 'x-ms-parameterized-host': template } = this.#root;
    if (Array.isArray(servers)) return servers;
    const path = typeof basePath === 'string' ? basePath : '';
    // AutoRest's extension, with which Azure describes the hosts of its data planes.
    const { hostTemplate, useSchemePrefix, parameters } = toMap(template);
    const host = hostTemplate ?? this.#root.host;
    if (typeof host !== 'string' || host === '') return path === '' ? [] : [{ url: path }];
    const variables = hostTemplate === undefined ? {} : { variables: this.#toVariables(parameters) };
    if (useSchemePrefix === false) return [{ url: `${host}${path}`, ...variables }];
    const given = Array.isArray(schemes) ? schemes.filter((scheme) => typeof scheme === 'string') : [];
    // The default is the scheme that the description was fetched with; https is assumed.
    const names = given.length > 0 ? given : ['https'];
    return names.map((scheme) => ({ url: `${scheme}://${host}${path}`, ...variables }));
  }

  /** The parameters of a host as server variables. */
  #toVariables(parameters: unknown): JsonObject {
    const variables = this.#resolveParameters(parameters).map(({ target }): [string, JsonObject] => {
      const { name, default: value, enum: values, description } = toMap(target);
      const first: unknown = Array.isArray(values) ? values[0] : undefined;
      return [String(name), { default: value ?? first, enum: values, description }];
    });
    return Object.fromEntries(variables);
  }

  #upgradePathItem(given: unknown, pointer: string): unknown {
    const item = this.#include(given);
    if (!isObject(item)) return item;
    const shared = this.#resolveParameters(item.parameters);
    return mapMembers(item, (value, key) => {
      if (key === 'parameters') return upgradeParameters(shared);
      if (!isObject(value) || key.startsWith('x-')) return value;
      return this.#upgradeOperation(value, shared, `${pointer}/${key}`);
    });
  }

  #upgradeOperation(operation: JsonObject, shared: readonly Parameter[], pointer: string): JsonObject {
    const { consumes, produces, schemes, parameters, responses, ...rest } = operation;
    const own = this.#resolveParameters(parameters);
    const sent = toSent(shared, own);
    if (sendsSeveral(sent))
      this.#warnings.warn(
        `${pointer}/parameters`,
        'This operation has several bodies, or a body beside a form, so they are shown as alternatives. Swagger 2.0 allows one: describe them in one schema, or convert the description to OpenAPI 3.',
      );
    const requestBody = toRequestBody(sent, consumes ?? this.#root.consumes);
    const upgraded = upgradeMap(responses, (response) =>
      upgradeResponse(this.#include(response), produces ?? this.#root.produces),
    );
    return {
      ...(schemes === undefined || this.#root.host === undefined ? {} : { servers: this.#toServers(schemes) }),
      ...rest,
      ...(parameters === undefined ? {} : { parameters: upgradeParameters(own) }),
      ...(requestBody === null ? {} : { requestBody }),
      ...(responses === undefined ? {} : { responses: upgraded }),
    };
  }

  #resolveParameters(parameters: unknown): Parameter[] {
    const list: unknown[] = Array.isArray(parameters) ? parameters : [];
    return list.map((item) => {
      const given = this.#include(item);
      return { given, target: this.#follow(given) };
    });
  }

  /** Replaces a reference to another file by its target: how that is upgraded depends on the place of the reference. */
  #include(value: unknown): unknown {
    const isIncluded = isObject(value) && typeof value.$ref === 'string' && value.$ref.startsWith(`#/${MOUNT}/`);
    return isIncluded ? this.#follow(value) : value;
  }

  /** The target of references, with what is beside them. */
  #follow(value: unknown): unknown {
    const [target, ...references] = followReferences(this.#root, value).toReversed();
    const changes = references.filter(isObject).map((reference) => Object.fromEntries(besideReference(reference)));
    return isObject(target) ? Object.assign({}, target, ...changes) : target;
  }
}

interface Parameter {
  /** As written, possibly a reference. */
  readonly given: unknown;
  readonly target: unknown;
}

/** The parameters that are sent in the body. The body of an operation replaces that of its path. */
function toSent(shared: readonly Parameter[], own: readonly Parameter[]): JsonObject[] {
  const targetsOf = (list: readonly Parameter[]): JsonObject[] => list.map(({ target }) => target).filter(isSentInBody);
  const sent = targetsOf(own);
  const hasBody = sent.some((parameter) => parameter.in === 'body');
  return [...targetsOf(shared).filter((parameter) => !hasBody || parameter.in !== 'body'), ...sent];
}

/** Upgrades parameters. Those sent in the body leave a gap in the list. */
function upgradeParameters(parameters: readonly Parameter[]): unknown[] {
  return parameters.map(({ given, target }) => (isSentInBody(target) ? undefined : upgradeParameter(given)));
}

function upgradeMap(value: unknown, upgrade: (member: unknown, name: string) => unknown): unknown {
  return isObject(value) ? mapMembers(value, upgrade) : value;
}
