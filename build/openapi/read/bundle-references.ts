import { realpath } from 'node:fs/promises';
import { basename, dirname, join, relative, sep } from 'node:path';
import { displayPath, readText } from '../../content/read-text.ts';
import { SourceError } from '../../report/finding.ts';
import type { ApiWarnings } from '../api-warnings.ts';
import { isObject, type JsonObject, pointerToken } from './json.ts';
import { parseDataFile } from './parse-description.ts';

export interface BundleOptions {
  /** The description's own file. */
  readonly file: string;
  /** References are read inside this folder only: a description is untrusted. */
  readonly root: string;
}

/** Where the parts of other files stand in the bundled document. */
const MOUNT = 'x-external';
const SCHEMA_KEYS = ['type', 'properties', 'allOf', 'oneOf', 'anyOf', 'enum', 'items', 'additionalProperties', 'const'];

/**
 * Brings what a description refers to in other files into it, so that all references are internal (OpenAPI 3.1 §4.3).
 * A file that is a schema becomes a named schema of the components. What may not or cannot be read is a warning, and
 * stays an unresolved reference.
 */
export async function bundleReferences(
  document: JsonObject,
  options: BundleOptions,
  warnings: ApiWarnings,
): Promise<JsonObject> {
  if (!hasExternalReference(document)) return document;
  return new Bundler(document, await realpath(options.root), warnings).bundle(await realpath(options.file));
}

function hasExternalReference(document: JsonObject): boolean {
  const stack: unknown[] = [document];
  while (stack.length > 0) {
    const value = stack.pop();
    if (typeof value !== 'object' || value === null) continue;
    if (isExternal((value as JsonObject).$ref)) return true;
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
  /** Pointer at which each file is mounted; null for one that cannot be read. */
  readonly #mounts = new Map<string, string | null>();
  readonly #files: Record<string, unknown> = {};
  readonly #schemas: Record<string, unknown>;

  constructor(document: JsonObject, root: string, warnings: ApiWarnings) {
    const components = isObject(document.components) ? document.components : {};
    this.#document = document;
    this.#root = root;
    this.#warnings = warnings;
    this.#schemas = isObject(components.schemas) ? { ...components.schemas } : {};
  }

  async bundle(file: string): Promise<JsonObject> {
    this.#mounts.set(file, '#');
    const named = Object.keys(this.#schemas);
    const bundled = (await this.#rewrite(this.#document, file, '#')) as JsonObject;
    const components = isObject(bundled.components) ? bundled.components : {};
    const schemas = isObject(components.schemas) ? components.schemas : {};
    const added = Object.fromEntries(Object.entries(this.#schemas).filter(([name]) => !named.includes(name)));
    return { ...bundled, components: { ...components, schemas: { ...schemas, ...added } }, [MOUNT]: this.#files };
  }

  /** A copy of a value in which every reference is one into the bundled document. */
  async #rewrite(value: unknown, file: string, pointer: string): Promise<unknown> {
    if (Array.isArray(value)) {
      const items: unknown[] = [];
      for (const [index, item] of value.entries()) items.push(await this.#rewrite(item, file, `${pointer}/${index}`));
      return items;
    }
    if (!isObject(value)) return value;
    const entries: [string, unknown][] = [];
    for (const [key, item] of Object.entries(value)) {
      const place = `${pointer}/${pointerToken(key)}`;
      const isReference = key === '$ref' && typeof item === 'string';
      entries.push([
        key,
        isReference ? await this.#rewriteRef(item, file, pointer) : await this.#rewrite(item, file, place),
      ]);
    }
    return Object.fromEntries(entries);
  }

  async #rewriteRef(ref: string, file: string, pointer: string): Promise<string> {
    const hash = ref.indexOf('#');
    const fragment = hash === -1 ? '' : ref.slice(hash + 1);
    const target = hash === -1 ? ref : ref.slice(0, hash);
    if (target !== '' && !isExternal(ref)) return ref;
    const mount =
      target === '' ? this.#mounts.get(file) : await this.#mount(join(dirname(file), decodePath(target)), pointer);
    return mount == null ? ref : `${mount}${fragment === '/' ? '' : fragment}`;
  }

  async #mount(path: string, pointer: string): Promise<string | null> {
    const file = await realpath(path).catch(() => path);
    const known = this.#mounts.get(file);
    if (known !== undefined) return known;
    const content = await this.#read(file, pointer);
    if (content === undefined) {
      this.#mounts.set(file, null);
      return null;
    }
    const name = basename(file).replace(/\.(?:json|ya?ml)$/i, '');
    const isSchema =
      isObject(content) && SCHEMA_KEYS.some((key) => key in content) && !Object.hasOwn(this.#schemas, name);
    const home = isSchema ? this.#schemas : this.#files;
    const key = isSchema ? name : String(this.#mounts.size);
    const mount = isSchema ? `#/components/schemas/${pointerToken(name)}` : `#/${MOUNT}/${key}`;
    // Before its own references are followed, which may lead back to it.
    this.#mounts.set(file, mount);
    home[key] = content;
    home[key] = await this.#rewrite(content, file, mount);
    return mount;
  }

  /** Undefined, and a warning, when the file may not or cannot be read. */
  async #read(file: string, pointer: string): Promise<unknown> {
    const inside = relative(this.#root, file);
    if (inside.startsWith(`..${sep}`) || inside === '..') {
      this.#warnings.warn(
        pointer,
        `Cannot follow the reference to ${displayPath(file)}: it leaves the folder ${displayPath(this.#root)}. Move the file into it.`,
      );
      return undefined;
    }
    try {
      const { text } = await readText(file, 'the referenced file');
      return parseDataFile(displayPath(file), text);
    } catch (error) {
      if (!(error instanceof SourceError)) throw error;
      this.#warnings.warn(pointer, error.message);
      return undefined;
    }
  }
}

/** A file name may hold a `%` that encodes nothing. */
function decodePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
