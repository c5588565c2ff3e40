import type { TryItForm, TryItScheme } from '../../request/try-it/record.ts';
import { toBase64 } from '../../request/value/utf8.ts';
import { choice, h } from './element.ts';
import type { FormContext } from './fields/control.ts';
import type { Secrets } from './secrets.ts';

export interface AuthorizationSection {
  readonly element: HTMLElement | null;
  /** The schemes of the chosen alternative. */
  schemes(): readonly string[];
}

/** The alternatives of an operation, and a field for each secret of the chosen one. */
export function createAuthorizationSection(
  form: TryItForm,
  secrets: Secrets,
  context: FormContext,
): AuthorizationSection {
  const { security, schemes } = form;
  if (security.every((names) => names.length === 0)) return { element: null, schemes: () => [] };
  const { t } = context;
  const fields = h('div', {});
  let chosen = 0;
  const show = (index: number): void => {
    chosen = index;
    fields.replaceChildren(
      ...(security[index] ?? []).flatMap((name) => {
        const scheme = schemes[name];
        return scheme === undefined || scheme.kind === 'none' ? [] : [toField(name, scheme, secrets, context)];
      }),
    );
  };
  const labels = security.map((names) => (names.length === 0 ? '—' : names.join(' + ')));
  const select = choice(labels, { className: 'try-choice', ariaLabel: t.authorization }, show);
  show(0);
  const element = h(
    'fieldset',
    { className: 'try-part' },
    h('legend', {}, t.authorization),
    security.length > 1 ? h('div', { className: 'try-bar' }, select) : null,
    fields,
    createMemory(secrets, context),
  );
  return { element, schemes: () => security[chosen] ?? [] };
}

/** Secrets are gone with the page unless the reader wants them for the tab. */
function createMemory(secrets: Secrets, { t, nextId }: FormContext): HTMLElement {
  const id = nextId();
  const box = h('input', { id, type: 'checkbox', checked: secrets.isRemembered });
  box.addEventListener('change', () => secrets.remember(box.checked));
  return h('div', { className: 'try-check' }, box, h('label', { for: id }, t.remember));
}

function toField(name: string, scheme: TryItScheme, secrets: Secrets, context: FormContext): HTMLElement {
  return scheme.kind === 'basic' ? toBasicField(name, secrets, context) : toSecretField(name, scheme, secrets, context);
}

function toSecretField(
  name: string,
  { kind, name: key, scheme }: TryItScheme,
  secrets: Secrets,
  context: FormContext,
): HTMLElement {
  const id = context.nextId();
  const input = h('input', {
    id,
    type: 'password',
    className: 'try-input',
    autocomplete: 'off',
    value: secrets.get(name) ?? '',
  });
  input.addEventListener('input', () => secrets.set(name, input.value));
  const type = kind === 'bearer' ? `${key}: ${scheme}` : `${kind} ${key}`;
  return h('div', { className: 'try-field' }, h('label', { for: id }, h('b', {}, name), h('i', {}, type)), input);
}

function toBasicField(name: string, secrets: Secrets, { t, nextId }: FormContext): HTMLElement {
  const ids = [nextId(), nextId()] as const;
  const user = h('input', { id: ids[0], className: 'try-input', autocomplete: 'off' });
  const password = h('input', { id: ids[1], type: 'password', className: 'try-input', autocomplete: 'off' });
  const element = h(
    'div',
    { className: 'try-field try-pair' },
    h('label', { for: ids[0] }, h('b', {}, t.user), h('i', {}, name)),
    user,
    h('label', { for: ids[1] }, h('b', {}, t.password)),
    password,
  );
  element.addEventListener('input', () =>
    secrets.set(name, user.value === '' ? '' : toBase64(`${user.value}:${password.value}`)),
  );
  return element;
}
