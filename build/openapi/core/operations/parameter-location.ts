import { PARAMETER_LOCATIONS, type ParameterLocation } from '../../../../worker/request/parameter-location.ts';
import type { Cursor } from '../references/cursor.ts';

/** The location of a parameter: the query if it is missing or unknown. */
export function readLocation(parameter: Cursor): ParameterLocation {
  const location = parameter.trimmed('in');
  return PARAMETER_LOCATIONS.find((known) => known === location) ?? 'query';
}
