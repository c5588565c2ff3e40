import type { TryItResponse, TryItResponses } from './record.ts';

/** Finds `404`, then `4XX`, then `default`. */
export function findResponse({ responses }: TryItResponses, status: string): TryItResponse | null {
  const keys = [status, `${status[0]}XX`, `${status[0]}xx`, 'default'];
  const key = keys.find((one) => Object.hasOwn(responses, one));
  return key === undefined ? null : (responses[key] ?? null);
}
