import { ChosenNames } from '../../client/dom/chosen-names.ts';
import { readStored, writeStored } from '../../client/dom/storage.ts';
import type { TryItMessages } from '../../model/messages/messages.ts';
import { dropTrailingSlashes } from '../../model/path.ts';
import { generate as toCurl } from '../../request/samples/languages/curl/curl.ts';
import type { SampleRequest } from '../../request/samples/sample-request.ts';
import { toExactJson } from '../../request/value/exact-integers.ts';
import type { CheckResult } from '../check/check-value.ts';
import { LINK_PARAMETER, type LinkedRequest, MAX_LINK_LENGTH, SECRET_NAME, writeLink } from '../exchange/link.ts';
import { parameterKey, prepareRequest, resolverOf, type TryItValues } from '../exchange/prepare-request.ts';
import type { TryItEnvironment, TryItForm, TryItResponses } from '../exchange/record.ts';
import { toTryItWire } from '../exchange/wire.ts';
import { checkResponse } from '../response/check-response.ts';
import { Carried } from './carried/carried.ts';
import { button, choice, h } from './element.ts';
import { ExchangePlace } from './exchange-place.ts';
import type { FormContext } from './fields/control.ts';
import { createHistory, type HistoryView, type PastRequest } from './history.ts';
import { showResponse } from './response/response-view.ts';
import { createVerdict } from './response/verdict.ts';
import type { Secrets } from './secrets.ts';
import { type AuthorizationSection, createAuthorizationSection } from './sections/authorization-section.ts';
import { type BodySection, createBodySection } from './sections/body-section.ts';
import { createParameterSection, type ParameterSection, sampleValues } from './sections/parameter-section.ts';
import { createServerSection, type ServerSection } from './sections/server-section.ts';
import { failureText, findFile, reportMismatch, send } from './send.ts';
import { createSampleUpdater } from './update-samples.ts';
import { watchActions } from './watch-actions.ts';

interface PanelOptions {
  readonly form: TryItForm;
  readonly secrets: Secrets;
  readonly t: TryItMessages;
  /** Where the worker receives this operation's requests. */
  readonly sendHref: string;
  readonly loadResponses: () => Promise<TryItResponses>;
  readonly announce: (text: string) => void;
  /** Highlights new code. */
  readonly enhance: (root: ParentNode) => void;
  readonly close: () => void;
}

/** For responses that are not the API's own. */
const NOT_COMPARED: CheckResult = { faults: [], unchecked: [] };

/** An operation's form and its responses. */
export class Panel {
  readonly element: HTMLElement;
  readonly #options: PanelOptions;
  readonly #context: FormContext;
  readonly #servers: ServerSection;
  readonly #authorization: AuthorizationSection;
  readonly #parameters: ParameterSection;
  readonly #body: BodySection | null;
  readonly #place: ExchangePlace;
  readonly #note = h('p', { className: 'try-note', role: 'status' });
  readonly #send: HTMLButtonElement;
  readonly #history: HistoryView;
  readonly #code: HTMLSelectElement | null;
  readonly #carried: Carried;
  #updateSamples = (): void => {};
  #isChanged = false;
  #running: AbortController | null = null;
  /** Whether faults were shown and nothing has changed since. */
  #isWarned = false;

