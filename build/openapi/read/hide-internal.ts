import { isObject, type JsonObject, pointerToken } from '../../../worker/request/value/json.ts';
import { followReferences } from '../core/follow-references.ts';
import { DATA_KEYWORDS, MAP_KEYWORDS } from '../core/keywords.ts';

/**
 * Extensions that keep something from readers: Redocly, Stoplight, ReadMe; Scalar; Fern; Mintlify; Mintlify and Bump. Not
 * those that keep it from one generator of clients, as `x-speakeasy-ignore` does.
 */
const MARKS = ['x-internal', 'x-scalar-ignore', 'x-fern-ignore', 'x-excluded', 'x-hidden'];

/** Members whose values are data, whatever they look like. */
const DATA: ReadonlySet<string> = new Set([...DATA_KEYWORDS, 'value', 'dataValue']);

/** Maps with names of the author's choice: `value` is not a keyword there. */
const NAMED = new Set([
  ...['paths', 'webhooks', 'x-webhooks', 'schemas', 'responses', 'parameters', 'requestBodies', 'headers', 'links'],
  ...['securitySchemes', 'callbacks', 'pathItems', 'mediaTypes', 'content', 'encoding', 'variables', 'flows'],
  ...['additionalOperations', 'securityDefinitions', ...MAP_KEYWORDS],
]);

/** No real description nests what it marks as deep as this. */
const MAX_DEPTH = 500;

/** Whether anything is marked in a description, by its JSON text. */
export function hidesAnything(json: string): boolean {
  return MARKS.some((mark) => json.includes(`"${mark}"`));
}

/**
 * A description without what it keeps from readers, wherever that stands: paths, operations, parameters, properties, named
 * schemas, tags, servers, security schemes … and the references, links and lists of names that lead there. An operation
 * goes with its tags when all of them are hidden. `keepPlaces`: an item of a list leaves `undefined`, so that the others
 * stay where pointers expect them.
 */
export function hideInternal(root: JsonObject, { keepPlaces }: { readonly keepPlaces: boolean }): JsonObject {
  return new Hiding(root, keepPlaces).clean();
}

class Hiding {
  readonly #root: JsonObject;
  readonly #keepPlaces: boolean;
  readonly #targets = new Map<string, boolean>();
  /** Anchors of YAML can make one object appear in several places, within itself too. */
  readonly #cleaned = new Map<object, unknown>();
  readonly #properties = new Map<object, readonly string[]>();
  readonly #tags: ReadonlySet<unknown>;
  readonly #operationIds: ReadonlySet<unknown>;
  readonly #schemes: ReadonlySet<string>;

  constructor(root: JsonObject, keepPlaces: boolean) {
    this.#root = root;
    this.#keepPlaces = keepPlaces;
    this.#tags = new Set(toList(root.tags).flatMap((tag) => (isObject(tag) && this.#isMarked(tag) ? [tag.name] : [])));
    this.#operationIds = new Set(['paths', 'webhooks', 'x-webhooks'].flatMap((key) => this.#hiddenIds(root[key])));
    const { securitySchemes } = isObject(root.components) ? root.components : { securitySchemes: undefined };
    const schemes = Object.entries({ ...toMap(root.securityDefinitions), ...toMap(securitySchemes) });
    this.#schemes = new Set(schemes.flatMap(([name, scheme]) => (this.#isHidden(scheme) ? [name] : [])));
  }

  clean(): JsonObject {
    // The members of the root stay; only what is in them can be hidden.
    return Object.fromEntries(
      Object.entries(this.#root).map(([key, value]) => [key, this.#cleanMember(key, value, 1, NO_NAMES)]),
    );
  }

  #cleanMember(key: string, value: unknown, depth: number, hidden: ReadonlySet<string>): unknown {
    if (key === 'examples') return this.#cleanExamples(value);
    if (key === 'required') return keepItems(value, (name) => !hidden.has(String(name)));
    if (key === 'tags') return this.#cleanTags(value, depth);
    if (key === 'security') return this.#cleanSecurity(value);
    if (key === 'mapping') return keepMembers(value, (target) => !this.#isHiddenMapping(target));
    if (DATA.has(key)) return value;
    if (NAMED.has(key) && isObject(value)) return this.#cleanNamed(key, value, depth);
    return this.#clean(value, depth, key === 'allOf' ? hidden : NO_NAMES);
  }

  #clean(value: unknown, depth: number, outer: ReadonlySet<string> = NO_NAMES): unknown {
    if (!(Array.isArray(value) || isObject(value)) || depth > MAX_DEPTH) return value;
    const known = outer.size === 0 ? this.#cleaned.get(value) : undefined;
    if (known !== undefined) return known;
    this.#cleaned.set(value, value);
    const cleaned = Array.isArray(value)
      ? this.#cleanList(value, depth, outer)
      : this.#cleanObject(value, depth, outer);
    this.#cleaned.set(value, cleaned);
    return cleaned;
  }

