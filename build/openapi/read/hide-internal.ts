import { isObject, type JsonObject, pointerToken, toMap } from '../../../worker/request/value/json.ts';
import { followReferences } from '../core/references/find-value.ts';
import { DATA_KEYWORDS, MAP_KEYWORDS } from '../core/references/keywords.ts';
import { filterItems, filterMembers, mapMembers } from '../core/written-numbers.ts';
import { ACCESS_MARK, type ApiView, findAccessFaults, isForReaders, PUBLIC_API } from './api-access.ts';
import { dropUnused } from './drop-unused.ts';
import { scrubNames, someKey } from './scrub-names.ts';

/**
 * Extensions that hide something from readers: Redocly, Stoplight, ReadMe; Scalar; Fern; Mintlify; Mintlify and Bump.
 * Extensions that hide it from a single client generator, such as `x-speakeasy-ignore`, do not count.
 */
const MARKS = ['x-internal', 'x-scalar-ignore', 'x-fern-ignore', 'x-excluded', 'x-hidden'];

/** Members that hold data, even if it looks like a description. */
const DATA: ReadonlySet<string> = new Set([...DATA_KEYWORDS, 'value', 'dataValue']);

/** Maps whose keys are chosen by authors, so `value` is not a keyword in them. */
const NAMED = new Set([
  ...['paths', 'webhooks', 'x-webhooks', 'schemas', 'responses', 'parameters', 'requestBodies', 'headers', 'links'],
  ...['securitySchemes', 'callbacks', 'pathItems', 'mediaTypes', 'content', 'encoding', 'variables', 'flows'],
  ...['additionalOperations', 'securityDefinitions', ...MAP_KEYWORDS],
]);

/** Subschemas of the same value, which may require its properties. */
const SAME_VALUE = new Set(['allOf', 'anyOf', 'oneOf', 'not', 'if', 'then', 'else']);

/** Real descriptions are not nested deeper than this. If something is hidden there, all that is as deep is left out. */
const MAX_DEPTH = 500;

const ALL_HIDING: ReadonlySet<string> = new Set([...MARKS, ACCESS_MARK]);

const NO_NAMES: ReadonlySet<string> = new Set();

/** Whether the JSON text of a description contains any hiding extension. */
export function hidesAnything(json: string): boolean {
  return [...MARKS, ACCESS_MARK].some((mark) => json.includes(`"${mark}"`));
}

/** Faults of `x-access` in a description. */
export function findFaultsOfAccess(root: JsonObject, view: Pick<ApiView, 'findFault'>) {
  return findAccessFaults(root, view, { isData: (key) => DATA.has(key), isNamed: (key) => NAMED.has(key) });
}

/**
 * Removes everything that a description hides from readers: paths, operations, parameters, properties, named schemas,
 * tags, servers, security schemes and so on, the references, links and names that point to them, and what only they use.
 * An operation is also hidden if all its tags are, or if each alternative of its security needs a hidden scheme. With
 * `keepIndexes`, a removed list item leaves `undefined`, so that pointers to the others remain valid. What `x-access`
 * limits is hidden from readers outside its audiences.
 */
export function hideInternal(
  root: JsonObject,
  { keepIndexes, view = PUBLIC_API }: { readonly keepIndexes: boolean; readonly view?: Pick<ApiView, 'visible'> },
): JsonObject {
  const hiding = new Hiding(root, keepIndexes, view);
  const cleaned = hiding.clean();
  if (!hiding.isHiding) return cleaned;
  const used = dropUnused(root, cleaned, keepIndexes);
  return hiding.isLimited ? scrubNames(used, hiding.hiddenNames) : used;
}

class Hiding {
  /** Whether anything has been hidden. */
  isHiding = false;
  /** Whether `x-access` has hidden anything. */
  isLimited = false;
  /** Names of hidden properties. */
  readonly hiddenNames = new Set<string>();
  readonly #root: JsonObject;
  readonly #view: Pick<ApiView, 'visible'>;
  readonly #keepIndexes: boolean;
  readonly #targets = new Map<string, boolean>();
  /** YAML anchors can make the same object appear several times, even within itself. */
  readonly #cleaned = new Map<object, unknown>();
  readonly #properties = new Map<object, readonly string[]>();
  // Tags and schemes can refer to operations, which need both. So all are empty until they are complete.
  readonly #tags: ReadonlySet<unknown> = NO_NAMES;
  /** Tags whose operations other readers see. */
  readonly #limitedTags: ReadonlySet<unknown> = NO_NAMES;
  readonly #operationIds: ReadonlySet<unknown>;
  /** Operations that need what the whole description does, which readers do not have. */
  readonly #refused: ReadonlySet<unknown> = NO_NAMES;
  readonly #schemes: ReadonlySet<string> = NO_NAMES;

