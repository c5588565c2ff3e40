import { describe, expect, inject, it } from 'vitest';

const url = new URL('/mcp', inject('siteUrl'));

/** English and JSON have about four characters per token. */
const CHARACTERS_PER_TOKEN = 4;

describe('an agent with only the MCP tools', () => {
  it('learns in four calls and 6,000 tokens to add an invoice with two lines, send it and verify the webhook', async () => {
    const answers = [
      await call('search', { query: 'verify webhook signature', limit: 3 }),
      await call('get_operation', { operation: 'POST https://api.example.com/v1/invoices' }),
      await call('get_page', { path: '/developers/webhooks#verify-the-signature', maxTokens: 2_500 }),
    ];
    const [search = '', operation = '', verify = ''] = answers;
    expect(search).toContain('/developers/webhooks.md#verify-the-signature');
    for (const part of ['contactId', 'lines', 'quantity', 'unitPrice', 'vatRate', 'sent', 'email'])
      expect(operation).toContain(`\`${part}\``);
    for (const part of ['201', '409', 'POST https://api.example.com/v1/invoices', '`Idempotency-Key`'])
      expect(operation).toContain(part);
    for (const part of ['Webhook-Signature', 'sha256', '300 seconds']) expect(verify).toContain(part);
    const tokens = answers.join('').length / CHARACTERS_PER_TOKEN;
    expect(tokens).toBeLessThanOrEqual(6_000);
  });
});

async function call(name: string, values: Record<string, unknown>): Promise<string> {
  const body = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: values } };
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer: { readonly result: { readonly content: readonly { readonly text: string }[] } } = await response.json();
  return answer.result.content[0]?.text ?? '';
}
