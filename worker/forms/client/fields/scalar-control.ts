import { toExactJson } from '../../../request/value/exact-integers.ts';
import type { JsonObject } from '../../../request/value/json.ts';
import { toPrettyJson } from '../../../request/value/json-text.ts';
import { HAS_LINES } from '../../check/checker.ts';
import type { FlatSchema } from '../../check/flatten-schema.ts';
import { parseJsonText, toScalar } from '../../read/to-scalar.ts';
import { h } from '../element.ts';
import { type Control, type ControlOptions, remember } from './control.ts';

/** A longer maximum length uses a multi-line field. */
const LONG_TEXT = 200;

/** A typed value: text, number, date. */
export function createTextControl(flat: FlatSchema, { id, label, placeholder, required }: ControlOptions): Control {
  const shared = {
    id,
    className: 'try-input',
    ariaLabel: label,
    ariaRequired: required ? 'true' : null,
    placeholder: placeholder ?? '',
    spellcheck: false,
  };
  const input = isLong(flat)
    ? h('textarea', { ...shared, rows: 2 })
    : h('input', { ...shared, type: inputType(flat), inputMode: inputMode(flat), autocomplete: 'off' });
  return remember(
    input,
    input,
    () => (input.value === '' ? undefined : toScalar(input.value, flat.types)),
    (value) => {
      input.value = toText(value);
    },
  );
}

/** Whether a text takes a multi-line field. Only a field of one line can mask a password. */
export function isLong({ format, maxLength, [HAS_LINES]: hasLines }: JsonObject): boolean {
  return format !== 'password' && (hasLines === true || (Number(maxLength) > LONG_TEXT && format === undefined));
}

function inputType({ format }: FlatSchema): string {
  return format === 'date' ? 'date' : format === 'password' ? 'password' : 'text';
}

function inputMode({ types }: FlatSchema): string {
  if (types.length !== 1) return '';
  return types[0] === 'integer' ? 'numeric' : types[0] === 'number' ? 'decimal' : '';
}

function toText(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'object' ? (toExactJson(value) ?? '') : String(value);
}

/** A choice of a schema's enum values. The empty option sends no value. */
export function createChoiceControl(values: readonly unknown[], { id, label, required }: ControlOptions): Control {
  const select = h(
    'select',
    { id, className: 'try-input', ariaLabel: label, ariaRequired: required ? 'true' : null },
    h('option', { value: '' }, '—'),
    ...values.map((value, index) => h('option', { value: String(index) }, toText(value) || String(value))),
  );
  return remember(
    select,
    select,
    () => (select.value === '' ? undefined : values[Number(select.value)]),
    (value) => {
      const index = values.findIndex((one) => one === value || toText(one) === toText(value));
      select.value = value === undefined || index === -1 ? '' : String(index);
    },
  );
}

/** A local file. The control's value is the file name; the context has its bytes. */
export function createFileControl({ id, label, context }: ControlOptions): Control {
  const input = h('input', { id, type: 'file', className: 'try-input', ariaLabel: label });
  input.addEventListener('change', () => {
    const file = input.files?.[0];
    if (file !== undefined) context.files.set(file.name, file);
  });
  return remember(
    input,
    input,
    () => input.files?.[0]?.name,
    () => {
      input.value = '';
    },
  );
}

/** Any value, as JSON. */
export function createJsonControl({ id, label, placeholder }: ControlOptions): Control {
  const input = h('textarea', {
    id,
    className: 'try-input try-code',
    ariaLabel: label,
    rows: 2,
    spellcheck: false,
    placeholder: placeholder ?? 'JSON',
  });
  return remember(
    input,
    input,
    () => (input.value.trim() === '' ? undefined : parseJsonText(input.value)),
    (value) => {
      input.value = value === undefined ? '' : toPrettyJson(toExactJson(value) ?? '');
    },
  );
}
