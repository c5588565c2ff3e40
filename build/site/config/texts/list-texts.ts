import { findMessages } from '../../../../worker/model/messages/find-messages.ts';
import { compareCodeUnits } from '../../../base/code-unit-order.ts';
import { type FindValues, readMessageTypes, type TextValue } from './message-types.ts';

/** A text of the interface that a site can change. */
export interface InterfaceText {
  /** Its section and its names: `page.areas.all`. */
  readonly key: string;
  /** In English, with a placeholder such as `{count}` for each value. */
  readonly english: string;
  /** The names of its values, in the order in which code passes them; null for a text without values. */
  readonly names: readonly string[] | null;
  /** The value that selects the form of the text, if one does. */
  readonly selector: string | null;
  /** Whether the forms are `other` and `empty`, for a value that may be missing, and not those of the plural. */
  readonly isOptional: boolean;
}

type TextOfValues = (...values: unknown[]) => string;

/** Formats, which the language determines, and a text for programs. The faults of forms are those of `faults`. */
const NOT_TEXTS: ReadonlySet<string> = new Set([
  'agents.skillBody',
  'page.locale',
  'page.or',
  'reference.list',
  'search.locale',
  'tryIt.bytes',
  'tryIt.faults',
]);

/** All texts that a site can change, by section. */
export function listTexts(): readonly InterfaceText[] {
  const findValues = readMessageTypes();
  const { locale: _locale, ...sections } = findMessages('en');
  const sorted = Object.entries(sections).sort(([a], [b]) => compareCodeUnits(a, b));
  return listInside([], Object.fromEntries(sorted), findValues);
}

function listInside(path: readonly string[], group: object, findValues: FindValues): InterfaceText[] {
  return Object.entries(group).flatMap(([name, value]: [string, unknown]) => {
    const inner = [...path, name];
    const key = inner.join('.');
    if (NOT_TEXTS.has(key)) return [];
    if (typeof value === 'string') return [{ key, english: value, names: null, selector: null, isOptional: false }];
    if (typeof value !== 'function') return listInside(inner, value as object, findValues);
    const values = findValues(inner);
    if (values === null) throw new Error(`The text ${key} has no type.`);
    return [toTemplate(key, value as TextOfValues, values)];
  });
}

function toTemplate(key: string, text: TextOfValues, values: readonly TextValue[]): InterfaceText {
  const english = text(...values.map(toPlaceholder));
  const missing = values.find(({ name, kind }) => {
    if (kind !== 'text' && kind !== 'optional') return false;
    const absent = kind === 'text' ? '' : null;
    const without = text(...values.map((value) => (value.name === name ? absent : toPlaceholder(value))));
    return without.trim() !== english.replace(`{${name}}`, '').trim();
  });
  // Limits are passed as texts, because they may have more digits than a number.
  const counted = values.findLast(({ name, kind }) => kind === 'number' || kind === 'list' || name === 'count');
  return {
    key,
    english,
    names: values.map(({ name }) => name),
    selector: (missing ?? counted)?.name ?? null,
    isOptional: missing !== undefined,
  };
}

function toPlaceholder({ name, kind }: TextValue): string | readonly string[] {
  return kind === 'list' ? [`{${name}}`] : `{${name}}`;
}
