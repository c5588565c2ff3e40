import { type Finding, SourceError, toFinding } from '../report/finding.ts';
import { ACCOUNT_VARIABLE, BASE_URL_VARIABLE, type Credentials, TOKEN_VARIABLE } from './credentials.ts';

/** Codes of the API that mean one thing wherever they come (as wrangler and the API's reference name them). */
const QUOTA_CODE = 10_048;
const MISSING_CODES = [10_007, 10_009];
const ROUTE_CODES = [7_000, 7_003];

interface Refusal {
  readonly status: number;
  /** What the API says, or what became of the connection. */
  readonly found: string;
  readonly codes?: readonly number[];
  readonly isTransient?: boolean;
  /** Something else than the API has answered. */
  readonly isForeign?: boolean;
  /** No answer came in time. */
  readonly isSilent?: boolean;
  readonly retryAfterS?: number | null;
}

/** One attempt that failed. Status 0: there was no answer. */
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
    // A day's allowance does not come back within a minute.
    this.isTransient = isTransient && !codes.includes(QUOTA_CODE);
    this.retryAfterS = retryAfterS;
  }

  get isMissing(): boolean {
    return this.status === 404 && !this.codes.some((code) => ROUTE_CODES.includes(code));
  }
}

/** A request to Cloudflare that failed for good. */
export class CloudflareError extends SourceError {
  readonly status: number;
  readonly codes: readonly number[];

  constructor(findings: readonly Finding[], { status, codes }: ApiRefusal) {
    super(findings);
    this.status = status;
    this.codes = codes;
  }

  /** The thing that was asked for does not exist, and no more than that is wrong. */
  get isMissing(): boolean {
    return this.status === 404 && this.codes.some((code) => MISSING_CODES.includes(code));
  }
}

/** What an attempt threw, as a refusal: a connection that failed is one of no status. */
export function describeRefusal(cause: unknown): ApiRefusal {
  if (cause instanceof ApiRefusal) return cause;
  if (!(cause instanceof Error)) throw cause;
  if (cause.name === 'TimeoutError')
    return new ApiRefusal({ status: 0, found: 'no answer in time', isTransient: true, isSilent: true });
  const reason = cause.cause instanceof Error ? cause.cause.message || cause.cause.name : cause.message;
  return new ApiRefusal({ status: 0, found: `no answer (${reason || cause.message})`, isTransient: true });
}

/** The error that an operator reads; the token is in no part of it. */
export function toApiError(purpose: string, refusal: ApiRefusal, { apiToken }: Credentials): CloudflareError {
  const { place, remedy } = findRemedy(refusal);
  const said = refusal.found.replaceAll(apiToken, '…');
  const found = [refusal.status === 0 ? '' : `status ${refusal.status}`, said].filter((part) => part !== '').join(', ');
  const message = `Cannot ${purpose}: ${found}. ${remedy}`;
  return new CloudflareError([toFinding({ file: place }, message)], refusal);
}

function findRemedy({ status, codes, isForeign }: ApiRefusal): { place: string; remedy: string } {
  if (isForeign)
    return {
      place: BASE_URL_VARIABLE,
      remedy:
        'A proxy or a login page between this machine and Cloudflare may have answered: check the network, and the variable if it is set.',
    };
  if (codes.includes(QUOTA_CODE))
    return {
      place: 'Cloudflare',
      remedy:
        "The day's allowance of the free plan is used up; nothing is lost. Run the same command after 00:00 UTC and it continues where it stopped, or move the account to Workers Paid.",
    };
  if (status === 401 || status === 403)
    return {
      place: TOKEN_VARIABLE,
      remedy:
        'Check that the token is whole and has not expired, and that it may edit Workers Scripts and Workers KV Storage of this account.',
    };
  if (codes.some((code) => ROUTE_CODES.includes(code)))
    return {
      place: ACCOUNT_VARIABLE,
      remedy: 'Copy the account id from the overview of Workers in the dashboard: 32 hexadecimal digits.',
    };
  if (status === 429)
    return { place: 'Cloudflare', remedy: 'Too many requests: wait five minutes, then run the same command again.' };
  if (status === 0 || status >= 500)
    return {
      place: 'Cloudflare',
      remedy:
        'Run the same command again: it continues where it stopped; https://www.cloudflarestatus.com shows incidents at Cloudflare.',
    };
  return { place: 'Cloudflare', remedy: 'Run `npm run doctor` to see what is wrong.' };
}
