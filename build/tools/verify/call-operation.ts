import { describeFault } from '../../../worker/forms/check/describe-fault.ts';
import { findResponse } from '../../../worker/forms/exchange/find-response.ts';
import { parameterKey, prepareRequest, type TryItBodyValue } from '../../../worker/forms/exchange/prepare-request.ts';
import { type TryItWire, toTryItWire } from '../../../worker/forms/exchange/wire.ts';
import { parseJsonText } from '../../../worker/forms/read/to-scalar.ts';
import { checkResponse } from '../../../worker/forms/response/check-response.ts';
import { describeUnchecked } from '../../../worker/forms/response/describe-unchecked.ts';
import { findMessages } from '../../../worker/model/messages/find-messages.ts';
import { dropTrailingSlashes } from '../../../worker/model/path.ts';
import type { JsonObject } from '../../../worker/request/value/json.ts';
import { errorMessage } from '../../base/report/error-message.ts';
import type { TryItRecord } from '../../openapi/forms/fingerprint-operation.ts';

/** The server to call, and with which credentials. */
export interface Caller {
  /** Replaces the servers in the description. */
  readonly server: string;
  /** Sent for every security scheme. For `basic`, user and password in Base64. */
  readonly secret: string | undefined;
  readonly send?: typeof fetch;
}

/** A request to an operation, with the values of its page unless others are given. */
export interface Call extends TryItRecord {
  /** By name. */
  readonly parameters?: JsonObject;
  readonly body?: unknown;
  /** The status that verifies the operation; any success by default. */
  readonly status?: number | undefined;
}

export interface CallResult {
  /** `matches`: a success that does not differ. `refused`: the server wants other credentials. */
  readonly kind: 'matches' | 'differs' | 'skipped' | 'failed' | 'refused';
  readonly status: number | null;
  /** Pointers and expectations; never values of the response. */
  readonly differences: readonly string[];
  /** What could not be compared. */
  readonly unchecked: readonly string[];
}

/** The result of a call, and the body of the response to take values from. Undefined if it is not JSON. */
interface Called {
  readonly result: CallResult;
  readonly value: unknown;
}

const TIMEOUT_MS = 30_000;
const MAX_BYTES = 10_000_000;
const MAX_REDIRECTS = 5;

/** Calls an operation and compares the response with the description. Never throws. */
export async function callOperation(call: Call, caller: Caller): Promise<Called> {
  const parameters = listParameters(call);
  const missing = call.form.parameters.find((one) => one.required === true && !parameters.has(parameterKey(one)));
  if (missing !== undefined) return uncalled('skipped', `The required parameter ${missing.name} has no example.`);
  try {
    return await check(await sendAndFollow(toWire(call, parameters, caller), call, caller.send ?? fetch), call);
  } catch (error) {
    return uncalled('failed', errorMessage(error));
  }
}

function uncalled(kind: 'skipped' | 'failed', reason: string): Called {
  return { result: { kind, status: null, differences: [reason], unchecked: [] }, value: undefined };
}

/** The values to send: those of the call, by name, or the examples. */
function listParameters({ form, parameters = {} }: Call): ReadonlyMap<string, unknown> {
  return new Map(
    form.parameters.flatMap((one): [string, unknown][] => {
      const value = Object.hasOwn(parameters, one.name) ? parameters[one.name] : one.value;
      return value === undefined ? [] : [[parameterKey(one), value]];
    }),
  );
}

function toWire(call: Call, parameters: ReadonlyMap<string, unknown>, { server, secret }: Caller): TryItWire {
  const { form } = call;
  const [schemes = []] = form.security;
  const values = {
    serverUrl: dropTrailingSlashes(server),
    parameters,
    body: toBody(call),
    schemes,
    secrets: new Map(secret === undefined ? [] : schemes.map((name) => [name, secret])),
  };
  return toTryItWire(prepareRequest(form, values, 'omitted'));
}

function toBody({ form, body }: Call): TryItBodyValue | null {
  const [example] = form.body?.examples ?? [];
  const type = example?.type ?? form.body?.content[0]?.type;
  if (body === undefined || type === undefined) return example ?? null;
  return { type, value: body };
}

/**
 * Follows redirects of requests without a body on the same origin, as the form does, so credentials stay there. Redirects
 * that are documented or wanted are responses.
 */
async function sendAndFollow(
  { method, url, headers, pieces }: TryItWire,
  { answers, status: wanted }: Call,
  send: typeof fetch,
): Promise<Response> {
  // Files are empty: the description has none.
  const body = pieces?.map((piece) => ('text' in piece ? piece.text : '')).join('') ?? null;
  const isSafe = body === null && ['GET', 'HEAD'].includes(method);
  const init: RequestInit = {
    method,
    body,
    // In UTF-8, as curl sends them.
    headers: headers.map(({ name, value }): [string, string] => [name, Buffer.from(value).toString('latin1')]),
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  };
  let address = url;
  for (let redirects = 0; ; redirects++) {
    const response = await send(address, init);
    const { status } = response;
    const location = response.headers.get('Location');
    if (!isSafe || location === null || status < 300 || status > 399 || status === wanted) return response;
    const target = new URL(location, address);
    if (target.origin !== new URL(url).origin || findResponse(answers, String(status)) !== null) return response;
    if (redirects === MAX_REDIRECTS) throw new Error(`The server redirected more than ${MAX_REDIRECTS} times`);
    await response.body?.cancel();
    address = target.href;
  }
}

async function check(response: Response, { form: { method }, answers, status: wanted }: Call): Promise<Called> {
  const { status } = response;
  if (status !== wanted && (status === 401 || status === 403))
    return { result: { kind: 'refused', status, differences: [REFUSED], unchecked: [] }, value: undefined };
  const type = response.headers.get('Content-Type') ?? '';
  const headers = [...response.headers].map(([name, value]) => ({ name, value }));
  const bytes = await readBytes(response);
  const verdict = checkResponse({ method, status, type, headers, bytes }, answers);
  const { faults, tryIt } = findMessages('en');
  const differences =
    verdict === null
      ? [tryIt.undescribedStatus(status)]
      : verdict.faults.map(({ pointer, ...fault }) => `${pointer || '/'}: ${describeFault(fault, faults)}`);
  const unchecked = (verdict?.unchecked ?? []).map((one) => describeUnchecked(one, tryIt.unchecked));
  if (verdict !== null && !verifies(status, wanted)) {
    const expected = wanted === undefined ? 'a success' : `status ${wanted}`;
    differences.unshift(`The status is ${status}. Only ${expected} verifies this operation.`);
  }
  const result: CallResult = {
    kind: differences.length === 0 ? 'matches' : 'differs',
    status,
    differences,
    unchecked,
  };
  return { result, value: parseJsonText(Buffer.from(bytes).toString('utf8')) };
}

/** Whether a status is a success (RFC 9110 §15.3), or the one that the author names. */
export function verifies(status: number | null, wanted: number | undefined): boolean {
  return wanted === undefined ? status !== null && status >= 200 && status <= 299 : status === wanted;
}

const REFUSED =
  'The server refused the credentials. Pass the name of an environment variable with a valid token or key as --auth.';

/** Throws if the response is too long. */
async function readBytes({ body }: Response): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.byteLength;
    if (length > MAX_BYTES) throw new Error(`The response is larger than ${MAX_BYTES / 1e6} MB`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
