import type { FlatSchema } from '../../../request/check/flatten-schema.ts';
import { button, h } from '../element.ts';
import { type Control, type ControlOptions, noteChange, remember } from './control.ts';

/** Items beyond this are kept, and edited as raw text. */
const MAX_ITEMS = 100;

/** A list that items are added to and taken from. */
export function createListControl(
  flat: FlatSchema,
  options: ControlOptions,
  create: (options: ControlOptions) => Control,
): Control {
  const { context, label, depth } = options;
  const { t } = context;
  const items: Control[] = [];
  let rest: readonly unknown[] = [];
  const list = h('ol', { className: 'try-list' });
  const add = (value: unknown): Control => {
    const index = items.length;
    const schema = Array.isArray(flat.prefixItems) ? (flat.prefixItems[index] ?? flat.items) : flat.items;
    const control = create({
      schema: schema ?? {},
      context,
      id: context.nextId(),
      label: `${label}: ${t.item(index + 1)}`,
      required: true,
      depth: depth + 1,
    });
    control.write(value);
    const remove = button(
      '×',
      () => {
        items.splice(items.indexOf(control), 1);
        row.remove();
        number(list);
        noteChange(list);
        more.focus();
      },
      { className: 'try-remove', ariaLabel: t.remove(t.item(index + 1)) },
    );
    const row = h('li', { className: 'try-item' }, control.element, remove);
    items.push(control);
    list.append(row);
    number(list);
    return control;
  };
  const more = button(
    `+ ${t.add}`,
    () => {
      const control = add(undefined);
      noteChange(list);
      (control.input ?? control.element.querySelector<HTMLElement>('.try-input'))?.focus();
    },
    { className: 'try-quiet', ariaLabel: `${t.add}: ${label}` },
  );
  const element = h('div', { role: 'group', ariaLabel: label }, list, more);
  return remember(
    element,
    null,
    () => {
      const values = [...items.map((item) => item.read()).filter((item) => item !== undefined), ...rest];
      return values.length === 0 && !options.required ? undefined : values;
    },
    (value) => {
      items.length = 0;
      list.replaceChildren();
      const values: readonly unknown[] = Array.isArray(value) ? value : [];
      rest = values.slice(MAX_ITEMS);
      for (const item of values.slice(0, MAX_ITEMS)) add(item);
    },
  );
}

/** Faults find an item by its place. */
function number(list: Element): void {
  for (const [index, row] of [...list.children].entries()) (row as HTMLElement).dataset.key = String(index);
}
