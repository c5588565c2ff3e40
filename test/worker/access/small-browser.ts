import { request as send } from 'node:http';

export interface BrowserResponse {
  readonly status: number;
  readonly url: string;
  readonly location: string | null;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
}

/** A browser with cookies and redirects, for hosts of this machine. Node's `fetch` cannot pretend to navigate. */
export class SmallBrowser {
  /** Cookies by host and name. */
  readonly cookies = new Map<string, Map<string, string>>();

  /** Opens a page, without following redirects. */
  async open(url: string, headers: Readonly<Record<string, string>> = {}, method = 'GET'): Promise<BrowserResponse> {
    const { origin } = new URL(url);
    const cookies = this.#cookiesOf(url);
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const sent = {
      Accept: 'text/html,*/*;q=0.8',
      'Sec-Fetch-Mode': 'navigate',
      ...(cookie === '' ? {} : { Cookie: cookie }),
      ...headers,
    };
    const response = await new Promise<BrowserResponse>((resolve, reject) => {
      const request = send(url, { method, headers: sent, agent: false }, (incoming) => {
        let text = '';
        incoming.setEncoding('utf8');
        incoming.on('data', (chunk: string) => {
          text += chunk;
        });
        incoming.on('end', () => {
          const location = incoming.headers.location ?? null;
          resolve({
            status: incoming.statusCode ?? 0,
            url,
            location: location === null ? null : new URL(location, origin).href,
            headers: incoming.headers,
            text,
          });
        });
      });
      request.on('error', reject);
      request.end();
    });
    for (const line of [response.headers['set-cookie'] ?? []].flat()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/Max-Age=0\b/.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  }

  /** Opens a page and follows redirects. */
  async visit(url: string): Promise<BrowserResponse> {
    let response = await this.open(url);
    for (let hops = 0; response.location !== null && hops < 10; hops++) response = await this.open(response.location);
    return response;
  }

  /** Submits a form of a page on the same site. */
  submit(url: string, headers: Readonly<Record<string, string>> = {}): Promise<BrowserResponse> {
    return this.open(url, { 'Sec-Fetch-Site': 'same-origin', Origin: new URL(url).origin, ...headers }, 'POST');
  }

  #cookiesOf(url: string): Map<string, string> {
    const { host } = new URL(url);
    const found = this.cookies.get(host) ?? new Map<string, string>();
    this.cookies.set(host, found);
    return found;
  }
}
