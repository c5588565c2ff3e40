import type { FlatSchema } from '../../check/flatten-schema.ts';
import { button, h } from '../element.ts';
import { type Control, type ControlOptions, noteChange, remember } from './control.ts';
import { RowList } from './row-list.ts';

/** More items are preserved, and can be edited as raw text. */
const MAX_ITEMS = 100;

/** A list whose items can be added and removed. */
export function createListControl(
  flat: FlatSchema,
  options: ControlOptions,
  create: (options: ControlOptions) => Control,
): Control {
  const { t } = options.context;
  const items: Control[] = [];
  let rest: readonly unknown[] = [];
  const list = h('ol', { className: 'try-list' });
  const more = button(
    `+ ${t.add}`,
    () => {
      const control = add(undefined);
      noteChange(list);
      (control.input ?? control.element.querySelector<HTMLElement>('.try-input'))?.focus();
    },
    { className: 'try-quiet', ariaLabel: `${t.add}: ${options.label}` },
  );
  const rows = new RowList({ options, list, more, create });
  const add = (value: unknown): Control => {
    const index = items.length;
    const name = t.item(index + 1);
    const schema = Array.isArray(flat.prefixItems) ? (flat.prefixItems[index] ?? flat.items) : flat.items;
    const control = rows.createControl(schema ?? {}, name, value);
    items.push(control);
    rows.append(h('li', { className: 'try-item' }, control.element), name, () => {
      items.splice(items.indexOf(control), 1);
      number(list);
    });
    number(list);
    return control;
  };
  const read = (): unknown => {
    const values = [...items.map((item) => item.read()).filter((item) => item !== undefined), ...rest];
    return values.length === 0 && !options.required ? undefined : values;
  };
  return remember(rows.element, null, read, (value) => {
    items.length = 0;
    list.replaceChildren();
    const values: readonly unknown[] = Array.isArray(value) ? value : [];
    rest = values.slice(MAX_ITEMS);
    for (const item of values.slice(0, MAX_ITEMS)) add(item);
  });
}

/** Faults identify an item by its index. */
function number(list: Element): void {
  for (const [index, row] of [...list.children].entries()) row.setAttribute('data-key', String(index));
}
