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

/** Waits up to `timeoutMs` for a promise. Throws if it takes longer. */
export async function withTimeout<T>(promise: Promise<T>, timeoutMs: number, what: string): Promise<T> {
  const timer = startTimer(timeoutMs);
  try {
    const outcome = await Promise.race([promise, timer.elapsed]);
    if (outcome === ELAPSED) throw new Error(`Timed out after ${timeoutMs} ms: ${what}`);
    return outcome;
  } finally {
    timer.clear();
  }
}
