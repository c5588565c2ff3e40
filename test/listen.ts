import { once } from 'node:events';
import type { AddressInfo, Server } from 'node:net';

/** A server on a free port of this machine. */
export interface Listening {
  readonly origin: string;
  stop(): Promise<void>;
}

/** Starts a server, and returns its origin. `stop` closes its connections too. */
export async function listen(server: Server & { closeAllConnections?(): void }): Promise<Listening> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections?.();
      server.close();
      await once(server, 'close');
    },
  };
}
