import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import * as z from 'zod';
import { displayPath } from '../../../base/source/read-text.ts';
import type { ImportNotes } from '../import-notes.ts';

/** Translated texts by key, as written by `docusaurus write-translations`. */
export type Messages = ReadonlyMap<string, string>;

const messagesSchema = z.record(z.string(), z.union([z.string(), z.looseObject({ message: z.string() })]));

/** Reads the texts of a JSON file. Empty if the file does not exist, or, with a note, if it cannot be read. */
export async function readMessages(path: string, notes: ImportNotes): Promise<Messages> {
  if (!existsSync(path)) return new Map();
  const read = messagesSchema.safeParse(parse(await readFile(path, 'utf8')));
  if (!read.success) {
    notes.leaveOut(
      { file: displayPath(path) },
      'these translations',
      'the file does not have the format of "docusaurus write-translations"',
      'Correct it, and import again.',
    );
    return new Map();
  }
  return new Map(
    Object.entries(read.data).map(([key, value]) => [key, typeof value === 'string' ? value : value.message]),
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
