import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { type Listening, listen } from '../../../listen.ts';

/** What the API has received. */
export interface Received {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

export interface HostileApi extends Listening {
  readonly received: Received[];
  /** Pieces of the body of a request to `/echo`, as they arrive. */
  readonly pieces: string[];
}

/** An API with every kind of response that a proxy must survive. */
export async function startHostileApi(): Promise<HostileApi> {
  const received: Received[] = [];
  const pieces: string[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) {
      body += chunk;
      if (request.url === '/echo') pieces.push(String(chunk));
    }
    received.push({ method: request.method ?? '', path: request.url ?? '', headers: request.headers, body });
    answer(request.url ?? '', response, `http://${request.headers.host}`);
  });
  return { ...(await listen(server)), received, pieces };
}

function answer(path: string, response: ServerResponse, origin: string): void {
  const redirect = (location: string): void => void response.writeHead(302, { Location: location }).end();
  if (path === '/elsewhere') redirect('https://evil.example/steal');
  else if (path === '/circle') redirect('/circle');
  else if (path === '/moved') redirect(`${origin}/ok`);
  else if (path === '/metadata') redirect('http://169.254.169.254/latest/meta-data/');
  else if (path === '/openid') response.end(JSON.stringify(toMetadata(origin)));
  else if (path === '/endless') writeForEver(response);
  else if (path === '/silent') return;
  else if (/^\/(?:events|slow)/.test(path)) writeSlowly(path, response);
  else if (path === '/huge') response.writeHead(200, { 'Content-Length': 1e9 }).flushHeaders();
  else if (path === '/bomb') {
    response.writeHead(200, { 'Content-Encoding': 'gzip', 'Content-Type': 'application/json' });
    response.end(gzipSync(Buffer.alloc(40_000_000)));
  } else if (path === '/html') {
    response.writeHead(200, { 'Content-Type': 'text/html', 'Set-Cookie': 'session=1', 'Clear-Site-Data': '"*"' });
    response.end('<script>alert(1)</script>');
  } else if (path === '/gone') response.socket?.destroy();
  else response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"ok":true}');
}

/** OpenID Connect Discovery 1.0 §3. */
function toMetadata(origin: string): object {
  return { issuer: origin, token_endpoint: `${origin}/ok`, device_authorization_endpoint: `${origin}/device` };
}

function writeForEver(response: ServerResponse): void {
  response.writeHead(200, { 'Content-Type': 'text/plain' });
  const chunk = Buffer.alloc(1_000_000, 'x');
  const write = (): void => {
    if (response.destroyed) return;
    if (response.write(chunk)) setImmediate(write);
    else response.once('drain', write);
  };
  write();
}

/** `/events?pause=50&count=8`: a line every 50 ms. */
function writeSlowly(path: string, response: ServerResponse): void {
  const { pathname, searchParams } = new URL(path, 'http://localhost');
  const type = pathname === '/events' ? 'text/event-stream' : 'text/plain';
  response.writeHead(200, { 'Content-Type': type }).flushHeaders();
  let left = Number(searchParams.get('count'));
  const write = (): void => {
    if (response.destroyed) return;
    response.write('data: {}\n\n');
    left -= 1;
    if (left === 0) response.end();
    else setTimeout(write, Number(searchParams.get('pause')));
  };
  write();
}