  constructor(options: PanelOptions) {
    const { form, t, secrets, sendHref } = options;
    let ids = 0;
    this.#options = options;
    this.#context = {
      resolveRef: resolverOf(form.$defs),
      t,
      files: new Map(),
      nextId: () => `try-${++ids}`,
      chosen: new ChosenNames({ readStored, writeStored }),
    };
    this.#servers = createServerSection(form, this.#context);
    this.#authorization = createAuthorizationSection({ form, secrets, context: this.#context, sendHref });
    this.#parameters = createParameterSection(form, this.#context);
    this.#body = form.body === null ? null : createBodySection(form, form.body, this.#context);
    this.#send = h('button', { className: 'try-send' }, t.send);
    // The second click of a double click would stop the request.
    this.#send.addEventListener('click', (event) => event.detail > 1 && event.preventDefault());
    this.#code =
      form.mode === 'mock'
        ? choice(
            [t.anyStatus, ...form.statuses.filter((one) => /^[1-5]\d\d$/.test(one))],
            { className: 'try-choice', ariaLabel: t.code },
            () => {},
          )
        : null;
    this.#history = createHistory(sendHref, (past, isSent) => this.#restore(past, isSent), t);
    this.#place = new ExchangePlace(t);
    this.element = this.#build();
    this.#carried = new Carried(form, this.element, t);
  }

  /** Puts the form below an operation's line, and its last response where it was. */
  attach(line: Element): void {
    const { form, enhance } = this.#options;
    this.#updateSamples = createSampleUpdater({ form, read: () => this.#shownRequest(), enhance });
    line.after(this.element);
    this.#place.show();
    if (this.#isChanged || this.#servers.isRestored) this.#updateSamples();
    this.#carried.offer(!this.#isChanged);
  }

  /** Moves the focus to the operation's first field. */
  focus(): void {
    const fields = this.element.querySelectorAll<HTMLElement>('.try-input, .try-send');
    [...fields].find((field) => field.checkVisibility())?.focus({ preventScroll: true });
  }

  /** Removes the form and its response from the page. Both stay for the next time. */
  detach(): void {
    this.element.remove();
    this.#place.show();
  }

  /** The values if the reader has changed any, without credentials or a body that may contain some; else null. */
  changes(): string | null {
    if (!this.#isChanged) return null;
    const { body } = this.#linked();
    return this.#toLink(SECRET_NAME.test(toExactJson(body) ?? '') ? null : body);
  }

  /** Fills in the values of a link. */
  show({ server, variables, parameters, body }: LinkedRequest): void {
    this.#servers.write(server, variables);
    this.#parameters.write(parameters);
    if (body !== null) this.#body?.write(body);
    this.#isChanged = true;
  }

  /** The current request, without preferences for the mock. */
  values(): TryItValues {
    return {
      serverUrl: this.#servers.read().url,
      parameters: this.#parameters.read(),
      body: this.#body?.read() ?? null,
      schemes: this.#authorization.schemes(),
      secrets: this.#options.secrets.all(),
    };
  }

  #build(): HTMLElement {
    const { t, form, close } = this.#options;
    const actions = h('div', { className: 'try-actions' }, this.#send, this.#code, this.#place.link, this.#note);
    const extras = h(
      'div',
      { className: 'try-bar' },
      button(t.copyCurl, () => this.#copyCurl(), { className: 'try-quiet' }),
      button(t.copyLink, () => this.#copyLink(), { className: 'try-quiet' }),
      button(t.reset, () => this.#reset(), { className: 'try-quiet' }),
    );
    watchActions(actions);
    const fields = h(
      'form',
      { noValidate: true },
      form.mode === 'mock' ? h('p', { className: 'try-note' }, t.mock) : null,
      ...this.#parameters.elements,
      this.#body?.element ?? null,
      this.#createEnvironments(),
      form.mode === 'mock' && form.servers.every(({ variables }) => variables === undefined)
        ? null
        : this.#servers.element,
      this.#authorization.element,
      actions,
      extras,
    );
    fields.addEventListener('submit', (event) => {
      event.preventDefault();
      void this.#submit();
    });
    fields.addEventListener('input', () => {
      this.#isWarned = false;
      this.#isChanged = true;
      if (this.#running === null) this.#send.textContent = t.send;
      this.#updateSamples();
    });
    fields.addEventListener('change', () => {
      this.#isChanged = true;
      this.#updateSamples();
    });
    const head = h(
      'header',
      {},
      h('h2', {}, t.title),
      button('×', close, { className: 'try-remove', ariaLabel: t.close }),
    );
    const closeOnEscape = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !event.defaultPrevented) close();
    };
    this.#place.element.addEventListener('keydown', closeOnEscape);
    fields.addEventListener('keydown', closeOnEscape);
    return h(
      'section',
      { className: 'try', ariaLabel: t.title },
      head,
      fields,
      this.#place.below,
      this.#history.element,
    );
  }

  /** The request in samples, which includes secrets only if the reader says so. */
  #shownRequest(): SampleRequest {
    const values = this.values();
    const secrets = this.#authorization.areShown() ? values.secrets : new Map<string, string>();
    return prepareRequest(this.#options.form, { ...values, secrets }, 'placeholder');
  }

  /** The operator's environments, if any. */
  #createEnvironments(): HTMLElement | null {
    const { t, form } = this.#options;
    const environments = form.environments ?? [];
    if (environments.length === 0) return null;
    const id = this.#context.nextId();
    const labels = ['—', ...environments.map(({ name }) => name)];
    const select = choice(labels, { id, className: 'try-input' }, (index) => {
      const environment = environments[index - 1];
      if (environment !== undefined) this.#chooseEnvironment(environment);
    });
    return h('div', { className: 'try-field' }, h('label', { for: id }, h('b', {}, t.environment)), select);
  }

  async #submit(): Promise<void> {
    const { t } = this.#options;
    if (this.#running !== null) {
      this.#running.abort();
      return;
    }
    if (!this.#isWarned && this.#hasFaults()) return;
    this.#isWarned = false;
    this.#running = new AbortController();
    this.#send.textContent = t.stop;
    this.#note.textContent = t.sending;
    const { signal } = this.#running;
    const fault = await this.#authorization.renew(signal);
    if (fault === null) await this.#exchange(signal);
    else this.#note.textContent = fault;
    this.#running = null;
    this.#send.textContent = t.send;
  }

  /** Marks faults. If the button is pressed again, the request is sent anyway. */
  #hasFaults(): boolean {
    const { t } = this.#options;
    const checks = [this.#parameters.check(), ...(this.#body === null ? [] : [this.#body.check()])];
    const count = checks.reduce((sum, check) => sum + check.count, 0);
    if (count === 0) return false;
    checks.find(({ first }) => first !== null)?.first?.focus();
    this.#note.textContent = t.faultCount(count);
    this.#send.textContent = t.sendAnyway;
    this.#isWarned = true;
    return true;
  }

  async #exchange(signal: AbortSignal): Promise<void> {
    const { form, sendHref, t, loadResponses, announce } = this.#options;
    const request = prepareRequest(form, this.values(), form.mode === 'mock' ? 'placeholder' : 'omitted');
    const wire = toTryItWire(request, (name) => findFile(this.#context.files, name)?.type ?? '');
    const linked = this.#linked();
    const wanted = this.#code?.selectedOptions[0]?.label ?? '';
    const prefer =
      this.#code !== null && this.#code.selectedIndex > 0 ? [{ name: 'Prefer', value: `code=${wanted}` }] : [];
    const startedAt = performance.now();
    const described = loadResponses().catch(() => null);
    const result = await send(
      { ...wire, headers: [...wire.headers, ...prefer] },
      { mode: form.mode, sendHref, files: this.#context.files, signal },
    );
    this.#note.textContent = '';
    this.#history.add({
      at: new Date(),
      target: toTarget(wire.url),
      status: 'response' in result ? result.response.status : null,
      request: linked,
    });
    if ('failure' in result) {
      this.#place.fill(h('p', { className: 'try-failure', role: 'alert' }, failureText(result.failure, t)));
      return;
    }
    announce(`${t.response}: ${result.response.status}`);
    const reading = showResponse(result.response, this.#place.element, startedAt, t);
    this.#place.show(result.response.status);
    const read = await reading;
    if (read.isComplete && Math.floor(result.response.status / 100) === 2) this.#carried.keep(read.value);
    const documented = await described;
    if (documented === null || !read.isComplete) return;
    const { status } = read.response;
    const { headers } = read.response;
    const hidesHeaders = form.mode === 'direct';
    const verdict = checkResponse({ ...read, method: request.method, status, headers, hidesHeaders }, documented);
    // A status of the mock is its own choice, and so is what it answers to a request that it rejects.
    const isRejected = form.mode === 'mock' && status >= 400 && prefer.length === 0;
    if (verdict === null && form.mode === 'mock') return;
    this.#place.element.children[0]?.after(createVerdict(isRejected ? NOT_COMPARED : verdict, status, t));
    if (form.reports === true && form.mode !== 'mock') reportMismatch(sendHref, status, verdict?.faults ?? null);
  }

  /** Fills in an earlier request and, if the reader says so, sends it. */
  #restore({ request }: PastRequest, isSent: boolean): void {
    this.show(request);
    this.#updateSamples();
    this.#carried.offer(false);
    if (isSent && this.#running === null) void this.#submit();
    else this.#send.focus();
  }

  /** The values to fill in the form again, without credentials. */
  #linked(): LinkedRequest {
    const { index, variables } = this.#servers.read();
    return { server: index, variables, parameters: this.#parameters.read(), body: this.#body?.read() ?? null };
  }

  /** A link contains no secrets: neither credentials nor headers that may contain some. */
  #toLink(body = this.#linked().body): string {
    const linked = this.#linked();
    const parameters = new Map([...linked.parameters].filter(([key]) => !SECRET_NAME.test(key)));
    return writeLink({ ...linked, parameters, body });
  }

  #copyLink(): void {
    const link = this.#toLink();
    if (link.length > MAX_LINK_LENGTH) {
      this.#note.textContent = this.#options.t.linkTooLong;
      return;
    }
    const url = new URL(location.href);
    url.search = new URLSearchParams({ [LINK_PARAMETER]: link }).toString();
    url.hash = '';
    this.#copy(url.href);
  }

  #chooseEnvironment({ server, variables = {}, values = {} }: TryItEnvironment): void {
    const { form } = this.#options;
    const index = form.servers.findIndex(({ url }) => server !== undefined && url === dropTrailingSlashes(server));
    this.#servers.write(Math.max(0, index), variables);
    const parameters = new Map(this.#parameters.read());
    for (const parameter of form.parameters) {
      const value = values[parameter.name];
      if (value !== undefined) parameters.set(parameterKey(parameter), value);
    }
    this.#parameters.write(parameters);
  }

  /** Without secrets unless the reader shows them, because commands are pasted into logs and tickets. */
  #copyCurl(): void {
    this.#copy(toCurl(this.#shownRequest()));
  }

  #copy(text: string): void {
    void navigator.clipboard.writeText(text).then(() => {
      this.#note.textContent = this.#options.t.copied;
    });
  }

  #reset(): void {
    const { form } = this.#options;
    const [example] = form.body?.examples ?? [];
    this.#parameters.write(sampleValues(form));
    if (example !== undefined) this.#body?.write({ type: example.type, value: example.value });
    this.#note.textContent = '';
    this.#place.clear();
    this.#isChanged = false;
    this.#carried.offer(false);
    this.#updateSamples();
  }
}

/** The path of a URL, because its query may contain credentials. */
function toTarget(address: string): string {
  return URL.canParse(address) ? new URL(address).pathname : address;
}
