import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AgentTask, reportTasks, runTasks } from './run-tasks.ts';

/** An MCP server whose only tool repeats its argument. */
const server = createServer(async (request, response) => {
  const { params } = (await json(request)) as { params: { name: string; arguments: { text: string } } };
  const result = { content: [{ type: 'text', text: params.arguments.text }] };
  response.end(JSON.stringify(params.name === 'echo' ? { result } : { error: { message: 'no such tool' } }));
});
let mcp = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  mcp = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.close();
});

const TASK: AgentTask = {
  name: 'pay a bill',
  calls: [
    ['echo', { text: 'POST /bills/{billId}/payments' }],
    ['echo', { text: 'amount, paidOn' }],
  ],
  facts: ['/payments', 'paidOn'],
  maxCalls: 2,
  maxTokens: 20,
};

async function report(...tasks: readonly AgentTask[]): Promise<{ code: number; lines: readonly string[] }> {
  let text = '';
  const code = reportTasks(await runTasks(mcp, tasks), (printed) => {
    text += printed;
  });
  return { code, lines: text.split('\n') };
}

describe('npm run agents -- --only tasks', () => {
  it('prints the facts, calls and tokens of each task with its limits, and succeeds', async () => {
    expect(await report(TASK)).toEqual({
      code: 0,
      lines: ['    facts  calls  tokens  task', 'ok  2/2    2/2    11/20   pay a bill'],
    });
  });

  it('fails and names the fact if an answer lacks it', async () => {
    const { code, lines } = await report(TASK, { ...TASK, name: 'file it', facts: ['/payments', 'category'] });
    expect(code).toBe(1);
    expect(lines.slice(1)).toEqual([
      'ok      2/2    2/2    11/20   pay a bill',
      'MISSED  1/2    2/2    11/20   file it',
      'missing in "file it": category',
    ]);
  });

  it.each([
    ['calls', { maxCalls: 1 }],
    ['tokens', { maxTokens: 10 }],
  ])('fails if a task takes more %s than it may', async (_, limit) => {
    const { code, lines } = await report({ ...TASK, ...limit });
    expect([code, lines[1]?.startsWith('MISSED')]).toEqual([1, true]);
  });

  it('stops if a tool does not exist', async () => {
    await expect(report({ ...TASK, calls: [['delete', {}]] })).rejects.toThrow('delete {}: no such tool');
  });
});
