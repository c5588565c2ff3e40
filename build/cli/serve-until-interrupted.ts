import { errorMessage } from '../report/error-message.ts';

/** What is to be stopped. */
interface Runtime {
  stop(): Promise<void>;
}

/** Starts serving and stops the runtime with the process, whatever ends it: no workerd is left behind. */
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
