import { isObject, type JsonObject, toMap } from '../../../../worker/request/value/json.ts';
import { isJson } from '../../../../worker/request/value/media-type.ts';
import { copyMember, filterMembers, mapMembers } from '../../core/written-numbers.ts';
import { toExamples, upgradeHeader, upgradeReference, upgradeSchema } from './swagger-parameter.ts';
import { toTypes } from './swagger-request-body.ts';

/** Upgrades a Swagger 2.0 response, with content for each media type that the operation or the description produces. */
export function upgradeResponse(response: unknown, produces: unknown): unknown {
  if (!isObject(response)) return response;
  if (typeof response.$ref === 'string') return { ...response, $ref: upgradeReference(response.$ref) };
  const { schema, headers, examples, 'x-examples': more, ...rest } = response;
  const upgraded = upgradeSchema(schema);
  const content = toContent(upgraded, { ...toMap(more), ...toMap(examples) }, toTypes(produces));
  return {
    ...rest,
    // Keeps pointers into the schema valid.
    ...(schema === undefined ? {} : { schema: upgraded }),
    ...(isObject(headers) ? { headers: mapMembers(headers, upgradeHeader) } : {}),
    ...(content === null ? {} : { content }),
  };
}

/**
 * Builds the content. Examples are keyed by media type, as the specification requires, or by name, as many authors
 * write them.
 */
function toContent(schema: unknown, examples: JsonObject, produces: readonly string[]): JsonObject | null {
  const given = Object.keys(examples).filter((name) => name.includes('/'));
  const named = filterMembers(examples, (name) => !name.includes('/'));
  const hasNamed = Object.keys(named).length > 0;
  if (schema === undefined && given.length === 0 && !hasNamed) return null;
  const isFile = isObject(schema) && schema.format === 'binary';
  const own =
    produces.length > 0 ? produces : given.length > 0 ? [] : [isFile ? 'application/octet-stream' : 'application/json'];
  const types = [...new Set([...(schema === undefined && given.length > 0 ? [] : own), ...given])];
  const home = types.find(isJson) ?? types[0];
  return Object.fromEntries(
    types.map((type) => [
      type,
      {
        ...(schema === undefined ? {} : { schema }),
        ...copyMember(examples, type, {}, 'example'),
        ...(type === home && hasNamed ? { examples: toExamples(named) } : {}),
      },
    ]),
  );
}
