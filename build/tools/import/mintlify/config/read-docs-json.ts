import { dirname, resolve } from 'node:path';
import { SourceError, type SourceLocation } from '../../../../base/report/finding.ts';
import { isFileBelow } from '../../../../base/source/file-paths.ts';
import { parseYaml } from '../../../../base/source/parse-yaml.ts';
import { displayPath, readText } from '../../../../base/source/read-text.ts';
import type { ImportNotes } from '../../shared/import-notes.ts';
import { isRecord, type Mapping, textAt } from '../../shared/values.ts';
import { upgradeMintJson } from './upgrade-mint-json.ts';

/** The settings of a Mintlify project, in the form of docs.json. */
export interface MintlifyConfig {
  readonly settings: Mapping;
  /** Where a setting is. */
  locate(...path: readonly PropertyKey[]): SourceLocation;
}

const PURPOSE = 'the settings';
/** Files that refer to each other, one inside the other. */
const MAX_DEPTH = 20;

/** Reads docs.json with the files that it refers to, or an older mint.json. Throws SourceError if it is no mapping. */
export async function readDocsJson(path: string, root: string, notes: ImportNotes): Promise<MintlifyConfig> {
  const { file, text } = await readText(path, PURPOSE);
  const document = parseYaml(file, text, PURPOSE);
  const reader = new ReferenceReader(root, notes);
  const value = await reader.resolve(document.value, path, 0);
  if (!isRecord(value))
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

  constructor(root: string, notes: ImportNotes) {
    this.#root = root;
    this.#notes = notes;
  }

  async resolve(value: unknown, from: string, depth: number): Promise<unknown> {
    if (Array.isArray(value)) return await Promise.all(value.map((item) => this.resolve(item, from, depth)));
    if (!isRecord(value)) return value;
    const reference = textAt(value, '$ref');
    if (reference !== null && !reference.startsWith('#')) return await this.#load(reference, from, depth);
    const entries = await Promise.all(
      Object.entries(value).map(async ([key, inner]) => [key, await this.resolve(inner, from, depth)] as const),
    );
    return Object.fromEntries(entries);
  }

  async #load(reference: string, from: string, depth: number): Promise<unknown> {
    const path = resolve(
      reference.startsWith('/') ? this.#root : dirname(from),
      `.${reference.startsWith('/') ? '' : '/'}${reference}`,
    );
    const location = { file: displayPath(from) };
    if (depth >= MAX_DEPTH || !isFileBelow(this.#root, path)) {
      const why = depth >= MAX_DEPTH ? 'the files refer to each other' : 'there is no such file in the project';
      this.#notes.miss(location, `the settings in ${JSON.stringify(reference)}`, why, 'Write them into docs.json.');
      return undefined;
    }
    return await this.#notes.report.attempt(async () => {
      const { file, text } = await readText(path, PURPOSE);
      return await this.resolve(parseYaml(file, text, PURPOSE).value, path, depth + 1);
    });
  }
}