  #cleanList(list: readonly unknown[], depth: number, outer: ReadonlySet<string>): unknown[] {
    const items = list.map((item) => (this.#isHidden(item) ? undefined : this.#clean(item, depth + 1, outer)));
    return this.#keepPlaces ? items : items.filter((item) => item !== undefined);
  }

  #cleanObject(object: JsonObject, depth: number, outer: ReadonlySet<string>): JsonObject {
    const hidden = new Set([...outer, ...this.#hiddenProperties(object)]);
    const visible = Object.entries(object).filter(([, member]) => !this.#isHidden(member));
    return Object.fromEntries(visible.map(([key, member]) => [key, this.#cleanMember(key, member, depth + 1, hidden)]));
  }

  #cleanNamed(key: string, map: JsonObject, depth: number): JsonObject {
    const isHidden = (member: unknown): boolean =>
      this.#isHidden(member) || (key === 'links' && this.#linksToHidden(member));
    const visible = Object.entries(map).filter(([, member]) => !isHidden(member));
    return Object.fromEntries(visible.map(([name, member]) => [name, this.#clean(member, depth + 1)]));
  }

  /** Names of properties that are hidden in a schema or in what it is made of: `required` may stand elsewhere. */
  #hiddenProperties(schema: JsonObject): readonly string[] {
    if (schema.allOf === undefined && schema.properties === undefined) return [];
    const known = this.#properties.get(schema);
    if (known !== undefined) return known;
    this.#properties.set(schema, []);
    const own = Object.entries(toMap(schema.properties)).flatMap(([name, property]) =>
      this.#isHidden(property) ? [name] : [],
    );
    const parts = toList(schema.allOf).flatMap((part) =>
      this.#hiddenProperties(toMap(followReferences(this.#root, part).at(-1))),
    );
    const names = [...new Set([...own, ...parts])];
    this.#properties.set(schema, names);
    return names;
  }

  /** Named examples; a list of them is data. */
  #cleanExamples(examples: unknown): unknown {
    return keepMembers(examples, (example) => !this.#isHidden(example));
  }

  /** Names of tags, or the tags themselves. */
  #cleanTags(tags: unknown, depth: number): unknown {
    return this.#clean(
      keepItems(tags, (tag) => !this.#tags.has(tag)),
      depth,
    );
  }

  /** Leaves out the alternatives that need a hidden scheme: readers cannot use them. */
  #cleanSecurity(security: unknown): unknown {
    return keepItems(
      security,
      (requirement) => !Object.keys(toMap(requirement)).some((name) => this.#schemes.has(name)),
    );
  }

  #isHidden(value: unknown): boolean {
    if (!isObject(value)) return false;
    const { tags } = value;
    return this.#isMarked(value) || (isFilled(tags) && tags.every((tag) => this.#tags.has(tag)));
  }

  #linksToHidden(link: unknown): boolean {
    const { operationId, operationRef } = toMap(followReferences(this.#root, link).at(-1));
    const leads = typeof operationRef === 'string' && this.#leadsToHidden(operationRef);
    return leads || (operationId !== undefined && this.#operationIds.has(operationId));
  }

  /** Whether a thing is marked itself, or refers to one that is. */
  #isMarked(value: unknown): boolean {
    if (!isObject(value)) return false;
    if (hasMark(value)) return true;
    return typeof value.$ref === 'string' && this.#leadsToHidden(value.$ref);
  }

  #leadsToHidden(ref: string): boolean {
    const known = this.#targets.get(ref);
    if (known !== undefined) return known;
    this.#targets.set(ref, false);
    const hidden = followReferences(this.#root, { $ref: ref }).some(hasMark);
    this.#targets.set(ref, hidden);
    return hidden;
  }

  /** A mapping names a schema by reference or by its bare name. */
  #isHiddenMapping(target: unknown): boolean {
    if (typeof target !== 'string') return false;
    return this.#leadsToHidden(target.startsWith('#') ? target : `#/components/schemas/${pointerToken(target)}`);
  }

  /** Ids of hidden operations. */
  #hiddenIds(items: unknown): unknown[] {
    return Object.values(toMap(items)).flatMap((given) => {
      const item = toMap(followReferences(this.#root, given).at(-1));
      const operations = [...Object.values(item), ...Object.values(toMap(item.additionalOperations))].filter(isObject);
      const hidden = this.#isMarked(given) ? operations : operations.filter((operation) => this.#isHidden(operation));
      return hidden.flatMap(({ operationId }) => (operationId === undefined ? [] : [operationId]));
    });
  }
}

const NO_NAMES: ReadonlySet<string> = new Set();

function hasMark(value: unknown): boolean {
  return isObject(value) && MARKS.some((mark) => value[mark] === true || value[mark] === 'true');
}

function isFilled(value: unknown): value is readonly unknown[] {
  return Array.isArray(value) && value.length > 0;
}

function toList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function toMap(value: unknown): JsonObject {
  return isObject(value) ? value : {};
}

function keepItems(value: unknown, keep: (item: unknown) => boolean): unknown {
  return Array.isArray(value) ? value.filter(keep) : value;
}

function keepMembers(value: unknown, keep: (member: unknown) => boolean): unknown {
  return isObject(value) ? Object.fromEntries(Object.entries(value).filter(([, member]) => keep(member))) : value;
}
