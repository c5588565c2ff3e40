import { setTimeout as delay } from 'node:timers/promises';

/** Far more than the requests of a test need. */
const NEEDED_MS = 10_000;

/**
 * The local runtime counts requests for a rate limit by the minute of the clock. Waits for the next one if a test may not
 * end in this one.
 */
export async function awaitMinute(): Promise<void> {
  const left = 60_000 - (Date.now() % 60_000);
  if (left < NEEDED_MS) await delay(left);
}
