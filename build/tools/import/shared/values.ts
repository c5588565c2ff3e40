import { isObject } from '../../../../worker/request/value/json.ts';
import { parseYaml } from '../../../base/source/parse-yaml.ts';
/** The mapping's own value for a key, whatever it inherits. */
export function own(value: unknown, key: string): unknown {
  return isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

/** The value at a path of keys. */
export function at(value: unknown, ...keys: readonly string[]): unknown {
  return keys.reduce(own, value);
}

/** A text that is not empty; null for anything else. */
export function textAt(value: unknown, ...keys: readonly string[]): string | null {
  const found = at(value, ...keys);
  return typeof found === 'string' && found.trim() !== '' ? found.trim() : null;
}

export function listAt(value: unknown, ...keys: readonly string[]): readonly unknown[] {
  const found = at(value, ...keys);
  return Array.isArray(found) ? found : [];
}

export function flagAt(value: unknown, ...keys: readonly string[]): boolean {
  return at(value, ...keys) === true;
}

/** The value of JSON, in which a key may be repeated, or of YAML; null for a text that is neither. */
export function readData(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return readYaml(text) ?? null;
  }
}

/** The value of YAML that the build can read; undefined for any other text. */
export function readYaml(text: string): unknown {
  try {
    return parseYaml('', text, '').value;
  } catch {
    return undefined;
  }
}
