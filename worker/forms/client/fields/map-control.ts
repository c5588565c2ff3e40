import { isObject } from '../../../request/value/json.ts';
import type { FlatSchema } from '../../check/flatten-schema.ts';
import { button, h } from '../element.ts';
import { type Control, type ControlOptions, noteChange, remember } from './control.ts';
import { RowList } from './row-list.ts';

interface Entry {
  readonly name: HTMLInputElement;
  readonly control: Control;
}

/** An object with properties that the reader names. */
export function createMapControl(
  flat: FlatSchema,
  options: ControlOptions,
  create: (options: ControlOptions) => Control,
): Control {
  const { t } = options.context;
  const entries = new Set<Entry>();
  const list = h('div', { className: 'try-members' });
  const schema = isObject(flat.additionalProperties) ? flat.additionalProperties : {};
  const more = button(
    `+ ${t.addField}`,
    () => {
      add('', undefined).name.focus();
      noteChange(list);
    },
    { className: 'try-quiet' },
  );
  const rows = new RowList({ options, list, more, create });
  const add = (key: string, value: unknown): Entry => {
    const ariaLabel = `${options.label}: ${t.name}`;
    const name = h('input', { className: 'try-input', value: key, ariaLabel, placeholder: t.name, spellcheck: false });
    const control = rows.createControl(schema, t.value, value);
    control.input?.setAttribute('placeholder', t.value);
    const entry = { name, control };
    const row = h('div', { className: 'try-entry', 'data-key': key }, name, control.element);
    name.addEventListener('input', () => {
      row.dataset.key = name.value;
    });
    entries.add(entry);
    rows.append(row, key, () => entries.delete(entry));
    return entry;
  };
  const read = (): unknown => {
    const pairs = [...entries]
      .filter(({ name }) => name.value !== '')
      .map(({ name, control }) => [name.value, control.read() ?? '']);
    return pairs.length === 0 && !options.required ? undefined : Object.fromEntries(pairs);
  };
  return remember(rows.element, null, read, (value) => {
    entries.clear();
    list.replaceChildren();
    if (isObject(value)) for (const [key, member] of Object.entries(value)) add(key, member);
  });
}
