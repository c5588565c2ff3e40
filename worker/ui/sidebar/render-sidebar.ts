import { pathToHref } from '../../model/path.ts';
import type { SafeHtml } from '../../model/safe-html.ts';
import type { Sidebar, SidebarCategory, SidebarNode } from '../../model/sidebar.ts';
import { en } from '../../model/strings.ts';
import { escapeHtml } from '../escape-html.ts';

/** A longer sidebar carries only the items of the current page's branch; the others load on opening. */
export const MAX_LINKS = 120;

/** Of a longer list the part around the current page is shown: a group costs several times the elements of a link. */
const LONG_LISTS = { link: { length: 300, shown: 150 }, category: { length: 80, shown: 40 } } as const;

/** As they stand on every page that does not open them: to write dozens of groups anew takes longer than all the rest. */
const kept = new WeakMap<SidebarCategory, { readonly address: string; readonly html: string }>();

interface Rendering {
  /** Where the items of groups are loaded from. */
  readonly address: string;
  readonly base: string;
  readonly currentPath: string | null;
  /** Categories that hold the current page. */
  readonly branch: ReadonlySet<SidebarCategory>;
  /** Whether categories off the branch are left to be loaded. */
  readonly lazy: boolean;
}

/**
 * The items of a sidebar on one of its pages: the current link marked, the groups around it open, which are given from
 * the outermost on. To look for them would take longer with each page of the site.
 */
export function renderSidebar(
  sidebar: Sidebar,
  currentPath: string,
  trail: readonly SidebarCategory[],
  base: string,
): SafeHtml {
  return renderNodes(sidebar.nodes, {
    address: groupsAddress(sidebar, base),
    base,
    currentPath,
    branch: new Set(trail),
    lazy: countUpTo(sidebar.nodes, MAX_LINKS + 1) > MAX_LINKS,
  }) as SafeHtml;
}

/** The items of one group, at any depth, for the page that opens it; null when the sidebar has no such group. */
export function renderSidebarGroup(sidebar: Sidebar, groupId: string, base: string): SafeHtml | null {
  const category = findCategory(sidebar.nodes, groupId);
  if (category === null) return null;
  const address = groupsAddress(sidebar, base);
  const rendering = { address, base, currentPath: null, branch: new Set<SidebarCategory>(), lazy: false };
  return renderItems(category, rendering) as SafeHtml;
}

function renderNodes(nodes: readonly SidebarNode[], rendering: Rendering): string {
  const { first, end } = findWindow(nodes, rendering);
  let html = moreItem(nodes[first - 1], rendering.base);
  for (const node of nodes.slice(first, end)) {
    if (node.kind === 'category') html += renderCategory(node, rendering);
    else if (node.unlisted === true && node.path !== rendering.currentPath) continue;
    else html += node.path === rendering.currentPath && node.path !== null ? markCurrent(node.html) : node.html;
  }
  return html + moreItem(nodes[end], rendering.base);
}

/** What is shown of a list; all of one that is asked for by itself. */
function findWindow(
  nodes: readonly SidebarNode[],
  { currentPath, branch }: Rendering,
): { readonly first: number; readonly end: number } {
  const kind = nodes.some((node) => node.kind === 'category') ? 'category' : 'link';
  const { length, shown } = LONG_LISTS[kind];
  if (nodes.length <= length || currentPath === null) return { first: 0, end: nodes.length };
  const current = nodes.findIndex((node) => (node.kind === 'category' ? branch.has(node) : node.path === currentPath));
  const first = Math.min(Math.max(0, current - shown / 2), nodes.length - shown);
  return { first, end: first + shown };
}

/** Leads to the nearest page that is not shown, whose sidebar goes on there. */
function moreItem(node: SidebarNode | undefined, base: string): string {
  const path = node === undefined ? null : firstPath([node]);
  return path === null ? '' : linkItem(pathToHref(base, path), en.showMore);
}

function renderCategory(category: SidebarCategory, rendering: Rendering): string {
  const onBranch = rendering.branch.has(category);
  if (rendering.lazy && !onBranch) return renderLoadable(category, rendering);
  return renderDetails(category, onBranch || category.open ? ' open' : '', renderItems(category, rendering));
}

function renderLoadable(category: SidebarCategory, { address, base }: Rendering): string {
  const known = kept.get(category);
  if (known?.address === address) return known.html;
  const source = ` data-src="${escapeHtml(address + encodeURIComponent(category.id))}"`;
  const html = renderDetails(category, source, showAllItem(category, base));
  kept.set(category, { address, html });
  return html;
}

function renderDetails({ id, summary }: SidebarCategory, attributes: string, items: string): string {
  return `<li><details data-group="${escapeHtml(id)}"${attributes}><summary>${summary}</summary><ul>${items}</ul></details></li>`;
}

function renderItems(category: SidebarCategory, rendering: Rendering): string {
  const { path, nodes } = category;
  if (path === null) return renderNodes(nodes, rendering);
  const overview = linkItem(pathToHref(rendering.base, path), en.overview);
  return (path === rendering.currentPath ? markCurrent(overview) : overview) + renderNodes(nodes, rendering);
}

/** Without a page of its own a category leads to its first page, whose sidebar shows the rest. */
function showAllItem(category: SidebarCategory, base: string): string {
  const path = category.path ?? firstPath(category.nodes);
  return path === null ? '' : linkItem(pathToHref(base, path), en.showAll);
}

function firstPath(nodes: readonly SidebarNode[]): string | null {
  for (const node of nodes) {
    const path = node.path ?? (node.kind === 'category' ? firstPath(node.nodes) : null);
    if (path !== null) return path;
  }
  return null;
}

function groupsAddress({ id }: Sidebar, base: string): string {
  return `${base}/_/sidebar/${encodeURIComponent(id)}/`;
}

function linkItem(href: string, label: string): string {
  return `<li><a href="${escapeHtml(href)}">${label}</a></li>`;
}

function markCurrent(html: string): string {
  return html.replace('<a ', '<a aria-current="page" ');
}

function findCategory(nodes: readonly SidebarNode[], id: string): SidebarCategory | null {
  for (const node of nodes) {
    if (node.kind === 'link') continue;
    const found = node.id === id ? node : findCategory(node.nodes, id);
    if (found !== null) return found;
  }
  return null;
}

/** Stops at the limit: a sidebar of thousands of links costs no more than one of a hundred. */
function countUpTo(nodes: readonly SidebarNode[], limit: number): number {
  let count = 0;
  for (const node of nodes) {
    count += node.kind === 'link' ? 1 : countUpTo(node.nodes, limit - count);
    if (count >= limit) return count;
  }
  return count;
}
