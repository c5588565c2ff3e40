import { isObject, type JsonObject } from '../../../../worker/request/value/json.ts';
import type { Position } from '../../../base/report/position.ts';

/** Restores `info.version` as written if it was parsed as a number: `1.10` must not become 1.1 (OpenAPI 3.1 §4.8.2). */
export function keepVersion(
  root: JsonObject,
  text: string,
  locate: (text: string, pointers: Iterable<string>) => ReadonlyMap<string, Position>,
): JsonObject {
  const { info } = root;
  if (!isObject(info) || (typeof info.version !== 'number' && typeof info.version !== 'bigint')) return root;
  const [position] = locate(text, ['#/info/version']).values();
  if (position === undefined) return root;
  const line = text.split('\n', position.line)[position.line - 1] ?? '';
  // The position of the key in YAML, and of the value in JSON.
  const version = /^(?:["']?version["']?\s*:\s*)?([-+.]?\d[-+.\w]*)/.exec(line.slice(position.column - 1))?.[1];
  return Number(version) !== Number(info.version) ? root : { ...root, info: { ...info, version } };
}
