import { errorMessage } from '../base/report/error-message.ts';

interface Runtime {
  stop(): Promise<void>;
}

/** Starts serving, and stops the runtime with the process in every case, so that no workerd process remains. */
export async function serveUntilInterrupted(runtime: Runtime, start: () => Promise<void>): Promise<void> {
  const stop = (code: number): void => {
    void runtime.stop().finally(() => process.exit(code));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => stop(0));
  try {
    await start();
  } catch (error) {
    const found = errorMessage(error);
    console.error(`Cannot serve: ${found}`);
    stop(1);
  }
}
