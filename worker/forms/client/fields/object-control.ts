import { isObject } from '../../../request/value/json.ts';
import { type FlatSchema, flattenSchema } from '../../check/flatten-schema.ts';
import { h } from '../element.ts';
import { type Control, type ControlOptions, remember } from './control.ts';
import { createRow } from './field-row.ts';

/** More optional properties are behind a button, because a description may have thousands. */
const MAX_SHOWN = 24;
const MAX_ADDED = 200;
const MAX_EAGER_DEPTH = 3;

type Create = (options: ControlOptions) => Control;

/** The properties of an object: required ones first, the others collapsed. */
export function createObjectControl(flat: FlatSchema, options: ControlOptions, create: Create): Control {
  const { context, depth, label } = options;
  const members = new Map<string, Control>();
  let others: Readonly<Record<string, unknown>> = {};
  const names = Object.keys(flat.properties).filter((name) => !isReadOnly(flat.properties[name], options));
  // Deeply nested properties are collapsed, because a schema may contain itself.
  const required = names.filter((name) => flat.required.has(name) && depth < MAX_EAGER_DEPTH);
  const first = required.length === 0 && depth < 2 ? names.slice(0, MAX_SHOWN) : required;
  const optional = names.filter((name) => !first.includes(name));
  const element = h('div', { className: 'try-members', role: 'group', ariaLabel: label });
  const add = (parent: Element, list: readonly string[]): void => {
    for (const name of list) {
      if (members.has(name)) continue;
      const row = createRow(
        { ...options, name, schema: flat.properties[name], required: flat.required.has(name), depth: depth + 1 },
        create,
      );
      if (Object.hasOwn(others, name)) row.control.write(others[name]);
      members.set(name, row.control);
      parent.append(row.element);
    }
  };
  add(element, first);
  const toLabel = (count: number): FoldedLabel => {
    const text = first.length === 0 && count === names.length ? summarize(names) : context.t.moreFields(count);
    return { text, name: `${text} (${label})` };
  };
  const folded = createFolded(optional, toLabel, add);
  if (optional.length > 0) element.append(folded.element);
  return remember(
    element,
    null,
    () => {
      const values: Record<string, unknown> = {};
      for (const name of orderOf(others, names)) {
        const member = members.get(name);
        const value = member === undefined ? others[name] : member.read();
        if (value !== undefined) values[name] = value;
      }
      return Object.keys(values).length === 0 && !options.required ? undefined : values;
    },
    (value) => {
      others = isObject(value) ? value : {};
      for (const [name, member] of members) member.write(Object.hasOwn(others, name) ? others[name] : undefined);
      if (optional.some((name) => Object.hasOwn(others, name))) folded.open();
    },
  );
}

/** Properties in the given order, followed by the rest. */
function orderOf(given: Readonly<Record<string, unknown>>, names: readonly string[]): string[] {
  return [...new Set([...Object.keys(given), ...names])];
}

function isReadOnly(schema: unknown, { context }: ControlOptions): boolean {
  return flattenSchema(schema, context.resolveRef).readOnly === true;
}

/** The first names, for a list that no field precedes. */
function summarize(names: readonly string[]): string {
  return [...names.slice(0, 3), ...(names.length > 3 ? ['…'] : [])].join(', ');
}

/** A visible label, and the name that tells it from those of other objects. */
interface FoldedLabel {
  readonly text: string;
  readonly name: string;
}

/** A disclosure that renders its content when first opened, so that recursion and large objects cost nothing. */
function createFolded(
  names: readonly string[],
  toLabel: (count: number) => FoldedLabel,
  add: (parent: Element, names: readonly string[]) => void,
): { readonly element: HTMLElement; readonly open: () => void } {
  const body = h('div', { className: 'try-members' });
  const { text, name } = toLabel(names.length);
  const element = h('details', { className: 'try-more' }, h('summary', { ariaLabel: name }, text), body);
  let shown = 0;
  const showMore = (count: number): void => {
    add(body, names.slice(shown, shown + count));
    shown += count;
    if (shown >= names.length) return;
    const rest = toLabel(names.length - shown);
    const more = h('button', { type: 'button', className: 'try-quiet', ariaLabel: rest.name }, rest.text);
    more.addEventListener('click', () => {
      more.remove();
      showMore(MAX_ADDED);
    });
    body.append(more);
  };
  const open = (): void => {
    if (shown === 0) showMore(MAX_SHOWN);
    element.open = true;
  };
  element.addEventListener('toggle', () => {
    if (element.open) open();
  });
  return { element, open };
}
