import { readStored, writeStored } from '../../client/dom/storage.ts';
import { parseJson, toMap } from '../../request/value/json.ts';
import type { Grant } from '../oauth/token-request.ts';

/** The data to refresh a scheme's access token. */
export interface StoredGrant extends Grant {
  readonly clientId: string;
  /** URL to refresh it at. */
  readonly url: string;
}

/** An API's secrets by scheme name, in memory or, if the reader chooses, until the tab closes. */
export class Secrets {
  readonly #values: Map<string, string>;
  readonly #grants: Map<string, StoredGrant>;
  readonly #key: string;
  #isRemembered: boolean;

  constructor(api: string) {
    this.#key = `try-it-${api}`;
    const stored = readStored(this.#key, 'sessionStorage');
    this.#isRemembered = stored !== null;
    const { values, grants } = toMap(parseJson(stored ?? ''));
    this.#values = new Map(Object.entries(toMap(values)).map(([name, secret]) => [name, String(secret)]));
    this.#grants = new Map(Object.entries(toMap(grants)) as [string, StoredGrant][]);
  }

  get isRemembered(): boolean {
    return this.#isRemembered;
  }

  get(scheme: string): string | undefined {
    return this.#values.get(scheme);
  }

  /** Stores a secret that the reader typed, and discards the previous one's refresh data. */
  set(scheme: string, secret: string): void {
    if (secret === '') this.#values.delete(scheme);
    else this.#values.set(scheme, secret);
    this.#grants.delete(scheme);
    this.#store();
  }

  grantOf(scheme: string): StoredGrant | undefined {
    return this.#grants.get(scheme);
  }

  setGrant(scheme: string, grant: StoredGrant): void {
    this.#values.set(scheme, grant.accessToken);
    this.#grants.set(scheme, grant);
    this.#store();
  }

  all(): ReadonlyMap<string, string> {
    return this.#values;
  }

  remember(isRemembered: boolean): void {
    this.#isRemembered = isRemembered;
    if (isRemembered) this.#store();
    else forget(this.#key);
  }

  #store(): void {
    if (!this.#isRemembered) return;
    const stored = { values: Object.fromEntries(this.#values), grants: Object.fromEntries(this.#grants) };
    writeStored(this.#key, JSON.stringify(stored), 'sessionStorage');
  }
}

function forget(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Storage is blocked, so there is nothing to delete.
  }
}
