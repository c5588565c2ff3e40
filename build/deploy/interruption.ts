import type { Phase } from './narrator.ts';

/** The operator interrupted the command. The message describes the resulting state. */
export class Interruption extends Error {
  override readonly name = 'Interruption';
}

/** The state after an interruption. */
export function explainInterruption(phase: Phase): string {
  switch (phase) {
    case 'build':
    case 'namespace':
      return 'Interrupted: nothing was sent.';
    case 'records':
      return 'Interrupted: the site serves its old release. Sent records stay in KV. Run the same command again to continue.';
    case 'worker':
      return 'Interrupted while the worker was being deployed: the site serves its old release or the new one. Run the same command again.';
    case 'deployed':
      return 'Interrupted: the new release is live, but was not checked.';
  }
}

/**
 * A signal for commands that clean up. The first SIGINT or SIGTERM aborts the work, and the second ends the process. A
 * build leaves nothing behind, so during a build the first one ends the process too.
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

/** The exit status that shells report for a process ended by SIGINT. */
export const INTERRUPTED_STATUS = 130;
