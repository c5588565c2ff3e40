import type { ChildProcess } from 'node:child_process';

/** Ends a process with this one, whatever ends this one: a run that is interrupted leaves none behind. */
export function endWithThis(child: ChildProcess): void {
  const end = (): void => {
    child.kill('SIGKILL');
  };
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
}
