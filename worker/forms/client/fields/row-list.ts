import { button, h } from '../element.ts';
import { type Control, type ControlOptions, noteChange } from './control.ts';

interface RowListOptions {
  /** Options of the control around the rows. */
  readonly options: ControlOptions;
  readonly list: HTMLElement;
  /** The button that adds a row. */
  readonly more: HTMLElement;
  readonly create: (options: ControlOptions) => Control;
}

/** Rows that the reader can add and remove: list items or map entries. */
export class RowList {
  readonly element: HTMLElement;
  readonly #made: RowListOptions;

  constructor(made: RowListOptions) {
    this.#made = made;
    this.element = h('div', { role: 'group', ariaLabel: made.options.label }, made.list, made.more);
  }

  createControl(schema: unknown, name: string, value: unknown): Control {
    const { options, create } = this.#made;
    const { context, label, depth } = options;
    const id = context.nextId();
    const control = create({ schema, context, id, label: `${label}: ${name}`, required: true, depth: depth + 1 });
    control.write(value);
    return control;
  }

  append(row: HTMLElement, name: string, onRemove: () => void): void {
    const { options, list, more } = this.#made;
    const remove = (): void => {
      row.remove();
      onRemove();
      noteChange(list);
      more.focus();
    };
    row.append(button('×', remove, { className: 'try-remove', ariaLabel: options.context.t.remove(name) }));
    list.append(row);
  }
}
