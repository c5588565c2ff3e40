import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Writes a file of the content, in folders that may not exist yet. */
export async function writeContent(target: string, text: string): Promise<void> {
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, text);
}

/** Copies a file of the project to such a place. */
export async function copyContent(file: string, target: string): Promise<void> {
  await mkdir(dirname(target), { recursive: true });
  await copyFile(file, target);
}
