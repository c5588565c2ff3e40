import { readStored, writeStored } from '../storage.ts';

/** Secrets of an API by the names of its schemes: in memory, or, where the reader wants it, until the tab is closed. */
export class Secrets {
  readonly #values: Map<string, string>;
  readonly #key: string;
  #isRemembered: boolean;

  constructor(api: string) {
    this.#key = `try-it-${api}`;
    const stored = readStored(this.#key, 'sessionStorage');
    this.#isRemembered = stored !== null;
    this.#values = new Map(parse(stored));
  }

  get isRemembered(): boolean {
    return this.#isRemembered;
  }

  get(scheme: string): string | undefined {
    return this.#values.get(scheme);
  }

  set(scheme: string, secret: string): void {
    if (secret === '') this.#values.delete(scheme);
    else this.#values.set(scheme, secret);
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
    if (this.#isRemembered) writeStored(this.#key, JSON.stringify([...this.#values]), 'sessionStorage');
  }
}

function forget(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Storage is forbidden, so there is nothing to forget.
  }
}

function parse(text: string | null): [string, string][] {
  try {
    const pairs: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(pairs) ? pairs.map((pair) => [String(pair[0]), String(pair[1])]) : [];
  } catch {
    return [];
  }
}
