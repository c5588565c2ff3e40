import { realpath } from 'node:fs/promises';
import { basename } from 'node:path';
import { toExactJson } from '../../../worker/request/value/exact-integers.ts';
import { isObject, type JsonObject, parsePointer, pointerToken, toMap } from '../../../worker/request/value/json.ts';
import { MAX_EXAMPLE_BYTES } from '../../../worker/request/write/example-text.ts';
import { displayPath } from '../../base/source/read-text.ts';
import type { ApiWarnings } from '../core/api-warnings.ts';
import type { IncludedValue, ParsedDescription } from '../core/parsed-description.ts';
import { isBareName } from '../core/references/cursor.ts';
import { findValue, MAX_REFERENCES } from '../core/references/find-value.ts';
import { copyTexts } from '../core/written-numbers.ts';
import { inlineSections } from './inline-sections.ts';
import {
  existsFile,
  isExternal,
  isMappedFile,
  locateRef,
  type ReferencedFile,
  ReferencedFiles,
} from './referenced-files.ts';
import { locateInData } from './text/parse-description.ts';

interface BundleOptions {
  /** The file of the description itself. */
  readonly file: string;
  /** Only files in this folder are read, because a description is untrusted. */
  readonly root: string;
}

interface BundledDescription {
  readonly root: JsonObject;
  readonly included: readonly IncludedValue[];
  readonly referenced: readonly string[];
}

/** The member of the bundled document that holds other files. */
export const MOUNT = 'x-external';
/** Pointers to shared schemas in other files, whose names are as good as those in the description itself. */
const NAMED_SCHEMA = /^\/(?:components\/schemas|definitions|\$defs|schemas)\/([^/]+)$/;
/** Pointers of examples, their values and lists of properties, but not of properties with these names. */
const IN_PLACE = /(?<!\/(?:properties|schemas|definitions|\$defs))\/(?:example|examples\/\d+|value|(properties))$/;
/** An Example Object, whose `externalValue` may be a file. Examples within data are only data. */
const EXAMPLE =
  /^(?!.*\/(?:example|value|dataValue|default|const|enum)\/).*(?<!\/(?:properties|schemas|definitions|\$defs))\/examples\/[^/]+$/s;
/** Pointers into extensions of other tools, which pages do not show. A component or a property may have such a name. */
const UNREAD =
  /(?<!\/(?:properties|headers|schemas|definitions|\$defs|parameters|responses|examples|content|encoding|links))\/x-(?!webhooks|code|readme|servers|example|enum|external)[^/]*(?:\/|$)/;
/** Pointers of components that are not schemas, although they may have a "type": security schemes, those of Swagger 2.0. */
const NO_SCHEMA =
  /(?<!\/(?:properties|patternProperties|schemas|definitions|\$defs))\/(?:parameters|headers|responses|security(?:Scheme|Definition)s)\/[^/]+$/;
/** The most properties that a description includes from lists: each list may be in many schemas. */
const MAX_LISTED = 100_000;
/** The most characters of texts and examples that it includes: each may be in many places. */
const MAX_CHARACTERS = 20_000_000;
const SCHEMA_KEYS = ['type', 'properties', 'allOf', 'oneOf', 'anyOf', 'enum', 'items', 'additionalProperties', 'const'];

/**
 * Bundles the files that a description refers to, so that all references are internal (OpenAPI 3.1 §4.3). A file that
 * holds one schema becomes a named schema in the components. So does a shared schema inside a file. A file that cannot
 * or must not be read raises a warning, and the reference stays unresolved.
 */
export async function bundleReferences(
  { root: document, ...source }: Pick<ParsedDescription, 'file' | 'root' | 'locate'>,
  options: BundleOptions,
  warnings: ApiWarnings,
): Promise<BundledDescription> {
  const unchanged = { root: document, included: [], referenced: [] };
  const external = findExternal(document, schemasOf(document));
  if (external === null) return unchanged;
  const file = await realpath(options.file);
  const files = new ReferencedFiles(await realpath(options.root), file, warnings);
  const { document: whole, sections } = await inlineSections(document, {
    file,
    source,
    read: (path, pointer) => files.read(path, pointer),
  });
  const mounts = sections.filter(({ pointer }) => pointer === '#').map(({ path, mount }) => [path, mount] as const);
  const bundler = new Bundler(whole, files, warnings);
  const { root, included } = await bundler.bundle(file, mounts);
  if (external === 'address' && !bundler.hasFiles) return unchanged;
  // Values in sections may be from other files, so the sections come last.
  return { root, included: [...included, ...sections], referenced: files.known };
}

/** The shared schemas, which a mapping names. */
function schemasOf(document: JsonObject): JsonObject {
  return toMap('swagger' in document ? document.definitions : toMap(document.components).schemas);
}

