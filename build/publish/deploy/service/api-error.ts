import { type Finding, SourceError, toFinding } from '../../../base/report/finding.ts';
import { ACCOUNT_VARIABLE, BASE_URL_VARIABLE, type Credentials, TOKEN_VARIABLE } from './credentials.ts';

/** Error codes with one meaning for all requests (named as in wrangler and the API reference). */
const QUOTA_CODE = 10_048;
const MISSING_CODES = [10_007, 10_009];
const ROUTE_CODES = [7_000, 7_003];

interface Refusal {
  readonly status: number;
  /** The API's message, or the connection error. */
  readonly found: string;
  readonly codes?: readonly number[];
  readonly isTransient?: boolean;
  /** Whether something other than the API responded. */
  readonly isForeign?: boolean;
  /** Whether the request timed out. */
  readonly isSilent?: boolean;
  readonly retryAfterS?: number | null;
}

/** A failed attempt. Status 0 means no response. */
export class ApiRefusal extends Error {
  override readonly name = 'ApiRefusal';
  readonly status: number;
  readonly found: string;
  readonly codes: readonly number[];
  readonly isTransient: boolean;
  readonly isForeign: boolean;
  readonly isSilent: boolean;
  readonly retryAfterS: number | null;

  constructor({ status, found, codes = [], retryAfterS = null, ...kind }: Refusal) {
    super(found);
    const { isTransient = false, isForeign = false, isSilent = false } = kind;
    this.isForeign = isForeign;
    this.isSilent = isSilent;
    this.status = status;
    this.found = found;
    this.codes = codes;
    // A daily quota does not reset within a minute.
    this.isTransient = isTransient && !codes.includes(QUOTA_CODE);
    this.retryAfterS = retryAfterS;
  }

  get isMissing(): boolean {
    return this.status === 404 && !this.codes.some((code) => ROUTE_CODES.includes(code));
  }
}

/** A Cloudflare request that failed permanently. */
export class CloudflareError extends SourceError {
  readonly status: number;
  readonly codes: readonly number[];

  constructor(findings: readonly Finding[], { status, codes }: ApiRefusal) {
    super(findings);
    this.status = status;
    this.codes = codes;
  }

  /** Whether the only problem is that the requested resource does not exist. */
  get isMissing(): boolean {
    return this.status === 404 && this.codes.some((code) => MISSING_CODES.includes(code));
  }
}

/** Converts an exception to a refusal without the token. A failed connection has status 0. */
export function describeRefusal(cause: unknown, { apiToken }: Credentials): ApiRefusal {
  const refusal = toRefusal(cause);
  return new ApiRefusal({ ...refusal, found: refusal.found.replaceAll(apiToken, '…') });
}

function toRefusal(cause: unknown): ApiRefusal {
  if (cause instanceof ApiRefusal) return cause;
  if (!(cause instanceof Error)) throw cause;
  if (cause.name === 'TimeoutError')
    return new ApiRefusal({ status: 0, found: 'no response in time', isTransient: true, isSilent: true });
  const reason = cause.cause instanceof Error ? cause.cause.message || cause.cause.name : cause.message;
  return new ApiRefusal({ status: 0, found: `no response (${reason || cause.message})`, isTransient: true });
}

/** The error message for operators. */
export function toApiError(purpose: string, refusal: ApiRefusal): CloudflareError {
  const { file, remedy } = findRemedy(refusal);
  const found = [refusal.status === 0 ? '' : `status ${refusal.status}`, refusal.found]
    .filter((part) => part !== '')
    .join(', ');
  const message = `Cannot ${purpose}: ${found}. ${remedy}`;
  return new CloudflareError([toFinding({ file: file }, message)], refusal);
}

function findRemedy({ status, codes, isForeign }: ApiRefusal): { file: string; remedy: string } {
  if (isForeign)
    return {
      file: BASE_URL_VARIABLE,
      remedy:
        'A proxy or a login page between this machine and Cloudflare may have responded. Check the network, and the variable if it is set.',
    };
  if (codes.includes(QUOTA_CODE))
    return {
      file: 'Cloudflare',
      remedy:
        "The free plan's daily quota is used up; nothing is lost. Run the same command after 00:00 UTC to continue, or upgrade the account to Workers Paid.",
    };
  if (status === 401 || status === 403)
    return {
      file: TOKEN_VARIABLE,
      remedy:
        'Check that the token is complete and has not expired, and that it can edit Workers Scripts and Workers KV Storage in this account.',
    };
  if (codes.some((code) => ROUTE_CODES.includes(code)))
    return {
      file: ACCOUNT_VARIABLE,
      remedy: 'Copy the account ID from the Workers overview in the dashboard: 32 hexadecimal digits.',
    };
  if (status === 429)
    return { file: 'Cloudflare', remedy: 'Too many requests: wait five minutes, then run the same command again.' };
  if (status === 0 || status >= 500)
    return {
      file: 'Cloudflare',
      remedy: 'Run the same command again to continue. https://www.cloudflarestatus.com shows current incidents.',
    };
  return { file: 'Cloudflare', remedy: 'Run `npm run doctor` to see what is wrong.' };
}
