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
export function createServerSection(form: TryItForm, context: FormContext): ServerSection {
  const { api, servers } = form;
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
  const isKnown = servers[0]?.variables?.every(({ value }) => value) ?? servers.length > 0;
  const element = h(
    'details',
    { className: 'try-part try-fold', open: !isKnown },
    h('summary', {}, context.t.server, ' ', address),
    h('div', { className: 'try-field' }, label, select),
    variables,
  );
  for (const type of ['input', 'change'])
    element.addEventListener(type, () => {
      tell();
      const { index, variables: chosen } = read();
      writeStored(keyOf(api), JSON.stringify([servers[index]?.url, chosen]), 'sessionStorage');
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
  const chosen = readServer(form);
  if (chosen !== null) write(servers.indexOf(chosen.server), chosen.variables);
  return { element, isRestored: chosen !== null, read, write };
}

/** The server that the reader chose in a form of the API, with the values of its variables; null if none. */
export function readServer({ api, servers }: TryItForm): {
  readonly server: TryItServer;
  readonly variables: Readonly<Record<string, string>>;
} | null {
  try {
    const [stored, variables] = JSON.parse(readStored(keyOf(api), 'sessionStorage') ?? '[]');
    const server = servers.find(({ url }) => url === stored);
    return server === undefined ? null : { server, variables: { ...variables } };
  } catch {
    return null;
  }
}

function keyOf(api: string): string {
  return `try-it-server ${api}`;
}
