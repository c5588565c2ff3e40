import { dirname, resolve } from 'node:path';
import { isObject, type JsonObject } from '../../../../../worker/request/value/json.ts';
import { SourceError, type SourceLocation } from '../../../../base/report/finding.ts';
import { isFileBelow } from '../../../../base/source/file-paths.ts';
import { parseYaml } from '../../../../base/source/parse-yaml.ts';
import { displayPath, readText } from '../../../../base/source/read-text.ts';
import type { ImportNotes } from '../../shared/report/import-notes.ts';
import { textAt } from '../../shared/values.ts';
import { upgradeMintJson } from './upgrade-mint-json.ts';

/** The settings of a Mintlify project, in the form of docs.json. */
export interface MintlifyConfig {
  readonly settings: JsonObject;
  /** Where a setting is. */
  locate(...path: readonly PropertyKey[]): SourceLocation;
}

const PURPOSE = 'the settings';
/** Files that refer to each other, one inside the other. */
const MAX_DEPTH = 20;
/** Values taken from other files. A few files that refer to each other several times would have millions. */
const MAX_VALUES = 100_000;

/** Reads docs.json with the files that it refers to, or an older mint.json. Throws SourceError if it is no mapping. */
export async function readDocsJson(path: string, root: string, notes: ImportNotes): Promise<MintlifyConfig> {
  const { file, text } = await readText(path, PURPOSE);
  const document = parseYaml(file, text, PURPOSE);
  const reader = new ReferenceReader(root, notes);
  const value = await reader.resolve(document.value, path, 0);
  if (!isObject(value))
    throw SourceError.at({ file }, 'Cannot read the settings: the file is not a mapping. Correct it.');
  const isOld = path.endsWith('mint.json');
  return {
    settings: isOld ? upgradeMintJson(value, notes, file) : value,
    locate: (...keys) => ({ file, position: isOld ? null : document.locate(keys) }),
  };
}

/** Replaces `{ "$ref": "./fr.json" }` with the content of the file. */
class ReferenceReader {
  readonly #root: string;
  readonly #notes: ImportNotes;
  /** By path. Null for one that cannot be read. */
  readonly #files = new Map<string, { readonly value: unknown } | null>();
  #count = 0;

  constructor(root: string, notes: ImportNotes) {
    this.#root = root;
    this.#notes = notes;
  }

  /** One after the other, so that the limit is reached before the files are read again and again. */
  async resolve(value: unknown, from: string, depth: number): Promise<unknown> {
    if (depth > 0) this.#count++;
    if (Array.isArray(value)) {
      const items: unknown[] = [];
      for (const item of value) items.push(await this.resolve(item, from, depth));
      return items;
    }
    if (!isObject(value)) return value;
    const reference = textAt(value, '$ref');
    if (reference !== null && !reference.startsWith('#')) return await this.#load(reference, from, depth);
    const entries: (readonly [string, unknown])[] = [];
    for (const [key, inner] of Object.entries(value)) entries.push([key, await this.resolve(inner, from, depth)]);
    return Object.fromEntries(entries);
  }

  async #load(reference: string, from: string, depth: number): Promise<unknown> {
    const path = resolve(
      reference.startsWith('/') ? this.#root : dirname(from),
      `.${reference.startsWith('/') ? '' : '/'}${reference}`,
    );
    const fault = this.#findFault(path, depth);
    if (fault !== null) {
      const location = { file: displayPath(from) };
      this.#notes.miss(location, `the settings in ${JSON.stringify(reference)}`, fault, 'Write them into docs.json.');
      return undefined;
    }
    const known = this.#files.get(path);
    const file = known === undefined ? await this.#read(path) : known;
    this.#files.set(path, file);
    return file === null ? undefined : await this.resolve(file.value, path, depth + 1);
  }

  #findFault(path: string, depth: number): string | null {
    if (depth >= MAX_DEPTH) return 'the files refer to each other';
    if (this.#count >= MAX_VALUES) return `the files have more than ${MAX_VALUES.toLocaleString('en')} values`;
    return this.#files.has(path) || isFileBelow(this.#root, path) ? null : 'there is no such file in the project';
  }

  async #read(path: string): Promise<{ readonly value: unknown } | null> {
    return await this.#notes.report.attempt(async () => {
      const { file, text } = await readText(path, PURPOSE);
      return parseYaml(file, text, PURPOSE);
    });
  }
}
