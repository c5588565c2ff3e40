import { existsSync } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { parseYaml } from '../../../base/source/parse-yaml.ts';
import { displayPath, readText } from '../../../base/source/read-text.ts';
import { validate } from '../../../base/source/validate.ts';
import type { ImportNotes } from '../import-notes.ts';
import { type CopiedFolder, copyFolder } from './copy-content.ts';

/** Copies the versions of the docs, with their sidebars. Returns the copied folders. */
export async function copyVersions(root: string, staging: string, notes: ImportNotes): Promise<CopiedFolder[]> {
  const list = join(root, 'versions.json');
  const versions = existsSync(list) ? await readVersions(root, list, notes) : [];
  if (versions.length === 0) return [];
  await writeFile(join(staging, 'versions.json'), `${JSON.stringify(versions, null, 2)}\n`);
  await copyFolder(join(root, 'versioned_sidebars'), join(staging, 'versioned_sidebars'), notes);
  return [await copyFolder(join(root, 'versioned_docs'), join(staging, 'versioned_docs'), notes)];
}

/** The versions whose docs were copied. */
export async function versionNames(staging: string): Promise<string[]> {
  const folder = join(staging, 'versioned_docs');
  if (!existsSync(folder)) return [];
  return (await readdir(folder)).map((name) => name.replace(/^version-/, ''));
}

/** The versions whose docs are in the project. Others may be created by its build. */
async function readVersions(root: string, list: string, notes: ImportNotes): Promise<string[]> {
  const written = await notes.report.attempt(async () => {
    const { file, text } = await readText(list, 'the versions');
    return validate(parseYaml(file, text, 'the versions'), z.array(z.string()));
  });
  return (written ?? []).filter((name) => {
    const folder = join(root, 'versioned_docs', `version-${name}`);
    if (existsSync(folder)) return true;
    notes.leaveOut(
      { file: displayPath(folder) },
      `the version ${JSON.stringify(name)}`,
      'there is no such folder; the build of the project may create it',
      'Build the project once, and import it again.',
    );
    return false;
  });
}
