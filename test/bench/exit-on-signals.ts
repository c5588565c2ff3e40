import { constants } from 'node:os';

/**
 * Lets signals end this process as `process.exit` does, so that whoever has to clean up hears of it: processes are ended, the
 * browser's and the runtime's too, and folders removed.
 */
export function exitOnSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      console.error('\nInterrupted: nothing is written.');
      process.exit(128 + constants.signals[signal]);
    });
  }
}
