import { describe, expect, it } from 'vitest';
import { page as pageEn } from '../../../worker/model/messages/en.ts';
import type { Sidebar, SidebarCategory, SidebarLink, SidebarNode } from '../../../worker/model/sidebar.ts';
import { indexSidebar } from '../../../worker/model/sidebar.ts';
import { MAX_LINKS, renderSidebar, renderSidebarGroup } from '../../../worker/ui/sidebar/render-sidebar.ts';

describe('renderSidebar()', () => {
  it('marks only the current page', () => {
    const html = render(sidebar([link('/a'), link('/b')]), '/b', '');
    expect(html).toBe('<li><a href="/a">/a</a></li><li><a aria-current="page" href="/b">/b</a></li>');
  });

  it('opens the groups around the current page and closes the others', () => {
    const inner = category('inner', [link('/deep')]);
    const html = render(sidebar([category('outer', [inner]), category('other', [link('/x')])]), '/deep', '');
    expect(html).toContain('<details data-group="outer" open>');
    expect(html).toContain('<details data-group="inner" open>');
    expect(html).toContain('<details data-group="other">');
  });

  it('opens a group that is configured as open', () => {
    const group = { ...category('g', [link('/x')]), open: true };
    expect(render(sidebar([group, link('/a')]), '/a', '')).toContain('<details data-group="g" open>');
  });

  it('starts a group that has a page with a link to it, including the base', () => {
    const group = { ...category('g', [link('/x')]), path: '/category/g' };
    expect(render(sidebar([group]), '/x', '/docs')).toContain('<ul><li><a href="/docs/category/g">Overview</a></li>');
  });

  it("marks a group's own link on the group's page, and opens the group", () => {
    const group = { ...category('g', [link('/x')]), path: '/category/g' };
    const html = render(sidebar([group]), '/category/g', '');
    expect(html).toContain('<details data-group="g" open>');
    expect(html).toContain('<a aria-current="page" href="/category/g">Overview</a>');
  });

  it('shows the links around the current page of a sidebar with thousands, and links to the others', () => {
    const paths = (currentPath: string): (string | undefined)[] =>
      [...render(sidebar(links('/a', 2_000)), currentPath, '').matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
    expect(paths('/a1000')).toHaveLength(152);
    expect([paths('/a1000')[0], paths('/a1000').at(-1)]).toEqual(['/a924', '/a1075']);
    expect([paths('/a1').length, paths('/a1').at(-1)]).toEqual([151, '/a151']);
    expect([paths('/a2000')[0], paths('/a2000').at(-1)]).toEqual(['/a1850', '/a2000']);
    expect(paths('/elsewhere')[0]).toBe('/a1');
  });

  it('shows the groups around the current page of a sidebar with thousands', () => {
    const groups = Array.from({ length: 2_000 }, (_, index) => category(`g${index}`, [link(`/p${index}`)]));
    const html = render(sidebar(groups), '/p1000', '');
    expect(html.match(/<details/g)).toHaveLength(40);
    expect(html).toContain('<details data-group="g1000" open>');
    expect(html).toContain('<a href="/p979">Show more</a>');
  });

  it('renders every item of a sidebar at the limit', () => {
    const html = render(sidebar([category('a', links('/a', MAX_LINKS - 1)), category('b', [link('/b')])]), '/b', '');
    expect(html).not.toContain('data-src');
    expect(html).toContain('href="/a1"');
  });

  it('loads groups outside the current branch on demand above the limit', () => {
    const away = { ...category('a&b', links('/a', MAX_LINKS)), path: '/tag/a', open: true };
    const html = render(sidebar([away, category('b', [link('/b')])]), '/b', '/docs');
    expect(html).toContain('<details data-group="a&amp;b" data-src="/docs/_/sidebar/s/a%26b">');
    expect(html).toContain('<ul><li><a href="/docs/tag/a">Show all</a></li></ul>');
    expect(html).not.toContain('href="/a1"');
    expect(html).toContain('<a aria-current="page" href="/b">');
  });

  it('links to groups below the given base', () => {
    const nodes = [category('a', links('/a', MAX_LINKS)), category('b', [link('/b')])];
    const sources = ['', '/docs', ''].map((base) => /data-src="([^"]*)"/.exec(render(sidebar(nodes), '/b', base))?.[1]);
    expect(sources).toEqual(['/_/sidebar/s/a', '/docs/_/sidebar/s/a', '/_/sidebar/s/a']);
  });

  it('links a group without a page to the first page in it', () => {
    const away = category('a', [category('inner', links('/a', MAX_LINKS + 1))]);
    expect(render(sidebar([away]), '/elsewhere', '')).toContain('<li><a href="/a1">Show all</a></li>');
  });

  it('starts with a filter if it is long, hidden for readers without script', () => {
    const links = Array.from({ length: 60 }, (_, index) => link(`/${index}`));
    const field = '<input type="search" placeholder="Filter this list" aria-label="Filter this list">';
    expect(render(sidebar(links), '/1', '')).toMatch(new RegExp(`^<li class="filter" hidden>${field}</li><li><a`));
    expect(render(sidebar(links.slice(1)), '/1', '')).not.toContain('filter');
  });

  it('renders links to other sites for a page in no sidebar', () => {
    const away: SidebarNode = { kind: 'link', path: null, html: '<li><a href="https://x.test">X</a></li>' };
    expect(render(sidebar([away]), '/b', '')).toBe(away.html);
  });
});

describe('renderSidebarGroup()', () => {
  it('renders all items of a nested group', () => {
    const inner = { ...category('inner', [link('/x'), category('innermost', [link('/y')])]), path: '/tag/inner' };
    const shown = { base: '/docs', messages: pageEn };
    const html = renderSidebarGroup(sidebar([category('outer', [inner])]), 'inner', shown);
    expect(html).toContain('<li><a href="/docs/tag/inner">Overview</a></li><li><a href="/x">');
    expect(html).toContain('<details data-group="innermost"><summary>innermost</summary><ul><li><a href="/y">');
  });

  it('returns null for an unknown group', () => {
    expect(renderSidebarGroup(sidebar([category('a', [link('/x')])]), 'b', { base: '', messages: pageEn })).toBeNull();
  });
});

/** Renders the sidebar for the page at a path. */
function render(sidebar: Sidebar, path: string, base: string): string {
  const { trail = [] } = indexSidebar(sidebar).get(path) ?? {};
  return renderSidebar(sidebar, { path, branch: trail.map(({ id }) => id) }, { base, messages: pageEn });
}

function sidebar(nodes: readonly SidebarNode[]): Sidebar {
  return { id: 's', nodes };
}

function link(path: string): SidebarLink {
  return { kind: 'link', path, html: `<li><a href="${path}">${path}</a></li>` };
}

function links(prefix: string, count: number): SidebarLink[] {
  return Array.from({ length: count }, (_, index) => link(`${prefix}${index + 1}`));
}

function category(id: string, nodes: readonly SidebarNode[]): SidebarCategory {
  return { kind: 'category', id, label: id, path: null, open: false, summary: id, nodes };
}
