import { toExactJson } from '../../../request/value/exact-integers.ts';
import { toPrettyJson } from '../../../request/value/json-text.ts';
import { isForm, isJson, isMultipart, isXml } from '../../../request/value/media-type.ts';
import { checkValue, matchesSchema } from '../../check/check-value.ts';
import { flattenSchema } from '../../check/flatten-schema.ts';
import { prepareRequest, type TryItBodyValue } from '../../exchange/prepare-request.ts';
import type { TryItBody, TryItForm } from '../../exchange/record.ts';
import { toTryItWire } from '../../exchange/wire.ts';
import { readTextBody } from '../../read/text-body.ts';
import { choice, h } from '../element.ts';
import { nameBranches } from '../fields/branch-control.ts';
import type { Control, FormContext } from '../fields/control.ts';
import { createControl } from '../fields/create-control.ts';
import { clearFaults, markFaults } from '../fields/field-row.ts';

export interface BodySection {
  readonly element: HTMLElement;
  read(): TryItBodyValue | null;
  write(body: TryItBodyValue): void;
  check(): { readonly count: number; readonly first: HTMLElement | null };
}

/** The request body, as fields or as raw text. Changes to one update the other. */
export function createBodySection(form: TryItForm, body: TryItBody, context: FormContext): BodySection {
  const section = new Section(form, body, context);
  return {
    element: section.element,
    read: () => section.read(),
    write: (value) => section.write(value),
    check: () => section.check(),
  };
}

class Section {
  readonly element: HTMLElement;
  readonly #form: TryItForm;
  readonly #body: TryItBody;
  readonly #context: FormContext;
  readonly #type: HTMLSelectElement;
  readonly #views: HTMLSelectElement;
  readonly #area = h('div', {});
  #control: Control | null = null;
  #text: HTMLTextAreaElement | null = null;