/** Whether a description refers to other files, or has at least an address of an example that may be one. */
function findExternal(document: JsonObject, schemas: JsonObject): 'reference' | 'address' | null {
  let hasAddress = false;
  const stack: unknown[] = [document];
  while (stack.length > 0) {
    const value = stack.pop();
    if (typeof value !== 'object' || value === null) continue;
    const mapped = 'mapping' in value ? Object.values(toMap(value.mapping)) : [];
    if ('defaultMapping' in value) mapped.push(value.defaultMapping);
    if ('$ref' in value && isExternal(value.$ref)) return 'reference';
    if (mapped.some((target) => isExternal(target) && !Object.hasOwn(schemas, target))) return 'reference';
    if ('externalValue' in value && isExternal(value.externalValue)) hasAddress = true;
    for (const item of Object.values(value)) stack.push(item);
  }
  return hasAddress ? 'address' : null;
}

class Bundler {
  readonly #document: JsonObject;
  readonly #files: ReferencedFiles;
  readonly #warnings: ApiWarnings;
  /** The pointer where each file is mounted; null for a file that cannot be read. */
  readonly #mounts = new Map<string, string | null>();
  readonly #mounted: Record<string, unknown> = {};
  /** The original content of each file. */
  readonly #contents = new Map<string, ReferencedFile>();
  /** Pointers of schemas that became components, by file and fragment. */
  readonly #named = new Map<string, string>();
  /** Names of component schemas replaced by the schema they referred to. */
  readonly #replaced = new Set<string>();
  /** The number of properties included from lists. */
  #listed = 0;
  /** The number of characters included as texts and examples. */
  #characters = 0;
  #file = '';
  readonly #included: IncludedValue[] = [];
  /** The pointer of the shared schemas. */
  readonly #library: string;
  readonly #schemas: Record<string, unknown>;

  constructor(document: JsonObject, files: ReferencedFiles, warnings: ApiWarnings) {
    this.#document = document;
    this.#files = files;
    this.#warnings = warnings;
    this.#library = 'swagger' in document ? '#/definitions' : '#/components/schemas';
    this.#schemas = { ...schemasOf(document) };
  }

  /** Whether it has included a text or an example. */
  get hasFiles(): boolean {
    return this.#characters > 0;
  }

