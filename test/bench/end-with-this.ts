import type { ChildProcess } from 'node:child_process';

/** Ends a child process when this one ends for any reason, so an interrupted run leaves none behind. */
export function endWithThis(child: ChildProcess): void {
  const end = (): void => {
    child.kill('SIGKILL');
  };
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
}
