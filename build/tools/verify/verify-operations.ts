import { describeFault } from '../../../worker/forms/check/describe-fault.ts';
import { parameterKey, prepareRequest } from '../../../worker/forms/exchange/prepare-request.ts';
import type { TryItForm, TryItResponses } from '../../../worker/forms/exchange/record.ts';
import { toTryItWire } from '../../../worker/forms/exchange/wire.ts';
import { checkResponse } from '../../../worker/forms/response/check-response.ts';
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
  readonly kind: 'matches' | 'differs' | 'skipped' | 'failed';
  readonly status: number | null;
  /** Pointers and expectations; never values of the response. */
  readonly differences: readonly string[];
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

/** Methods that change nothing (RFC 9110 §9.2.1). */
const SAFE_METHODS = ['GET', 'HEAD'];

/** Calls every safe operation of a server with the example values, one at a time, and checks the responses. */
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
  }
}

type Result = Omit<Verification, 'api' | 'path' | 'operation'>;

const SKIPPED: Result = { kind: 'skipped', status: null, differences: ['A required parameter has no example.'] };

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
    const response = await send(url, {
      method,
      headers: headers.map(({ name, value }): [string, string] => [name, value]),
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return await check(response, method, answers);
  } catch (error) {
    return { kind: 'failed', status: null, differences: [errorMessage(error)] };
  }
}

async function check(response: Response, method: string, answers: TryItResponses): Promise<Result> {
  const { status } = response;
  const type = response.headers.get('Content-Type') ?? '';
  const faults = checkResponse({ method, status, type, bytes: await readBytes(response) }, answers);
  const differences =
    faults === null
      ? [`The API description has no response ${status}.`]
      : faults.map(({ pointer, ...fault }) => `${pointer || '/'}: ${describeFault(fault, findMessages('en').faults)}`);
  return { kind: differences.length === 0 ? 'matches' : 'differs', status, differences };
}

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
