import { existsSync } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { parseYaml } from '../../../../base/source/parse-yaml.ts';
import { displayPath, readText } from '../../../../base/source/read-text.ts';
import { validate } from '../../../../base/source/validate.ts';
import type { ImportNotes } from '../../shared/report/import-notes.ts';
import { versionedFolder } from '../config/version-options.ts';
import { type CopiedFolder, copyFolder } from './copy-content.ts';

/** Beginnings of the names of a set's files of versions, in the project and in the imported folder: `sdk_`. */
interface VersionPrefixes {
  readonly from: string;
  readonly to: string;
}

/** Copies the versions of a set of docs, with their sidebars. Returns the copied folders. */
export async function copyVersions(
  root: string,
  staging: string,
  { from, to }: VersionPrefixes,
  notes: ImportNotes,
): Promise<CopiedFolder[]> {
  const list = join(root, `${from}versions.json`);
  const folder = join(root, versionedFolder(from));
  const versions = existsSync(list) ? await readVersions(folder, list, notes) : [];
  if (versions.length === 0) return [];
  await writeFile(join(staging, `${to}versions.json`), `${JSON.stringify(versions, null, 2)}\n`);
  await copyFolder(
    { root, from: join(root, `${from}versioned_sidebars`), to: join(staging, `${to}versioned_sidebars`) },
    notes,
  );
  return [await copyFolder({ root, from: folder, to: join(staging, versionedFolder(to)) }, notes)];
}

/** The versions whose docs were copied. */
export async function versionNames(staging: string, prefix: string): Promise<string[]> {
  const folder = join(staging, versionedFolder(prefix));
  if (!existsSync(folder)) return [];
  return (await readdir(folder)).map((name) => name.replace(/^version-/, ''));
}

/** The versions whose docs are in the project. Others may be created by its build. */
async function readVersions(docs: string, list: string, notes: ImportNotes): Promise<string[]> {
  const written = await notes.report.attempt(async () => {
    const { file, text } = await readText(list, 'the versions');
    return validate(parseYaml(file, text, 'the versions'), z.array(z.string()));
  });
  return (written ?? []).filter((name) => {
    const folder = join(docs, `version-${name}`);
    if (existsSync(folder)) return true;
    notes.miss(
      { file: displayPath(folder) },
      `the version ${JSON.stringify(name)}`,
      'there is no such folder; the build of the project may create it',
      'Build the project once, and import it again.',
    );
    return false;
  });
}
