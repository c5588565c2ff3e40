import { breakIdentifier } from '../../../model/markup/narrow-names.ts';
import type { TryItMessages } from '../../../model/messages/messages.ts';
import { parsePointer } from '../../../request/value/json.ts';
import type { ValueFault } from '../../check/checker.ts';
import { describeFault } from '../../check/describe-fault.ts';
import { flattenSchema } from '../../check/flatten-schema.ts';
import { h } from '../element.ts';
import type { Control, ControlOptions } from './control.ts';

interface RowOptions extends Omit<ControlOptions, 'id' | 'label'> {
  readonly name: string;
}

interface FieldRow {
  readonly element: HTMLElement;
  readonly control: Control;
}

/** A label and its control. Faults find it by `data-key`. */
export function createRow(options: RowOptions, create: (options: ControlOptions) => Control): FieldRow {
  const { name, schema, context, required } = options;
  const id = context.nextId();
  const control = create({ ...options, id, label: name });
  const type = describeType(schema, options);
  const isOne = control.input !== null && control.input.id === id;
  const head = [
    h('b', {}, ...breakIdentifier(name).flatMap((piece) => [h('wbr'), piece])),
    type === '' ? null : h('i', {}, type),
    required ? h('small', {}, context.t.required) : null,
  ];
  const element = h(
    'div',
    { className: isOne ? 'try-field' : 'try-field try-nested', 'data-key': name },
    isOne ? h('label', { for: id }, ...head) : h('div', { className: 'try-label' }, ...head),
    control.element,
  );
  // The label already names it, including type and mark.
  if (isOne) control.input?.removeAttribute('aria-label');
  return { element, control };
}

/** `string`, `array of integer`, `date`: short, because the page has the details. */
export function describeType(schema: unknown, { context: { resolveRef } }: Pick<ControlOptions, 'context'>): string {
  const flat = flattenSchema(schema, resolveRef);
  const { types, format } = flat;
  if (typeof format === 'string' && format !== '' && types[0] !== 'array') return format;
  if (types[0] === 'array') return `${flattenSchema(flat.items, resolveRef).types[0] ?? 'any'}[]`;
  return types.join(' | ');
}

/** Marks fields with faults and clears all others. Returns the input of the first one. */
export function markFaults(root: Element, faults: readonly ValueFault[], t: TryItMessages): HTMLElement | null {
  clearFaults(root);
  let first: HTMLElement | null = null;
  for (const fault of faults) {
    const row = findRow(root, fault.pointer);
    const target = row ?? root;
    const input = target.querySelector<HTMLElement>('.try-input');
    if (row !== null && row.querySelector(':scope > .try-fault') !== null) continue;
    const id = `fault-${input?.id || root.querySelectorAll('.try-fault').length}`;
    target.append(h('p', { className: 'try-fault', id }, describeFault(fault, t.faults)));
    input?.setAttribute('aria-invalid', 'true');
    input?.setAttribute('aria-describedby', id);
    openAround(target);
    first ??= input;
  }
  return first;
}

export function clearFaults(root: Element): void {
  for (const mark of root.querySelectorAll('.try-fault')) mark.remove();
  for (const input of root.querySelectorAll('[aria-invalid]')) {
    input.removeAttribute('aria-invalid');
    input.removeAttribute('aria-describedby');
  }
}

/** The row of a JSON pointer, or the nearest row around it. */
function findRow(root: Element, pointer: string): Element | null {
  let found: Element | null = null;
  let scope = root;
  for (const key of parsePointer(`#${pointer}`) ?? []) {
    const inner = [...scope.querySelectorAll('[data-key]')].find(
      (row) =>
        (row as HTMLElement).dataset.key === key &&
        (row.parentElement?.closest('[data-key]') ?? root) === (found ?? root.closest('[data-key]') ?? root),
    );
    if (inner === undefined) break;
    found = inner;
    scope = inner;
  }
  return found;
}

function openAround(element: Element): void {
  for (
    let details = element.closest('details');
    details !== null;
    details = details.parentElement?.closest('details') ?? null
  ) {
    details.open = true;
  }
}
