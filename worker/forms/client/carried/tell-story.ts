import type { TryItMessages } from '../../../model/messages/messages.ts';
import { isObject } from '../../../request/value/json.ts';
import { fillServer, parameterKey } from '../../exchange/prepare-request.ts';
import type { TryItForm } from '../../exchange/record.ts';
import { button, h } from '../element.ts';
import { followSamples } from '../follow-samples.ts';
import { sampleValues } from '../sections/parameter-section.ts';
import { readServer } from '../sections/server-section.ts';
import { type Story, sampleRequests } from '../update-samples.ts';
import { CarriedValues } from './carried-values.ts';

/**
 * Continues the reader's story in the samples of an operation whose form is closed: the server of their other forms, and
 * the values that their calls returned. Returns a function that restores the samples.
 */
export function tellStory(form: TryItForm, t: TryItMessages, enhance: (root: ParentNode) => void): () => void {
  const values = new CarriedValues(form.api);
  const { story, taken } = readStory(form, values.all());
  const before = sampleRequests(form);
  const followers = before.map((request) => followSamples(document, [request], enhance));
  const show = (requests: typeof before): void => {
    for (const [index, request] of requests.entries()) followers[index]?.(request);
  };
  show(sampleRequests(form, story));
  const undo = (): void => {
    show(before);
    line.remove();
  };
  const forget = (): void => {
    for (const value of taken) values.forget(value);
    undo();
  };
  const name = { className: 'try-remove', ariaLabel: t.forget([...taken].join(', ')) };
  const line = h('p', { className: 'try-story' }, t.carried, button('×', forget, name));
  if (taken.size > 0) document.querySelector('.exchange.request')?.append(line);
  return undo;
}

/** The story, and the returned values that it contains. */
function readStory(form: TryItForm, values: ReadonlyMap<string, string>): { story: Story; taken: ReadonlySet<string> } {
  const [first] = form.servers;
  const { server, variables } = readServer(form) ?? { server: first, variables: {} };
  const parameters = new Map(sampleValues(form));
  const members = new Map<string, string>();
  const taken = new Set<string>();
  for (const { in: location, name, as } of form.carried?.takes ?? []) {
    const value = values.get(as);
    if (value === undefined) continue;
    // Only in place of what the samples send anyway.
    if (location === 'body') {
      if (!form.body?.examples.some((example) => hasMember(example.value, name))) continue;
      members.set(name, value);
    } else {
      const key = parameterKey({ in: location, name });
      if (location !== 'path' && !parameters.has(key)) continue;
      parameters.set(key, value);
    }
    taken.add(value);
  }
  const fill: Story['fill'] = (body) => {
    if (!isObject(body)) return body;
    const filled = { ...body };
    for (const [name, value] of members)
      if (hasMember(body, name)) filled[name] = typeof body[name] === 'number' ? Number(value) : value;
    return filled;
  };
  const serverUrl = server === undefined ? '' : fillServer(server, variables);
  return { story: { serverUrl, parameters, fill }, taken };
}

function hasMember(value: unknown, name: string): boolean {
  return isObject(value) && Object.hasOwn(value, name);
}
