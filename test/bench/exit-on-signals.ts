import { constants } from 'node:os';

/**
 * Makes signals end this process like `process.exit`, so that exit handlers can end child processes (including browser
 * and runtime) and remove folders.
 */
export function exitOnSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      console.error('\nInterrupted: nothing is written.');
      process.exit(128 + constants.signals[signal]);
    });
  }
}
