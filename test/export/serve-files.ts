import { once } from 'node:events';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

/** Without these types, browsers run no scripts and apply no styles. */
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

export interface FileServer {
  readonly origin: string;
  stop(): Promise<void>;
}

/** The simplest server: files unchanged, and the `index.html` of folders after a redirect to the trailing slash. */
export async function serveFiles(dir: string, base: string): Promise<FileServer> {
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://host');
    const path = decodeURIComponent(pathname);
    const name = join(dir, path.startsWith(`${base}/`) || path === base ? path.slice(base.length) : '/nothing-there');
    if (!existsSync(name)) return response.writeHead(404).end();
    if (!statSync(name).isDirectory()) {
      const type = TYPES[extname(name)] ?? 'application/octet-stream';
      return response.writeHead(200, { 'Content-Type': type }).end(readFileSync(name));
    }
    if (!path.endsWith('/')) return response.writeHead(301, { Location: `${pathname}/${search}` }).end();
    const index = join(name, 'index.html');
    if (!existsSync(index)) return response.writeHead(404).end();
    return response.writeHead(200, { 'Content-Type': 'text/html' }).end(readFileSync(index));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
