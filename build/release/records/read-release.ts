import { lstatSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { inflateRawSync } from 'node:zlib';
import * as z from 'zod';
import { findMessages } from '../../../worker/model/messages/find-messages.ts';
import type { OwnTexts } from '../../../worker/model/messages/own-texts.ts';
import type { Manifest } from '../../../worker/model/records/manifest.ts';
import { openManifest } from '../../../worker/model/records/manifest-text.ts';
import { hashedFacts, takeHeader } from '../../../worker/model/records/pages/page-record.ts';
import { brotliKey, pageKey, searchKey, textKey } from '../../../worker/model/records/record-keys.ts';
import { findTexts, hashedPackHeader, takePackHeader } from '../../../worker/model/records/text-pack.ts';
import { errorMessage } from '../../base/report/error-message.ts';
import { SourceError } from '../../base/report/finding.ts';
import { displayPath } from '../../base/source/read-text.ts';
import { MAX_FILE_BYTES } from '../../site/guides/files/load-static.ts';
import type { SiteLocales } from '../bundle/bundle-worker.ts';
import { checksum, hashCode } from './content-hash.ts';
import { LazyRecords, type RecordSource } from './lazy-records.ts';
import type { LazyModules, Release } from './make-release.ts';
import { dataSchema, manifestSchema, pageSchema } from './manifest-schema.ts';
import { DATA_FILE, type ReleaseData } from './release-data.ts';

/** The engine's own worker, which serves the data. */
export interface WorkerCode {
  readonly workerCode: string;
  readonly lazyModules: LazyModules;
}

/** Far above what fits in a worker, and in a store that a site pays for. */
const MAX_DATA_BYTES = 100_000_000;
const MAX_TOTAL_BYTES = 2_000_000_000;
const MAX_RECORDS = 200_000;

/** Messages show this many faults. */
const MAX_FAULTS = 5;

/**
 * Reads a build's output folder as data that may be hostile. Its code is never read: the worker is this engine's. Throws
 * SourceError if a size, a key, the manifest's shape or a record is not what a build of this engine writes.
 *
 * Every record is compared with the hash that names it or that the manifest has of it, so that a release cannot provide
 * other bytes under a key of another release.
 */
export async function readRelease(
  dir: string,
  bundleCode: (locales: SiteLocales, texts: readonly OwnTexts[], hasAccess: boolean) => Promise<WorkerCode>,
): Promise<Release> {
  const folder = new Folder(dir);
  const { manifest: written, texts = [], code: found } = readManifest(folder);
  // The data contains only the public view. Its author must not choose the provider that readers sign in with.
  const { access, ...manifest } = written;
  const { translations = [] } = manifest;
  // As a build names them.
  const original = findMessages(manifest.site.locale).locale;
  const locales: SiteLocales = [original, ...translations.map(({ site }) => site.locale)];
  const code = await bundleCode(locales, texts, access !== undefined);
  if (found !== hashCode(code.workerCode))
    throw folder.fault(
      DATA_FILE,
      'it was built by another version of the engine. Build it with the version that reads it. To preview an upgrade of the engine, run the command without --release on a machine that you trust',
    );
  const records = [manifest, ...translations].flatMap((language) => [
    ...readPages(folder, language),
    ...readFiles(folder, language),
    ...readSearchPacks(folder, language),
    ...readTextPacks(folder, language),
  ]);
  return { ...code, manifest, records: new LazyRecords(records) };
}

function readSearchPacks(folder: Folder, { search }: Manifest): [string, RecordSource][] {
  return search.packs.map(({ key }) => {
    const bytes = folder.read(`records/${key}`, MAX_FILE_BYTES);
    if (searchKey(checksum(bytes)) !== key) throw folder.fault(`records/${key}`, 'its key is not a hash of its bytes');
    return [key, bytes];
  });
}

/** The files of a folder, within limits. */
class Folder {
  readonly #dir: string;
  #bytes = 0;

  constructor(dir: string) {
    if (lstatSync(dir, { throwIfNoEntry: false })?.isDirectory() !== true)
      throw SourceError.at(
        { file: displayPath(dir) },
        'Cannot read the release: there is no such folder. Pass the folder that "docvane build" writes, by default "dist".',
      );
    this.#dir = realpathSync(dir);
  }

  /** A regular file that is not reached through a symbolic link. */
  read(name: string, maxBytes: number): Buffer {
    const file = join(this.#dir, name);
    const found = lstatSync(file, { throwIfNoEntry: false });
    if (found === undefined) throw this.fault(name, 'the file is missing');
    if (!found.isFile() || realpathSync(file) !== file) throw this.fault(name, 'it is not a regular file');
    if (found.size > maxBytes) throw this.fault(name, `it has ${found.size} bytes, and ${maxBytes} are allowed`);
    this.#bytes += found.size;
    if (this.#bytes > MAX_TOTAL_BYTES) throw this.fault(name, `the release has more than ${MAX_TOTAL_BYTES} bytes`);
    return readFileSync(file);
  }

  /** A file that `read` has accepted. */
  pathOf(name: string): string {
    return join(this.#dir, name);
  }

  fault(name: string, found: string): SourceError {
    return SourceError.at(
      { file: displayPath(join(this.#dir, name)) },
      `Cannot read the release: ${found}. Build it again with "docvane build".`,
    );
  }
}

function readManifest(folder: Folder): Pick<ReleaseData, 'code' | 'texts'> & { readonly manifest: Manifest } {
  const text = folder.read(DATA_FILE, MAX_DATA_BYTES).toString();
  try {
    const { code, texts, ...data } = dataSchema.parse(JSON.parse(text));
    const manifest = openManifest(data);
    const languages = [manifest, ...(manifest.translations ?? [])];
    for (const language of languages) checkManifest(language);
    const count = languages.reduce((sum, { pages, files }) => sum + pages.size + Object.keys(files).length, 0);
    if (count > MAX_RECORDS) throw new Error(`it has more than ${MAX_RECORDS} records`);
    return { code, texts, manifest };
  } catch (error) {
    throw folder.fault(DATA_FILE, describe(error));
  }
}

function checkManifest({ pages, sidebars, translations: _others, ...rest }: Manifest): void {
  manifestSchema.parse(rest);
  const paths = new Set([...pages].map((page) => pageSchema.parse(page)[0]));
  if (paths.size !== pages.size) throw new Error('a path occurs twice');
  // Each is parsed on access.
  for (const [id, sidebar] of Object.entries(sidebars))
    if (!Array.isArray(sidebar?.nodes)) throw new Error(`the sidebar ${JSON.stringify(id)} has no nodes`);
}

function describe(error: unknown): string {
  if (!(error instanceof z.ZodError)) return `it is not a manifest: ${errorMessage(error)}`;
  const faults = error.issues.slice(0, MAX_FAULTS).map(({ path, message }) => `${path.join('/')}: ${message}`);
  return `it is not a manifest of this engine: ${faults.join('; ')}`;
}

/** The records of pages. They are read again when they are sent, so that a large release is not in memory. */
function readPages(folder: Folder, { pages }: Manifest): [string, RecordSource][] {
  return [...new Set([...pages.values()].map(({ key }) => key))].map((key) => {
    const name = `records/${key}`;
    checkPageRecord(folder, key, folder.read(name, MAX_FILE_BYTES));
    return [key, () => readFileSync(folder.pathOf(name))];
  });
}

/** The key is a hash of the header, which has a checksum of each part. */
function checkPageRecord(folder: Folder, key: string, bytes: Buffer): void {
  try {
    const { facts, article, markdown, restSums } = takeHeader(bytes, key);
    const rest = bytes.subarray(markdown.end).toString('latin1').split('\n').slice(0, -1);
    const parts = rest.map((line) => inflateRawSync(Buffer.from(line, 'base64'), { maxOutputLength: MAX_FILE_BYTES }));
    const sums = [article, markdown].map(({ start, end }) => checksum(bytes.subarray(start, end)));
    const isRight =
      pageKey(checksum(Buffer.from(hashedFacts(facts)))) === key &&
      JSON.stringify([...sums, ...parts.map(checksum)]) === JSON.stringify([article.sum, markdown.sum, ...restSums]);
    if (!isRight) throw new Error('its bytes do not match its key');
  } catch (error) {
    throw folder.fault(`records/${key}`, `it is not the record of a page: ${errorMessage(error)}`);
  }
}

function readFiles(folder: Folder, { files, compressed, sums }: Manifest): [string, RecordSource][] {
  const keys = new Map<string, string | undefined>(Object.values(files).map((key) => [key, sums[key]]));
  for (const [path, sum] of Object.entries(compressed)) {
    const key = files[path];
    if (key !== undefined) keys.set(brotliKey(key, sum), sum);
  }
  return [...keys].map(([key, sum]) => {
    const bytes = folder.read(`records/${key}`, MAX_FILE_BYTES);
    if (checksum(bytes) !== sum) throw folder.fault(`records/${key}`, 'its bytes do not match its checksum');
    return [key, bytes];
  });
}

/** The key is a hash of the header, which has a checksum of each text. */
function readTextPacks(folder: Folder, { texts }: Manifest): [string, RecordSource][] {
  return texts.keys.map((key) => {
    const name = `records/${key}`;
    const bytes = folder.read(name, MAX_FILE_BYTES);
    if (!isTextPack(bytes, key)) throw folder.fault(name, 'its bytes do not match its key');
    return [key, bytes];
  });
}

function isTextPack(bytes: Buffer, key: string): boolean {
  const header = takePackHeader(bytes).toString();
  if (textKey(checksum(Buffer.from(hashedPackHeader(header)))) !== key) return false;
  try {
    const ranges = [...findTexts(header).values()];
    const isRight = ranges.every(({ start, end, sum }) => checksum(bytes.subarray(start, end)) === sum);
    return isRight && bytes.byteLength === ranges.at(-1)?.end;
  } catch {
    return false;
  }
}
