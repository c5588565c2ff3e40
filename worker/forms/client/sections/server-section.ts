import { readStored, writeStored } from '../../../client/dom/storage.ts';
import { fillServer } from '../../exchange/prepare-request.ts';
import type { TryItForm, TryItServer } from '../../exchange/record.ts';
import { choice, h } from '../element.ts';
import type { FormContext } from '../fields/control.ts';
import { createControl } from '../fields/create-control.ts';
import { createRow } from '../fields/field-row.ts';

export interface ServerSection {
  readonly element: HTMLElement;
  /** Whether the server is the one that the reader chose in another form of the API. */
  readonly isRestored: boolean;
  read(): { readonly url: string; readonly index: number; readonly variables: Readonly<Record<string, string>> };
  write(index: number, variables: Readonly<Record<string, string>>): void;
}

/** An operation's servers, and the variables of the selected one. */
export function createServerSection({ api, servers }: TryItForm, context: FormContext): ServerSection {
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
  const key = `try-it-server ${api}`;
  for (const type of ['input', 'change'])
    element.addEventListener(type, () => {
      tell();
      const { index, variables: chosen } = read();
      writeStored(key, JSON.stringify([servers[index]?.url, chosen]), 'sessionStorage');
    });
  const read: ServerSection['read'] = () => {
    const index = select.selectedIndex;
    const given = Object.fromEntries([...fields].map(([name, control]) => [name, String(control.read() ?? '')]));
    const server = servers[index];
    return { url: server === undefined ? '' : fillServer(server, given), index, variables: given };
  };
  const write: ServerSection['write'] = (index, values) => {
    if (servers[index] === undefined) return;
    select.selectedIndex = index;
    show(servers[index]);
    for (const [name, value] of Object.entries(values)) fields.get(name)?.write(value);
    tell();
  };
  show(servers[0]);
  tell();
  const [stored, values] = parseChoice(readStored(key, 'sessionStorage'));
  const restored = servers.findIndex(({ url }) => url === stored);
  write(restored, values);
  return { element, isRestored: restored !== -1, read, write };
}

/** A stored choice: the URL of a server, and the values of its variables. */
function parseChoice(text: string | null): [url: unknown, values: Record<string, string>] {
  try {
    const [url, values] = JSON.parse(text ?? '[]');
    return [url, { ...values }];
  } catch {
    return [null, {}];
  }
}
