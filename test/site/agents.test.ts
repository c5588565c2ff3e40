import { describe, expect, it } from 'vitest';
import { createWorker } from '../../worker/index.ts';
import type { AgentSettings } from '../../worker/model/site.ts';
import { get, getFrom, siteWith } from './get.ts';

const skill = { name: 'pay-a-bill', description: 'Pays a bill.', text: '---\nname: pay-a-bill\n---\n# Pay a bill\n' };
const agents: AgentSettings = {
  contentSignal: 'search=yes, ai-train=no',
  whenToUse: 'Read this to pay bills.',
  feedback: true,
  skills: [skill],
};

const site = siteWith({ agents });

describe('settings for programs', () => {
  it('state in robots.txt how pages may be used', async () => {
    expect(await (await getFrom(site, '/robots.txt')).text()).toContain(
      'User-agent: *\nContent-Signal: search=yes, ai-train=no\n',
    );
    expect(await (await get('/robots.txt')).text()).not.toContain('Content-Signal');
  });

  it('state in robots.txt which crawlers may read the site', async () => {
    const named = siteWith({ agents: { ...agents, crawlers: { GPTBot: 'disallow', ClaudeBot: 'allow' } } });
    expect(await (await getFrom(named, '/robots.txt')).text()).toMatch(
      /^User-agent: GPTBot\nDisallow: \/\n\nUser-agent: ClaudeBot\nContent-Signal: .*\nDisallow: \/search\$\n[^U]*User-agent: \*\n/,
    );
  });

  it('state in llms.txt when to read the site, and where to find the text of each section', async () => {
    const text = await (await getFrom(site, '/llms.txt')).text();
    expect(text).toContain('\n\nRead this to pay bills.\n\n');
    expect(text).toContain('](https://docs.example.com/llms-full/docs-users.txt)');
  });

  it('publish the skills in the content folder', async () => {
    const index = await (await getFrom(site, '/.well-known/agent-skills/index.json')).json();
    expect(index).toMatchObject({ skills: [{}, { name: 'pay-a-bill', digest: expect.stringMatching(/^sha256:/) }] });
    const text = await (await getFrom(site, '/.well-known/agent-skills/pay-a-bill/SKILL.md')).text();
    expect(text).toBe(skill.text);
  });

  it('let agents report a page', async () => {
    const message = 'The second step is wrong.';
    const params = { name: 'send_feedback', arguments: { path: '/user/bills', message } };
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params });
    const headers = { 'Content-Type': 'application/json' };
    const response = await getFrom(site, '/mcp', { method: 'POST', body, headers });
    expect(await response.json()).toMatchObject({ result: { isError: false } });
  });

  it('take five messages a minute from an address, and say so', async () => {
    const worker = createWorker(site);
    const send = async (client: string): Promise<unknown> => {
      const params = { name: 'send_feedback', arguments: { path: '/user/bills', message: 'Wrong.' } };
      const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params });
      const headers = { 'Content-Type': 'application/json', 'CF-Connecting-IP': client };
      return (await getFrom(worker, '/mcp', { method: 'POST', body, headers })).json();
    };
    for (let count = 0; count < 5; count++)
      expect(await send('192.0.2.1')).toMatchObject({ result: { isError: false } });
    const text = expect.stringMatching(/^Not sent: .*Wait a minute/);
    expect(await send('192.0.2.1')).toMatchObject({ result: { isError: true, content: [{ text }] } });
    expect(await send('192.0.2.2')).toMatchObject({ result: { isError: false } });
  });
});

describe('the catalog of MCP servers', () => {
  it.each(['/.well-known/ai-catalog.json', '/.well-known/mcp/catalog.json'])('is at %s', async (path) => {
    const response = await get(path);
    expect(response.headers.get('Content-Type')).toBe('application/ai-catalog+json');
    expect(await response.json()).toMatchObject({ entries: [{ url: 'https://docs.example.com/mcp/server-card' }] });
  });

  it.each(['/mcp/server-card', '/.well-known/mcp.json', '/.well-known/mcp/server-card'])(
    'links to the card, which is also at %s',
    async (path) => {
      expect(await (await get(path)).json()).toMatchObject({
        name: 'com.example.docs/docs',
        description: 'Search and read Ledger',
        remotes: [{ type: 'streamable-http', url: 'https://docs.example.com/mcp' }],
      });
    },
  );
});

describe('search', () => {
  it('responds in Markdown if it is preferred', async () => {
    const response = await get('/search?q=bills', { headers: { Accept: 'text/markdown' } });
    expect(response.headers.get('Content-Type')).toBe('text/markdown; charset=utf-8');
    expect(await response.text()).toMatch(
      /^# Search: bills\n\n- \[Bills\]\(https:\/\/docs\.example\.com\/user\/bills\.md\)/,
    );
  });

  it('responds in JSON for the OpenSearch template', async () => {
    const response = await get('/search?q=bills&format=json');
    expect(await response.json()).toMatchObject({ query: 'bills', results: expect.any(Array) });
  });
});
