import type { TryItMessages } from '../../../model/messages/messages.ts';
import { h } from '../element.ts';

export interface ScopeField {
  readonly element: HTMLElement;
  read(): readonly string[];
}

/**
 * The scopes to request, with the operation's scopes first and selected. A text field if the available scopes are
 * unknown.
 */
export function createScopeField(
  required: readonly string[],
  available: readonly string[],
  { t, nextId }: { readonly t: TryItMessages['oauth']; readonly nextId: () => string },
): ScopeField {
  const names = [...new Set([...required, ...available])];
  if (available.length === 0) return createTextField(required, t, nextId());
  const boxes = names.map((name) =>
    h('input', { type: 'checkbox', id: nextId(), value: name, checked: required.includes(name) }),
  );
  const chosen = (): string[] => boxes.filter(({ checked }) => checked).map(({ value }) => value);
  const summary = h('summary', {});
  const count = (): void => {
    summary.textContent = t.scopesChosen(chosen().length, names.length);
  };
  const rows = boxes.map((box) =>
    h('div', { className: 'try-check' }, box, h('label', { for: box.id }, h('code', {}, box.value))),
  );
  const list = h('div', { className: 'try-scopes', role: 'group', ariaLabel: t.scopes }, ...rows);
  list.addEventListener('change', count);
  count();
  return { element: h('details', { className: 'try-more' }, summary, list), read: chosen };
}

function createTextField(required: readonly string[], t: TryItMessages['oauth'], id: string): ScopeField {
  const input = h('input', { id, className: 'try-input', value: required.join(' '), spellcheck: false });
  const element = h('div', { className: 'try-field' }, h('label', { for: id }, h('b', {}, t.scopes)), input);
  return { element, read: () => input.value.split(/\s+/).filter((name) => name !== '') };
}
