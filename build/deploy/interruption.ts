import type { Phase } from './narrator.ts';

/** The operator ended the command. The message says what that leaves behind. */
export class Interruption extends Error {
  override readonly name = 'Interruption';
}

/** What an interruption leaves behind. */
export function explainInterruption(phase: Phase): string {
  switch (phase) {
    case 'build':
    case 'namespace':
      return 'Interrupted: nothing was sent.';
    case 'records':
      return 'Interrupted: the site serves its old release. What was sent stays in KV; run the same command again to go on.';
    case 'worker':
      return 'Interrupted while the worker was being deployed: the site serves its old release or the new one. Run the same command again.';
    case 'deployed':
      return 'Interrupted: the new release is live, but was not checked.';
  }
}

/**
 * A signal for commands that clean up after themselves: the first SIGINT or SIGTERM aborts what is under way, the second
 * ends the process. While a release is built nothing can be left behind, so the first one ends the process too.
 */
export function listenForInterruption(narrator: { readonly phase: Phase; warn(line: string): void }): AbortSignal {
  const controller = new AbortController();
  const interrupt = (): void => {
    if (controller.signal.aborted || narrator.phase === 'build') {
      narrator.warn(explainInterruption(narrator.phase));
      process.exit(INTERRUPTED_STATUS);
    }
    controller.abort(new Interruption(explainInterruption(narrator.phase)));
  };
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, interrupt);
  return controller.signal;
}

/** As shells report a command that SIGINT has ended. */
export const INTERRUPTED_STATUS = 130;
