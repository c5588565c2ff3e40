import { createRemoteJWKSet, customFetch, type FetchImplementation, type JWTVerifyGetKey } from 'jose';

/** Retired keys are accepted for this long. */
const MAX_AGE_MS = 600_000;

/** A token with an unknown key loads the keys again, but not more often than this, because anybody can send one. */
const COOLDOWN_MS = 30_000;

/** Pause after a failure, so that requests do not all wait for a service that is down. */
const FAILURE_PAUSE_MS = 10_000;

const TIMEOUT_MS = 5_000;

/** The public keys of a provider (RFC 7517 §5), loaded when a token needs them and kept by the isolate. */
export function loadSigningKeys(url: string): JWTVerifyGetKey {
  return createRemoteJWKSet(new URL(url), {
    cacheMaxAge: MAX_AGE_MS,
    cooldownDuration: COOLDOWN_MS,
    timeoutDuration: TIMEOUT_MS,
    [customFetch]: pausingFetch(),
  });
}

function pausingFetch(): FetchImplementation {
  let failedAt = Number.NEGATIVE_INFINITY;
  return async (url, init) => {
    if (Date.now() < failedAt + FAILURE_PAUSE_MS) throw new Error('Cannot load signing keys: the last attempt failed.');
    try {
      const response = await fetch(url, init);
      if (response.status !== 200) failedAt = Date.now();
      return response;
    } catch (cause) {
      failedAt = Date.now();
      throw cause;
    }
  };
}
