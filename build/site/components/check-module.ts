import type { ComponentType } from 'react';
import { isObject } from '../../../worker/request/value/json.ts';
import { SourceError } from '../../base/report/finding.ts';
import { suggest } from '../../base/report/nearest.ts';
import type { AttributeKind, AttributeSchema } from '../../page/blocks/attributes.ts';
import type { Properties } from '../../page/blocks/site-component.ts';

/** The exports of a file in the `components` folder. */
interface ComponentModule {
  readonly default: ComponentType;
  readonly attributes?: AttributeSchema;
  /** Required attributes. */
  readonly required?: readonly string[];
  /** When the browser hydrates it. If absent, it stays static HTML. */
  readonly browser?: 'visible';
  /** Its texts by name, in the language of the content. */
  readonly texts?: Readonly<Record<string, string>>;
  readonly toMarkdown?: (properties: Properties) => string;
}

const KINDS: readonly AttributeKind[] = ['text', 'number', 'flag', 'data'];

/** Throws SourceError if an export is invalid. */
export function checkModule(exports: Readonly<Record<string, unknown>>, file: string): ComponentModule {
  const refuse: (name: string, found: unknown, expected: string) => never = (name, found, expected) => {
    throw SourceError.at({ file }, `Cannot read ${name} of the component: found ${describe(found)}. ${expected}`);
  };
  if (!isComponent(exports.default)) refuse('the default export', exports.default, 'Export a function component.');
  const { attributes = {}, required = [], browser, texts = {}, toMarkdown } = exports;
  if (typeof attributes !== 'object' || attributes === null)
    refuse('"attributes"', attributes, "Export names with their kinds: { kg: 'number' }.");
  for (const [name, kind] of Object.entries(attributes)) {
    const isWords = Array.isArray(kind) && kind.every((word) => typeof word === 'string');
    if (isWords || KINDS.some((known) => known === kind)) continue;
    const known = KINDS.map((each) => `"${each}"`).join(', ');
    refuse(`the kind of "${name}"`, kind, `Use ${known}, or a list of words.`);
  }
  const names = Object.keys(attributes);
  if (!Array.isArray(required)) refuse('"required"', required, 'Export a list of attributes.');
  for (const name of required)
    if (!names.includes(String(name)))
      refuse('"required"', name, `"attributes" has no such attribute${suggest(String(name), names) || '.'}`);
  if (browser !== undefined && browser !== 'visible')
    refuse('"browser"', browser, 'Use "visible", or remove it for a component without script.');
  if (!isObject(texts)) refuse('"texts"', texts, "Export texts by name: { title: 'Help' }.");
  for (const [name, text] of Object.entries(texts))
    if (typeof text !== 'string' || text === '') refuse(`the text "${name}"`, text, 'Use text.');
  if (names.includes('texts') && exports.texts !== undefined)
    refuse('"attributes"', 'texts', 'The component receives its texts under this name. Rename the attribute.');
  if (toMarkdown !== undefined && typeof toMarkdown !== 'function')
    refuse('"toMarkdown"', toMarkdown, 'Export a function from properties to Markdown.');
  return exports as unknown as ComponentModule;
}

/** A function, or the result of `memo` or `forwardRef`. */
function isComponent(value: unknown): boolean {
  return typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);
}

function describe(value: unknown): string {
  return value === undefined ? 'nothing' : (JSON.stringify(value) ?? `a ${typeof value}`);
}
