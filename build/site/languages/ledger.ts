import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { splitBefore } from '../../../worker/model/group-by.ts';
import { SourceError } from '../../base/report/finding.ts';
import { parseYaml } from '../../base/source/parse-yaml.ts';
import { readText } from '../../base/source/read-text.ts';
import { validate } from '../../base/source/validate.ts';
import type { TextBlock } from './blocks.ts';

/** The file in a language's folder that says which block of which original each translated block translates. */
export const LEDGER_FILE = 'ledger.json';

/** Takes the place of a hash for a block or text that nobody has translated. Readers see the original. */
export const UNTRANSLATED = 'untranslated';

/** Hashes of blocks of the original, and of the blocks that translate them. Usually one each. */
export interface LedgerUnit {
  readonly original: readonly string[];
  readonly translation: readonly string[];
}

/** Hashes of a text of front matter and of its translation. */
export interface TextTie {
  readonly original: string;
  readonly translation: string;
}

/** What the ledger knows about a translated page. */
export interface LedgerPage {
  /** In order. */
  readonly units: readonly LedgerUnit[];
  /** By path in the front matter: `title`, `keywords.0`. */
  readonly texts: ReadonlyMap<string, TextTie>;
}

/** The translated pages, by the path of the original. */
export type Ledger = ReadonlyMap<string, LedgerPage>;

/** Each text as `path: original translation` and each unit as `original translation`, with `+` between hashes. */
const LINE = /^(?:([\w.]+): )?([\w+]*) ([\w+]*)$/;
const ledgerSchema = z.record(z.string(), z.array(z.string().regex(LINE, 'a line of a ledger')));

/** Begins a line of a merge with conflicts. To YAML it would be a part of the next key. */
const CONFLICT = /^(?:<{7}|={7}|>{7})/m;

/** Reads the ledger of a language. Without a file, the ledger is empty. */
export async function loadLedger(folder: string): Promise<Ledger> {
  const path = join(folder, LEDGER_FILE);
  if (!existsSync(path)) return new Map();
  const purpose = 'the ledger of translations';
  const { file, text } = await readText(path, purpose);
  const conflict = CONFLICT.exec(text);
  if (conflict !== null)
    throw SourceError.at(
      { file, position: { line: text.slice(0, conflict.index).split('\n').length, column: 1 } },
      `Cannot read ${purpose}: it has the conflict markers of a merge. Resolve the conflict.`,
    );
  const files = validate(parseYaml(file, text, purpose), ledgerSchema);
  return new Map(Object.entries(files).map(([name, lines]) => [name, readPage(lines)]));
}

/** The text of a ledger: a line for each text and unit, so that changes of different files merge. */
export function renderLedger(ledger: Ledger): string {
  const files = [...ledger].sort(([a], [b]) => (a < b ? -1 : 1));
  const entries = files.map(([file, { units, texts }]) => {
    const ties = [...texts].map(([path, { original, translation }]) => `${path}: ${original} ${translation}`);
    return [file, [...ties, ...units.map((unit) => `${unit.original.join('+')} ${unit.translation.join('+')}`)]];
  });
  return `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`;
}

function readPage(lines: readonly string[]): LedgerPage {
  const units: LedgerUnit[] = [];
  const texts = new Map<string, TextTie>();
  const hashes = (text: string): string[] => (text === '' ? [] : text.split('+'));
  for (const line of lines) {
    const [, path, original = '', translation = ''] = LINE.exec(line) ?? [];
    if (path === undefined) units.push({ original: hashes(original), translation: hashes(translation) });
    else texts.set(path, { original, translation });
  }
  return { units, texts };
}

/**
 * Ties a translation to its original as they are now: block by block if both have the same number of them in a section,
 * otherwise section by section, or as a whole.
 */
export function tieBlocks(original: readonly TextBlock[], translation: readonly TextBlock[]): LedgerUnit[] {
  const isHeading = ({ type }: TextBlock): boolean => type === 'heading';
  const [theirs, own] = [splitBefore(original, isHeading), splitBefore(translation, isHeading)];
  if (theirs.length !== own.length) return [toUnit(original, translation)];
  return theirs.flatMap((section, index) => {
    const translated = own[index] ?? [];
    if (section.length !== translated.length) return [toUnit(section, translated)];
    return section.map((block, position) => toUnit([block], translated.slice(position, position + 1)));
  });
}

function toUnit(original: readonly TextBlock[], translation: readonly TextBlock[]): LedgerUnit {
  return { original: original.map(({ hash }) => hash), translation: translation.map(({ hash }) => hash) };
}
