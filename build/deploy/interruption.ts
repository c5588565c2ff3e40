import type { Phase } from './narrator.ts';

/** What an interruption leaves behind. */
export function explainInterruption(phase: Phase): string {
  switch (phase) {
    case 'build':
    case 'namespace':
      return 'Interrupted: nothing was sent.';
    case 'records':
      return 'Interrupted: the site serves its old release. What was sent is kept; run the same command again to go on.';
    case 'worker':
      return 'Interrupted while the worker was being deployed: the site serves its old release or the new one. Run the same command again.';
    case 'deployed':
      return 'Interrupted: the new release is live, but was not checked.';
  }
}
