import { dirname, resolve } from 'node:path';
import { trimSlashes } from '../../../../../worker/model/path.ts';
import type { SourceLocation } from '../../../../base/report/finding.ts';
import { isFileBelow } from '../../../../base/source/file-paths.ts';
import { toFreeId } from '../free-id.ts';
import { leadsOut } from '../pages/outside-links.ts';
import type { ImportNotes } from '../report/import-notes.ts';
import { type ApiOperation, type ApiPages, readApiPages } from './api-operations.ts';
import { findDescriptionFault, isDescriptionFile } from './check-description.ts';
import { copyDescription } from './copy-description.ts';

/** A description, and the folder of its pages. */
export interface ApiReference {
  readonly source: string;
  readonly directory: string | null;
}

export interface ImportedApi extends ApiPages {
  readonly id: string;
  /** As in the project. */
  readonly source: string;
  /** A file in the content folder, or a URL. */
  readonly description: string;
  /** Path of its pages. */
  readonly path: string;
  readonly sidebar: string;
  /** The folder of its pages in the project: `api-reference`. */
  readonly directory: string;
}

/** The paths of their pages, other than those of tags. */
export function pathsOfApis(apis: readonly ImportedApi[]): string[] {
  return apis.flatMap(({ overview, operations, schemas }) => [
    overview,
    ...operations.map(({ path }) => path),
    ...schemas.values(),
  ]);
}

const DEFAULT_DIRECTORY = 'api-reference';

/** Copies the descriptions of a project, and finds out which pages they will have. */
export class ApiImporter {
  readonly #root: string;
  readonly #staging: string;
  readonly #notes: ImportNotes;
  /** Addresses of pages that are not of an API. */
  readonly #reserved: ReadonlySet<string>;
  /** By the source in the project. Null for one that cannot be read. */
  readonly #apis = new Map<string, ImportedApi | null>();

  constructor(root: string, staging: string, reserved: ReadonlySet<string>, notes: ImportNotes) {
    this.#root = root;
    this.#staging = staging;
    this.#reserved = reserved;
    this.#notes = notes;
  }

  get apis(): readonly ImportedApi[] {
    return [...this.#apis.values()].filter((api) => api !== null);
  }

  /** Imports a description, once. */
  async add({ source, directory }: ApiReference, location: SourceLocation): Promise<ImportedApi | null> {
    const key = toKey(source);
    if (this.#apis.has(key) || this.find(key) !== null) return this.find(key);
    const api = await this.#import(source, directory ?? DEFAULT_DIRECTORY, location);
    this.#apis.set(key, api);
    return api;
  }

  /** Whether an operation may be in a description that is only read when the site is built. */
  isUnread(source: string | null): boolean {
    const named = source === null ? this.apis : [this.find(source)];
    return named.some((api) => api !== null && /^https?:/i.test(api.description));
  }

  /** Notes that readers miss an operation, which no description has. */
  missOperation(name: string, source: string | null, location: SourceLocation): void {
    const named = source === null ? [...this.#apis.values()] : [this.find(source)];
    const [why, remedy] = named.includes(null)
      ? ['a description that may have it cannot be read', 'Make that one available, and import again.']
      : ['no description of the project has it', 'Correct its name, and import again.'];
    this.#notes.miss(location, `the operation ${JSON.stringify(name)}`, why, remedy);
  }

  /** The API of a source, which may lack the ending of its file. */
  find(source: string): ImportedApi | null {
    const key = toKey(source);
    const known = [...this.#apis.keys()].find((name) => name === key || name.replace(/\.\w+$/, '') === key);
    return (known === undefined ? null : this.#apis.get(known)) ?? null;
  }

  /** The operation with this name, in a description or in the first one that has it. */
  findOperation(
    name: string,
    source: string | null,
  ): { readonly api: ImportedApi; readonly operation: ApiOperation } | null {
    const wanted = toOperationKey(name);
    const named = source === null ? null : this.find(source);
    for (const api of named === null ? this.apis : [named]) {
      const operation = api.operations.find(
        (each) =>
          toOperationKey(each.name) === wanted ||
          (/^WEBHOOK /.test(wanted) &&
            each.kind === 'webhook' &&
            wanted.endsWith(` ${each.name.replace(/^\S+ /, '')}`)),
      );
      if (operation !== undefined) return { api, operation };
    }
    return null;
  }

  async #import(source: string, directory: string, location: SourceLocation): Promise<ImportedApi | null> {
    const ids = this.apis.map(({ id }) => id);
    const name =
      source
        .replace(/[?#].*$/, '')
        .replace(/\.\w+$/, '')
        .split('/')
        .at(-1) ?? 'api';
    const id = toFreeId(/^(?:openapi|swagger|api|spec)$/i.test(name) ? 'api' : name, ids);
    const folder = trimSlashes(directory) || DEFAULT_DIRECTORY;
    const isFirst = this.apis.every((api) => api.directory !== folder);
    const api = {
      id,
      source,
      directory: folder,
      path: isFirst ? `/${folder}` : `/${folder}/${id}`,
      sidebar: `${id}-api`,
    };
    if (/^https?:\/\//i.test(source)) {
      const fault = await findDescriptionFault(source);
      if (fault !== null) {
        const remedy = 'Add it to "apis" in site.yaml once it is available.';
        this.#notes.miss(location, `the API ${JSON.stringify(source)}`, fault, remedy);
        return null;
      }
      this.#notes.leaveOut(
        location,
        `the addresses of the operations in ${source}`,
        'the description is only read when the site is built',
        'Save it in the project, and import it again.',
      );
      const overview = `${api.path}/${id}-api`;
      return { ...api, description: source, title: null, overview, tags: [], operations: [], schemas: new Map() };
    }
    const file = this.#findFile(source);
    if (file === null) {
      this.#notes.miss(
        location,
        `the API ${JSON.stringify(source)}`,
        'there is no such file in the project',
        'Add it to "apis" in site.yaml.',
      );
      return null;
    }
    // Parts of a description beside the project are beside it.
    const from = isFileBelow(this.#root, file) ? this.#root : dirname(file);
    const description = await copyDescription(file, from, id, this.#staging);
    const pages = await readApiPages(
      { contentDir: this.#staging, id, description, path: api.path },
      this.#reserved,
      this.#notes.report,
    );
    return pages === null ? null : { ...api, ...pages, description };
  }

  /** The file inside the project, or a description beside it in its Git repository; null for any other. */
  #findFile(source: string): string | null {
    const path = resolve(this.#root, source.replace(/^\/+/, ''));
    if (isFileBelow(this.#root, path)) return path;
    const isBeside = isFileBelow(dirname(path), path) && !leadsOut(this.#root, path, null);
    return isBeside && isDescriptionFile(path) ? path : null;
  }
}

function toKey(source: string): string {
  return source.replace(/^\.?\/+/, '');
}

/** Names of path parameters do not identify an operation. */
function toOperationKey(name: string): string {
  return name
    .trim()
    .replace(/\/$/, '')
    .replace(/\{[^}]*\}/g, '{}');
}
