import { isObject, type JsonObject, toMap } from '../../../../worker/request/value/json.ts';
import { isJson } from '../../../../worker/request/value/media-type.ts';
import { copyMember, withTextsOf } from '../../core/written-numbers.ts';
import { toExamples, upgradeHeader, upgradeReference, upgradeSchema } from './swagger-parameter.ts';
import { toTypes } from './swagger-request-body.ts';

/** Upgrades a Swagger 2.0 response, with content for each media type that the operation or the description produces. */
export function upgradeResponse(response: unknown, produces: unknown): unknown {
  if (!isObject(response)) return response;
  if (typeof response.$ref === 'string') return { ...response, $ref: upgradeReference(response.$ref) };
  const { schema, headers, examples, 'x-examples': more, ...rest } = response;
  const upgraded = upgradeSchema(schema);
  const content = toContent(upgraded, joinExamples(toMap(more), toMap(examples)), toTypes(produces));
  return {
    ...rest,
    // Keeps pointers into the schema valid.
    ...(schema === undefined ? {} : { schema: upgraded }),
    ...(isObject(headers)
      ? { headers: Object.fromEntries(Object.entries(headers).map(([name, header]) => [name, upgradeHeader(header)])) }
      : {}),
    ...(content === null ? {} : { content }),
  };
}

/** Examples of two maps, of which the second counts, with the texts of both. */
function joinExamples(more: JsonObject, examples: JsonObject): JsonObject {
  return Object.keys(examples).reduce((joined, name) => copyMember(examples, name, joined, name), { ...more });
}

/**
 * Builds the content. Examples are keyed by media type, as the specification requires, or by name, as many authors
 * write them.
 */
function toContent(schema: unknown, examples: JsonObject, produces: readonly string[]): JsonObject | null {
  const given = Object.keys(examples).filter((name) => name.includes('/'));
  const named = Object.entries(examples).filter(([name]) => !name.includes('/'));
  if (schema === undefined && given.length === 0 && named.length === 0) return null;
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
        ...(type === home && named.length > 0
          ? { examples: toExamples(withTextsOf(examples, Object.fromEntries(named))) }
          : {}),
      },
    ]),
  );
}
