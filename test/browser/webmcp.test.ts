import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { ServedRelease } from '../served-release.ts';
import { answerJson, type LocalApi, startApi } from './fixture/api/start-api.ts';
import { useReadersOf } from './open-page.ts';
import { interact } from './page-state.ts';
import { startFixture } from './site.ts';
import { expectStatus } from './try-it-form.ts';

let api: LocalApi;

/** A site with an API twice: its forms send to the API itself, and to the mock. */
async function startOrderSite(): Promise<ServedRelease> {
  api = await startApi(() => (_, response) => answerJson(response, { saved: true }));
  const site = await startFixture(
    {
      navbar: [],
      agents: { webmcp: true },
      apis: (['direct', 'mock'] as const).map((mode) => ({
        id: mode,
        description: 'api/orders.json',
        path: `/api/${mode}`,
        sidebar: mode,
        tryIt: { mode },
      })),
    },
    { 'api/orders.json': JSON.stringify(description(api.origin)) },
  );
  return {
    ...site,
    async stop() {
      await site.stop();
      await api.stop();
    },
  };
}

function description(url: string): object {
  const order = { type: 'object', required: ['note'], properties: { note: { type: 'string', example: 'Soon' } } };
  const content = { 'application/json': { schema: order } };
  return {
    openapi: '3.1.0',
    info: { title: 'Orders', version: '1' },
    servers: [{ url }],
    paths: {
      '/orders/{orderId}': {
        put: {
          operationId: 'updateOrder',
          summary: 'Update an order',
          parameters: [{ name: 'orderId', in: 'path', required: true, schema: { type: 'string' }, example: 'ord_1' }],
          requestBody: { required: true, content },
          responses: { 200: { description: 'The order as it was saved.', content } },
        },
      },
    },
  };
}

interface ToolFacts {
  readonly name: string;
  readonly inputSchema: { readonly properties: object; readonly required: readonly string[] };
  readonly annotations: { readonly readOnlyHint: boolean };
}

/** Simulates the browser's agent, which Chromium lacks: it keeps the tools that a page registers. */
function installAgent(shape: 'document' | 'navigator' | 'provideContext'): void {
  const tools = new Map<string, { execute: (input: unknown) => Promise<unknown> }>();
  const registerTool = async (tool: { name: string; execute: (input: unknown) => Promise<unknown> }): Promise<void> => {
    if (tools.has(tool.name)) throw new DOMException('The name is taken.', 'InvalidStateError');
    tools.set(tool.name, tool);
  };
  const provideContext = (context: { tools: readonly Parameters<typeof registerTool>[0][] }): void =>
    context.tools.forEach((tool) => void registerTool(tool));
  const value = shape === 'provideContext' ? { provideContext } : { registerTool };
  Object.defineProperty(shape === 'document' ? Document.prototype : Navigator.prototype, 'modelContext', { value });
  Object.assign(window, { agentTools: tools });
}

async function toolsOf(page: Page): Promise<ToolFacts[]> {
  await page.waitForFunction(() => (window as unknown as { agentTools: Map<string, object> }).agentTools.size > 0);
  return page.evaluate(() => {
    const { agentTools } = window as unknown as { agentTools: Map<string, object> };
    return JSON.parse(JSON.stringify([...agentTools.values()])) as ToolFacts[];
  });
}

/** Calls a tool as an agent does. */
async function callTool(page: Page, name: string, input: object): Promise<{ text: string; isError: boolean }> {
  await toolsOf(page);
  const answer = await page.evaluate(
    ([tool, values]) => {
      const { agentTools } = window as unknown as {
        agentTools: Map<string, { execute: (input: unknown) => Promise<unknown> }>;
      };
      return agentTools.get(tool)?.execute(values);
    },
    [name, input] as const,
  );
  const { content, isError = false } = answer as { content: readonly { text: string }[]; isError?: boolean };
  return { text: content.map(({ text }) => text).join('\n'), isError };
}

