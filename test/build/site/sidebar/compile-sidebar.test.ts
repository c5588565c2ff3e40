import { describe, expect, it } from 'vitest';
import { compileSidebar } from '../../../../build/site/sidebar/compile-sidebar.tsx';
import type { SidebarEntry } from '../../../../build/site/sidebar/sidebar-entry.ts';
import { findMessages } from '../../../../worker/model/messages/find-messages.ts';

const link = (to: string): SidebarEntry => ({ kind: 'link', label: '<b>', to, method: null, deprecated: false });
const category = (id: string, ...entries: SidebarEntry[]): SidebarEntry => {
  return { kind: 'category', id, label: id, description: null, path: null, open: false, entries };
};

const messages = findMessages('en');

describe('compileSidebar()', () => {
  it('adds the base to links to pages, but not to other sites', () => {
    const links = [link('/user/bills/'), link('https://x.test')];
    const { nodes } = compileSidebar('docs', links, { base: '/docs', messages });
    expect(nodes.map((node) => [node.path, /href="([^"]*)"/.exec('html' in node ? node.html : '')?.[1]])).toEqual([
      ['/user/bills', '/docs/user/bills'],
      [null, 'https://x.test'],
    ]);
  });

  it('escapes labels', () => {
    expect(JSON.stringify(compileSidebar('docs', [link('/a')], { base: '', messages }).nodes)).toContain('&lt;b&gt;');
  });

  it('gives each category a unique id, at any depth', () => {
    const categories = [category('webhooks', category('webhooks')), category('webhooks')];
    const { nodes } = compileSidebar('api', categories, { base: '', messages });
    const ids = JSON.stringify(nodes).match(/(?<="id":")[^"]*/g);
    expect(ids).toEqual(['webhooks', 'webhooks-2', 'webhooks-3']);
  });
});
