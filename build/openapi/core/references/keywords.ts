import type { JsonObject } from '../../../../worker/request/value/json.ts';

/** Schema keywords that hold data, even if it looks like a schema. */
export const DATA_KEYWORDS = ['example', 'default', 'enum', 'const'] as const;

/**
 * Schema keywords that map names to schemas. Authors choose the names, so `enum` inside one of these is not a keyword.
 */
export const MAP_KEYWORDS = [
  ...['properties', 'patternProperties', 'dependentSchemas', 'dependencies'],
  ...['$defs', 'definitions'],
];

/** Whether a description's version ignores keywords beside a `$ref` (OpenAPI 3.0 §4.7.23; they apply since 3.1). */
export function isBeforeSiblings({ openapi }: JsonObject): boolean {
  return !/^3\.[1-9]/.test(String(openapi));
}