describe('the tools of a page', () => {
  const newReader = useReadersOf(startOrderSite);

  async function open(path: string, shape: Parameters<typeof installAgent>[0] = 'document'): Promise<Page> {
    const page = await (await newReader()).context.newPage();
    await page.addInitScript(installAgent, shape);
    await page.goto(path);
    return page;
  }

  it.each(['document', 'navigator', 'provideContext'] as const)('are registered with a schema: %s', async (shape) => {
    const tools = await toolsOf(await open('/user/bills', shape));
    expect(tools.map(({ name, annotations }) => [name, annotations.readOnlyHint])).toEqual([
      ['search_docs', true],
      ['read_page', true],
      ['explain_fault', true],
      ['fill_in_form', false],
      ['send_to_mock', false],
    ]);
    expect(tools.map(({ inputSchema }) => [Object.keys(inputSchema.properties), inputSchema.required])).toEqual([
      [['query'], ['query']],
      [['path'], []],
      [['fault'], ['fault']],
      [['parameters', 'body'], []],
      [['parameters', 'body'], []],
    ]);
  });

  it('load nothing in a browser without an agent', async () => {
    const page = await (await newReader()).context.newPage();
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
    await page.goto('/user/bills');
    await interact(page);
    expect(loaded.filter((path) => path.includes('register-tools'))).toEqual([]);
  });

  it('search, read pages and explain errors', async () => {
    const page = await open('/user/bills');
    expect((await callTool(page, 'search_docs', { query: 'update an order' })).text).toContain(
      '/api/direct/update-order',
    );
    expect((await callTool(page, 'read_page', {})).text).toContain('/user/bills');
    expect((await callTool(page, 'explain_fault', { fault: 'PUT /orders/1 HTTP/1.1' })).text).toContain(
      '# Update an order',
    );
    expect(await callTool(page, 'search_docs', {})).toEqual({ text: '"query" must be a text.', isError: true });
    expect(await callTool(page, 'read_page', { path: '/nothing' })).toMatchObject({ isError: true });
  });

  it('fill in the form, and leave it to the reader to send it', async () => {
    const page = await open('/api/direct/update-order');
    const input = { parameters: { orderId: 'ord_9', color: 'red' }, body: { note: 'Later' } };
    expect(await callTool(page, 'fill_in_form', input)).toEqual({
      text: 'The form of PUT /orders/{orderId} is filled in. Nothing has been sent: the reader has to press Send, which sends it to the API. The operation has no parameter color.',
      isError: false,
    });
    expect(await page.getByRole('textbox', { name: 'orderId' }).inputValue()).toBe('ord_9');
    expect(await page.getByRole('textbox', { name: 'note' }).inputValue()).toBe('Later');
    expect(api.received).toEqual([]);
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expectStatus(page, 200);
    expect(api.received).toMatchObject([{ method: 'PUT', path: '/orders/ord_9' }]);
    expect(JSON.parse(api.received[0]?.body ?? '')).toEqual({ note: 'Later' });
  });

  it('refuse to send to a real server', async () => {
    const page = await open('/api/direct/update-order');
    const before = api.received.length;
    const { text, isError } = await callTool(page, 'send_to_mock', { body: { note: 'Now' } });
    expect(isError).toBe(true);
    expect(text).toMatch(/^Not sent: this form sends to a real server\. .* the reader has to press Send\.$/);
    expect(await page.getByRole('textbox', { name: 'note' }).inputValue()).toBe('Now');
    expect(api.received).toHaveLength(before);
  });

  it('send to the mock', async () => {
    const page = await open('/api/mock/update-order');
    const before = api.received.length;
    const { text } = await callTool(page, 'send_to_mock', { body: { note: 'Now' } });
    expect(text).toMatch(/^The mock responded to PUT \S+\/orders\/ord_1 with 200\.\n\n\{\s*"note": "/);
    expect((await callTool(page, 'send_to_mock', { body: {} })).text).toContain(' with 400.');
    expect(api.received).toHaveLength(before);
  });

  it('need the page of an operation for a form', async () => {
    const page = await open('/user/bills');
    for (const tool of ['fill_in_form', 'send_to_mock'])
      expect(await callTool(page, tool, {})).toMatchObject({ text: expect.stringContaining('no form'), isError: true });
  });
});
