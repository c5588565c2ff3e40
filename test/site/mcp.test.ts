import { createExecutionContext } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
import { createWorker } from '../../worker/index.ts';
import { manifest, toRecord } from './fixture/release.ts';
import { createFailingStore, createStore } from './fixture/stores.ts';
import { get, getFrom, ORIGIN } from './get.ts';
import { collectErrors } from './log.ts';

const MODERN = '2026-07-28';
const VERSIONS = [MODERN, '2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05'];

interface Answer {
  readonly status: number;
  readonly id: unknown;
  readonly result?: { readonly content: readonly { readonly text: string }[]; readonly isError: boolean };
  readonly error?: { readonly code: number; readonly message: string; readonly data?: unknown };
}

const logged = collectErrors();

describe('POST /mcp', () => {
  it.each([...VERSIONS.slice(1).map((version) => [version, version]), ['1999-01-01', '2025-11-25']])(
    'responds to version %s with %s',
    async (asked, protocolVersion) => {
      const answer = await call('initialize', { protocolVersion: asked, capabilities: {}, clientInfo: {} });
      expect(answer).toMatchObject({ status: 200, id: 1, result: { protocolVersion, capabilities: { tools: {} } } });
    },
  );

  it('marks every tool as read-only', async () => {
    const { result } = await call('tools/list', {});
    const { tools } = result as unknown as { tools: { name: string; annotations: { readOnlyHint: boolean } }[] };
    const names = ['search', 'get_page', 'list_pages', 'get_operation', 'list_operations'];
    expect(tools.map(({ name }) => name)).toEqual(names);
    expect(tools.every(({ annotations }) => annotations.readOnlyHint)).toBe(true);
  });

  it('lists, describes and reads pages as resources', async () => {
    const uri = 'https://docs.example.com/user/bills.md';
    const listed = await call('resources/list', {});
    expect(listed).toMatchObject({ result: { resources: expect.arrayContaining([expect.objectContaining({ uri })]) } });
    expect(await call('resources/templates/list', {})).toMatchObject({
      result: { resourceTemplates: [{ uriTemplate: 'https://docs.example.com/{+path}.md' }] },
    });
    expect(await call('resources/read', { uri })).toMatchObject({
      result: { contents: [{ uri, mimeType: 'text/markdown', text: expect.stringContaining('# Bills') }] },
    });
    for (const host of ['other.example', 'docs.example.com.other.example', 'docs.example.community']) {
      const missing = await call('resources/read', { uri: `https://${host}/user/bills.md` });
      expect(missing).toMatchObject({ error: { code: -32002 } });
    }
  });

  it('offers prompts', async () => {
    expect(await call('prompts/list', {})).toMatchObject({ result: { prompts: [{ name: 'answer' }, {}] } });
    const prompt = await call('prompts/get', { name: 'answer', arguments: { question: 'How do I pay a bill?' } });
    expect(prompt).toMatchObject({ result: { messages: [{ role: 'user', content: { type: 'text' } }] } });
    expect(await call('prompts/get', { name: 'answer' })).toMatchObject({ error: { code: -32602 } });
  });

  it('responds to a batch, as clients of 2025-03-26 send it', async () => {
    const messages = [1, 2].map((id) => ({ jsonrpc: '2.0', id, method: 'ping' }));
    const notice = { jsonrpc: '2.0', method: 'notifications/initialized' };
    const response = await get('/mcp', post(JSON.stringify([...messages, notice])));
    expect(await response.json()).toEqual([1, 2].map((id) => ({ jsonrpc: '2.0', id, result: {} })));
    const six = [1, 2, 3, 4, 5, 6].map((id) => ({ jsonrpc: '2.0', id, method: 'ping' }));
    expect(await send(post(JSON.stringify(six)))).toMatchObject({ status: 400, error: { code: -32600 } });
    const newer = post(JSON.stringify(messages), { 'MCP-Protocol-Version': '2025-06-18' });
    expect(await send(newer)).toMatchObject({ status: 400, error: { code: -32600 } });
  });

  it.each([
    ['search', { query: 'bills' }, /^- \[Bills\]\(https:\/\/docs\.example\.com\/user\/bills\.md\): Enter bills\n/],
    ['search', { query: 'curl -H "Accept: */*" https://api.example.com/v1/bills' }, /^- \[List bills\]/],
    ['search', { query: 'bills mahnung' }, /\nNo page has mahnung\.\n$/],
    ['search', { query: '?!' }, /^Nothing found\. Try/],
    ['search', { query: 'bills, quotes', limit: 1 }, /^- .*\n\n\d+ more results?: raise "limit"\.\n$/],
    ['search', { query: 'bills, quotes' }, /^(?:- .*\n)+$/],
    ['get_page', { path: '/user/bills' }, /\n# Bills\n\nText of Bills\.\n$/],
    [
      'get_page',
      { path: 'https://docs.example.com/old/bills.md#x' },
      /\nThis page has no section or field #x\.\n\n# Bills\n/,
    ],
    ['get_page', { path: '/user/bills', offset: 72 }, /^# Bills\n/],
    ['get_page', { path: '/llms.txt' }, /^# Ledger\n/],
    ['get_page', { path: '/user/llms.txt' }, /\n- \[Bills\]\(/],
    ['get_page', { path: 'https://docs.example.com/llms/docs-users.txt' }, /^# Users\n[\s\S]*\[Bills\]/],
    ['list_operations', {}, /^1 of 1 operations [^\n]*\n\n- GET \/bills: \[List bills\]\(\/api\/list-bills\.md\)\n$/],
    ['list_operations', { method: 'post' }, /^No operation fits\. Methods: GET\.$/],
    ['list_pages', {}, /section "docs-users", 3 pages\n/],
    ['list_pages', { section: 'docs-users' }, /^- \[Users\].*\n- \[Bills\].*\n- \[Quotes\].*\n$/],
    ['get_operation', { operation: 'listBills' }, /\n# List bills\n/],
    ['get_operation', { operation: 'get /bills' }, /\n# List bills\n/],
    ['get_operation', { operation: '/api/list-bills' }, /\n# List bills\n/],
  ])('%s %o', async (name, values, expected) => {
    const { status, result } = await call('tools/call', { name, arguments: values });
    expect([status, result?.isError]).toEqual([200, false]);
    expect(result?.content[0]?.text).toMatch(expected);
  });

  it.each([
    ['search', {}, '"query" is missing.'],
    ['search', { query: '' }, '"query" must be text of 1 to 4000 characters.'],
    ['search', { query: 'x'.repeat(10_000) }, '"query" must be text of 1 to 4000 characters.'],
    ['search', { query: 1 }, '"query" must be text'],
    ['search', { query: 'x', limit: 1_000 }, '"limit" must be an integer from 1 to 30.'],
    ['search', { query: 'x', limit: '5' }, '"limit" must be an integer'],
    ['search', { query: 'x', size: 5 }, '"size" is not an argument; known are query, limit, maxTokens.'],
    ['search', [], '"arguments" must be an object.'],
    ['get_page', { path: '/user/bil' }, 'There is no page "/user/bil". Did you mean:\n\n- [Bills]'],
    ['get_page', { path: '/user/bills', offset: 9_999 }, '"offset" must be below 96'],
    ['list_pages', { section: 'nope' }, 'There is no section "nope".'],
    ['get_operation', { operation: '/user/bills' }, 'There is no operation "/user/bills".'],
    ['get_operation', { operation: '__proto__' }, 'There is no operation "__proto__".'],
  ])('%s %o returns an error that the model can correct: %s', async (name, values, message) => {
    const { status, result } = await call('tools/call', { name, arguments: values });
    expect([status, result?.isError]).toEqual([200, true]);
    expect(result?.content[0]?.text).toContain(message);
  });

  it('says of each answer which release it is from, and of a page its address and last change', async () => {
    const answer = await call('tools/call', { name: 'get_page', arguments: { path: '/user/bills' } });
    expect(answer).toMatchObject({ result: { _meta: { release: 'r1' } } });
    expect(answer.result?.content[0]?.text).toMatch(
      /^> https:\/\/docs\.example\.com\/user\/bills \(release r1, changed 2025-03-14\)\n/,
    );
  });

  it('finds a section whose id has capitals, and one by its title in any case', async () => {
    const nodes = [{ kind: 'link', path: '/api/list-bills', html: '' }] as const;
    const navbar = [{ label: 'Reference', to: '/', sidebar: 'mainAPI' }];
    const site = { ...manifest, site: { ...manifest.site, navbar }, sidebars: { mainAPI: { id: 'mainAPI', nodes } } };
    for (const tag of ['mainAPI', 'reference'])
      expect(await callAt(site, 'list_operations', { tag })).toContain('1 of 1 operations');
  });

  it.each([
    ['add a bill، list the quotes', 'add a bill, list the quotes'],
    ['send the bills of my suppliers and quotes', 'send the bills of my suppliers AND quotes'],
  ])('takes a list as several topics in any language, and a sentence as one: %s', async (query, same) => {
    const answer = await callAt(manifest, 'search', { query });
    expect(answer).toContain('](');
    expect(answer).toBe(await callAt(manifest, 'search', { query: same }));
  });

  it('says how many results did not fit in the budget', async () => {
    const site = { ...manifest, site: { ...manifest.site, origin: `https://${'docs.'.repeat(30)}example.com` } };
    const text = await callAt(site, 'search', { query: 'bills, quotes', maxTokens: 100 });
    expect(text).toMatch(/^- .*\n\n2 more results: raise "maxTokens"\.\n$/);
  });

  it('states the limits of arguments', async () => {
    const { result } = await call('tools/list', {});
    const { tools } = result as unknown as { tools: { inputSchema: { properties: Record<string, object> } }[] };
    expect(tools[0]?.inputSchema.properties).toMatchObject({
      query: { maxLength: 4_000 },
      limit: { minimum: 1, maximum: 30, default: 8 },
    });
  });

  it('lists and reads skills as resources', async () => {
    const uri = 'https://docs.example.com/.well-known/agent-skills/ledger/SKILL.md';
    expect(await call('resources/list', {})).toMatchObject({
      result: {
        resources: expect.arrayContaining([
          expect.objectContaining({ uri, name: 'ledger', mimeType: 'text/markdown' }),
        ]),
      },
    });
    const text = expect.stringContaining('name: ledger');
    expect(await call('resources/read', { uri })).toMatchObject({ result: { contents: [{ uri, text }] } });
  });

  /** All parts of a long text, which are called for one after the other, with the arguments of `more` in turn. */
  async function readParts(kind: 'guide' | 'operation', text: string, more: readonly object[]): Promise<string> {
    const { key, record } = await toRecord('<article>', text);
    const env = createStore(async () => new Response(record).body);
    const page = { kind, key, title: 'Bills', description: '', operation: 'GET /bills' };
    const worker = createWorker({ ...manifest, pages: new Map([['/user/bills', page]]) });
    const called =
      kind === 'guide'
        ? { name: 'get_page', arguments: { path: '/user/bills' } }
        : { name: 'get_operation', arguments: { operation: 'GET /bills' } };
    let whole = '';
    let offset = 0;
    for (const own of more) {
      const body = message('tools/call', { ...called, arguments: { ...called.arguments, ...own, offset } });
      const answer: Answer = await (await getFrom(worker, '/mcp', post(body), env)).json();
      const part = answer.result?.content[0]?.text ?? '';
      expect(part.length).toBeLessThan(41_000);
      const next = /\nThe text continues. Call again with "offset": (\d+)\.\n$/.exec(part);
      whole += next === null ? part : part.slice(0, next.index);
      if (next === null) return whole;
      offset = Number(next[1]);
    }
    throw new Error('The text does not end.');
  }

  it('splits a long page at a line, and says how to continue', async () => {
    const text = 'A line of fifty characters, with its end included.\n'.repeat(2_000);
    expect((await readParts('guide', text, Array(10).fill({}))).endsWith(text)).toBe(true);
  });

  it('goes on in the same text of an operation if the budget changes', async () => {
    const names = Array.from({ length: 60 }, (_, index) => `\`name_of_field_${index + 10}\``);
    const items = names.map((name) => `- ${name} string required: ${'Text. '.repeat(20)}`);
    const lists = [items.slice(0, 30), items.slice(30)].map((list) => list.join('\n'));
    const text = `# Bills\n\n## Path parameters\n\n${lists.join('\n\n## Query parameters\n\n')}\n`;
    const budgets = [300, 20_000].map((maxTokens) => ({ maxTokens }));
    const whole = await readParts('operation', text, budgets);
    expect(whole.match(/`\w+`/g)).toEqual(names);
    const unknown = budgets.map((budget) => ({ ...budget, language: 'x' }));
    expect(await readParts('operation', text, unknown)).toContain('There is no sample in "x".');
  });

  it('reports unreadable content without internals', async () => {
    const body = message('tools/call', { name: 'get_page', arguments: { path: '/' } });
    const response = await getFrom(manifest, '/mcp', post(body), createFailingStore());
    const { result }: Answer = await response.json();
    expect(result?.isError).toBe(true);
    expect(result?.content[0]?.text).toMatch(/^Temporarily unavailable/);
    expect(logged()).toHaveLength(1);
  });
});

describe('an invalid message', () => {
  it.each([
    ['nothing', '', 400, -32700],
    ['no JSON', '{', 400, -32700],
    ['text', '"x"', 400, -32600],
    ['null', 'null', 400, -32600],
    ['an empty batch', '[]', 400, -32600],
    ['another version', ping({ jsonrpc: '1.0' }), 400, -32600],
    ['no method', ping({ method: undefined }), 400, -32600],
    ['a numeric method', ping({ method: 5 }), 400, -32600],
    ['params as a list', ping({ params: [] }), 400, -32600],
    ['a null id', ping({ id: null }), 400, -32600],
    ['an object as id', ping({ id: {} }), 400, -32600],
    ['a fractional id', ping({ id: 1.5 }), 400, -32600],
    ['an id above exact integers', ping({ id: 1e300 }), 400, -32600],
    ['an id of 1 KB', ping({ id: 'x'.repeat(1_000) }), 400, -32600],
    ['5 MB', 'x'.repeat(5_000_000), 413, -32600],
    ['100 KB', ping({ params: { x: 'x'.repeat(100_000) } }), 413, -32600],
    ['deep nesting', '['.repeat(60_000), 400, -32700],
  ])('returns an error: %s', async (_, body, status, code) => {
    const answer = await send(post(body));
    expect([answer.status, answer.id, answer.error?.code]).toEqual([status, null, code]);
  });

  it('is read to its end before the answer, as clients need it, but only up to 10 MB', async () => {
    const pull = async (chunks: number): Promise<[status: number, pulled: number]> => {
      let pulled = 0;
      const stream = new ReadableStream<Uint8Array>({
        pull(controller) {
          if (++pulled > chunks) controller.close();
          else controller.enqueue(new Uint8Array(100_000).fill(32));
        },
      });
      const { status } = await getFrom(manifest, '/mcp', { ...post(''), body: stream });
      return [status, pulled];
    };
    expect(await pull(50)).toEqual([413, 51]);
    const [status, pulled] = await pull(1_000);
    expect(status).toBe(413);
    expect(pulled).toBeLessThan(110);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', ''])('is rejected with the type %j', async (type) => {
    const answer = await send({ ...post(message('ping', {})), headers: { 'Content-Type': type } });
    expect(answer.status).toBe(415);
  });

  it.each([
    ['gzip', 415, 'identity'],
    ['identity', 200, null],
  ])('has the status that its content coding needs: %s', async (coding, status, accepted) => {
    const answer = await get('/mcp', post(message('ping', {}), { 'Content-Encoding': coding }));
    expect([answer.status, answer.headers.get('Accept-Encoding')]).toEqual([status, accepted]);
    const other = await get('/mcp', { method: 'POST', body: '{}', headers: { 'Content-Type': 'text/plain' } });
    expect([other.status, other.headers.get('Accept-Encoding')]).toEqual([415, null]);
  });

  it.each(['nope', 'resources/subscribe', 'constructor', 'server/discover'])(
    'gets an error that contains the unknown method %s',
    async (method) => {
      expect(await call(method, {})).toMatchObject({ status: 200, id: 1, error: { code: -32601 } });
    },
  );

  it('gets an error that contains the unknown tool', async () => {
    expect(await call('tools/call', { name: 'drop_table' })).toMatchObject({
      error: { code: -32602, message: 'Unknown tool: drop_table' },
    });
    expect(await call('tools/call', {})).toMatchObject({ error: { code: -32602 } });
  });

  it.each([
    ping({ id: undefined, method: 'notifications/initialized' }),
    ping({ id: undefined, method: 'nope' }),
    ping({ method: undefined, result: {} }),
  ])('%s gets no response', async (body) => {
    const response = await get('/mcp', post(body));
    expect([response.status, await response.text()]).toEqual([202, '']);
  });
});

describe('the revision of 2026-07-28', () => {
  it('handles each request independently, with its result type and server info', async () => {
    expect(await modern('server/discover')).toMatchObject({
      status: 200,
      result: {
        resultType: 'complete',
        supportedVersions: VERSIONS,
        cacheScope: 'public',
        _meta: { 'io.modelcontextprotocol/serverInfo': { name: 'com.example.docs/docs' } },
      },
    });
    expect(await modern('tools/list')).toMatchObject({ result: { resultType: 'complete', ttlMs: 3_600_000 } });
  });

  it.each([
    ['another version', { 'MCP-Protocol-Version': '2025-11-25' }, -32020],
    ['no method', { 'Mcp-Method': null }, -32020],
    ['another method', { 'Mcp-Method': 'tools/list' }, -32020],
    ['another tool', { 'Mcp-Name': 'get_page' }, -32020],
    ['no tool', { 'Mcp-Name': null }, -32020],
    ['an invalid encoding', { 'Mcp-Name': '=?base64?%%?=' }, -32020],
  ])('rejects headers that contradict the body: %s', async (_, headers, code) => {
    const answer = await modern('tools/call', { name: 'search', arguments: { query: 'bills' } }, headers);
    expect(answer).toMatchObject({ status: 400, id: 1, error: { code } });
  });

  it('decodes an encoded tool name', async () => {
    const headers = { 'Mcp-Name': `=?base64?${btoa('search')}?=` };
    expect(await modern('tools/call', { name: 'search', arguments: { query: 'bills' } }, headers)).toMatchObject({
      status: 200,
    });
  });

  it('rejects an unknown version, and lists the supported ones', async () => {
    const meta = {
      'io.modelcontextprotocol/protocolVersion': '2099-01-01',
      'io.modelcontextprotocol/clientCapabilities': {},
    };
    const answer = await modern('tools/list', { _meta: meta }, { 'MCP-Protocol-Version': '2099-01-01' });
    const data = { supported: VERSIONS, requested: '2099-01-01' };
    expect(answer).toMatchObject({ status: 400, error: { code: -32022, data } });
    const legacy = await send(post(message('tools/list', {}), { 'MCP-Protocol-Version': '1999-01-01' }));
    expect(legacy).toMatchObject({ status: 400, error: { code: -32022 } });
  });

  it("requires the client's capabilities", async () => {
    const meta = { 'io.modelcontextprotocol/protocolVersion': MODERN };
    expect(await modern('tools/list', { _meta: meta })).toMatchObject({ status: 400, error: { code: -32602 } });
    expect(await modern('tools/list', { _meta: {} })).toMatchObject({ status: 400, error: { code: -32602 } });
  });

  it.each(['ping', 'nope', 'constructor'])('does not support %s', async (method) => {
    expect(await modern(method)).toMatchObject({ status: 404, error: { code: -32601 } });
  });
});

describe('access control', () => {
  it.each([
    [undefined, 200],
    [ORIGIN, 200],
    ['https://evil.example', 403],
    ['null', 403],
    ['http://docs.example.com', 403],
    ['https://docs.example.com.evil.example', 403],
  ])('returns for a request with Origin %s: %i', async (origin, status) => {
    const response = await get('/mcp', post(message('ping', {}), origin === undefined ? {} : { Origin: origin }));
    expect(response.status).toBe(status);
    expect(response.headers.get('Access-Control-Allow-Origin')).toBeNull();
  });

  it.each([
    ['http://127.0.0.1:8787', 200],
    ['http://localhost:8787', 200],
    ['http://evil.example:8787', 403],
  ])('returns for a request to localhost from a page at %s: %i', async (origin, status) => {
    const request = new Request(`${origin}/mcp`, post(message('ping', {}), { Origin: origin }));
    expect((await createWorker(manifest).fetch(request, createStore(), createExecutionContext())).status).toBe(status);
  });

  it.each([...['GET', 'HEAD', 'PUT', 'DELETE'].map((method) => [method, 405] as const), ['OPTIONS', 204] as const])(
    'lists the allowed methods for %s: %i',
    async (method, status) => {
      const response = await get('/mcp', { method });
      expect([response.status, response.headers.get('Allow')]).toEqual([status, 'POST, OPTIONS']);
    },
  );
});

function ping(changes: object): string {
  return JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping', ...changes });
}

function message(method: string, params: object): string {
  return JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
}

function post(body: string, headers: Record<string, string> = {}): RequestInit {
  return { method: 'POST', body, headers: { 'Content-Type': 'application/json', ...headers } };
}

async function send(init: RequestInit): Promise<Answer> {
  const response = await get('/mcp', init);
  const answer: Answer = await response.json();
  return { ...answer, status: response.status };
}

function call(method: string, params: object): Promise<Answer> {
  return send(post(message(method, params)));
}

/** The text of a tool's answer on another site. */
async function callAt(site: typeof manifest, name: string, values: object): Promise<string | undefined> {
  const response = await getFrom(site, '/mcp', post(message('tools/call', { name, arguments: values })));
  const { result }: Answer = await response.json();
  return result?.content[0]?.text;
}

function modern(
  method: string,
  params: Record<string, unknown> = {},
  changes: Record<string, string | null> = {},
): Promise<Answer> {
  const meta = { 'io.modelcontextprotocol/protocolVersion': MODERN, 'io.modelcontextprotocol/clientCapabilities': {} };
  const names = {
    'MCP-Protocol-Version': MODERN,
    'Mcp-Method': method,
    ...(params.name === undefined ? {} : { 'Mcp-Name': String(params.name) }),
  };
  const headers = Object.entries({ ...names, ...changes }).filter(
    (entry): entry is [string, string] => entry[1] !== null,
  );
  return send(post(message(method, { _meta: meta, ...params }), Object.fromEntries(headers)));
}
