/** A timeout that aborts a request and can be extended. */
export class Deadline {
  readonly #controller = new AbortController();
  readonly #startedAt = Date.now();
  #latest = Number.POSITIVE_INFINITY;
  #timer: ReturnType<typeof setTimeout> | null = null;

  constructor(ms: number) {
    this.extend(ms);
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** Restarts the timeout. `totalMs` is the limit from the start, regardless of extensions. */
  extend(ms: number, totalMs = this.#latest): void {
    this.#latest = totalMs;
    if (this.#timer !== null) clearTimeout(this.#timer);
    const left = this.#startedAt + totalMs - Date.now();
    this.#timer = setTimeout(() => this.#controller.abort(), Math.min(ms, left));
  }
}
