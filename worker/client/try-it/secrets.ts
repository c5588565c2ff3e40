/** Secrets of an API by the names of its schemes: in memory, gone with the page. */
export class Secrets {
  readonly #values = new Map<string, string>();

  get(scheme: string): string | undefined {
    return this.#values.get(scheme);
  }

  set(scheme: string, secret: string): void {
    if (secret === '') this.#values.delete(scheme);
    else this.#values.set(scheme, secret);
  }

  all(): ReadonlyMap<string, string> {
    return this.#values;
  }
}
