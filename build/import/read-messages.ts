import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import * as z from 'zod';
import { displayPath } from '../source/read-text.ts';
import type { ImportNotes } from './import-notes.ts';

/** Translated texts by their keys, as `docusaurus write-translations` makes them. */
export type Messages = ReadonlyMap<string, string>;

const messagesSchema = z.record(z.string(), z.union([z.string(), z.looseObject({ message: z.string() })]));

/** The texts of a JSON file; none where there is no such file, and with a note where it cannot be read. */
export async function readMessages(path: string, notes: ImportNotes): Promise<Messages> {
  if (!existsSync(path)) return new Map();
  const read = messagesSchema.safeParse(parse(await readFile(path, 'utf8')));
  if (!read.success) {
    notes.leaveOut(
      { file: displayPath(path) },
      'these translations',
      'the file is not of the form that "docusaurus write-translations" makes',
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
