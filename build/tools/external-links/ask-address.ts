import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isPrivateAddress } from '../../../worker/model/addresses/private-address.ts';
import { errorCode } from '../../base/report/error-message.ts';
import { publicLookup } from '../../openapi/remote/fetch-bytes.ts';

/** What became of a page of another site. */
export type AddressState =
  | { readonly kind: 'found' }
  | { readonly kind: 'gone'; readonly reason: string }
  /** It answers at another address, for good (RFC 9110 §15.4.2, §15.4.9). */
  | { readonly kind: 'moved'; readonly to: string }
  /** Nobody can tell: the host refuses, does not answer, or is not public. */
  | { readonly kind: 'unknown' };

export interface AskOptions {
  /** Who asks, so that an operator can tell (RFC 9110 §10.1.5). */
  readonly userAgent: string;
  readonly timeoutMs: number;
  readonly isPrivate?: (address: string) => boolean;
}

/** Why an address is gone: also the answer of a machine that is offline. */
export const NO_HOST = 'there is no such host';

const MAX_REDIRECTS = 5;
const UNKNOWN: AddressState = { kind: 'unknown' };

/** Asks for a page without its content. Some servers only answer GET. Never throws. */
export async function askAddress(address: string, options: AskOptions): Promise<AddressState> {
  const state = await follow(address, 'HEAD', options);
  return state.kind === 'found' || state.kind === 'moved' ? state : follow(address, 'GET', options);
}

async function follow(address: string, method: 'HEAD' | 'GET', options: AskOptions): Promise<AddressState> {
  let url = new URL(address);
  let isMoved = false;
  let isForGood = true;
  for (let hops = 0; hops <= MAX_REDIRECTS; hops++) {
    const answer = await send(url, method, options);
    if (typeof answer === 'string') return hops === 0 && answer === 'ENOTFOUND' ? gone(NO_HOST) : UNKNOWN;
    const status = answer.statusCode ?? 0;
    const { location } = answer.headers;
    if (status >= 200 && status < 300)
      return isMoved && isForGood ? { kind: 'moved', to: url.href } : { kind: 'found' };
    if (status === 404 || status === 410) return gone(`the server answers ${status}`);
    if (![301, 302, 303, 307, 308].includes(status) || location === undefined || !URL.canParse(location, url.href))
      return UNKNOWN;
    isMoved = true;
    isForGood &&= status === 301 || status === 308;
    url = new URL(location, url);
    if (url.protocol !== 'https:' && url.protocol !== 'http:') return UNKNOWN;
  }
  return UNKNOWN;
}

function gone(reason: string): AddressState {
  return { kind: 'gone', reason };
}

/** The head of the response, or the code of the error. The body is not read. */
function send(
  url: URL,
  method: 'HEAD' | 'GET',
  { userAgent, timeoutMs, isPrivate = isPrivateAddress }: AskOptions,
): Promise<IncomingMessage | string> {
  if (isPrivate(url.hostname)) return Promise.resolve('private');
  return new Promise((resolve) => {
    const options = {
      method,
      agent: false,
      headers: { 'User-Agent': userAgent, Accept: 'text/html,*/*;q=0.5' },
      lookup: publicLookup(isPrivate),
      signal: AbortSignal.timeout(timeoutMs),
    };
    const request = url.protocol === 'https:' ? requestHttps(url, options) : requestHttp(url, options);
    request.on('response', (response) => {
      response.on('error', () => {});
      response.destroy();
      resolve(response);
    });
    request.on('error', (error) => resolve(errorCode(error) || 'error'));
    request.end();
  });
}
