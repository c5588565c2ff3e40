import type { TryItMessages } from '../../model/messages/messages.ts';
import { toCurl } from '../../request/samples/languages/curl/curl.ts';
import { prepareRequest, resolverOf, type TryItValues } from '../../request/try-it/prepare-request.ts';
import type { TryItAnswers, TryItForm } from '../../request/try-it/record.ts';
import { toTryItWire } from '../../request/try-it/wire.ts';
import { showAnswer } from './answer/answer-view.ts';
import { checkAnswer, createVerdict } from './answer/check-answer.ts';
import { type AuthorizationSection, createAuthorizationSection } from './authorization-section.ts';
import { type BodySection, createBodySection } from './body-section.ts';
import { button, choice, h } from './element.ts';
import type { FormContext } from './fields/control.ts';
import { createParameterSection, type ParameterSection, sampleValues } from './parameter-section.ts';
import type { Secrets } from './secrets.ts';
import { type SendFailure, send } from './send.ts';
import { createServerSection, type ServerSection } from './server-section.ts';

export interface PanelOptions {
  readonly form: TryItForm;
  readonly secrets: Secrets;
  readonly t: TryItMessages;
  /** Where the worker takes requests of this operation. */
  readonly sendHref: string;
  readonly loadAnswers: () => Promise<TryItAnswers>;
  readonly announce: (text: string) => void;
  readonly close: () => void;
}

/** The form of an operation with its answers. */
export class Panel {
  readonly element: HTMLElement;
  readonly #options: PanelOptions;
  readonly #context: FormContext;
  readonly #servers: ServerSection;
  readonly #authorization: AuthorizationSection;
  readonly #parameters: ParameterSection;
  readonly #body: BodySection | null;
  readonly #answer = h('section', { className: 'try-answer', hidden: true });
  readonly #note = h('p', { className: 'try-note', role: 'status' });
  readonly #send: HTMLButtonElement;
  readonly #code: HTMLSelectElement | null;
  #running: AbortController | null = null;
  /** Whether faults were shown, and the reader has changed nothing since. */
  #isWarned = false;

  constructor(options: PanelOptions) {
    const { form, t, secrets } = options;
    let ids = 0;
    this.#options = options;
    this.#context = { resolveRef: resolverOf(form.$defs), t, files: new Map(), nextId: () => `try-${++ids}` };
    this.#servers = createServerSection(form, this.#context);
    this.#authorization = createAuthorizationSection(form, secrets, this.#context);
    this.#parameters = createParameterSection(form, this.#context);
    this.#body = form.body === null ? null : createBodySection(form, form.body, this.#context);
    this.#send = h('button', { className: 'try-send' }, t.send);
    this.#code =
      form.mode === 'mock'
        ? choice(
            [t.anyStatus, ...form.statuses.filter((one) => /^[1-5]\d\d$/.test(one))],
            { className: 'try-choice', ariaLabel: t.code },
            () => {},
          )
        : null;
    this.#answer.ariaLabel = t.response;
    this.element = this.#build();
  }

  /** The request as it would be sent now, without what the mock is told. */
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
    const actions = h(
      'div',
      { className: 'try-actions' },
      this.#send,
      this.#code,
      button(t.copyCurl, () => this.#copyCurl(), { className: 'try-quiet' }),
      button(t.reset, () => this.#reset(), { className: 'try-quiet' }),
    );
    const fields = h(
      'form',
      { noValidate: true, 'aria-label': t.title },
      form.mode === 'mock' ? h('p', { className: 'try-note' }, t.mock) : null,
      form.mode === 'mock' && form.servers.every(({ variables }) => variables === undefined)
        ? null
        : this.#servers.element,
      this.#authorization.element,
      ...this.#parameters.elements,
      this.#body?.element ?? null,
      actions,
      this.#note,
    );
    fields.addEventListener('submit', (event) => {
      event.preventDefault();
      void this.#submit();
    });
    fields.addEventListener('input', () => {
      this.#isWarned = false;
      if (this.#running === null) this.#send.textContent = t.send;
    });
    const head = h(
      'header',
      {},
      h('h2', {}, t.title),
      button('×', close, { className: 'try-remove', ariaLabel: t.close }),
    );
    return h('section', { className: 'try', ariaLabel: t.title }, head, fields, this.#answer);
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
    await this.#exchange(this.#running.signal);
    this.#running = null;
    this.#send.textContent = t.send;
  }

  /** Marks what is at fault; pressed once more, the request is sent as it is. */
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
    const { form, sendHref, t, loadAnswers, announce } = this.#options;
    const request = prepareRequest(form, this.values(), form.mode === 'mock' ? 'placeholder' : 'omitted');
    const wire = toTryItWire(request);
    const wanted = this.#code?.selectedOptions[0]?.label ?? '';
    const prefer =
      this.#code !== null && this.#code.selectedIndex > 0 ? [{ name: 'Prefer', value: `code=${wanted}` }] : [];
    const startedAt = performance.now();
    const described = loadAnswers().catch(() => null);
    const result = await send(
      { ...wire, headers: [...wire.headers, ...prefer] },
      { mode: form.mode, sendHref, files: this.#context.files, signal },
    );
    this.#answer.hidden = false;
    this.#note.textContent = '';
    if ('failure' in result) {
      this.#answer.replaceChildren(h('p', { className: 'try-failure', role: 'alert' }, failureText(result.failure, t)));
      return;
    }
    announce(`${t.response}: ${result.answer.status}`);
    const read = await showAnswer(result.answer, this.#answer, startedAt, t);
    const answers = await described;
    if (answers !== null)
      this.#answer.children[0]?.after(createVerdict(checkAnswer(read, answers), read.answer.status, t));
  }

  #copyCurl(): void {
    const { form, t } = this.#options;
    // Secrets stay here: a command is pasted into logs and tickets.
    const text = toCurl(prepareRequest(form, { ...this.values(), secrets: new Map() }, 'placeholder'));
    void navigator.clipboard.writeText(text).then(() => {
      this.#note.textContent = t.copied;
    });
  }

  #reset(): void {
    const { form } = this.#options;
    const [example] = form.body?.examples ?? [];
    this.#parameters.write(sampleValues(form));
    if (example !== undefined) this.#body?.write({ type: example.type, value: example.value });
    this.#note.textContent = '';
    this.#answer.hidden = true;
  }
}

function failureText(failure: SendFailure, t: TryItMessages): string {
  return failure === 'stopped' ? t.stopped : t.failures[failure];
}