  constructor(form: TryItForm, body: TryItBody, context: FormContext) {
    const { t } = context;
    this.#form = form;
    this.#body = body;
    this.#context = context;
    this.#type = choice(
      body.content.map(({ type }) => type),
      { className: 'try-choice', ariaLabel: t.mediaType },
      (index) => this.#showExample(body.examples.findIndex(({ type }) => type === body.content[index]?.type)),
    );
    this.#views = choice([t.form, t.raw], { className: 'try-choice', ariaLabel: t.body }, (index) =>
      this.#switch(index),
    );
    const titles = body.examples.map(({ title }) => title || t.example);
    const examples = choice(titles, { className: 'try-choice', ariaLabel: `${t.example} (${t.body})` }, (index) => {
      context.chosen.note(titles[index] ?? '');
      this.#showExample(index);
    });
    this.element = h(
      'fieldset',
      { className: 'try-part', 'data-in': 'body' },
      h('legend', {}, t.body),
      h(
        'div',
        { className: 'try-bar' },
        body.content.length > 1 ? this.#type : h('code', {}, body.content[0]?.type ?? ''),
        body.examples.length > 1 ? examples : null,
        this.#views,
      ),
      this.#area,
    );
    examples.selectedIndex = this.#findChosen(titles);
    this.#showExample(examples.selectedIndex);
  }

  get #contentType(): string {
    return this.#body.content[this.#type.selectedIndex]?.type ?? '';
  }

  get #schema(): unknown {
    return this.#body.content[this.#type.selectedIndex]?.schema;
  }

  /** Whether the media type has fields. A body that is a single file has one. */
  get #hasFields(): boolean {
    const type = this.#contentType;
    const flat = flattenSchema(this.#schema, this.#context.resolveRef);
    const isStructured = isJson(type) || isForm(type) || isMultipart(type) || /xml/i.test(type);
    return isStructured ? flat.types.length > 0 || flat.branches.length > 0 : !/^text\//.test(type);
  }

  /** The example that the reader chose elsewhere, by its name or by that of its variant; otherwise the first one. */
  #findChosen(titles: readonly string[]): number {
    const { resolveRef } = this.#context;
    const flat = flattenSchema(this.#schema, resolveRef);
    const variants = nameBranches(flat, this.#context);
    for (const name of this.#context.chosen.all()) {
      const branch = flat.branches[variants.indexOf(name)];
      const index = titles.includes(name)
        ? titles.indexOf(name)
        : this.#body.examples.findIndex(
            ({ value }) => branch !== undefined && matchesSchema(value, branch, { resolveRef, direction: 'request' }),
          );
      if (index !== -1) return index;
    }
    return 0;
  }

  #showExample(index: number): void {
    const example = this.#body.examples[index];
    const type = this.#body.content.findIndex((one) => one.type === example?.type);
    if (type !== -1) this.#type.selectedIndex = type;
    this.write({ type: this.#contentType, value: example?.value ?? undefined });
  }

  read(): TryItBodyValue | null {
    const type = this.#contentType;
    if (this.#text !== null) return this.#text.value.trim() === '' ? null : { type, text: this.#text.value };
    const value = this.#control?.read();
    return value === undefined ? null : { type, value };
  }

  write(body: TryItBodyValue): void {
    const index = this.#body.content.findIndex((one) => one.type === body.type);
    if (index !== -1) this.#type.selectedIndex = index;
    if ('text' in body) {
      this.#showText(body.text);
      return;
    }
    this.#views.hidden = !this.#hasFields || isMultipart(this.#contentType);
    if (this.#hasFields) this.#showFields(body.value);
    else this.#showText(this.#write(body));
  }

  #showFields(value: unknown): void {
    this.#text = null;
    this.#views.selectedIndex = 0;
    const { context, schema } = { context: this.#context, schema: this.#schema };
    const options = {
      schema,
      context,
      id: context.nextId(),
      label: context.t.body,
      required: this.#body.required === true,
      depth: 0,
    };
    this.#control = createControl(
      isMultipart(this.#contentType) || isForm(this.#contentType) || schema !== undefined
        ? options
        : { ...options, schema: {} },
    );
    this.#control.write(value);
    this.#area.replaceChildren(this.#control.element);
  }

  #showText(text: string): void {
    this.#control = null;
    this.#views.selectedIndex = 1;
    this.#text = h('textarea', {
      className: 'try-input try-code',
      ariaLabel: this.#context.t.body,
      spellcheck: false,
      rows: Math.min(24, Math.max(6, text.split('\n').length + 1)),
      value: text,
    });
    this.#area.replaceChildren(this.#text);
  }

  #switch(index: number): void {
    if (index === 1) {
      const body = this.read();
      this.#showText(body === null ? '' : 'text' in body ? body.text : this.#write(body));
      return;
    }
    const parsed = this.#parse();
    if (parsed === null) {
      this.check();
      this.#views.selectedIndex = 1;
    } else this.#showFields(parsed.value);
  }

  /** Parses the text; null if it is invalid. */
  #parse(): { readonly value: unknown } | null {
    const text = this.#text?.value ?? '';
    if (text.trim() === '') return { value: undefined };
    const content = this.#body.content[this.#type.selectedIndex];
    if (content === undefined) return null;
    return readTextBody(content, content.type, text, this.#context.resolveRef);
  }

  /** Serializes a value. */
  #write(body: { readonly type: string; readonly value: unknown }): string {
    if (body.value === undefined) return '';
    if (isJson(body.type)) return toPrettyJson(toExactJson(body.value) ?? '');
    const values = { serverUrl: 'https://x', parameters: new Map(), body, schemes: [], secrets: new Map() };
    const { pieces } = toTryItWire(prepareRequest({ ...this.#form, parameters: [] }, values, 'omitted'));
    return (pieces ?? []).map((piece) => ('text' in piece ? piece.text : '')).join('');
  }

  check(): { count: number; first: HTMLElement | null } {
    const { t, resolveRef } = this.#context;
    clearFaults(this.#area);
    const body = this.read();
    const fail = (keyword: string, expected = ''): { count: number; first: HTMLElement | null } => ({
      count: 1,
      first: markFaults(this.#area, [{ pointer: '', keyword, expected, found: 'undefined' }], t) ?? this.#text,
    });
    if (body === null) return this.#body.required === true ? fail('required') : { count: 0, first: null };
    const parsed = 'text' in body ? this.#parse() : body;
    if (parsed === null) return fail('syntax', isXml(body.type) ? 'XML' : 'JSON');
    const { value } = parsed;
    if (value === undefined) return { count: 0, first: null };
    const { faults } = checkValue(value, this.#schema, { resolveRef, direction: 'request' });
    return { count: faults.length, first: markFaults(this.#area, faults, t) };
  }
}
