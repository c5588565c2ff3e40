import type { ReferenceMessages } from '../../../worker/model/messages/messages.ts';
import { isObject, type JsonObject } from '../../../worker/request/value/json.ts';
import { memoize } from '../../base/cache/memo.ts';
import { isSameName } from '../../page/blocks/api/schema/names.ts';
import { type Cursor, showFirst } from './references/cursor.ts';

/*
 * Extensions that readers benefit from, grouped by purpose. If several spellings exist, the first with a value wins.
 * Extensions that hide content are in read/hide-internal.ts; those used in a single place are read there.
 */

/** Reasons for a deprecation, and replacements: Redocly; Speakeasy; others. */
const DEPRECATION = [
  ...['x-deprecated-description', 'x-deprecation-message', 'x-deprecated-message', 'x-deprecated-reason'],
  'x-speakeasy-deprecation-message',
];
/** Removal dates: oasdiff, Optic; others. */
const SUNSET = ['x-sunset', 'x-sunset-date'];
/** Stability levels: Scalar; oasdiff; others. */
const STABILITY = ['x-scalar-stability', 'x-stability-level', 'x-stability'];
/** Descriptions of enum values, as a map by value or as a list: Redocly; OpenAPI Generator; Speakeasy. */
const ENUM_DESCRIPTIONS = ['x-enumDescriptions', 'x-enum-descriptions', 'x-speakeasy-enum-descriptions'];
/** Names of enum values: OpenAPI Generator; NSwag; Speakeasy. */
const ENUM_NAMES = ['x-enum-varnames', 'x-enumNames', 'x-enum-names', 'x-speakeasy-enums'];

/** The deprecation notice as Markdown, or an empty string. */
export function readDeprecation(parts: readonly Cursor[], { removedOn }: ReferenceMessages): string {
  const reason = firstText(parts, DEPRECATION);
  const date = firstText(parts, SUNSET);
  return [reason, date === null ? null : removedOn(date)].filter((text) => text !== null).join('\n\n');
}

const MAX_BADGES = 20;

/** The badges of an operation or schema, without duplicates. */
export function readBadges(parts: readonly Cursor[]): string[] {
  const badges = parts.flatMap((part) => {
    const given = part.object['x-badges'];
    const named = Array.isArray(given) ? showFirst(given, MAX_BADGES, part, 'x-badges').flatMap(toBadge) : [];
    const stability = firstText([part], STABILITY);
    const isBeta = stability === null && part.flag('x-beta');
    return [
      ...named,
      ...(stability === null || /^stable$/i.test(stability) ? [] : [stability]),
      ...(isBeta ? ['beta'] : []),
    ];
  });
  return badges.filter((badge, index) => badges.findIndex((other) => isSameName(other, badge)) === index);
}

/**
 * The name and description of an enum value as Markdown; empty if it has neither. `index`: its position in the enum.
 */
export function readEnumText({ object }: Cursor, value: string, index: number): string {
  const pick = (keys: readonly string[]): string | null =>
    keys.map((key) => toText(memberOf(object[key], value, index))).find((text) => text !== null) ?? null;
  const record = toRecord(object['x-ms-enum'], object['x-fern-enum'], value);
  const description = pick(ENUM_DESCRIPTIONS) ?? toText(record.description);
  const name = pick(ENUM_NAMES) ?? toText(record.name);
  const texts = [name === value ? null : name, description === null ? null : withoutValue(description, value)];
  return texts.filter((text) => text !== null && text !== '').join(': ');
}

/** Generators repeat the value: `ACTIVE: Can sign in`. */
function withoutValue(description: string, value: string): string {
  const separator = description.startsWith(value)
    ? /^\s*(?::|[-–—](?=\s))\s*/.exec(description.slice(value.length))
    : null;
  return separator === null ? description : description.slice(value.length + separator[0].length);
}

function firstText(parts: readonly Cursor[], keys: readonly string[]): string | null {
  for (const key of keys)
    for (const part of parts) {
      const value = part.object[key];
      if (typeof value === 'string' && value.trim() !== '') return part.trimmed(key);
    }
  return null;
}

function toBadge(badge: unknown): string[] {
  const name: unknown = isObject(badge) ? (badge.name ?? badge.label) : badge;
  return typeof name === 'string' && name !== '' ? [name] : [];
}

/** Looks up a value in a map by value, or in a list parallel to the values. */
function memberOf(texts: unknown, value: string, index: number): unknown {
  if (Array.isArray(texts)) return texts[index];
  return isObject(texts) && Object.hasOwn(texts, value) ? texts[value] : undefined;
}

/** The name and description that AutoRest (`x-ms-enum`) or Fern (`x-fern-enum`) gives a value. */
function toRecord(
  microsoft: unknown,
  fern: unknown,
  value: string,
): { readonly name?: unknown; readonly description?: unknown } {
  const list = isObject(microsoft) && Array.isArray(microsoft.values) ? microsoft.values : null;
  const found = (list === null ? undefined : recordsByValue(list).get(value)) ?? memberOf(fern, value, 0);
  return isObject(found) ? found : {};
}

/** The records of a list by their values. Memoized, because each value of an enum looks for its own. */
const recordsByValue = memoize((list: readonly unknown[]): ReadonlyMap<string, JsonObject> => {
  // The first one counts.
  return new Map(
    list
      .filter(isObject)
      .map((record) => [String(record.value), record] as const)
      .toReversed(),
  );
});

function toText(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}
