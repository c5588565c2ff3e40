import type { FlatSchema } from '../../../request/check/flatten-schema.ts';
import { isObject } from '../../../request/value/json.ts';
import { button, h } from '../element.ts';
import { type Control, type ControlOptions, noteChange, remember } from './control.ts';

interface Entry {
  readonly name: HTMLInputElement;
  readonly control: Control;
}

/** An object whose members a reader names. */
export function createMapControl(
  flat: FlatSchema,
  options: ControlOptions,
  create: (options: ControlOptions) => Control,
): Control {
  const { context, label, depth } = options;
  const { t } = context;
  const entries = new Set<Entry>();
  const list = h('div', { className: 'try-members' });
  const schema = isObject(flat.additionalProperties) ? flat.additionalProperties : {};
  const add = (key: string, value: unknown): Entry => {
    const name = h('input', {
      className: 'try-input',
      value: key,
      ariaLabel: `${label}: ${t.name}`,
      spellcheck: false,
    });
    const control = create({
      schema,
      context,
      id: context.nextId(),
      label: `${label}: ${t.value}`,
      required: true,
      depth: depth + 1,
    });
    control.write(value);
    const entry = { name, control };
    const remove = button(
      '×',
      () => {
        entries.delete(entry);
        row.remove();
        noteChange(list);
        more.focus();
      },
      { className: 'try-remove', ariaLabel: t.remove(key) },
    );
    const row = h('div', { className: 'try-entry', 'data-key': key }, name, control.element, remove);
    name.addEventListener('input', () => {
      row.dataset.key = name.value;
    });
    entries.add(entry);
    list.append(row);
    return entry;
  };
  const more = button(
    `+ ${t.addField}`,
    () => {
      add('', undefined).name.focus();
      noteChange(list);
    },
    { className: 'try-quiet' },
  );
  const element = h('div', { role: 'group', ariaLabel: label }, list, more);
  return remember(
    element,
    null,
    () => {
      const pairs = [...entries]
        .filter(({ name }) => name.value !== '')
        .map(({ name, control }) => [name.value, control.read() ?? '']);
      return pairs.length === 0 && !options.required ? undefined : Object.fromEntries(pairs);
    },
    (value) => {
      entries.clear();
      list.replaceChildren();
      if (isObject(value)) for (const [key, member] of Object.entries(value)) add(key, member);
    },
  );
}
