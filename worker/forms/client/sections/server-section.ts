import { fillServer } from '../../exchange/prepare-request.ts';
import type { TryItForm, TryItServer } from '../../exchange/record.ts';
import { choice, h } from '../element.ts';
import type { FormContext } from '../fields/control.ts';
import { createControl } from '../fields/create-control.ts';
import { createRow } from '../fields/field-row.ts';

export interface ServerSection {
  readonly element: HTMLElement;
  read(): { readonly url: string; readonly index: number; readonly variables: Readonly<Record<string, string>> };
  write(index: number, variables: Readonly<Record<string, string>>): void;
}

/** An operation's servers, and the variables of the selected one. */
export function createServerSection({ servers }: TryItForm, context: FormContext): ServerSection {
  const variables = h('div', {});
  let fields = new Map<string, { read(): unknown; write(value: unknown): void }>();
  const address = h('code', {});
  const tell = (): void => {
    address.textContent = read().url;
  };
  const show = (server: TryItServer | undefined): void => {
    fields = new Map();
    const rows = (server?.variables ?? []).map(({ name, value, values }) => {
      const schema = values === undefined ? { type: 'string' } : { type: 'string', enum: values };
      const row = createRow({ name, schema, context, required: true, depth: 1 }, createControl);
      row.control.write(value);
      fields.set(name, row.control);
      return row.element;
    });
    variables.replaceChildren(...rows);
  };
  const labels = servers.map(({ url, name }) => (name === undefined ? url : `${name}: ${url}`));
  const id = context.nextId();
  const select = choice(labels, { id, className: 'try-input' }, (index) => show(servers[index]));
  const label = h('label', { for: id }, h('b', {}, context.t.server));
  const isKnown = servers[0]?.variables?.every(({ value }) => value !== '') ?? servers.length > 0;
  const element = h(
    'details',
    { className: 'try-part try-fold', open: !isKnown },
    h('summary', {}, context.t.server, ' ', address),
    h('div', { className: 'try-field' }, label, select),
    variables,
  );
  for (const type of ['input', 'change']) element.addEventListener(type, tell);
  const read: ServerSection['read'] = () => {
    const index = select.selectedIndex;
    const given = Object.fromEntries([...fields].map(([name, control]) => [name, String(control.read() ?? '')]));
    const server = servers[index];
    return { url: server === undefined ? '' : fillServer(server, given), index, variables: given };
  };
  show(servers[0]);
  tell();
  return {
    element,
    read,
    write(index, values) {
      if (servers[index] === undefined) return;
      select.selectedIndex = index;
      show(servers[index]);
      for (const [name, value] of Object.entries(values)) fields.get(name)?.write(value);
      tell();
    },
  };
}
