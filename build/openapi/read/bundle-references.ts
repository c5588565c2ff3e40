import { realpath } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { isObject, type JsonObject, parsePointer, pointerToken, toMap } from '../../../worker/request/value/json.ts';
import { SourceError } from '../../base/report/finding.ts';
import { pathBelow } from '../../base/source/file-paths.ts';
import { displayPath, readText } from '../../base/source/read-text.ts';
import type { ApiWarnings } from '../core/api-warnings.ts';
import type { IncludedValue } from '../core/parsed-description.ts';
import { findValue } from '../core/references/find-value.ts';
import { locateInData, parseDataFile } from './text/parse-description.ts';

interface BundleOptions {
  /** The file of the description itself. */
  readonly file: string;
  /** Only files in this folder are read, because a description is untrusted. */
  readonly root: string;
}

interface BundledDescription {
  readonly root: JsonObject;
  readonly included: readonly IncludedValue[];
}

/** The member of the bundled document that holds other files. */
export const MOUNT = 'x-external';
/** Pointers to shared schemas in other files, whose names are as good as those in the description itself. */
const NAMED_SCHEMA = /^\/(?:components\/schemas|definitions|\$defs|schemas)\/([^/]+)$/;
const SCHEMA_KEYS = ['type', 'properties', 'allOf', 'oneOf', 'anyOf', 'enum', 'items', 'additionalProperties', 'const'];

/**
 * Bundles the files that a description refers to, so that all references are internal (OpenAPI 3.1 §4.3). A file that
 * holds one schema becomes a named schema in the components. So does a shared schema inside a file. A file that cannot
 * or must not be read raises a warning, and the reference stays unresolved.
 */
export async function bundleReferences(
  document: JsonObject,
  options: BundleOptions,
  warnings: ApiWarnings,
): Promise<BundledDescription> {
  if (!hasExternalReference(document)) return { root: document, included: [] };
  return new Bundler(document, await realpath(options.root), warnings).bundle(await realpath(options.file));
}

function hasExternalReference(document: JsonObject): boolean {
  const stack: unknown[] = [document];
  while (stack.length > 0) {
    const value = stack.pop();
    if (typeof value !== 'object' || value === null) continue;
    if ('$ref' in value && isExternal(value.$ref)) return true;
    for (const item of Object.values(value)) stack.push(item);
  }
  return false;
}

function isExternal(ref: unknown): ref is string {
  return typeof ref === 'string' && !ref.startsWith('#') && !/^[a-z][a-z0-9+.-]*:/i.test(ref);
}

class Bundler {
  readonly #document: JsonObject;
  readonly #root: string;
  readonly #warnings: ApiWarnings;
  /** The pointer where each file is mounted; null for a file that cannot be read. */
  readonly #mounts = new Map<string, string | null>();
  readonly #files: Record<string, unknown> = {};
  /** The original content of each file. */
  readonly #contents = new Map<string, { readonly data: unknown; readonly text: string }>();
  /** Pointers of schemas that became components, by file and fragment. */
  readonly #named = new Map<string, string>();
  /** Names of component schemas replaced by the schema they referred to. */
  readonly #replaced = new Set<string>();
  #file = '';
  readonly #included: IncludedValue[] = [];
  /** The pointer of the shared schemas. */
  readonly #library: string;
  readonly #schemas: Record<string, unknown>;

  constructor(document: JsonObject, root: string, warnings: ApiWarnings) {
    this.#document = document;
    this.#root = root;
    this.#warnings = warnings;
    this.#library = 'swagger' in document ? '#/definitions' : '#/components/schemas';
    this.#schemas = { ...toMap('swagger' in document ? document.definitions : toMap(document.components).schemas) };
  }

