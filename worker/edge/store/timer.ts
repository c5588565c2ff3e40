export const ELAPSED = Symbol('elapsed');

/** A timeout that can be awaited or canceled. */
interface Timer {
  readonly elapsed: Promise<typeof ELAPSED>;
  clear(): void;
}

export function startTimer(delayMs: number): Timer {
  let id: ReturnType<typeof setTimeout>;
  const elapsed = new Promise<typeof ELAPSED>((resolve) => {
    id = setTimeout(() => resolve(ELAPSED), delayMs);
  });
  return { elapsed, clear: () => clearTimeout(id) };
}

/** A service that did not respond in time. */
export class Timeout extends Error {
  constructor(timeoutMs: number, what: string) {
    super(`Timed out after ${timeoutMs} ms: ${what}`);
  }
}

/** Waits up to `timeoutMs` for a promise. Throws Timeout if it takes longer. */
export async function withTimeout<T>(promise: Promise<T>, timeoutMs: number, what: string): Promise<T> {
  const timer = startTimer(timeoutMs);
  try {
    const outcome = await Promise.race([promise, timer.elapsed]);
    if (outcome === ELAPSED) throw new Timeout(timeoutMs, what);
    return outcome;
  } finally {
    timer.clear();
  }
}
