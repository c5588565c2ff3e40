import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import * as z from 'zod';
import { parseJson } from '../../../../../worker/request/value/json.ts';
import { displayPath } from '../../../../base/source/read-text.ts';
import type { ImportNotes } from '../../shared/report/import-notes.ts';

/** Translated texts by key, as written by `docusaurus write-translations`. Remembers which of them were used. */
export class Messages {
  /** For messages to the author. */
  readonly file: string;
  readonly #texts: ReadonlyMap<string, string>;
  readonly #used = new Set<string>();

  constructor(file: string, texts: ReadonlyMap<string, string>) {
    this.file = file;
    this.#texts = texts;
  }

  get keys(): readonly string[] {
    return [...this.#texts.keys()];
  }

  /** The texts by their keys, for code that tells which of them it has used. */
  get entries(): Iterable<readonly [key: string, text: string]> {
    return this.#texts;
  }

  get(key: string): string | undefined {
    this.#used.add(key);
    return this.#texts.get(key);
  }

  /** The text of the first key that has one. */
  find(...keys: readonly string[]): string | undefined {
    return keys.map((key) => this.get(key)).find((text) => text !== undefined);
  }

  /** Keys that nothing has asked for. Many keys end with the original: a text that is like it translates nothing. */
  get unused(): readonly string[] {
    return [...this.#texts].flatMap(([key, text]) =>
      this.#used.has(key) || `.${key}`.endsWith(`.${text}`) ? [] : [key],
    );
  }
}

const messagesSchema = z.record(z.string(), z.union([z.string(), z.looseObject({ message: z.string() })]));

/** Reads the texts of a JSON file. Empty if the file does not exist, or, with a note, if it cannot be read. */
export async function readMessages(path: string, notes: ImportNotes): Promise<Messages> {
  const file = displayPath(path);
  if (!existsSync(path)) return new Messages(file, new Map());
  const read = messagesSchema.safeParse(parseJson(await readFile(path, 'utf8')));
  if (!read.success)
    notes.leaveOut(
      { file },
      'these translations',
      'the file does not have the format of "docusaurus write-translations"',
      'Correct it, and import again.',
    );
  const texts = Object.entries(read.data ?? {});
  return new Messages(
    file,
    new Map(texts.map(([key, value]) => [key, typeof value === 'string' ? value : value.message])),
  );
}

/** A note names this many keys. */
const MAX_LISTED = 5;

/** Notes the texts that the imported site does not show. `place`: where they would be. */
export function noteUnused(messages: Messages, place: string, remedy: string, notes: ImportNotes): void {
  const { unused } = messages;
  if (unused.length === 0) return;
  const shown = unused.slice(0, MAX_LISTED).map((key) => JSON.stringify(key));
  const rest = unused.length > MAX_LISTED ? `, and ${unused.length - MAX_LISTED} more` : '';
  const [what, it] = unused.length === 1 ? ['the translation', 'it'] : [`${unused.length} translations`, 'them'];
  notes.leaveOut(
    { file: messages.file },
    `${what} of ${shown.join(', ')}${rest}`,
    `nothing in ${place} shows ${it}`,
    remedy,
  );
}
