import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

/** How requests on kept connections ended after a pause. */
export interface IdleOutcome {
  readonly answered: number;
  /** Requests that failed, by the error's code. */
  readonly failures: ReadonlyMap<string, number>;
}

/**
 * Sends a request on each of some connections, pauses, and sends another one with the same agent. `isBusy` keeps this
 * process from noticing connections that the server closes meanwhile, as a program does that computes for so long.
 */
export async function askAfterPause(
  port: number,
  connections: number,
  { ms, isBusy }: { readonly ms: number; readonly isBusy: boolean },
): Promise<IdleOutcome> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections, maxFreeSockets: connections });
  try {
    await askAll(port, connections, agent);
    // The agent keeps a connection once its response has ended.
    await delay(50);
    if (isBusy) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
    else await delay(ms);
    return await askAll(port, connections, agent);
  } finally {
    agent.destroy();
  }
}

async function askAll(port: number, count: number, agent: Agent): Promise<IdleOutcome> {
  const failures = new Map<string, number>();
  let answered = 0;
  const ask = async (): Promise<void> => {
    try {
      const [answer] = await once(get({ port, host: '127.0.0.1', path: '/', agent }), 'response');
      await once(answer.resume(), 'end');
      answered++;
    } catch (error) {
      const { code = String(error) } = error as NodeJS.ErrnoException;
      failures.set(code, (failures.get(code) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: count }, ask));
  return { answered, failures };
}
