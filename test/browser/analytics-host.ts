import { createServer } from 'node:http';
import { type Listening, listen } from '../listen.ts';

/** An analytics script that reports to its host which page it found. */
const COUNTER = `
  const { src, dataset } = document.currentScript;
  const count = (url) => fetch(new URL('/count', src), {
    method: 'POST', mode: 'no-cors', body: JSON.stringify({ site: dataset.siteId, path: new URL(url).pathname }),
  });
  count(location.href);
  document.addEventListener('docs:page-view', ({ detail }) => count(detail.url));
`;

/** Like Matomo: processes the existing queue, then later entries. */
const MATOMO = `
  const queue = window._paq;
  const { src } = document.currentScript;
  const tell = (...commands) => fetch(new URL('/count', src), {
    method: 'POST', mode: 'no-cors', body: JSON.stringify(commands),
  });
  window._paq = { push: tell };
  tell(...queue);
`;

/** A local analytics host. */
export interface AnalyticsHost extends Listening {
  /** Received reports, oldest first. */
  readonly counted: readonly unknown[];
  /** Requested scripts. */
  readonly asked: readonly string[];
  forget(): void;
}

/** Starts a host. `slow` delays scripts by this many milliseconds. */
export async function startAnalyticsHost({ slow = 0 } = {}): Promise<AnalyticsHost> {
  const counted: unknown[] = [];
  const asked: string[] = [];
  const server = createServer(async (request, response) => {
    if (request.method === 'POST') {
      let body = '';
      for await (const chunk of request) body += String(chunk);
      counted.push(JSON.parse(body));
      response.writeHead(204).end();
      return;
    }
    asked.push(request.url ?? '');
    setTimeout(() => {
      response.writeHead(200, { 'Content-Type': 'text/javascript' });
      response.end(request.url === '/matomo.js' ? MATOMO : COUNTER);
    }, slow);
  });
  return {
    ...(await listen(server)),
    counted,
    asked,
    forget() {
      counted.length = asked.length = 0;
    },
  };
}
