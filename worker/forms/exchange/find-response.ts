import { toEssence } from '../../request/value/parse-media-type.ts';
import type { TryItResponse, TryItResponses } from './record.ts';

/** Whether responses with a status have no body by definition (RFC 9110 §6.4.1, §15.3.6). */
export function isBodyless(status: number): boolean {
  return status === 204 || status === 205 || status === 304;
}

/** Finds `404`, then `4XX`, then `default`. */
export function findResponse({ responses }: TryItResponses, status: string): TryItResponse | null {
  const keys = [status, `${status[0]}XX`, `${status[0]}xx`, 'default'];
  const key = keys.find((one) => Object.hasOwn(responses, one));
  return key === undefined ? null : (responses[key] ?? null);
}

/** The content with a media type, or else with the most specific range that includes it (RFC 9110 §12.5.1). */
export function findContent<Content extends { readonly type: string }>(
  content: readonly Content[],
  type: string,
): Content | undefined {
  const essence = toEssence(type);
  for (const name of [essence, essence.replace(/[^/]*$/, '*'), '*/*']) {
    const found = content.find((one) => toEssence(one.type) === name);
    if (found !== undefined) return found;
  }
  return undefined;
}
