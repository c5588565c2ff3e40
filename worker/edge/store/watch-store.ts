import type { MiddlewareHandler } from 'hono';
import type { ContentStore, WorkerTypes } from '../../env.ts';
import { faultLog, logSlowRead } from '../http/log.ts';

/** A read that takes longer is logged. Most records that KV has to fetch from far away arrive in half of it. */
const SLOW_READ_MS = 1_000;

/** Time between two lines about slow reads in an isolate, so that a slow store does not fill the log. */
const SLOW_LINE_INTERVAL_MS = 10_000;

/** Measures the reads of a request, so that log lines state how long the store took. Logs slow ones. */
export function watchStore(release: string): MiddlewareHandler<WorkerTypes> {
  let lastLineAt = Number.NEGATIVE_INFINITY;
  return (c, next) => {
    const onSlow = (record: string): void => {
      const now = performance.now();
      if (now - lastLineAt < SLOW_LINE_INTERVAL_MS) return;
      lastLineAt = now;
      logSlowRead(release, c, record);
    };
    c.env = { ...c.env, CONTENT: new WatchedReads(onSlow).of(c.env.CONTENT, faultLog(release, c)) };
    return next();
  };
}

class WatchedReads {
  readonly #onSlow: (record: string) => void;
  /** When each pending read began. */
  readonly #pending = new Set<{ readonly startedAt: number }>();
  #longestMs = 0;

  constructor(onSlow: (record: string) => void) {
    this.#onSlow = onSlow;
  }

  of(content: ContentStore, report: (cause: unknown) => void): ContentStore {
    return new Proxy(content, {
      get: (target, name) => {
        if (name === 'report') return report;
        if (name === 'longestMs') return this.#longest();
        if (name === 'get')
          return (...call: [string, unknown]) => this.#time(call[0], Reflect.apply(target.get, target, call));
        return Reflect.get(target, name);
      },
    });
  }

  async #time<T>(record: string, reading: Promise<T>): Promise<T> {
    const read = { startedAt: performance.now() };
    this.#pending.add(read);
    try {
      return await reading;
    } finally {
      this.#pending.delete(read);
      const milliseconds = performance.now() - read.startedAt;
      this.#longestMs = Math.max(this.#longestMs, milliseconds);
      if (milliseconds > SLOW_READ_MS) this.#onSlow(record);
    }
  }

  /** Includes reads that have not returned. */
  #longest(): number {
    const now = performance.now();
    return Math.max(this.#longestMs, ...[...this.#pending].map(({ startedAt }) => now - startedAt));
  }
}
