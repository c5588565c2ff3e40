import { isObject, type JsonObject } from '../../../worker/request/value/json.ts';
import { filterItems, filterMembers, mapMembers } from '../core/written-numbers.ts';

/** Members that hold data of readers' requests and responses, or code that sends them. */
const DATA: ReadonlySet<string> = new Set([
  ...['example', 'examples', 'default', 'enum', 'const', 'value', 'dataValue', 'serializedValue'],
  ...['x-example', 'x-examples', 'x-codeSamples', 'x-code-samples', 'x-readme'],
]);

/** Maps whose keys are names of properties. */
const BY_PROPERTY: ReadonlySet<string> = new Set(['dependentRequired', 'dependentSchemas', 'dependencies', 'encoding']);

/** Maps whose keys are chosen by authors, so that a member `example` is no keyword. */
const NAMED: ReadonlySet<string> = new Set(['properties', 'patternProperties', '$defs', 'definitions', 'schemas']);

/** Deeper values are kept only if they have no hidden name. */
const MAX_DEPTH = 500;

/**
 * A description without what is left of hidden properties: their values in examples, defaults and code samples, and their
 * names in keywords of schemas. A name that another schema shows stays in keywords, but in no data.
 */
export function scrubNames(root: JsonObject, hidden: ReadonlySet<string>): JsonObject {
  if (hidden.size === 0) return root;
  const shown = new Set<string>();
  collectProperties(root, shown);
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

  clean(value: unknown, depth = 0, isMap = false): unknown {
    if (!(Array.isArray(value) || isObject(value))) return value;
    if (depth > MAX_DEPTH) return this.#withoutHidden(value);
    const known = this.#cleaned.get(value);
    if (known !== undefined) return known;
    this.#cleaned.set(value, value);
    const cleaned = Array.isArray(value)
      ? mapMembers(value, (item) => this.clean(item, depth + 1))
      : this.#cleanObject(value, depth, isMap);
    this.#cleaned.set(value, cleaned);
    return cleaned;
  }

  #cleanObject(object: JsonObject, depth: number, isMap: boolean): JsonObject {
    if (isMap) return mapMembers(object, (member) => this.clean(member, depth + 1));
    return defined(object, (member, key) => {
      if (DATA.has(key)) return this.#cleanData(member, depth + 1);
      if (key === 'required' && Array.isArray(member)) return this.#withoutSecrets(member);
      if (key === 'discriminator' && isObject(member) && this.#secret.has(String(member.propertyName)))
        return undefined;
      if (BY_PROPERTY.has(key) && isObject(member)) return this.#cleanByProperty(member, depth + 1);
      return this.clean(member, depth + 1, NAMED.has(key));
    });
  }

  #cleanByProperty(map: JsonObject, depth: number): JsonObject {
    const shown = filterMembers(map, (name) => !this.#secret.has(name));
    return mapMembers(shown, (member) =>
      Array.isArray(member) ? this.#withoutSecrets(member) : this.clean(member, depth + 1),
    );
  }

  #withoutSecrets(names: readonly unknown[]): unknown[] {
    return names.filter((name) => !this.#secret.has(String(name)));
  }

  /** Data without members of hidden names. Undefined for text that has one. */
  #cleanData(value: unknown, depth: number): unknown {
    if (typeof value === 'string') return this.#inText.test(value) ? undefined : value;
    if (depth > MAX_DEPTH) return this.#withoutHidden(value);
    if (Array.isArray(value))
      return filterItems(
        mapMembers(value, (item) => this.#cleanData(item, depth + 1)),
        (item) => item !== undefined,
      );
    if (!isObject(value)) return value;
    return defined(value, (member, key) => (this.#hidden.has(key) ? undefined : this.#cleanData(member, depth + 1)));
  }

  /** A value that is nested too deep to be cleaned; undefined if it has a hidden name anywhere, also in a text. */
  #withoutHidden(value: unknown): unknown {
    const isHidden = (name: string): boolean => this.#hidden.has(name) || this.#inText.test(name);
    return someKey(value, isHidden, true) ? undefined : value;
  }
}

/** Copies an object and changes its members, of which those that become undefined are left out. */
function defined(object: JsonObject, change: (member: unknown, key: string) => unknown): JsonObject {
  return filterMembers(mapMembers(object, change), (_key, member) => member !== undefined);
}

function collectProperties(root: unknown, names: Set<string>): void {
  const seen = new Set<unknown>();
  const stack = [root];
  while (stack.length > 0) {
    const value = stack.pop();
    if (!(Array.isArray(value) || isObject(value)) || seen.has(value)) continue;
    seen.add(value);
    for (const [key, member] of Object.entries(value)) {
      if (DATA.has(key)) continue;
      if (key === 'properties' && isObject(member)) for (const name of Object.keys(member)) names.add(name);
      stack.push(member);
    }
  }
}

/** Whether a key in a value, at any depth, passes a test; or, with `texts`, a text. */
export function someKey(root: unknown, test: (key: string) => boolean, texts = false): boolean {
  const seen = new Set<unknown>();
  const stack = [root];
  while (stack.length > 0) {
    const value = stack.pop();
    if (typeof value === 'string' && texts && test(value)) return true;
    if (typeof value !== 'object' || value === null || seen.has(value)) continue;
    seen.add(value);
    for (const [key, member] of Object.entries(value)) {
      if (!Array.isArray(value) && test(key)) return true;
      stack.push(member);
    }
  }
  return false;
}
