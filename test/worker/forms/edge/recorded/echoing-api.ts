import { createServer, type ServerResponse } from 'node:http';
import { type Listening, listen } from '../../../../listen.ts';

interface EchoingApi extends Listening {
  /** Requests as received: URL, headers and body. */
  readonly received: string[];
}

/** An API that repeats every secret it receives, in headers and body. The last part of the path selects how it ends. */
export async function startEchoingApi(): Promise<EchoingApi> {
  const received: string[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const whole = JSON.stringify({ url: request.url, headers: request.headers, body });
    received.push(whole);
    answer(/\/([a-z]+)(?:\?|$)/.exec(request.url ?? '')?.[1] ?? '', whole, response);
  });
  return { ...(await listen(server)), received };
}

function answer(outcome: string, secrets: string, response: ServerResponse): void {
  const text = encodeURIComponent(secrets);
  const headers = { 'Set-Cookie': `session=${text}`, 'X-Token': text, 'Content-Type': 'application/json' };
  if (outcome === 'silent') return;
  if (outcome === 'gone') response.socket?.destroy();
  else if (outcome === 'elsewhere') response.writeHead(302, { Location: `https://other.example/?${text}` }).end();
  else if (outcome === 'interrupted') {
    response.writeHead(200, headers).write(secrets);
    setTimeout(() => response.socket?.destroy(), 50);
  } else response.writeHead(STATUSES[outcome] ?? 200, headers).end(secrets);
}

const STATUSES: Readonly<Record<string, number>> = { forbidden: 403, busy: 429, broken: 502 };
