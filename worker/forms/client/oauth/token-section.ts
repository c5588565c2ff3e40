import type { TryItFlow, TryItScheme } from '../../exchange/record.ts';
import { readMetadata, type ServerMetadata } from '../../oauth/metadata.ts';
import type { DeviceCode } from '../../oauth/token-request.ts';
import { button, choice, h } from '../element.ts';
import type { StoredGrant } from '../secrets.ts';
import { confirmDevice } from './confirm-device.ts';
import { createScopeField, type ScopeField } from './scope-field.ts';
import { signIn } from './sign-in.ts';
import { SignInError, TokenClient, type TokenClientOptions } from './token-client.ts';

interface TokenSectionOptions extends Omit<TokenClientOptions, 'signal'> {
  readonly scheme: TryItScheme;
  readonly clientId: string;
  readonly nextId: () => string;
  readonly onGrant: (grant: StoredGrant) => void;
}

const POPUP = 'popup,width=560,height=720';

/** Adds a scheme's flows as fields, with a button that obtains a token. Loads the metadata if the scheme has any. */
export async function fillTokenSection(parent: HTMLElement, options: TokenSectionOptions): Promise<void> {
  const { scheme, t } = options;
  const client = new TokenClient({ ...options, signal: new AbortController().signal });
  try {
    const metadata = scheme.discovery === undefined ? null : await loadMetadata(scheme.discovery, client);
    new TokenSection(parent, options, metadata).show();
  } catch (error) {
    if (!(error instanceof SignInError)) throw error;
    const retry = button(t.oauth.retry, () => void fillTokenSection(parent, options), { className: 'try-quiet' });
    parent.replaceChildren(h('p', { className: 'try-fault', role: 'alert' }, error.message), retry);
  }
}

async function loadMetadata(address: string, client: TokenClient): Promise<ServerMetadata> {
  const metadata = readMetadata(await client.get(address), address);
  if (metadata === null || metadata.flows.length === 0) throw new SignInError(client.t.oauth.failures.metadata);
  return metadata;
}

class TokenSection {
  readonly #parent: HTMLElement;
  readonly #options: TokenSectionOptions;
  readonly #flows: readonly TryItFlow[];
  readonly #metadata: ServerMetadata | null;
  readonly #id: HTMLInputElement;
  readonly #secret: HTMLInputElement;
  readonly #fields = h('div', {});
  readonly #note = h('div', { className: 'try-note', role: 'status' });
  readonly #get: HTMLButtonElement;
  #scopes: ScopeField | null = null;
  #flow: TryItFlow | undefined;
  #running: AbortController | null = null;

  constructor(parent: HTMLElement, options: TokenSectionOptions, metadata: ServerMetadata | null) {
    const { scheme, clientId, nextId, t } = options;
    this.#parent = parent;
    this.#options = options;
    this.#flows = metadata?.flows ?? scheme.flows ?? [];
    this.#metadata = metadata;
    const shared = { className: 'try-input', autocomplete: 'off', spellcheck: false };
    this.#id = h('input', { ...shared, id: nextId(), value: clientId });
    this.#secret = h('input', { ...shared, id: nextId(), type: 'password' });
    this.#get = button(t.oauth.get, () => void this.#press(), { className: 'try-quiet try-outlined' });
  }

