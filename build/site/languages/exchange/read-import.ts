import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { SourceError } from '../../../base/report/finding.ts';
import type { Report } from '../../../base/report/report.ts';
import { displayPath, readText } from '../../../base/source/read-text.ts';
import type { ImportFile } from './exchange-file.ts';
import { parseJson } from './json-units.ts';
import { parseXliff } from './xliff/read-xliff.ts';

/** The readers by extension. */
const READERS: Readonly<Record<string, typeof parseJson>> = { xlf: parseXliff, xliff: parseXliff, json: parseJson };

/** A page has at most five million characters; markup makes it longer. */
const MAX_FILE_BYTES = 20_000_000;

/** Reads a file of a translation tool, or all in a folder. Reports those that cannot be read. */
export async function readImport(path: string, report: Report): Promise<ImportFile[]> {
  const stats = await stat(path).catch(() => null);
  const files = stats?.isDirectory() === true ? await listFiles(path) : [path];
  if (files.length === 0)
    report.error(
      { file: displayPath(path) },
      'Cannot import this folder: it has no .xlf, .xliff or .json file. Specify another one.',
    );
  const read: ImportFile[] = [];
  for (const file of files) {
    const parsed = await report.attempt(() => readFileUnits(file));
    if (parsed !== null) read.push(parsed);
  }
  return read;
}

async function readFileUnits(path: string): Promise<ImportFile> {
  const file = displayPath(path);
  const parse = READERS[extensionOf(path)];
  if (parse === undefined)
    throw SourceError.at(
      { file },
      'Cannot import this file: its name does not end in .xlf, .xliff or .json. Rename it, or specify another one.',
    );
  const { size = 0 } = (await stat(path).catch(() => null)) ?? {};
  if (size > MAX_FILE_BYTES)
    throw SourceError.at(
      { file },
      `Cannot import this file: it has ${Math.ceil(size / 1e6)} MB, but the limit is ${MAX_FILE_BYTES / 1e6}. Split it.`,
    );
  return parse(await readText(path, 'translations'));
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && Object.hasOwn(READERS, extensionOf(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

function extensionOf(path: string): string {
  return /\.([a-z]+)$/i.exec(path)?.[1]?.toLowerCase() ?? '';
}
