import { errorCode } from './report/error-message.ts';

/** Whether a process of this machine is running. */
export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // A process of another user is running too.
    return errorCode(error) !== 'ESRCH';
  }
}
