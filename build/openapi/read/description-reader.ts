import { isObject, type JsonObject } from '../../../worker/request/value/json.ts';
import type { ParsedDescription } from '../core/parsed-description.ts';
import { decodeByteText, type TextMember } from './text/byte-text.ts';
import { type DescriptionSyntax, JSON_SYNTAX, YAML_SYNTAX } from './text/description-syntax.ts';
import type { DescriptionText } from './text/description-text.ts';
import { locateInSections } from './text/locate-in-sections.ts';
import { isDescription, keepVersion, parseDescription, refuseTooManyValues } from './text/parse-description.ts';
import { splitDescription, type TextSection } from './text/split-description.ts';

/** A member that was parsed separately. */
interface Piece {
  readonly text: string;
  readonly value: unknown;
}

/** Pieces by name. */
type Pieces = ReadonlyMap<string, Piece>;

/**
 * Reads a description repeatedly while its author edits it. Operations and definitions are parsed separately. If the
 * text of one has not changed, the reader returns the same object as before, so that memoized results about it remain
 * valid. A text that cannot be split reliably is parsed as a whole.
 */
export class DescriptionReader {
  /** The pieces of the last text that could be split, by the path of their section. */
  #pieces: ReadonlyMap<string, Pieces> = new Map();

  /** Throws SourceError if the text is not a description. */
  read(description: DescriptionText): ParsedDescription {
    const { file, byteText: text } = description;
    const isJson = /^\s*\{/.test(text);
    if (!isJson) refuseTooManyValues(file, text);
    const syntax = isJson ? JSON_SYNTAX : YAML_SYNTAX;
    const sections = splitDescription(text, syntax);
    const root = sections.length === 0 ? null : this.#readSections(text, sections, syntax);
    if (root === null || !isDescription(root)) return parseDescription(file, description.text);
    const locate: ParsedDescription['locate'] = (pointers) => locateInSections({ text, sections, syntax }, pointers);
    return { file, root, yaml: isJson ? null : description.bytes, warnings: [], locate };
  }

  /** Returns null if a member cannot be parsed separately. */
  #readSections(text: string, sections: readonly TextSection[], syntax: DescriptionSyntax): JsonObject | null {
    const around = decodeByteText(textAround(text, sections));
    const root = syntax.parse(around);
    if (!isObject(root)) return null;
    const pieces = new Map<string, Pieces>();
    for (const { keys, members } of sections) {
      const path = keys.join('/');
      const read = readMembers(members, this.#pieces.get(path), syntax);
      if (read === null || !fillIn(root, keys, read)) return null;
      pieces.set(path, read);
    }
    this.#pieces = pieces;
    return keepVersion(root, around, syntax.locate);
  }
}

/** The text with its sections emptied. */
function textAround(text: string, sections: readonly TextSection[]): string {
  let around = '';
  let at = 0;
  for (const { range } of sections) {
    around += text.slice(at, range.from);
    at = range.to;
  }
  return around + text.slice(at);
}

function readMembers(
  members: readonly TextMember[],
  before: Pieces | undefined,
  { parse, toDocument }: DescriptionSyntax,
): Pieces | null {
  const pieces = new Map<string, Piece>();
  for (const { name, text } of members) {
    const known = before?.get(name);
    const value = known?.text === text ? known.value : onlyMember(parse(decodeByteText(toDocument(text))), name);
    if (value === undefined) return null;
    // Stores the new text: the old one is a slice of the previous description and would keep all of it in memory.
    pieces.set(name, { text, value });
  }
  return pieces;
}

/** The value if the parsed text has exactly this one member; otherwise undefined. */
function onlyMember(read: unknown, name: string): unknown {
  const [key, ...others] = isObject(read) ? Object.keys(read) : [];
  return isObject(read) && key === name && others.length === 0 ? read[name] : undefined;
}

/** Fills an empty section with its members. Returns false if it is not empty. */
function fillIn(root: JsonObject, keys: readonly string[], pieces: Pieces): boolean {
  const holder = keys.slice(0, -1).reduce<unknown>((value, key) => (isObject(value) ? value[key] : undefined), root);
  const last = keys.at(-1);
  if (last === undefined || !isObject(holder) || !Object.hasOwn(holder, last)) return false;
  const empty = holder[last];
  if (empty !== null && !(isObject(empty) && Object.keys(empty).length === 0)) return false;
  const section = Object.fromEntries([...pieces].map(([name, { value }]) => [name, value]));
  Object.defineProperty(holder, last, { value: section, enumerable: true, writable: true, configurable: true });
  return true;
}
