import { toBase64 } from '../../../request/value/utf8.ts';
import type { TryItForm, TryItScheme } from '../../exchange/record.ts';
import { choice, h } from '../element.ts';
import type { FormContext } from '../fields/control.ts';
import type { Secrets } from '../secrets.ts';

export interface AuthorizationSection {
  readonly element: HTMLElement | null;
  /** The schemes of the selected alternative. */
  schemes(): readonly string[];
  /** Whether samples include the reader's secrets. */
  areShown(): boolean;
  /** Renews expired tokens. Returns an error message, or null. */
  renew(signal: AbortSignal): Promise<string | null>;
}

interface AuthorizationOptions {
  readonly form: TryItForm;
  readonly secrets: Secrets;
  readonly context: FormContext;
  /** Where the worker receives this operation's requests. */
  readonly sendHref: string;
}

/** A token this close to expiry may expire in transit. */
const MARGIN_MS = 10_000;

/** The alternatives of an operation, with a field for each secret of the selected one. */
export function createAuthorizationSection(options: AuthorizationOptions): AuthorizationSection {
  const { form, secrets, context } = options;
  const { security, schemes } = form;
  if (security.every((names) => names.length === 0))
    return { element: null, schemes: () => [], areShown: () => false, renew: async () => null };
  const { t } = context;
  const fields = h('div', {});
  let chosen = 0;
  const show = (index: number): void => {
    chosen = index;
    fields.replaceChildren(
      ...(security[index] ?? []).flatMap((name) => {
        const scheme = schemes[name];
        return scheme === undefined || scheme.kind === 'none' ? [] : toFields(name, scheme, options);
      }),
    );
  };
  const labels = security.map((names) => (names.length === 0 ? '—' : names.join(' + ')));
  const select = choice(labels, { className: 'try-choice', ariaLabel: t.authorization }, show);
  show(0);
  const shown = h('input', { id: context.nextId(), type: 'checkbox' });
  const remembered = h('input', { id: context.nextId(), type: 'checkbox', checked: secrets.isRemembered });
  remembered.addEventListener('change', () => secrets.remember(remembered.checked));
  const isMock = form.mode === 'mock';
  const areKnown = (): boolean => (security[chosen] ?? []).every((name) => secrets.get(name) !== undefined);
  const state = h('i', {});
  const tell = (): void => {
    state.textContent = isMock ? t.notNeeded : areKnown() ? t.entered : '';
  };
  const element = h(
    'details',
    { className: 'try-part try-fold', ariaLabel: t.authorization, open: !isMock && !areKnown() },
    h('summary', {}, t.authorization, ' ', state),
    security.length > 1 ? h('div', { className: 'try-bar' }, select) : null,
    fields,
    toCheck(remembered, t.remember),
    toCheck(shown, t.showSecrets),
  );
  for (const type of ['input', 'change']) element.addEventListener(type, tell);
  tell();
  return {
    element,
    schemes: () => security[chosen] ?? [],
    areShown: () => shown.checked,
    renew: (signal) => renewGrants(security[chosen] ?? [], options, signal),
  };
}

function toCheck(box: HTMLInputElement, label: string): HTMLElement {
  return h('div', { className: 'try-check' }, box, h('label', { for: box.id }, label));
}

function toFields(name: string, scheme: TryItScheme, options: AuthorizationOptions): HTMLElement[] {
  if (scheme.kind === 'basic') return [toBasicField(name, options)];
  const { element, input } = toSecretField(name, scheme, options);
  const canSignIn = scheme.flows !== undefined || scheme.discovery !== undefined;
  return canSignIn ? [element, toTokenSection(name, scheme, input, options)] : [element];
}

function toSecretField(
  name: string,
  { kind, name: key, scheme }: TryItScheme,
  { secrets, context }: AuthorizationOptions,
): { readonly element: HTMLElement; readonly input: HTMLInputElement } {
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
  const label = h('label', { for: id }, h('b', {}, name), h('i', {}, type));
  return { element: h('div', { className: 'try-field' }, label, input), input };
}

function toBasicField(name: string, { secrets, context: { t, nextId } }: AuthorizationOptions): HTMLElement {
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

/** The controls to obtain a token. Loads the required metadata when opened. */
function toTokenSection(
  name: string,
  scheme: TryItScheme,
  input: HTMLInputElement,
  options: AuthorizationOptions,
): HTMLElement {
  const { form, secrets, sendHref, context } = options;
  const { t, nextId } = context;
  const body = h('div', { className: 'try-token' });
  const element = h('details', { className: 'try-more' }, h('summary', {}, t.oauth.title), body);
  const fill = async (): Promise<void> => {
    const tokens = await loadTokens();
    // Browsers do not load a module again that could not be loaded.
    if (tokens === null) body.append(h('p', { className: 'try-fault', role: 'alert' }, t.failures.network));
    await tokens?.fillTokenSection(body, {
      scheme,
      clientId: secrets.grantOf(name)?.clientId ?? form.clientId ?? '',
      mode: form.mode,
      sendHref,
      t,
      nextId,
      onGrant(grant) {
        secrets.setGrant(name, grant);
        input.value = grant.accessToken;
        // An `input` event would mark the token as typed.
        input.dispatchEvent(new Event('change', { bubbles: true }));
      },
    });
  };
  element.addEventListener('toggle', fill, { once: true });
  return element;
}

async function renewGrants(
  names: readonly string[],
  { form, secrets, sendHref, context: { t } }: AuthorizationOptions,
  signal: AbortSignal,
): Promise<string | null> {
  for (const name of names) {
    const grant = secrets.grantOf(name);
    if (grant?.expiresAt == null || grant.expiresAt - MARGIN_MS > Date.now()) continue;
    const tokens = await loadTokens();
    if (tokens === null) return t.failures.network;
    const fault = await tokens.refreshGrant(name, secrets, { mode: form.mode, sendHref, t, signal });
    if (fault !== null) return fault;
  }
  return null;
}

function loadTokens(): Promise<typeof import('../oauth/island.ts') | null> {
  return import('../oauth/island.ts').catch(() => null);
}