  show(): void {
    const { oauth: t } = this.#options.t;
    const labels = this.#flows.map(({ kind }) => t.flows[kind]);
    const flows = choice(labels, { className: 'try-choice', ariaLabel: t.flow }, (index) => this.#choose(index));
    const head = this.#flows.length > 1 ? flows : h('p', { className: 'try-note' }, labels[0] ?? '');
    this.#choose(0);
    this.#parent.replaceChildren(head, this.#fields, this.#get, this.#note);
  }

  #choose(index: number): void {
    const { scheme, nextId, t } = this.#options;
    const flow = this.#flows[index];
    if (flow === undefined) return;
    this.#flow = flow;
    // OpenID Connect Core 1.0 §3.1.2.1: OpenID sign-in requires this scope.
    const own = this.#metadata?.isOpenId === true && flow.kind !== 'clientCredentials' ? ['openid'] : [];
    const required = [...new Set([...own, ...(scheme.scopes ?? [])])];
    this.#scopes = createScopeField(required, flow.scopes ?? [], { t: t.oauth, nextId });
    this.#fields.replaceChildren(
      toField(t.oauth.clientId, this.#id),
      ...(flow.kind === 'clientCredentials' ? [toField(t.oauth.clientSecret, this.#secret)] : []),
      ...(flow.kind === 'authorizationCode' ? [this.#createRedirectUri()] : []),
      this.#scopes.element,
    );
  }

  /** The redirect URI that a client must be registered with. */
  #createRedirectUri(): HTMLElement {
    return h(
      'div',
      { className: 'try-field' },
      h('div', { className: 'try-label' }, h('b', {}, this.#options.t.oauth.redirectUri)),
      h('code', { className: 'try-value' }, this.#redirectUri),
    );
  }

  get #redirectUri(): string {
    return new URL(this.#options.sendHref.replace(/\/send\/.*$/s, '/callback'), location.href).href;
  }

  /** Obtains a token, or cancels a running attempt. */
  async #press(): Promise<void> {
    const { t } = this.#options;
    if (this.#running !== null) {
      this.#running.abort();
      return;
    }
    if (this.#id.value.trim() === '') {
      this.#say(t.oauth.failures.client, true);
      this.#id.focus();
      return;
    }
    this.#running = new AbortController();
    this.#get.textContent = t.oauth.cancel;
    try {
      const grant = await this.#request(this.#running.signal);
      this.#options.onGrant(grant);
      this.#say(t.oauth.received(grant.expiresAt === null ? null : toTime(grant.expiresAt)));
    } catch (error) {
      this.#say(error instanceof SignInError ? error.message : t.oauth.failures.token, true);
    }
    this.#running = null;
    this.#get.textContent = t.oauth.get;
  }

  async #request(signal: AbortSignal): Promise<StoredGrant> {
    const flow = this.#flow;
    const client = new TokenClient({ ...this.#options, signal });
    if (flow === undefined) throw new SignInError(client.t.oauth.failures.token);
    const grant = await this.#ask(flow, client);
    return { ...grant, url: flow.refreshUrl ?? flow.tokenUrl };
  }

  #ask(flow: TryItFlow, client: TokenClient): Promise<StoredGrant> {
    const id = this.#id.value.trim();
    const scopes = this.#scopes?.read() ?? [];
    if (flow.kind === 'authorizationCode') return this.#signIn(flow, id, scopes, client);
    if (flow.kind === 'deviceAuthorization')
      return confirmDevice(flow, { client: { id }, scopes }, client, (code) => this.#showCode(code));
    const fields = { grant_type: 'client_credentials', ...(scopes.length === 0 ? {} : { scope: scopes.join(' ') }) };
    return client.requestGrant(flow.tokenUrl, { id, secret: this.#secret.value }, fields);
  }

  #signIn(flow: TryItFlow, clientId: string, scopes: readonly string[], client: TokenClient): Promise<StoredGrant> {
    const { oauth: t } = this.#options.t;
    // Opened during the click, because browsers block later popups.
    const popup = open('about:blank', '_blank', POPUP);
    this.#say(t.waiting);
    const showLink = (href: string): void => this.#showLink(t.failures.blocked, href);
    const options = { flow, clientId, redirectUri: this.#redirectUri, scopes, server: this.#metadata, popup, showLink };
    return signIn(options, client).catch((error: unknown) => {
      popup?.close();
      throw error;
    });
  }

  #showCode({ userCode, page }: DeviceCode): void {
    this.#showLink(this.#options.t.oauth.device, page, h('code', { className: 'try-user-code' }, userCode));
  }

  #showLink(text: string, href: string, code: HTMLElement | null = null): void {
    const link = h('a', { href, target: '_blank', rel: 'noopener noreferrer' }, this.#options.t.oauth.signIn);
    this.#note.replaceChildren(h('p', {}, text, code === null ? null : ' ', code), h('p', {}, link));
  }

  #say(text: string, isFault = false): void {
    this.#note.replaceChildren(h('p', isFault ? { className: 'try-fault' } : {}, text));
  }
}

function toField(label: string, input: HTMLInputElement): HTMLElement {
  return h('div', { className: 'try-field' }, h('label', { for: input.id }, h('b', {}, label)), input);
}

function toTime(ms: number): string {
  return new Date(ms).toLocaleTimeString(document.documentElement.lang || undefined, { timeStyle: 'short' });
}
