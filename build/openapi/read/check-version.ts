import type { JsonObject } from '../../../worker/request/value/json.ts';
import type { ApiWarnings } from '../core/api-warnings.ts';

/** The key that identifies a description (OpenAPI 3.2 §4.1, Swagger 2.0), and the supported versions. */
const VERSIONS = { openapi: /^3\.[0-2](?:\.|$)/, swagger: /^2(?:\.0)?$/ } as const;

/** Warns about an unsupported version, since its rules may differ and the author should check the pages. */
export function checkVersion(root: JsonObject, warnings: ApiWarnings): void {
  const key = 'openapi' in root ? 'openapi' : 'swagger';
  const version = root[key];
  if (version === undefined || VERSIONS[key].test(String(version))) return;
  warnings.warn(
    `#/${key}`,
    `Unsupported ${key} version ${JSON.stringify(version)}: Swagger 2.0 and OpenAPI 3.0 to 3.2 are supported, and the description is read by their rules. Correct the version.`,
  );
}
