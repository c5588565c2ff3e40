import { withoutCredentials } from '../search/without-credentials.ts';
import { type PageTool, pageTool, type ToolAnswer } from './page-tool.ts';

/** Sections that are read to explain a fault. */
const MAX_RESULTS = 3;

const READS = { readOnlyHint: true } as const;

/** Tools that search and read the site. They ask its MCP server, which has these tools for agents without a browser. */
export function readingTools(base: string): PageTool[] {
  const ask = (name: string, values: object): Promise<string> => askServer(`${base}/mcp`, name, values);
  return [
    pageTool({
      name: 'search_docs',
      title: 'Search the documentation',
      description: 'Finds sections of this documentation: guides, API operations, schemas, errors.',
      properties: { query: { type: 'string', description: 'Words, name, path or error.' } },
      required: ['query'],
      annotations: READS,
      call: ({ query }) => ask('search', { query: withoutCredentials(String(query)) }),
    }),
    pageTool({
      name: 'read_page',
      title: 'Read a page',
      description: 'Reads a page of this documentation, or one of its sections, as Markdown.',
      properties: {
        path: { type: 'string', description: 'Path or URL, with "#anchor" for a section. This page by default.' },
      },
      required: [],
      annotations: READS,
      call: ({ path = location.pathname }) => ask('get_page', { path: String(path) }),
    }),
    pageTool({
      name: 'explain_fault',
      title: 'Explain an error',
      description: 'Finds out what an error means and what to do: a status, an error body, a line of a log.',
      properties: { fault: { type: 'string', description: 'The error as it was received.' } },
      required: ['fault'],
      annotations: READS,
      async call({ fault }) {
        const found = await ask('search', { query: withoutCredentials(String(fault)), limit: MAX_RESULTS });
        const address = /^- \[.*?\]\((.*?)\)/.exec(found)?.[1];
        const section = address === undefined ? '' : await ask('get_page', { path: address, maxTokens: 1_000 });
        return `${found}\n${section}`.trim();
      },
    }),
  ];
}

/** Throws an Error with what the server says is wrong. */
async function askServer(server: string, name: string, values: object): Promise<string> {
  const response = await fetch(server, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: values } }),
  });
  const { result, error }: { result?: ToolAnswer; error?: { message: string } } = await response.json();
  const text = result?.content.map((part) => part.text).join('\n') ?? error?.message ?? `Status ${response.status}`;
  if (result === undefined || result.isError === true) throw new Error(text);
  return text;
}
