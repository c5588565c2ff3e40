import { isObject, type JsonObject } from '../../../worker/request/value/json.ts';
import { Lines } from '../../report/position.ts';
import { repeatedKey } from '../../source/yaml-faults.ts';
import type { ParsedDescription } from '../core/parsed-description.ts';
import { decodeByteText } from './byte-text.ts';
import { type DescriptionSyntax, JSON_SYNTAX, YAML_SYNTAX } from './description-syntax.ts';
import { DESCRIPTION_PURPOSE, type DescriptionText } from './description-text.ts';
import { keepVersion } from './keep-version.ts';
import { locateInSections } from './locate-in-sections.ts';
import { isDescription, parseDescription, refuseTooManyValues } from './parse-description.ts';
import { splitDescription, type TextSection } from './split-description.ts';
import type { TextMember } from './text-member.ts';

/** A member that was parsed separately. */
interface Piece {
  readonly text: string;
  readonly value: unknown;
}

/** Pieces by name. */
type Pieces = ReadonlyMap<string, Piece>;

/**
 * Reads a description again and again, as its author edits it. Operations and definitions are read each for itself, and one
 * whose text is that of before is the value of before, the same object: what was found out about it still holds. A text that
 * cannot be divided with certainty is read as a whole.
 */
export class DescriptionReader {
  /** Of the last text that could be divided, by the place of the section that holds them. */
  #pieces: ReadonlyMap<string, Pieces> = new Map();

  /** Throws SourceError when the text is no description. */
  read(description: DescriptionText): ParsedDescription {
    const { file, byteText: text } = description;
    const isJson = /^\s*\{/.test(text);
    if (!isJson) refuseTooManyValues(file, text);
    const syntax = isJson ? JSON_SYNTAX : YAML_SYNTAX;
    const { sections, doubled } = splitDescription(text, syntax);
    const root = sections.length === 0 ? null : this.#readSections(text, sections, syntax);
    if (root === null || !isDescription(root)) {
      const whole = parseDescription(file, description.text);
      const isSilent = isJson && whole.yaml === null && whole.warnings.length === 0;
      return isSilent ? { ...whole, warnings: tellDoubled(text, doubled, syntax) } : whole;
    }
    const locate: ParsedDescription['locate'] = (pointers) => locateInSections({ text, sections, syntax }, pointers);
    return { file, root, yaml: isJson ? null : description.bytes, warnings: [], locate };
  }

  /** Null if a part cannot be parsed separately. */
  #readSections(text: string, sections: readonly TextSection[], syntax: DescriptionSyntax): JsonObject | null {
    const around = decodeByteText(textAround(text, sections));
    const root = syntax.parse(around);
    if (!isObject(root)) return null;
    const pieces = new Map<string, Pieces>();
    for (const { keys, members } of sections) {
      const place = keys.join('/');
      const read = readMembers(members, this.#pieces.get(place), syntax);
      if (read === null || !fillIn(root, keys, read)) return null;
      pieces.set(place, read);
    }
    this.#pieces = pieces;
    return keepVersion(root, around, syntax.locate);
  }
}

/** The text with empty sections. */
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
    // The text of this time: that of before is a part of the whole text of before, and would hold all of it in memory.
    pieces.set(name, { text, value });
  }
  return pieces;
}

/** JSON's parser takes the last member of a name. What looks like a member is one if it can be parsed separately. */
function tellDoubled(
  text: string,
  doubled: readonly TextMember[],
  { parse, toDocument }: DescriptionSyntax,
): ParsedDescription['warnings'] {
  const lines = new Lines(text);
  return doubled
    .filter((member) => onlyMember(parse(decodeByteText(toDocument(member.text))), member.name) !== undefined)
    .map(({ name, start, text: lineAndMore }) => ({
      position: lines.at(start + lineAndMore.search(/\S/)),
      message: `Cannot read ${DESCRIPTION_PURPOSE}: ${repeatedKey(name)}`,
    }));
}

/** The value of the one member that was read; undefined when it is another one, or not the only one. */
function onlyMember(read: unknown, name: string): unknown {
  const [key, ...others] = isObject(read) ? Object.keys(read) : [];
  return isObject(read) && key === name && others.length === 0 ? read[name] : undefined;
}

/** Puts members into their section, which is empty until then; false when something else is there. */
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
