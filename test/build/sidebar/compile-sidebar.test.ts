import { describe, expect, it } from 'vitest';
import { compileSidebar } from '../../../build/sidebar/compile-sidebar.tsx';
import type { SidebarEntry } from '../../../build/sidebar/sidebar-entry.ts';
import { findBuildMessages } from '../../../worker/model/messages/build-locales.ts';

const link = (to: string): SidebarEntry => ({ kind: 'link', label: '<b>', to, method: null, deprecated: false });
const category = (id: string, ...entries: SidebarEntry[]): SidebarEntry => ({
  kind: 'category',
  id,
  label: id,
  description: null,
  path: null,
  open: false,
  entries,
});

const messages = findBuildMessages('en');

describe('compileSidebar()', () => {
  it('adds the base to links to pages, but not to other sites', () => {
    const { nodes } = compileSidebar('docs', [link('/user/bills/'), link('https://x.test')], {
      base: '/docs',
      messages,
    });
    expect(nodes.map((node) => [node.path, /href="([^"]*)"/.exec('html' in node ? node.html : '')?.[1]])).toEqual([
      ['/user/bills', '/docs/user/bills'],
      [null, 'https://x.test'],
    ]);
  });

  it('escapes labels', () => {
    expect(JSON.stringify(compileSidebar('docs', [link('/a')], { base: '', messages }).nodes)).toContain('&lt;b&gt;');
  });

  it('gives each category a unique id, at any depth', () => {
    const { nodes } = compileSidebar('api', [category('webhooks', category('webhooks')), category('webhooks')], {
      base: '',
      messages,
    });
    expect(JSON.stringify(nodes).match(/"id":"[^"]*"/g)).toEqual([
      '"id":"webhooks"',
      '"id":"webhooks-2"',
      '"id":"webhooks-3"',
    ]);
  });
});