  constructor(root: JsonObject, keepIndexes: boolean, view: Pick<ApiView, 'visible'>) {
    this.#root = root;
    this.#view = view;
    this.#keepIndexes = keepIndexes;
    this.#tags = new Set(toList(root.tags).flatMap((tag) => (isObject(tag) && this.#isMarked(tag) ? [tag.name] : [])));
    this.#limitedTags = new Set(
      toList(root.tags).flatMap((tag) => (isObject(tag) && this.#isLimited(tag) ? [tag.name] : [])),
    );
    const { securitySchemes } = isObject(root.components) ? root.components : { securitySchemes: undefined };
    const schemes = Object.entries({ ...toMap(root.securityDefinitions), ...toMap(securitySchemes) });
    this.#schemes = new Set(schemes.flatMap(([name, scheme]) => (this.#isMarked(scheme) ? [name] : [])));
    if (this.#isRefused(root.security)) {
      const operations = Object.values(toMap(root.paths)).flatMap((item) => this.#operationsIn(item));
      this.#refused = new Set(operations.filter(({ security }) => security === undefined));
    }
    // Whether an operation is hidden depends on the tags and the schemes.
    this.#targets.clear();
    this.#operationIds = new Set(['paths', 'webhooks', 'x-webhooks'].flatMap((key) => this.#hiddenIds(root[key])));
  }

  clean(): JsonObject {
    // Members of the root stay; only their content can be hidden.
    const visible = filterMembers(this.#root, (key) => key !== ACCESS_MARK);
    return mapMembers(visible, (value, key) => this.#cleanMember(key, value, 1, NO_NAMES));
  }

  #cleanMember(key: string, value: unknown, depth: number, hidden: ReadonlySet<string>): unknown {
    if (key === 'examples') return this.#cleanExamples(value);
    if (key === 'required') return keepItems(value, (name) => !hidden.has(String(name)));
    if (key === 'tags') return this.#cleanTags(value, depth);
    if (key === 'security') return this.#cleanSecurity(value);
    if (key === 'mapping') return keepMembers(value, (target) => !this.#isHiddenMapping(target));
    if (DATA.has(key)) return value;
    if (NAMED.has(key) && isObject(value)) return this.#cleanNamed(key, value, depth);
    return this.#clean(value, depth, SAME_VALUE.has(key) ? hidden : NO_NAMES);
  }

  #clean(value: unknown, depth: number, outer: ReadonlySet<string> = NO_NAMES): unknown {
    if (!(Array.isArray(value) || isObject(value))) return value;
    if (depth > MAX_DEPTH) return someKey(value, (key) => ALL_HIDING.has(key)) ? undefined : value;
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
    const items = mapMembers(list, (item) => (this.#isHidden(item) ? undefined : this.#clean(item, depth + 1, outer)));
    return this.#keepIndexes ? items : filterItems(items, (item) => item !== undefined);
  }

  #cleanObject(object: JsonObject, depth: number, outer: ReadonlySet<string>): JsonObject {
    const hidden = new Set([...outer, ...this.#hiddenProperties(object)]);
    const visible = filterMembers(
      object,
      (key, member) =>
        key !== ACCESS_MARK && (NAMED.has(key) ? !this.#isMarked(member, true) : !this.#isHidden(member)),
    );
    return mapMembers(visible, (member, key) => this.#cleanMember(key, member, depth + 1, hidden));
  }

  #cleanNamed(key: string, map: JsonObject, depth: number): JsonObject {
    const isHidden = (member: unknown): boolean =>
      this.#isHidden(member) || (key === 'links' && this.#linksToHidden(member));
    const visible = filterMembers(map, (_name, member) => !isHidden(member));
    return mapMembers(visible, (member) => this.#clean(member, depth + 1));
  }

  /** Names of the hidden properties of a schema and its `allOf` parts, because `required` may be in another part. */
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
    for (const name of own) this.hiddenNames.add(name);
    this.#properties.set(schema, names);
    return names;
  }

  /** Cleans named examples; a list of examples is data. */
  #cleanExamples(examples: unknown): unknown {
    return keepMembers(examples, (example) => !this.#isHidden(example));
  }

  /** Cleans a list of tag names or of Tag Objects. */
  #cleanTags(tags: unknown, depth: number): unknown {
    const kept = keepItems(tags, (tag) => !this.#tags.has(tag));
    const named = Array.isArray(kept) ? kept.map((tag) => this.#withoutParent(tag)) : kept;
    return this.#clean(named, depth);
  }

  /** A Tag Object (OpenAPI 3.2 §4.22) does not name a parent that is hidden. */
  #withoutParent(tag: unknown): unknown {
    if (!isObject(tag) || !this.#tags.has(tag.parent)) return tag;
    const { parent: _parent, ...rest } = tag;
    return rest;
  }

  /** Drops the alternatives that need a hidden scheme, since readers cannot use them. */
  #cleanSecurity(security: unknown): unknown {
    return keepItems(security, (requirement) => !this.#needsHidden(requirement));
  }

  /** Whether a security requirement names a hidden scheme. */
  #needsHidden(requirement: unknown): boolean {
    return Object.keys(toMap(requirement)).some((name) => this.#schemes.has(name));
  }

  /** Whether each alternative of a security requirement needs a hidden scheme. */
  #isRefused(security: unknown): boolean {
    return isFilled(security) && security.every((requirement) => this.#needsHidden(requirement));
  }

  #isHidden(value: unknown): boolean {
    return this.#isMarked(value) || this.#isUnusable(value);
  }

  /** Whether a value is an operation that readers cannot use, or whose tags are hidden. */
  #isUnusable(value: unknown): boolean {
    if (!isObject(value)) return false;
    const { tags, security } = value;
    if (isFilled(tags) && tags.every((tag) => this.#tags.has(tag))) return true;
    // Without its alternatives, an operation would need no authorization (OpenAPI 3.1 §4.8.10.1).
    if (this.#isRefused(security) || this.#refused.has(value)) return true;
    return Array.isArray(tags) && tags.some((tag) => this.#limitedTags.has(tag));
  }

  #linksToHidden(link: unknown): boolean {
    const { operationId, operationRef } = toMap(followReferences(this.#root, link).at(-1));
    // The path item of an operation can be hidden, too.
    const item = typeof operationRef === 'string' ? /^#\/(?:components\/)?[^/]+\/[^/]+/.exec(operationRef)?.[0] : null;
    const leads = [operationRef, item].some((ref) => typeof ref === 'string' && this.#leadsToHidden(ref));
    return leads || (operationId !== undefined && this.#operationIds.has(operationId));
  }

  /** Whether a value is marked as hidden, or refers to one that is. */
  #isMarked(value: unknown, isMap = false): boolean {
    if (this.#hasMark(value) || this.#isLimited(value, isMap)) return true;
    return isObject(value) && typeof value.$ref === 'string' && this.#leadsToHidden(value.$ref);
  }

  #hasMark(value: unknown): boolean {
    const isMarked = hasMark(value);
    this.isHiding ||= isMarked;
    return isMarked;
  }

  #leadsToHidden(ref: string): boolean {
    const known = this.#targets.get(ref);
    if (known !== undefined) return known;
    const chain = followReferences(this.#root, { $ref: ref });
    const hidden = chain.some((value) => this.#hasMark(value) || this.#isLimited(value) || this.#isUnusable(value));
    this.#targets.set(ref, hidden);
    return hidden;
  }

  /** Whether other readers see a value. In a map with keys of authors, the name may be that of a member. */
  #isLimited(value: unknown, isMap = false): boolean {
    if (!isObject(value) || !Object.hasOwn(value, ACCESS_MARK)) return false;
    const mark = value[ACCESS_MARK];
    if ((isMap && isObject(mark)) || isForReaders(mark, this.#view.visible)) return false;
    this.isHiding = true;
    this.isLimited = true;
    return true;
  }

  /** A mapping names a schema by reference or by its bare name. */
  #isHiddenMapping(target: unknown): boolean {
    if (typeof target !== 'string') return false;
    return this.#leadsToHidden(target.startsWith('#') ? target : `#/components/schemas/${pointerToken(target)}`);
  }

  #hiddenIds(items: unknown): unknown[] {
    return Object.values(toMap(items)).flatMap((given) => {
      const operations = this.#operationsIn(given);
      const hidden = this.#isMarked(given) ? operations : operations.filter((operation) => this.#isHidden(operation));
      return hidden.flatMap(({ operationId }) => (operationId === undefined ? [] : [operationId]));
    });
  }

  /** The operations of a path item. */
  #operationsIn(given: unknown): JsonObject[] {
    const { additionalOperations, ...item } = toMap(followReferences(this.#root, given).at(-1));
    const members = Object.entries({ ...item, ...toMap(additionalOperations) });
    return members.flatMap(([name, member]) => (isObject(member) && !name.startsWith('x-') ? [member] : []));
  }
}

function hasMark(value: unknown): boolean {
  return isObject(value) && MARKS.some((mark) => value[mark] === true || value[mark] === 'true');
}

function isFilled(value: unknown): value is readonly unknown[] {
  return Array.isArray(value) && value.length > 0;
}

function toList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function keepItems(value: unknown, keep: (item: unknown) => boolean): unknown {
  return Array.isArray(value) ? value.filter(keep) : value;
}

function keepMembers(value: unknown, keep: (member: unknown) => boolean): unknown {
  return isObject(value) ? filterMembers(value, (_key, member) => keep(member)) : value;
}
