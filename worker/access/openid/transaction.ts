import type { JWTPayload } from 'jose';
import { createProofKey } from '../../forms/oauth/authorization-request.ts';
import { clearCookie, cookieNames, readCookie, writeCookie } from '../cookies.ts';
import type { Seal } from '../seal.ts';

/** Time to sign in at the provider. */
const LIFETIME_S = 600;

/** Each sign-in has a cookie of its own, so that several tabs can sign in at once. */
const COOKIE_PREFIX = '__Host-sign-in-';
const NAME_LENGTH = 8;

/** A reader who opens more private pages at once has to start some again. */
const MAX_COOKIES = 12;

/** A sign-in that the browser has started and not finished. */
export interface Transaction {
  readonly state: string;
  readonly verifier: string;
  readonly nonce: string;
  /** URL of the page that the reader wanted. */
  readonly returnUrl: string;
}

/** Starts a sign-in. The cookies bind it to the browser (RFC 6749 §10.12). */
export async function startTransaction(
  request: Request,
  { seal, secrets }: SealedWith,
  returnUrl: string,
): Promise<{ readonly transaction: Transaction; readonly challenge: string; readonly cookies: readonly string[] }> {
  const { state, verifier, challenge } = await createProofKey();
  const { state: nonce } = await createProofKey();
  const transaction = { state, verifier, nonce, returnUrl };
  const sealed = await seal.close(secrets, transaction, new URL(request.url).origin, LIFETIME_S);
  const open = cookieNames(request, COOKIE_PREFIX);
  const outdated = open.length < MAX_COOKIES ? [] : open.map(clearCookie);
  return { transaction, challenge, cookies: [...outdated, writeCookie(cookieName(state), sealed, LIFETIME_S)] };
}

/** The sign-in that a response of the provider belongs to; null if this browser has not started it, or not lately. */
export async function findTransaction(
  request: Request,
  { seal, secrets }: SealedWith,
  state: string,
): Promise<Transaction | null> {
  const sealed = readCookie(request, cookieName(state));
  const values = sealed === null ? null : await seal.open(secrets, sealed, new URL(request.url).origin);
  return values !== null && isTransaction(values) && values.state === state ? values : null;
}

/** A response of the provider counts once. */
export function endTransaction(state: string): string {
  return clearCookie(cookieName(state));
}

interface SealedWith {
  readonly seal: Seal;
  readonly secrets: string | undefined;
}

/** The state is base64url, except in requests that nobody has started. */
function cookieName(state: string): string {
  return COOKIE_PREFIX + state.replace(/[^\w-]/g, '').slice(0, NAME_LENGTH);
}

function isTransaction(values: JWTPayload): values is JWTPayload & Transaction {
  return ['state', 'verifier', 'nonce', 'returnUrl'].every((name) => typeof values[name] === 'string');
}
