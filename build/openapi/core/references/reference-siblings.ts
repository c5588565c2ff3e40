import type { JsonObject } from '../../../../worker/request/value/json.ts';

/** Whether a description's version ignores keywords beside a `$ref` (OpenAPI 3.0 §4.7.23; they apply since 3.1). */
export function isBeforeSiblings({ openapi }: JsonObject): boolean {
  return !/^3\.[1-9]/.test(String(openapi));
}
