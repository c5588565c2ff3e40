import { isObject, type JsonObject } from '../../../worker/request/value/json.ts';
import { withTextsOf } from '../core/written-numbers.ts';

/** Members that hold data of readers' requests and responses, or code that sends them. */
const DATA: ReadonlySet<string> = new Set([
  ...['example', 'examples', 'default', 'enum', 'const', 'value', 'dataValue', 'serializedValue'],
  ...['x-example', 'x-examples', 'x-codeSamples', 'x-code-samples', 'x-readme'],
]);

/** Maps whose keys are names of properties. */
const BY_PROPERTY: ReadonlySet<string> = new Set(['dependentRequired', 'dependentSchemas', 'dependencies', 'encoding']);

/** Maps whose keys are chosen by authors, so that a member `example` is no keyword. */
const NAMED: ReadonlySet<string> = new Set(['properties', 'patternProperties', '$defs', 'definitions', 'schemas']);

/**
 * A description without what is left of hidden properties: their values in examples, defaults and code samples, and their
 * names in keywords of schemas. A name that another schema shows stays in keywords, but in no data.
 */
export function scrubNames(root: JsonObject, hidden: ReadonlySet<string>): JsonObject {
  if (hidden.size === 0) return root;
  const shown = new Set<string>();
  collectProperties(root, shown, new Set());
  return new Scrubber(hidden, new Set([...hidden].filter((name) => !shown.has(name)))).clean(root) as JsonObject;
}

class Scrubber {
  readonly #hidden: ReadonlySet<string>;
  /** Those that nothing shows. */
  readonly #secret: ReadonlySet<string>;
  /** Text that has a hidden name as a key of JSON, or of a form. */
  readonly #inText: RegExp;
  readonly #cleaned = new Map<object, unknown>();

  constructor(hidden: ReadonlySet<string>, secret: ReadonlySet<string>) {
    this.#hidden = hidden;
    this.#secret = secret;
    const names = [...hidden].map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    this.#inText = new RegExp(`(?<![\\w-])(?:${names.join('|')})(?![\\w-])`);
  }

  clean(value: unknown, isMap = false): unknown {
    if (!(Array.isArray(value) || isObject(value))) return value;
    const known = this.#cleaned.get(value);
    if (known !== undefined) return known;
    this.#cleaned.set(value, value);
    const cleaned = Array.isArray(value) ? value.map((item) => this.clean(item)) : this.#cleanObject(value, isMap);
    this.#cleaned.set(value, withTextsOf(value, cleaned));
    return cleaned;
  }

  #cleanObject(object: JsonObject, isMap: boolean): JsonObject {
    return Object.fromEntries(
      Object.entries(object).flatMap(([key, member]): [string, unknown][] => {
        if (isMap) return [[key, this.clean(member)]];
        if (DATA.has(key)) {
          const data = this.#cleanData(member);
          return data === undefined ? [] : [[key, data]];
        }
        if (key === 'required' && Array.isArray(member)) return [[key, this.#withoutSecrets(member)]];
        if (key === 'discriminator' && isObject(member) && this.#secret.has(String(member.propertyName))) return [];
        if (BY_PROPERTY.has(key) && isObject(member)) return [[key, this.#cleanByProperty(member)]];
        return [[key, this.clean(member, NAMED.has(key))]];
      }),
    );
  }

  #cleanByProperty(map: JsonObject): JsonObject {
    return Object.fromEntries(
      Object.entries(map).flatMap(([name, member]) => {
        if (this.#secret.has(name)) return [];
        return [[name, Array.isArray(member) ? this.#withoutSecrets(member) : this.clean(member)]];
      }),
    );
  }

  #withoutSecrets(names: readonly unknown[]): unknown[] {
    return names.filter((name) => !this.#secret.has(String(name)));
  }

  /** Data without members of hidden names. Undefined for text that has one. */
  #cleanData(value: unknown): unknown {
    if (typeof value === 'string') return this.#inText.test(value) ? undefined : value;
    if (Array.isArray(value)) {
      const items = value.map((item) => this.#cleanData(item)).filter((item) => item !== undefined);
      return items.length === value.length ? withTextsOf(value, items) : items;
    }
    if (!isObject(value)) return value;
    const entries = Object.entries(value).flatMap(([key, member]): [string, unknown][] => {
      const data = this.#hidden.has(key) ? undefined : this.#cleanData(member);
      return data === undefined ? [] : [[key, data]];
    });
    return withTextsOf(value, Object.fromEntries(entries));
  }
}

function collectProperties(value: unknown, names: Set<string>, seen: Set<unknown>): void {
  if (!(Array.isArray(value) || isObject(value)) || seen.has(value)) return;
  seen.add(value);
  for (const [key, member] of Object.entries(value)) {
    if (DATA.has(key)) continue;
    if (key === 'properties' && isObject(member)) for (const name of Object.keys(member)) names.add(name);
    collectProperties(member, names, seen);
  }
}
