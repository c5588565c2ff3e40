import type { TryItMessages } from '../../../model/messages/messages.ts';
import { isObject } from '../../../request/value/json.ts';
import { h } from '../element.ts';

/** Members shown at first; the reader can load the rest. */
const MAX_SHOWN = 100;
const MAX_OPEN_DEPTH = 2;

/** Nested values of this size are open, such as the errors in a problem document. */
const MAX_SMALL = 4;
const MAX_SMALL_DEPTH = 4;

/** A JSON value as nested disclosures, each rendered when it is opened. */
export function createJsonTree(value: unknown, t: TryItMessages): HTMLElement {
  return h('div', { className: 'try-tree' }, createNode(null, value, 0, t));
}

function createNode(key: string | null, value: unknown, depth: number, t: TryItMessages): HTMLElement {
  const name = key === null ? null : h('b', {}, key);
  const entries = Array.isArray(value) ? [...value.entries()] : isObject(value) ? Object.entries(value) : null;
  if (entries === null) return h('div', {}, name, name === null ? null : ': ', createScalar(value));
  if (entries.length === 0)
    return h('div', {}, name, name === null ? null : ': ', h('code', {}, Array.isArray(value) ? '[]' : '{}'));
  const size = Array.isArray(value) ? `[${entries.length}]` : `{${entries.length}}`;
  const body = h('div', { className: 'try-branch-body' });
  const details = h('details', {}, h('summary', {}, name, name === null ? null : ' ', h('i', {}, size)), body);
  let shown = 0;
  const show = (): void => {
    const next = entries.slice(shown, shown + MAX_SHOWN);
    shown += next.length;
    body.append(...next.map(([inner, member]) => createNode(String(inner), member, depth + 1, t)));
    if (shown >= entries.length) return;
    const more = h('button', { type: 'button', className: 'try-quiet' }, t.moreItems(entries.length - shown));
    more.addEventListener('click', () => {
      more.remove();
      show();
    });
    body.append(more);
  };
  details.addEventListener('toggle', () => {
    if (details.open && shown === 0) show();
  });
  if (entries.length <= (depth < MAX_OPEN_DEPTH ? MAX_SHOWN : MAX_SMALL) && depth < MAX_SMALL_DEPTH) {
    show();
    details.open = true;
  }
  return details;
}

function createScalar(value: unknown): HTMLElement {
  const kind = value === null ? 'null' : typeof value === 'bigint' ? 'number' : typeof value;
  return h('code', { className: `try-${kind}` }, kind === 'string' ? JSON.stringify(value) : String(value));
}
