import type { TryItMessages } from '../../../model/messages/messages.ts';
import { parseExactJson } from '../../../request/value/exact-integers.ts';
import { toPrettyJson } from '../../../request/value/json-text.ts';
import { isEventStream, isJson, isNdjson, isText, isXml } from '../../../request/value/media-type.ts';
import type { SampleHeader } from '../../../request/write/message-parts.ts';
import { decodeText } from '../../read/decode-text.ts';
import { button, h } from '../element.ts';
import type { ReceivedResponse } from '../send.ts';
import { createJsonTree } from './json-tree.ts';
import { readBody } from './read-body.ts';

/** Displayed characters of a text. The whole text can be downloaded. */
const MAX_SHOWN = 200_000;
const MAX_IMAGE_BYTES = 3_000_000;

interface ReadResponse {
  readonly response: ReceivedResponse;
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Undefined if it is not JSON. */
  readonly value: unknown;
  /** Whether the body is complete. Incomplete ones are not compared with the API description. */
  readonly isComplete: boolean;
}

/** Displays a response as it arrives: the head immediately, streams line by line, other bodies when complete. */
export async function showResponse(
  response: ReceivedResponse,
  view: HTMLElement,
  startedAt: number,
  t: TryItMessages,
): Promise<ReadResponse> {
  const type = findHeader(response.headers, 'content-type');
  const size = h('span', {});
  const body = h('div', { className: 'try-answer-body' });
  view.replaceChildren(createHead(response, startedAt, size, t), createHeaders(response.headers, t), body);
  const lines = isEventStream(type) || isNdjson(type) ? createLines(body) : null;
  const { bytes, isComplete } = await readBody(response.body, (piece, total) => {
    size.textContent = t.bytes(total);
    lines?.(piece);
  });
  size.textContent = t.bytes(bytes.byteLength);
  const value = isJson(type) ? parse(decodeText(bytes, type) ?? '') : undefined;
  const read = { response, type, bytes, value, isComplete };
  if (lines === null) body.replaceChildren(...createBody(read, t));
  if (!isComplete) body.before(h('p', { className: 'try-failure', role: 'alert' }, t.incomplete));
  return read;
}

function findHeader(headers: readonly SampleHeader[], wanted: string): string {
  return headers.find(({ name }) => name.toLowerCase() === wanted)?.value ?? '';
}

function createHead(
  { status, statusText }: ReceivedResponse,
  startedAt: number,
  size: HTMLElement,
  t: TryItMessages,
): HTMLElement {
  const ms = Math.round(performance.now() - startedAt);
  return h(
    'p',
    { className: 'try-status', 'data-class': String(status)[0] },
    h('span', {}, t.response),
    h('b', {}, `${status} ${statusText}`.trim()),
    h('span', {}, `${ms} ms`),
    size,
  );
}

function createHeaders(headers: readonly SampleHeader[], t: TryItMessages): HTMLElement | string {
  if (headers.length === 0) return '';
  const rows = headers.flatMap(({ name, value }) => [h('dt', {}, name), h('dd', {}, value)]);
  return h(
    'details',
    { className: 'try-more' },
    h('summary', {}, `${t.headers} (${headers.length})`),
    h('dl', {}, ...rows),
  );
}

/** Appends text as it arrives, keeping the last lines in view. */
function createLines(body: HTMLElement): (bytes: Uint8Array) => void {
  const pre = h('pre', { tabIndex: 0 });
  body.replaceChildren(pre);
  const decoder = new TextDecoder();
  let length = 0;
  return (bytes) => {
    const text = decoder.decode(bytes, { stream: true });
    length += text.length;
    if (length > MAX_SHOWN) return;
    pre.append(text);
    pre.scrollTop = pre.scrollHeight;
  };
}

function createBody({ type, bytes, value }: ReadResponse, t: TryItMessages): HTMLElement[] {
  if (bytes.byteLength === 0) return [h('p', { className: 'try-note' }, t.empty)];
  const download = button(t.download, () => save(bytes, type), { className: 'try-quiet' });
  if (/^image\/(?!svg)/i.test(type) && bytes.byteLength <= MAX_IMAGE_BYTES)
    return [h('img', { src: toDataUrl(type, bytes), alt: '' }), download];
  if (!isJson(type) && !isText(type) && !isXml(type) && !/^text\//i.test(type))
    return [h('p', { className: 'try-note' }, `${type} · ${t.bytes(bytes.byteLength)}`), download];
  const shown = bytes.subarray(0, MAX_SHOWN);
  const text = decodeText(shown, type) ?? new TextDecoder().decode(shown);
  const pre = h('pre', { tabIndex: 0 }, value === undefined ? text : toPrettyJson(text));
  if (value === undefined || typeof value !== 'object' || value === null) return [pre, download];
  const tree = createJsonTree(value, t);
  pre.hidden = true;
  const toggle = button(
    t.text,
    () => {
      pre.hidden = !pre.hidden;
      tree.hidden = !pre.hidden;
      toggle.textContent = pre.hidden ? t.text : t.tree;
    },
    { className: 'try-quiet' },
  );
  return [h('div', { className: 'try-bar' }, toggle, download), tree, pre];
}

function parse(text: string): unknown {
  try {
    return parseExactJson(text);
  } catch {
    return undefined;
  }
}

/** The CSP allows images as data URLs, not as blobs. */
function toDataUrl(type: string, bytes: Uint8Array): string {
  let binary = '';
  for (let start = 0; start < bytes.length; start += 32_768)
    binary += String.fromCharCode(...bytes.subarray(start, start + 32_768));
  return `data:${type.replace(/[^\w/+.-].*$/s, '')};base64,${btoa(binary)}`;
}

/** Always a download, because an API's response must never open as a page of this site. */
function save(bytes: Uint8Array<ArrayBuffer>, type: string): void {
  const href = URL.createObjectURL(new Blob([bytes], { type: 'application/octet-stream' }));
  const extension = /(?:json|xml|pdf|csv|png|jpeg|gif|zip)/i.exec(type)?.[0].toLowerCase() ?? 'bin';
  h('a', { href, download: `response.${extension}` }).click();
  setTimeout(() => URL.revokeObjectURL(href), 10_000);
}
