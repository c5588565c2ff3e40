import type { TryItMessages } from '../../../model/messages/messages.ts';
import type { TryItForm, TryItTaken } from '../../exchange/record.ts';
import { button, h } from '../element.ts';
import { noteChange } from '../fields/control.ts';
import { CarriedValues } from './carried-values.ts';

/** A field that takes a value of another form's response. */
interface TakingField {
  readonly input: HTMLInputElement;
  readonly row: HTMLElement;
  /** The value in the samples; empty if they send none. */
  readonly sample: string;
  /** The value that a call returned. */
  readonly value: string | undefined;
}

/**
 * Keeps the values of a form's responses for other forms of the API, and fills in theirs: "from your last call". A field
 * that the reader has changed gets a button instead.
 */
export class Carried {
  readonly #form: TryItForm;
  readonly #t: TryItMessages;
  readonly #values: CarriedValues;
  readonly #root: HTMLElement;

  constructor(form: TryItForm, root: HTMLElement, t: TryItMessages) {
    this.#form = form;
    this.#root = root;
    this.#t = t;
    this.#values = new CarriedValues(form.api);
    const follow = (): void => this.offer(false);
    root.addEventListener('input', follow);
    // Opened parts may have further fields.
    root.addEventListener('toggle', follow, true);
    root.addEventListener('change', ({ target }) => {
      if (target instanceof HTMLSelectElement) follow();
    });
  }

  /** Keeps the values of a successful response. */
  keep(body: unknown): void {
    this.#values.keep(body, this.#form.carried?.gives ?? []);
    this.offer(false);
  }

  /**
   * Shows the values at the fields of a form. Replaces the ones that it filled in earlier and, if asked to, the samples'
   * values.
   */
  offer(replacesSamples: boolean): void {
    for (const { input, row, sample, value = sample } of this.#fields()) {
      const isOwn = input.dataset.carried === input.value;
      const isSample = replacesSamples && row.checkVisibility() && input.value === sample;
      if (isOwn || isSample) fill(input, value);
    }
    for (const line of this.#root.querySelectorAll('.try-carried')) line.remove();
    for (const field of this.#fields()) this.#show(field);
  }

  #fields(): TakingField[] {
    const values = this.#values.all();
    return (this.#form.carried?.takes ?? []).flatMap((take) => {
      const rows = [...this.#root.querySelectorAll<HTMLElement>(`[data-in="${take.in}"] [data-key]`)];
      const row = rows.find((one) => one.dataset.key === take.name && isOutermost(one));
      const input = row?.querySelector('input');
      if (row === undefined || !input) return [];
      return [{ input, row, sample: sampleOf(this.#form, take), value: values.get(take.as) }];
    });
  }

  #show({ input, row, value }: TakingField): void {
    if (value === undefined) return;
    const t = this.#t;
    const id = `${input.id}-carried`;
    const isFilled = input.value === value;
    if (isFilled) input.dataset.carried = value;
    const use = (): void => {
      fill(input, value);
      input.focus();
    };
    const forget = (): void => {
      this.#values.forget(value);
      // Restores the samples' values, and takes this line away.
      this.offer(false);
      input.focus();
    };
    const line = h(
      'p',
      { className: 'try-carried' },
      isFilled ? null : button(value, use, { className: 'try-quiet' }),
      h('span', { id }, t.carried),
      button('×', forget, { className: 'try-remove', ariaLabel: t.forget(value) }),
    );
    if (isFilled && !input.hasAttribute('aria-describedby')) input.setAttribute('aria-describedby', id);
    row.append(line);
  }
}

/** Members of a body's members are other values. */
function isOutermost(row: HTMLElement): boolean {
  return !row.parentElement?.closest('[data-key]');
}

function fill(input: HTMLInputElement, value: string): void {
  if (input.value === value) return;
  input.value = value;
  input.dataset.carried = value;
  noteChange(input);
}

function sampleOf({ parameters, body }: TryItForm, { in: location, name }: TryItTaken): string {
  const [example] = body?.examples ?? [];
  const members = Object.entries(Object(example?.value));
  const value =
    location === 'body'
      ? members.find(([key]) => key === name)?.[1]
      : parameters.find((one) => one.in === location && one.name === name)?.value;
  return String(value ?? '');
}