  async bundle(file: string): Promise<BundledDescription> {
    this.#file = file;
    this.#mounts.set(file, '#');
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
    return { root: { ...bundled, ...home, [MOUNT]: this.#files }, included: this.#included };
  }

  /** Copies a value, with every reference pointing into the bundled document. */
  async #rewrite(value: unknown, file: string, pointer: string): Promise<unknown> {
    if (Array.isArray(value)) {
      const items: unknown[] = [];
      for (const [index, item] of value.entries()) items.push(await this.#rewrite(item, file, `${pointer}/${index}`));
      return items;
    }
    return isObject(value) ? await this.#rewriteObject(value, file, pointer) : value;
  }

  async #rewriteObject(value: JsonObject, file: string, pointer: string): Promise<JsonObject> {
    const entries: [string, unknown][] = [];
    for (const [key, item] of Object.entries(value)) {
      const inner = `${pointer}/${pointerToken(key)}`;
      const isReference = key === '$ref' && typeof item === 'string';
      entries.push([
        key,
        isReference ? await this.#rewriteRef(item, file, pointer) : await this.#rewrite(item, file, inner),
      ]);
    }
    return Object.fromEntries(entries);
  }

  async #rewriteRef(ref: string, file: string, pointer: string): Promise<string> {
    const hash = ref.indexOf('#');
    const fragment = hash === -1 ? '' : ref.slice(hash + 1);
    const target = hash === -1 ? ref : ref.slice(0, hash);
    if (target !== '' && !isExternal(ref)) return ref;
    const path = target === '' ? file : join(dirname(file), decodePath(target));
    const targetFile = await realpath(path).catch(() => path);
    const mount = await this.#mount(targetFile, pointer);
    if (mount === null) {
      this.#warnings.unreadable.add(ref);
      return ref;
    }
    return (await this.#nameSchema(targetFile, fragment)) ?? `${mount}${fragment === '/' ? '' : fragment}`;
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
    const [target = '', ownFragment = ''] = ref.split('#', 2);
    const path = join(dirname(this.#file), decodePath(target));
    if (ownFragment !== fragment || (await realpath(path).catch(() => path)) !== file) return false;
    this.#replaced.add(name);
    return true;
  }

  #include(file: string, text: string, mount: string, pointer: string): void {
    const name = displayPath(file);
    this.#included.push({ file: name, mount, pointer, locate: (pointers) => locateInData(name, text, pointers) });
  }

  async #mount(file: string, pointer: string): Promise<string | null> {
    const known = this.#mounts.get(file);
    if (known !== undefined) return known;
    const read = await this.#read(file, pointer);
    if (read === null) {
      this.#mounts.set(file, null);
      return null;
    }
    const content = read.data;
    this.#contents.set(file, read);
    const name = fileName(file);
    const isSchema =
      isObject(content) &&
      SCHEMA_KEYS.some((key) => key in content) &&
      (!Object.hasOwn(this.#schemas, name) || (await this.#replacesReference(name, file, '')));
    const home = isSchema ? this.#schemas : this.#files;
    const key = isSchema ? name : String(this.#mounts.size);
    const mount = isSchema ? `${this.#library}/${pointerToken(name)}` : `#/${MOUNT}/${key}`;
    // Set before following the file's own references, which may lead back to it.
    this.#mounts.set(file, mount);
    this.#include(file, read.text, mount, '#');
    home[key] = content;
    home[key] = await this.#rewrite(content, file, mount);
    return mount;
  }

  /** Returns null and warns if the file cannot or must not be read. */
  async #read(file: string, pointer: string): Promise<{ readonly data: unknown; readonly text: string } | null> {
    if (pathBelow(this.#root, file) === null) {
      this.#warnings.warn(
        pointer,
        `Cannot follow the reference to ${displayPath(file)}: it is outside the folder ${displayPath(this.#root)}. Move the file there.`,
      );
      return null;
    }
    try {
      const { text } = await readText(file, 'the referenced file');
      return { data: parseDataFile(displayPath(file), text), text };
    } catch (error) {
      if (!(error instanceof SourceError)) throw error;
      this.#warnings.warn(pointer, error.message);
      return null;
    }
  }
}

function fileName(file: string): string {
  return basename(file).replace(/\.(?:json|ya?ml)$/i, '');
}

/** Decodes percent-encoding, but accepts a literal `%` in a file name. */
function decodePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
