import { describe, expect, it } from 'vitest';
import { countLinks, indexSidebar, type SidebarNode } from '../../../worker/model/sidebar.ts';

const link = (path: string | null): SidebarNode => ({ kind: 'link', path, html: '' });
const category = (id: string, path: string | null, ...nodes: SidebarNode[]): SidebarNode => ({
  kind: 'category',
  id,
  label: id,
  path,
  open: false,
  summary: id,
  nodes,
});
const index = (...nodes: SidebarNode[]): ReturnType<typeof indexSidebar> => indexSidebar({ id: 'docs', nodes });

describe('indexSidebar()', () => {
  it('puts a category before its items', () => {
    const navigations = index(link('/a'), category('c', '/c', link('/c/1'), link('/c/2')), link('/z'));
    expect([...navigations].map(([path, { previous, next }]) => [previous, path, next])).toEqual([
      [null, '/a', '/c'],
      ['/a', '/c', '/c/1'],
      ['/c', '/c/1', '/c/2'],
      ['/c/1', '/c/2', '/z'],
      ['/c/2', '/z', null],
    ]);
  });

  it('lists the trail from the outermost category to the page, including a category itself', () => {
    const navigations = index(category('outer', null, category('inner', '/inner', link('/page'))));
    const trailOf = (path: string): string[] | undefined => navigations.get(path)?.trail.map(({ id }) => id);
    expect(trailOf('/page')).toEqual(['outer', 'inner']);
    expect(trailOf('/inner')).toEqual(['outer', 'inner']);
  });

  it('skips links to other sites', () => {
    expect(index(link('/a'), link(null), link('/b')).get('/a')?.next).toBe('/b');
  });

  it('uses the first position of a page that occurs twice', () => {
    const navigations = index(category('first', null, link('/a')), category('second', null, link('/a'), link('/b')));
    expect(navigations.get('/a')?.trail.map(({ id }) => id)).toEqual(['first']);
    expect(navigations.get('/a')?.next).toBe('/b');
    expect(navigations.size).toBe(2);
  });
});

describe('countLinks()', () => {
  it('counts links at any depth, but no categories', () => {
    expect(countLinks([link('/a'), category('c', '/c', link('/b'), category('d', null, link(null)))])).toBe(3);
  });
});
