import { PARAMETER_LOCATIONS } from '../../../request/make-request.ts';
import { checkValue } from '../../check/check-value.ts';
import type { ValueFault } from '../../check/checker.ts';
import { parameterKey } from '../../exchange/prepare-request.ts';
import type { TryItForm, TryItParameter } from '../../exchange/record.ts';
import { button, h } from '../element.ts';
import { type Control, type FormContext, noteChange } from '../fields/control.ts';
import { createControl } from '../fields/create-control.ts';
import { createRow, markFaults } from '../fields/field-row.ts';

interface ParameterField {
  readonly parameter: TryItParameter;
  readonly row: HTMLElement;
  readonly control: Control;
  /** Adds an optional parameter to the form. Null for one that the form always has. */
  readonly chip: HTMLButtonElement | null;
}

export interface ParameterSection {
  readonly elements: readonly HTMLElement[];
  read(): ReadonlyMap<string, unknown>;
  write(values: ReadonlyMap<string, unknown>): void;
  /** Marks faults. Returns the number of fields and the first one. */
  check(): { readonly count: number; readonly first: HTMLElement | null };
}

/**
 * An operation's parameters by location. Those that the samples send have fields. The others have buttons, each of which
 * adds a parameter with its example.
 */
export function createParameterSection(form: TryItForm, context: FormContext): ParameterSection {
  const fields: ParameterField[] = form.parameters.filter(isFilledIn).map((parameter) => toField(parameter, context));
  const elements = PARAMETER_LOCATIONS.flatMap((location) => {
    const own = fields.filter(({ parameter }) => parameter.in === location);
    return own.length === 0 ? [] : [toFieldset(location, own, context)];
  });
  const write = (values: ReadonlyMap<string, unknown>): void => {
    for (const field of fields) {
      const value = values.get(parameterKey(field.parameter));
      field.control.write(value);
      show(field, value !== undefined);
    }
  };
  write(sampleValues(form));
  return {
    elements,
    read: () =>
      new Map(
        fields.flatMap(({ parameter, control }) => {
          const value = control.read();
          return value === undefined ? [] : [[parameterKey(parameter), value] as const];
        }),
      ),
    write,
    check() {
      const marked = fields.map((field) => checkField(field, context));
      return {
        count: marked.reduce((sum, { count }) => sum + count, 0),
        first: marked.find(({ first }) => first !== null)?.first ?? null,
      };
    },
  };
}

/** The values that the samples send. */
export function sampleValues({ parameters }: TryItForm): ReadonlyMap<string, unknown> {
  return new Map(
    parameters.flatMap((one) => (one.value === undefined ? [] : [[parameterKey(one), one.value] as const])),
  );
}

/** Credentials have a section of their own. */
function isFilledIn({ in: location, name }: TryItParameter): boolean {
  return location !== 'header' || !/^authorization$/i.test(name);
}

function toField(parameter: TryItParameter, context: FormContext): ParameterField {
  const { name, schema, required = false, example, value } = parameter;
  const isPlain = example !== undefined && typeof example !== 'object';
  const options = {
    name,
    schema,
    context,
    required,
    depth: 1,
    ...(isPlain ? { placeholder: String(example) } : {}),
  };
  const { element, control } = createRow(options, createControl);
  if (required || value !== undefined) return { parameter, row: element, control, chip: null };
  const { t } = context;
  const turn = (isOn: boolean): void => {
    control.write(isOn ? example : undefined);
    show(field, isOn);
    noteChange(isOn ? field.row : chip);
    (isOn ? (control.input ?? element.querySelector<HTMLElement>('.try-input, button')) : chip)?.focus();
  };
  const chip = button(`+ ${name}`, () => turn(true), { className: 'try-chip', ariaLabel: `${t.add}: ${name}` });
  const remove = button('×', () => turn(false), { className: 'try-remove', ariaLabel: t.remove(name) });
  const field: ParameterField = {
    parameter,
    row: h('div', { className: 'try-item' }, element, remove),
    control,
    chip,
  };
  return field;
}

/** Shows an optional parameter either as a field or as a button. */
function show({ row, chip }: ParameterField, isOn: boolean): void {
  if (chip === null) return;
  row.hidden = !isOn;
  chip.hidden = isOn;
}

function toFieldset(
  location: TryItParameter['in'],
  fields: readonly ParameterField[],
  { t }: FormContext,
): HTMLElement {
  const chips = fields.flatMap(({ chip }) => (chip === null ? [] : [chip]));
  const rowsOf = (isOptional: boolean): HTMLElement[] =>
    fields.filter(({ chip }) => (chip !== null) === isOptional).map(({ row }) => row);
  return h(
    'fieldset',
    { className: 'try-part', 'data-in': location },
    h('legend', {}, t.parameters[location]),
    ...rowsOf(false),
    ...rowsOf(true),
    chips.length === 0 ? null : h('div', { className: 'try-bar', role: 'group' }, h('i', {}, t.optional), ...chips),
  );
}

function checkField(
  { parameter, row, control }: ParameterField,
  context: FormContext,
): { count: number; first: HTMLElement | null } {
  const value = control.read();
  const faults: readonly ValueFault[] =
    value === undefined
      ? parameter.required === true
        ? [{ pointer: '', keyword: 'required', expected: parameter.name, found: 'undefined' }]
        : []
      : checkValue(value, parameter.schema, { resolveRef: context.resolveRef, direction: 'request' }).faults;
  return { count: faults.length, first: markFaults(row, faults, context.t) };
}
