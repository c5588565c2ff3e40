import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { type Listening, listen } from '../listen.ts';

/** Without these types, browsers run no scripts and apply no styles. */
const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/** The simplest server: files unchanged, and the `index.html` of folders after a redirect to the trailing slash. */
export async function serveFiles(dir: string, base: string): Promise<Listening> {
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
  return listen(server);
}
