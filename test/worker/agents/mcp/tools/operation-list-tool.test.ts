import { describe, expect, it } from 'vitest';
import { SiteSections } from '../../../../../worker/agents/lists/site-sections.ts';
import { agents, page } from '../../../../../worker/model/messages/site-locale.ts';
import type { SidebarNode } from '../../../../../worker/model/sidebar.ts';
import { largeSite } from '../../site.ts';

/** Its types are those of the edge. */
const TOOL: string = '../../../../../worker/agents/mcp/tools/operation-list-tool.ts';

interface ToolModule {
  readonly operationListTool: (context: object) => { call(values: object): string };
}

const site = largeSite(1, 3);
const nodes = ['Tasks', 'Task lists', 'Bills'].map(
  (label, index): SidebarNode => ({
    ...{ kind: 'category', id: label, label, path: null, open: false, summary: '' },
    nodes: [{ kind: 'link', path: `/api/operation-0-${index}`, html: '' }],
  }),
);
const pages = new Map(
  [...site.pages].map(([path, page]) => [path, { ...page, scopes: ['read'], changed: '2025-01-01' }]),
);
const manifest = { ...site, pages, sidebars: { api: { id: 'api', nodes } } } as typeof site;
const context = { manifest, messages: agents, sections: new SiteSections(manifest, { agents, page }) };
const { operationListTool } = (await import(TOOL)) as ToolModule;
const ask = async (values: object): Promise<string> => operationListTool(context).call(values);

describe('list_operations', () => {
  it.each([
    ['task', 'Did you mean Tasks, Task lists? Call list_pages.'],
    ['Bilsl', 'Did you mean Bills?'],
    ['webhooks', 'Call list_pages.'],
    ['x', 'Call list_pages.'],
  ])('suggests the nearest tags: %s', async (tag, hint) => {
    await expect(ask({ tag })).rejects.toThrow(`There is no tag ${JSON.stringify(tag)}. ${hint}`);
  });

  it.each([
    [{ method: 'POST' }, 'No operation fits. Methods: GET.'],
    [{ scope: 'write' }, 'No operation fits. Scopes: read.'],
    [{ changedSince: '2026-01-01' }, 'No operation fits. Last change: 2025-01-01.'],
    [{ method: 'PUT', changedSince: '2026-01-01' }, 'No operation fits. Methods: GET. Last change: 2025-01-01.'],
  ])('names what a caller may have meant by %o', async (values, answer) => {
    expect(await ask(values)).toBe(answer);
  });

  it.each(['2025-99-99', 'last week'])('refuses what is no date: %s', async (changedSince) => {
    await expect(ask({ changedSince })).rejects.toThrow('"changedSince" must be a date such as 2025-03-01.');
  });
});
