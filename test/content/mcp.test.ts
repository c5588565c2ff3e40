import { Client, StreamableHTTPClientTransport, type VersionNegotiationMode } from '@modelcontextprotocol/client';
import { describe, expect, inject, it } from 'vitest';

const url = new URL('/mcp', inject('siteUrl'));

describe.each<[string, VersionNegotiationMode]>([
  ['2025-11-25', 'legacy'],
  ['2026-07-28', 'auto'],
  ['2026-07-28', { pin: '2026-07-28' }],
])('the official client, speaking %s (%o)', (version, mode) => {
  it('finds and reads pages', async () => {
    const client = new Client({ name: 'test', version: '1.0.0' }, { versionNegotiation: { mode } });
    await client.connect(new StreamableHTTPClientTransport(url));
    expect(client.getNegotiatedProtocolVersion()).toBe(version);
    expect(client.getServerVersion()?.title).toBe('Accounting documentation');
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name).join()).toBe(
      'search,get_page,list_pages,get_operation,list_operations,send_feedback',
    );
    expect(JSON.stringify(tools).length / 4).toBeLessThanOrEqual(900);

    const call = async (name: string, values: Record<string, unknown>): Promise<string> => {
      const { content } = await client.callTool({ name, arguments: values });
      const [first] = content as readonly { readonly text?: string }[];
      return first?.text ?? '';
    };
    expect(await call('search', { query: 'verify webhook signature', limit: 1 })).toContain('/developers/webhooks.md');
    expect(await call('get_page', { path: '/user/bills' })).toContain('\n# Bills\n');
    expect(await call('get_page', { path: '/api/add-invoice#nope' })).toContain(
      '\nThis page has no section or field #nope.\n',
    );
    // What the Markdown has no part of its own for.
    for (const anchor of ['response-400', 'samples'])
      expect(await call('get_page', { path: `/api/add-invoice#${anchor}` })).not.toContain('has no section');
    expect(await call('get_operation', { operation: 'listInvoices' })).toContain('operation `listInvoices`');
    expect(await call('get_operation', { operation: 'listInvoices', language: 'Python' })).toMatch(
      /\n## Example request\n\n```python\nimport requests\n[\s\S]*\nTo link a filled-in form/,
    );
    expect(await call('get_operation', { operation: 'listInvoices', language: 'cobol' })).toMatch(
      /```bash\ncurl [\s\S]*\nThere is no sample in "cobol"\. There are curl, javascript, php, python\.\n$/,
    );
    expect(await call('list_pages', { section: 'docs-user-guide' })).toContain('/user/invoicing.md');
    await client.close();
  });
});
