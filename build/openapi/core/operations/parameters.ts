import { PARAMETER_LOCATIONS, type ParameterLocation } from '../../../../worker/request/parameter-location.ts';
import type { Cursor } from '../references/cursor.ts';

/**
 * Merges the parameters of the path item and the operation. Later ones replace earlier ones with the same name and
 * location (OpenAPI 3.2 §4.10.1).
 */
export function mergeParameters(pathItem: Cursor, operation: Cursor): Cursor[] {
  const merged = new Map<string, Cursor>();
  for (const parameter of [...pathItem.items('parameters'), ...operation.items('parameters')]) {
    if (parameter.exists) merged.set(`${parameter.trimmed('in')} ${parameter.trimmed('name')}`, parameter);
  }
  return [...merged.values()];
}

/** The location of a parameter: the query if it is missing or unknown. */
export function readLocation(parameter: Cursor): ParameterLocation {
  const location = parameter.trimmed('in');
  return PARAMETER_LOCATIONS.find((known) => known === location) ?? 'query';
}
