import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { listen } from '../listen.ts';
import type { ServedRelease } from '../served-release.ts';

const PIECES = 10;
const PAUSE_MS = 20;

/** Serves a site as a slow network does: its pages arrive in pieces, and the browser paints between them. */
export async function serveSlowly(origin: string): Promise<ServedRelease> {
  const server = createServer((request, response) => {
    // A connection of its own, because the runtime may close an idle one while it is used again.
    get(new URL(request.url ?? '/', origin), { agent: false }, (answer) => void pass(answer, response));
  });
  return listen(server);
}

async function pass(answer: IncomingMessage, response: ServerResponse): Promise<void> {
  const type = answer.headers['content-type'] ?? '';
  response.writeHead(answer.statusCode ?? 502, { 'Content-Type': type });
  if (!type.startsWith('text/html')) {
    answer.pipe(response);
    return;
  }
  for (const piece of split(Buffer.concat(await answer.toArray()).toString())) {
    response.write(piece);
    await delay(PAUSE_MS);
  }
  response.end();
}

/** Where pieces begin: not within a line, whose icons and text are a few bytes. */
const BLOCK = /<(?:article|aside|d[ltd]|details|div|figure|footer|h\d|li|nav|ol|p|pre|section|ul)\b/g;

/** A table's columns depend on all its rows, and the home page's search field ends where the popular pages end. */
const WHOLE = /<table.*?<\/table>|<section class="popular">.*?<\/section>/gs;

/** The first piece ends with the navbar, which fits in the first packets of a connection. */
function split(html: string): string[] {
  const start = html.indexOf('<main');
  const step = Math.ceil((html.length - start) / PIECES);
  const ends = [start];
  for (const { index } of html.replaceAll(WHOLE, (text) => '.'.repeat(text.length)).matchAll(BLOCK)) {
    if (index >= (ends.at(-1) ?? 0) + step) ends.push(index);
  }
  return [...ends, html.length].map((end, at, all) => html.slice(all[at - 1] ?? 0, end));
}
