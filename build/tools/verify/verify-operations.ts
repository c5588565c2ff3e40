import { describeFault } from '../../../worker/forms/check/describe-fault.ts';
import { findResponse } from '../../../worker/forms/exchange/find-response.ts';
import { parameterKey, prepareRequest } from '../../../worker/forms/exchange/prepare-request.ts';
import type { TryItForm, TryItResponses } from '../../../worker/forms/exchange/record.ts';
import { toTryItWire } from '../../../worker/forms/exchange/wire.ts';
import { checkResponse } from '../../../worker/forms/response/check-response.ts';
import { describeUnchecked } from '../../../worker/forms/response/describe-unchecked.ts';
import { findMessages } from '../../../worker/model/messages/find-messages.ts';
import { parseExactJson } from '../../../worker/request/value/exact-integers.ts';
import { errorMessage } from '../../base/report/error-message.ts';
import type { CompiledPage } from '../../page/compiled-page.ts';

/** The result of calling one operation. */
export interface Verification {
  /** Id of the API. */
  readonly api: string;
  readonly path: string;
  readonly operation: string;
  /** `matches`: a success that does not differ. `refused`: the server wants other credentials, and the run ends. */
  readonly kind: 'matches' | 'differs' | 'skipped' | 'failed' | 'refused';
  readonly status: number | null;
  /** Pointers and expectations; never values of the response. */
  readonly differences: readonly string[];
  /** What could not be compared. */
  readonly unchecked: readonly string[];
}

interface VerifyOptions {
  /** Replaces the servers in the description. */
  readonly server: string;
  /** Sent for every security scheme. For `basic`, user and password in Base64. */
  readonly secret: string | undefined;
  readonly send?: typeof fetch;
}

const TIMEOUT_MS = 30_000;
const MAX_BYTES = 10_000_000;
const MAX_REDIRECTS = 5;
const REDIRECTS: readonly number[] = [301, 302, 303, 307, 308];

/** Methods that change nothing (RFC 9110 §9.2.1). */
const SAFE_METHODS = ['GET', 'HEAD'];

/**
 * Calls every safe operation of a server with the example values, one at a time, and checks the responses. Ends with the
 * first operation whose credentials the server refuses.
 */
export async function* verifyOperations(
  pages: readonly CompiledPage[],
  options: VerifyOptions,
): AsyncGenerator<Verification, void> {
  for (const { path, tryIt } of pages) {
    if (tryIt === undefined) continue;
    const form = parse<TryItForm>(tryIt.form);
    if (!SAFE_METHODS.includes(form.method)) continue;
    const operation = `${form.method} ${form.path}`;
    const isComplete = form.parameters.every(({ required, value }) => required !== true || value !== undefined);
    const result = isComplete ? await verify(form, parse<TryItResponses>(tryIt.answers), options) : SKIPPED;
    yield { api: form.api, path, operation, ...result };
    if (result.kind === 'refused') return;
  }
}

type Result = Omit<Verification, 'api' | 'path' | 'operation'>;

const SKIPPED: Result = {
  kind: 'skipped',
  status: null,
  differences: ['A required parameter has no example.'],
  unchecked: [],
};

async function verify(
  form: TryItForm,
  answers: TryItResponses,
  { server, secret, send = fetch }: VerifyOptions,
): Promise<Result> {
  const { method, url, headers } = toTryItWire(
    prepareRequest(
      form,
      {
        serverUrl: server.replace(/\/+$/, ''),
        parameters: new Map(
          form.parameters.flatMap((one) => (one.value === undefined ? [] : [[parameterKey(one), one.value]])),
        ),
        body: null,
        schemes: form.security[0] ?? [],
        secrets: new Map(secret === undefined ? [] : (form.security[0] ?? []).map((name) => [name, secret])),
      },
      'omitted',
    ),
  );
  try {
    const init: RequestInit = {
      method,
      headers: headers.map(({ name, value }): [string, string] => [name, value]),
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    };
    return await check(await sendAndFollow(url, init, answers, send), method, answers);
  } catch (error) {
    return { kind: 'failed', status: null, differences: [errorMessage(error)], unchecked: [] };
  }
}

/** Follows undocumented redirects on the same origin, which may have the credentials. */
async function sendAndFollow(
  url: string,
  init: RequestInit,
  answers: TryItResponses,
  send: typeof fetch,
): Promise<Response> {
  let address = url;
  for (let redirects = 0; ; redirects++) {
    const response = await send(address, init);
    const location = response.headers.get('Location');
    if (location === null || !REDIRECTS.includes(response.status)) return response;
    const target = new URL(location, address);
    const isDocumented = findResponse(answers, String(response.status)) !== null;
    if (isDocumented || target.origin !== new URL(address).origin) return response;
    if (redirects === MAX_REDIRECTS) throw new Error(`The server redirected more than ${MAX_REDIRECTS} times`);
    await response.body?.cancel();
    address = target.href;
  }
}

async function check(response: Response, method: string, answers: TryItResponses): Promise<Result> {
  const { status } = response;
  if (status === 401 || status === 403) return { kind: 'refused', status, differences: [REFUSED], unchecked: [] };
  const type = response.headers.get('Content-Type') ?? '';
  const headers = [...response.headers].map(([name, value]) => ({ name, value }));
  const verdict = checkResponse({ method, status, type, headers, bytes: await readBytes(response) }, answers);
  const { faults, tryIt } = findMessages('en');
  const differences =
    verdict === null
      ? [tryIt.undescribedStatus(status)]
      : verdict.faults.map(({ pointer, ...fault }) => `${pointer || '/'}: ${describeFault(fault, faults)}`);
  const unchecked = (verdict?.unchecked ?? []).map((one) => describeUnchecked(one, tryIt.unchecked));
  if (verdict !== null && status >= 400)
    differences.unshift(`${tryIt.documentedError(status)} Only a success verifies an operation.`);
  return { kind: differences.length === 0 ? 'matches' : 'differs', status, differences, unchecked };
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

function parse<T>(bytes: Uint8Array): T {
  return parseExactJson(Buffer.from(bytes).toString('utf8')) as T;
}
