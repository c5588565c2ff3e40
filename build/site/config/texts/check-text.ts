import type { Forms, OwnTexts, Template } from '../../../../worker/model/messages/own-texts.ts';
import { isObject } from '../../../../worker/request/value/json.ts';
import { suggest } from '../../../base/report/nearest.ts';
import type { InterfaceText } from './list-texts.ts';

/** Why a text cannot replace one of the engine, or the text as bundles have it. */
export type CheckedText = { readonly fault: string } | { readonly text: OwnTexts[string] };

/** All plural forms of a language that counts need occur below this number. */
const COUNTED = 200;

/** The plural categories of CLDR, in their order. */
const CATEGORIES = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

/** Checks an author's text for one of the engine's: its forms in a language (BCP 47), and its placeholders. */
export function checkText(written: unknown, target: InterfaceText, locale: string): CheckedText {
  const text = typeof written === 'number' ? String(written) : written;
  if (typeof text === 'string') {
    if (target.isOptional) return { fault: `it needs two forms: "other", and "empty" without {${target.selector}}` };
    const fault = findPlaceholderFault(text, target, true);
    return fault === null ? toChecked(text, target) : { fault };
  }
  if (!isObject(text)) return { fault: `it must be a text, got ${JSON.stringify(text)}` };
  if (target.selector === null) return { fault: 'it has no forms. Write one text' };
  const fault = findFormFault(text, target, locale);
  return fault === null ? toChecked(toForms(text), target) : { fault };
}

function toChecked(text: string | Forms, { names, selector }: InterfaceText): CheckedText {
  // A text with forms has a value.
  if (names === null) return { text: typeof text === 'string' ? text : text.other };
  const template: Template = typeof text === 'string' || selector === null ? [names, text] : [names, text, selector];
  return { text: template };
}

function toForms(text: Readonly<Record<string, unknown>>): Forms {
  const forms = Object.entries(text).map(([form, inner]) => [form, String(inner)]);
  return { ...Object.fromEntries(forms), other: String(text.other) };
}

function findFormFault(text: Readonly<Record<string, unknown>>, target: InterfaceText, locale: string): string | null {
  const known = target.isOptional ? ['empty', 'other'] : pluralForms(locale);
  const forms = new Intl.ListFormat('en').format(known);
  for (const [form, inner] of Object.entries(text)) {
    if (!known.includes(form)) return `"${form}" is not one of its forms, ${forms}${suggest(form, known)}`;
    if (typeof inner !== 'string') return `its form "${form}" must be a text, got ${JSON.stringify(inner)}`;
    const fault = findPlaceholderFault(inner, target, form === 'other');
    if (fault !== null) return fault;
  }
  const missing = known.find((form) => text[form] === undefined);
  return missing === undefined ? null : `its form "${missing}" is missing. Its forms are ${forms}`;
}

/** The CLDR plural categories that whole numbers have in a language. */
function pluralForms(locale: string): readonly string[] {
  const rules = new Intl.PluralRules(locale);
  const used = new Set(Array.from({ length: COUNTED }, (_, count) => rules.select(count)));
  return CATEGORIES.filter((category) => category === 'other' || used.has(category));
}

/** `isWhole`: whether the text must show all values. Other forms may spell a number out. */
function findPlaceholderFault(text: string, target: InterfaceText, isWhole: boolean): string | null {
  const known = placeholdersOf(target.english);
  const found = placeholdersOf(text);
  const unknown = found.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    const all = known.map((name) => `{${name}}`).join(', ');
    const nearest = suggest(
      `{${unknown}}`,
      known.map((name) => `{${name}}`),
    );
    return `it has no placeholder {${unknown}}${nearest || (all === '' ? '' : `. It has ${all}`)}`;
  }
  const missing = known.find((name) => !found.includes(name) && (isWhole || name !== target.selector));
  return missing === undefined ? null : `its placeholder {${missing}} is missing`;
}

function placeholdersOf(text: string): readonly string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
}