  async bundle(
    file: string,
    mounts: readonly (readonly [path: string, mount: string])[],
  ): Promise<Omit<BundledDescription, 'referenced'>> {
    this.#file = file;
    for (const [path, mount] of [...mounts, [file, '#'] as const]) this.#mounts.set(path, mount);
    const named = Object.keys(this.#schemas);
    const bundled = await this.#rewriteObject(this.#document, file, '#');
    const added = Object.fromEntries(
      Object.entries(this.#schemas).filter(([name]) => !named.includes(name) || this.#replaced.has(name)),
    );
    const components = toMap(bundled.components);
    const home =
      'swagger' in bundled
        ? { definitions: { ...toMap(bundled.definitions), ...added } }
        : { components: { ...components, schemas: { ...toMap(components.schemas), ...added } } };
    return { root: { ...bundled, ...home, [MOUNT]: this.#mounted }, included: this.#included };
  }

  /** Copies a value, with every reference pointing into the bundled document. */
  async #rewrite(value: unknown, file: string, pointer: string): Promise<unknown> {
    if (Array.isArray(value)) {
      const items: unknown[] = [];
      for (const [index, item] of value.entries()) items.push(await this.#rewrite(item, file, `${pointer}/${index}`));
      return copyTexts(value, items);
    }
    if (!isObject(value)) return value;
    return (await this.#findInline(value, file, pointer)) ?? (await this.#rewriteObject(value, file, pointer));
  }

  async #rewriteObject(value: JsonObject, file: string, pointer: string): Promise<JsonObject> {
    const entries: [string, unknown][] = [];
    for (const [key, item] of Object.entries(value)) {
      const inner = `${pointer}/${pointerToken(key)}`;
      if (key === '$ref' && typeof item === 'string') entries.push([key, await this.#rewriteRef(item, file, pointer)]);
      else if (key === 'discriminator' && isObject(item))
        entries.push([key, await this.#rewriteMapping(item, file, inner)]);
      else if (key === 'externalValue' && isExampleFile(item, value) && EXAMPLE.test(pointer))
        entries.push(await this.#readExample(item, file));
      else entries.push([key, await this.#rewrite(item, file, inner)]);
    }
    return copyTexts(value, Object.fromEntries(entries));
  }

  /**
   * Finds what replaces a reference in place: text, such as Markdown or code in a file, and the values of examples and
   * lists of properties, in which OpenAPI has no references. Undefined for anything else.
   */
  async #findInline({ $ref: ref, ...own }: JsonObject, file: string, pointer: string): Promise<unknown> {
    const [place, isList] = IN_PLACE.exec(pointer) ?? [];
    if (isList !== undefined && typeof ref === 'string') {
      const listed = await this.#listProperties(ref, file, pointer);
      return listed && { ...listed, ...(await this.#rewriteObject(own, file, pointer)) };
    }
    if (!isExternal(ref) || (await isName(ref, file))) return undefined;
    const { content, value } = await this.#find(ref, file, pointer, place === undefined);
    const isExample = place !== undefined && content?.text.includes('$ref') === false;
    if (!isExample && typeof value !== 'string') return undefined;
    if (this.#takeCharacters(value)) return value;
    const cannot = `Cannot include "${ref}": the description includes more than ${MAX_CHARACTERS} characters from files.`;
    this.#warnings.warn(pointer, `${cannot} Shorten the texts and examples, or refer to fewer of them.`);
    return ref;
  }

  /** The value of an example in a short file of its own, or the address itself. */
  async #readExample(address: string, file: string): Promise<[string, unknown]> {
    const { path } = await locateRef(address, file);
    const found = await this.#files.find(path, MAX_EXAMPLE_BYTES);
    return found !== null && this.#takeCharacters(found.text) ? ['value', found.data] : ['externalValue', address];
  }

  /** Whether there is room for one more text or example. */
  #takeCharacters(value: unknown): boolean {
    if (this.#characters <= MAX_CHARACTERS)
      this.#characters += typeof value === 'string' ? value.length : (toExactJson(value)?.length ?? 0);
    return this.#characters <= MAX_CHARACTERS;
  }

  /**
   * Refers to each property of a list in a file. A copy would double with each level of lists in lists, and a list may
   * contain itself. Undefined if there is no such list.
   */
  async #listProperties(ref: string, file: string, pointer: string, depth = 0): Promise<JsonObject | undefined> {
    const { path, fragment, value } = await this.#find(ref, file, pointer, false);
    if (!isObject(value)) return undefined;
    const entries = Object.entries(value);
    if (this.#listed + entries.length > MAX_LISTED) {
      const cannot = `Cannot include the properties of "${ref}": the description includes more than ${MAX_LISTED}.`;
      this.#warnings.warn(pointer, `${cannot} Move them to a schema, and refer to that.`);
      return {};
    }
    this.#listed += entries.length;
    const listed: [string, unknown][] = [];
    for (const [name, property] of entries) {
      const inner = `#${fragment}/${pointerToken(name)}`;
      if (!isObject(property)) {
        const isRef = name === '$ref' && typeof property === 'string' && depth < MAX_REFERENCES;
        const more = isRef ? await this.#listProperties(property, path, pointer, depth + 1) : { [name]: property };
        listed.push(...Object.entries(more ?? {}));
      } else if (typeof property.$ref === 'string' && Object.keys(property).length === 1)
        listed.push([name, await this.#rewrite(property, path, `${pointer}/${pointerToken(name)}`)]);
      else listed.push([name, { $ref: await this.#rewriteRef(inner, path, pointer) }]);
    }
    return Object.fromEntries(listed);
  }

  /** Reads what a reference in a file points to. The value is undefined if nothing is there. */
  async #find(ref: string, file: string, pointer: string, maybeSchema: boolean) {
    const { path, fragment } = await locateRef(ref, file);
    await this.#mount(path, pointer, maybeSchema || fragment !== '');
    const content = this.#contents.get(path);
    const found = findValue(content?.data, parsePointer(`#${fragment}`) ?? []);
    return { path, fragment, content, value: found.kind === 'found' ? found.value : undefined };
  }

  /** Rewrites a discriminator, whose mapping has names of schemas or references to them. */
  async #rewriteMapping(discriminator: JsonObject, file: string, pointer: string): Promise<unknown> {
    const { mapping, defaultMapping } = discriminator;
    const mapped: [string, unknown][] = [];
    for (const [value, target] of Object.entries(toMap(mapping)))
      mapped.push([value, await this.#rewriteMapped(target, file, pointer)]);
    const rewritten = {
      ...discriminator,
      ...(mapped.length === 0 ? {} : { mapping: Object.fromEntries(mapped) }),
      ...(defaultMapping === undefined
        ? {}
        : { defaultMapping: await this.#rewriteMapped(defaultMapping, file, pointer) }),
    };
    return this.#rewrite(rewritten, file, pointer);
  }

  /** A value is the name of a schema if there is one, and otherwise a reference (OpenAPI 3.1 §4.8.25). */
  async #rewriteMapped(target: unknown, file: string, pointer: string): Promise<unknown> {
    if (typeof target !== 'string' || Object.hasOwn(this.#schemas, target)) return target;
    return (await isMappedFile(target, file)) ? this.#rewriteRef(target, file, pointer) : target;
  }

  async #rewriteRef(ref: string, file: string, pointer: string): Promise<string> {
    if (!ref.startsWith('#') && !isExternal(ref)) return ref;
    if (await isName(ref, file)) return ref;
    const { path, fragment } = await locateRef(ref, file);
    const mount = await this.#mount(path, pointer);
    if (mount === null) {
      if (!UNREAD.test(pointer)) this.#warnings.unreadable.add(ref);
      return ref;
    }
    return (await this.#nameSchema(path, fragment)) ?? `${mount}${fragment}`;
  }

  /** Makes a shared schema of a file a component and returns its pointer; null for anything else. */
  async #nameSchema(file: string, fragment: string): Promise<string | null> {
    const [, token] = NAMED_SCHEMA.exec(fragment) ?? [];
    const content = this.#contents.get(file);
    if (token === undefined || content === undefined) return null;
    const inner = `${file}#${fragment}`;
    const known = this.#named.get(inner);
    if (known !== undefined) return known;
    const found = findValue(content.data, parsePointer(`#${fragment}`) ?? []);
    if (found.kind !== 'found' || !isObject(found.value)) return null;
    const name = await this.#freeName(parsePointer(`#/${token}`)?.[0] ?? token, file, fragment);
    const mount = `${this.#library}/${pointerToken(name)}`;
    this.#named.set(inner, mount);
    this.#schemas[name] = {};
    this.#include(file, content.text, mount, `#${fragment}`);
    this.#schemas[name] = await this.#rewrite(found.value, file, mount);
    return mount;
  }

  /** Finds a free name for a schema. If the name is taken, the file name becomes a prefix: `common.Invoice`. */
  async #freeName(name: string, file: string, fragment: string): Promise<string> {
    if (!Object.hasOwn(this.#schemas, name) || (await this.#replacesReference(name, file, fragment))) return name;
    const full = `${fileName(file)}.${name}`;
    let free = full;
    for (let count = 2; Object.hasOwn(this.#schemas, free); count++) free = `${full}-${count}`;
    return free;
  }

  /** Whether the description's schema of this name is only a reference to this schema, which then replaces it. */
  async #replacesReference(name: string, file: string, fragment: string): Promise<boolean> {
    const own = this.#schemas[name];
    const ref = isObject(own) && Object.keys(own).length === 1 ? own.$ref : undefined;
    if (!isExternal(ref) || this.#replaced.has(name)) return false;
    const target = await locateRef(ref, this.#file);
    if (target.fragment !== fragment || target.path !== file) return false;
    this.#replaced.add(name);
    return true;
  }

  #include(file: string, text: string, mount: string, pointer: string): void {
    const name = displayPath(file);
    this.#included.push({ file: name, mount, pointer, locate: (pointers) => locateInData(name, text, pointers) });
  }

  async #mount(file: string, pointer: string, maybeSchema = true): Promise<string | null> {
    const known = this.#mounts.get(file);
    if (known !== undefined) return known;
    const isUnread = UNREAD.test(pointer);
    const read = await (isUnread ? this.#files.find(file, Number.POSITIVE_INFINITY) : this.#files.read(file, pointer));
    if (read === null) {
      // Another reference to the file may need a warning.
      if (!isUnread) this.#mounts.set(file, null);
      return null;
    }
    const content = read.data;
    this.#contents.set(file, read);
    const name = fileName(file);
    const isSchema =
      maybeSchema &&
      isObject(content) &&
      !NO_SCHEMA.test(pointer) &&
      SCHEMA_KEYS.some((key) => key in content) &&
      (!Object.hasOwn(this.#schemas, name) || (await this.#replacesReference(name, file, '')));
    const home = isSchema ? this.#schemas : this.#mounted;
    const key = isSchema ? name : String(this.#mounts.size);
    const mount = isSchema ? `${this.#library}/${pointerToken(name)}` : `#/${MOUNT}/${key}`;
    // Set before following the file's own references, which may lead back to it.
    this.#mounts.set(file, mount);
    this.#include(file, read.text, mount, '#');
    home[key] = content;
    home[key] = await this.#rewrite(content, file, mount);
    return mount;
  }
}

/** Whether an address may be a file that is the only value of its example. A part of a file is not included. */
function isExampleFile(address: unknown, example: JsonObject): address is string {
  const hasValue = ['value', 'dataValue', 'serializedValue'].some((key) => Object.hasOwn(example, key));
  return isExternal(address) && !hasValue && !address.startsWith('/') && !address.includes('#');
}

function fileName(file: string): string {
  return basename(file).replace(/\.(?:json|ya?ml)$/i, '');
}

/** Whether a reference, such as `Pet`, is more likely the name of a component than a file that is missing. */
async function isName(ref: string, file: string): Promise<boolean> {
  return isBareName(ref) && !(await existsFile(ref, file));
}
