import type { Core } from '../../client/core.ts';
import { isObject, type JsonObject } from '../../request/value/json.ts';
import { readLink } from '../exchange/link.ts';
import { parameterKey, prepareRequest } from '../exchange/prepare-request.ts';
import { toTryItWire } from '../exchange/wire.ts';
import { type ShownForm, showForm } from './open-forms.ts';
import { send } from './send.ts';

/** The form of an operation with the values of an agent. */
interface FilledForm extends ShownForm {
  /** What the form could not take; empty if it took everything. */
  readonly note: string;
}

/** Agents read the beginning of longer responses. */
const MAX_RESPONSE_LENGTH = 20_000;

/** Fills in the form that a button opens, and says what the reader has to do. Sends nothing, whatever the form's mode is. */
export async function fillIn(opener: HTMLElement, core: Core, values: JsonObject): Promise<string> {
  const { form, note } = await fill(opener, core, values);
  const target = form.mode === 'mock' ? 'the mock' : 'the API';
  return `The form of ${form.method} ${form.path} is filled in. Nothing has been sent: the reader has to press Send, which sends it to ${target}.${note}`;
}

/** Fills in the form and sends it to the mock. Throws if the form sends to a real server: only its reader may do that. */
export async function sendToMock(opener: HTMLElement, core: Core, values: JsonObject): Promise<string> {
  const { form, panel, sendHref, note } = await fill(opener, core, values);
  if (form.mode !== 'mock')
    throw new Error(
      `Not sent: this form sends to a real server. It is filled in; the reader has to press Send.${note}`,
    );
  const request = prepareRequest(form, panel.values(), 'placeholder');
  const wire = toTryItWire(request, () => '');
  const signal = new AbortController().signal;
  const result = await send(wire, { mode: form.mode, sendHref, files: new Map(), signal });
  if ('failure' in result) throw new Error(`The mock did not respond: ${result.failure}.`);
  const { status, body } = result.response;
  const text = body === null ? '' : await new Response(body).text();
  return `The mock responded to ${request.method} ${request.url} with ${status}.${note}\n\n${text.slice(0, MAX_RESPONSE_LENGTH)}`;
}

async function fill(opener: HTMLElement, core: Core, { parameters, body }: JsonObject): Promise<FilledForm> {
  const shown = await showForm(opener, core);
  if (shown === null) throw new Error('The form could not be loaded. Try again.');
  const { form, panel, sendHref } = shown;
  const given = isObject(parameters) ? parameters : {};
  const known = form.parameters.filter(({ name }) => Object.hasOwn(given, name));
  const unknown = Object.keys(given).filter((name) => !known.some((parameter) => parameter.name === name));
  const type = form.body?.content[0]?.type;
  // As if the reader had changed something: then the form says which server is chosen, and the samples follow it.
  const change = (): void => void panel.element.querySelector('form')?.dispatchEvent(new Event('change'));
  change();
  const { server = 0, variables = {} } = readLink(panel.changes() ?? '') ?? {};
  const before = panel.values();
  panel.show({
    server,
    variables,
    parameters: new Map([...before.parameters, ...known.map((one) => [parameterKey(one), given[one.name]] as const)]),
    body: body === undefined || type === undefined ? before.body : { type, value: body },
  });
  change();
  const faults = [
    ...(unknown.length === 0 ? [] : [`The operation has no parameter ${unknown.join(', ')}.`]),
    ...(body !== undefined && type === undefined ? ['The operation has no body.'] : []),
  ];
  return { form, panel, sendHref, note: faults.map((fault) => ` ${fault}`).join('') };
}
