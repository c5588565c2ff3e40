import { PARAMETER_LOCATIONS } from '../../../request/parameter-location.ts';
import { checkValue, type ValueFault } from '../../check/check-value.ts';
import { parameterKey } from '../../exchange/prepare-request.ts';
import type { TryItForm, TryItParameter } from '../../exchange/record.ts';
import { h } from '../element.ts';
import type { Control, FormContext } from '../fields/control.ts';
import { createControl } from '../fields/create-control.ts';
import { createRow, markFaults } from '../fields/field-row.ts';

/** From this number on, empty optional parameters are collapsed. */
const MAX_OPEN = 6;

interface ParameterField {
  readonly parameter: TryItParameter;
  readonly row: HTMLElement;
  readonly control: Control;
}

export interface ParameterSection {
  readonly elements: readonly HTMLElement[];
  read(): ReadonlyMap<string, unknown>;
  write(values: ReadonlyMap<string, unknown>): void;
  /** Marks faults. Returns the number of fields and the first one. */
  check(): { readonly count: number; readonly first: HTMLElement | null };
}

/** An operation's parameters by location, required ones first. */
export function createParameterSection(form: TryItForm, context: FormContext): ParameterSection {
  const fields: ParameterField[] = form.parameters.filter(isFilledIn).map((parameter) => toField(parameter, context));
  const elements = PARAMETER_LOCATIONS.flatMap((location) => {
    const own = fields.filter(({ parameter }) => parameter.in === location);
    return own.length === 0 ? [] : [toFieldset(context.t.parameters[location], own, context)];
  });
  const write = (values: ReadonlyMap<string, unknown>): void => {
    for (const { parameter, control } of fields) control.write(values.get(parameterKey(parameter)));
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

/** The form sets the other headers itself: media types and credentials (OpenAPI 3.2 §4.12.2). */
function isFilledIn({ in: location, name }: TryItParameter): boolean {
  return location !== 'header' || !/^(?:accept|content-type|authorization)$/i.test(name);
}

function toField(parameter: TryItParameter, context: FormContext): ParameterField {
  const { name, schema, required = false, example } = parameter;
  const options = {
    name,
    schema,
    context,
    required,
    depth: 1,
    ...(example === undefined ? {} : { placeholder: String(example) }),
  };
  const { element, control } = createRow(options, createControl);
  return { parameter, row: element, control };
}

function toFieldset(title: string, fields: readonly ParameterField[], { t }: FormContext): HTMLElement {
  const isFirst = ({ parameter }: ParameterField): boolean =>
    parameter.required === true || parameter.value !== undefined;
  const first = fields.filter(isFirst);
  const others = fields.filter((field) => !isFirst(field));
  const rows = (list: readonly ParameterField[]): HTMLElement[] => list.map(({ row }) => row);
  const more = h('details', { className: 'try-more' }, h('summary', {}, t.moreFields(others.length)), ...rows(others));
  if (first.length === 0 && others.length <= MAX_OPEN) more.open = true;
  return h(
    'fieldset',
    { className: 'try-part' },
    h('legend', {}, title),
    ...rows(first),
    others.length === 0 ? null : more,
  );
}

function checkField(
  { parameter, row, control }: ParameterField,
  context: FormContext,
): { count: number; first: HTMLElement | null } {
  const value = control.read();
  const faults: ValueFault[] =
    value === undefined
      ? parameter.required === true
        ? [{ pointer: '', keyword: 'required', expected: parameter.name, found: 'undefined' }]
        : []
      : checkValue(value, parameter.schema, { resolveRef: context.resolveRef, direction: 'request' });
  return { count: faults.length, first: markFaults(row, faults, context.t) };
}
