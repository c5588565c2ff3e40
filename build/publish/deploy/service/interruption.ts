import type { Phase } from './narrator.ts';

/** The operator interrupted the command. The message describes the resulting state. */
export class Interruption extends Error {
  override readonly name = 'Interruption';
}

/** Explains the state of the site after an interruption. */
type Explain = (phase: Phase) => string;

/** For commands that send a release. */
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

/** For a rollback. */
export function explainRollbackInterruption(phase: Phase): string {
  if (phase !== 'worker') return 'Interrupted: the site serves the same release as before.';
  return 'Interrupted while the release was being restored: the site serves the old release or the new one. Run `npm run doctor` to see which.';
}

/** For a prune. */
export function explainPruneInterruption(phase: Phase): string {
  if (phase !== 'records') return 'Interrupted: nothing was marked or deleted.';
  return 'Interrupted: some records may be marked or deleted that no kept release needs. Run the same command again to continue.';
}

/**
 * A signal for commands that clean up. The first SIGINT or SIGTERM aborts the work, and the second ends the process. A
 * build leaves nothing behind, so before a command enters another phase, the first one ends the process too.
 */
export function listenForInterruption(
  narrator: { readonly phase: Phase; warn(line: string): void },
  explain: Explain = explainInterruption,
): AbortSignal {
  const controller = new AbortController();
  const interrupt = (): void => {
    if (controller.signal.aborted || narrator.phase === 'build') {
      narrator.warn(explain(narrator.phase));
      process.exit(INTERRUPTED_STATUS);
    }
    controller.abort(new Interruption(explain(narrator.phase)));
  };
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, interrupt);
  return controller.signal;
}

/** The exit status that shells report for a process ended by SIGINT. */
export const INTERRUPTED_STATUS = 130;
