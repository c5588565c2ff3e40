import { EncryptJWT, type JWTPayload, jwtDecrypt } from 'jose';

/** What a sealed value is for. A value of one purpose is invalid for the other. */
type Purpose = 'session' | 'sign-in';

/** Shorter keys may be passwords, which can be guessed. */
const MIN_KEY_LENGTH = 32;

const KEY_BITS = 256;
const MAX_CACHED_KEYS = 16;
const ENCRYPTION = 'A256GCM';
const KEY_MANAGEMENT = 'dir';

/** A secret of the worker that is missing or unusable. */
export class MissingSecret extends Error {}

/**
 * Encrypts and authenticates values that a browser keeps for the worker: compact JWEs (RFC 7516) with an expiry, for one
 * origin and purpose. `binding`: values that were sealed with another one are invalid, such as older settings.
 */
export class Seal {
  readonly #info: Uint8Array;
  readonly #keys = new Map<string, Uint8Array>();

  constructor(purpose: Purpose, binding: string) {
    this.#info = new TextEncoder().encode(`docvane ${purpose} ${binding}`);
  }

  /** `secrets`: the first one encrypts. Throws MissingSecret. */
  async close(secrets: string | undefined, values: JWTPayload, origin: string, seconds: number): Promise<string> {
    const [first] = splitSecrets(secrets);
    return new EncryptJWT(values)
      .setProtectedHeader({ alg: KEY_MANAGEMENT, enc: ENCRYPTION })
      .setAudience(origin)
      .setExpirationTime(Math.floor(Date.now() / 1_000) + seconds)
      .encrypt(await this.#deriveKey(first));
  }

  /** The values, or null if they are not from this site, were changed, or have expired. */
  async open(secrets: string | undefined, sealed: string, origin: string): Promise<JWTPayload | null> {
    for (const secret of splitSecrets(secrets)) {
      const opened = await jwtDecrypt(sealed, await this.#deriveKey(secret), {
        audience: origin,
        requiredClaims: ['exp'],
        keyManagementAlgorithms: [KEY_MANAGEMENT],
        contentEncryptionAlgorithms: [ENCRYPTION],
      }).catch(() => null);
      if (opened !== null) return opened.payload;
    }
    return null;
  }

  /** HKDF (RFC 5869), so that one secret serves several purposes. */
  async #deriveKey(secret: string): Promise<Uint8Array> {
    const cached = this.#keys.get(secret);
    if (cached !== undefined) return cached;
    const material = await crypto.subtle.importKey('raw', new TextEncoder().encode(secret), 'HKDF', false, [
      'deriveBits',
    ]);
    const parameters = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: this.#info };
    const key = new Uint8Array(await crypto.subtle.deriveBits(parameters, material, KEY_BITS));
    if (this.#keys.size >= MAX_CACHED_KEYS) this.#keys.clear();
    this.#keys.set(secret, key);
    return key;
  }
}

/** `new,old`: a key is replaced without signing readers out by putting the next one first. */
function splitSecrets(secrets = ''): readonly [string, ...string[]] {
  const [first, ...others] = secrets
    .split(',')
    .map((secret) => secret.trim())
    .filter((secret) => secret !== '');
  if (first === undefined) throw new MissingSecret('The secret DOCS_SESSION_KEY is missing.');
  if ([first, ...others].some((secret) => secret.length < MIN_KEY_LENGTH))
    throw new MissingSecret(`A key in the secret DOCS_SESSION_KEY has fewer than ${MIN_KEY_LENGTH} characters.`);
  return [first, ...others];
}
