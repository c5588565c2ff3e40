import { upgradeFromTwoToThree } from '@scalar/openapi-upgrader/2.0-to-3.0';
import type { ApiWarnings } from '../api-warnings.ts';
import { isObject, type JsonObject } from './json.ts';

/** A Swagger 2.0 document as OpenAPI 3.0, any other as it is: the differences between 3.0, 3.1 and 3.2 are levelled where they are read. */
export function upgradeSwagger(root: JsonObject, warnings: ApiWarnings): JsonObject {
  if (!('swagger' in root) || 'openapi' in root) return root;
  try {
    // The upgrader changes what it is given.
    const copy = structuredClone(root) as Record<string, unknown>;
    keepExamples(copy);
    const upgraded: unknown = upgradeFromTwoToThree(copy);
    if (isObject(upgraded)) return describeBasic(upgraded, root.securityDefinitions);
  } catch (error) {
    const found = error instanceof Error ? error.message : String(error);
    warnings.warn(
      '#',
      `Cannot upgrade this Swagger 2.0 description: ${found}. Its pages show what could be read; mend it, or convert it to OpenAPI 3.`,
    );
  }
  return root;
}

/** The upgrader drops the description of basic authentication. */
function describeBasic(upgraded: JsonObject, definitions: unknown): JsonObject {
  const components = isObject(upgraded.components) ? upgraded.components : {};
  const { securitySchemes } = components;
  if (!isObject(securitySchemes) || !isObject(definitions)) return upgraded;
  const described = Object.entries(securitySchemes).map(([name, scheme]) => {
    const given: unknown = Object.hasOwn(definitions, name) ? definitions[name] : undefined;
    const lost = isObject(scheme) && isObject(given) && scheme.description === undefined;
    return [name, lost ? { ...scheme, description: given.description } : scheme] as const;
  });
  return { ...upgraded, components: { ...components, securitySchemes: Object.fromEntries(described) } };
}

/** Swagger 2.0 has no example of a parameter, its vendors one that the upgrader drops. */
function keepExamples(root: JsonObject): void {
  const paths = isObject(root.paths) ? Object.values(root.paths).filter(isObject) : [];
  const operations = paths.flatMap((path) => Object.values(path).filter(isObject));
  const lists = [root.parameters, ...[...paths, ...operations].map(({ parameters }) => parameters)];
  for (const parameter of lists.flatMap((list) =>
    typeof list === 'object' && list !== null ? Object.values(list) : [],
  ))
    if (isObject(parameter) && parameter['x-example'] !== undefined && parameter.example === undefined)
      Object.assign(parameter, { example: parameter['x-example'] });
}
