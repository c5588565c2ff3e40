import { escapeHtml, type SafeHtml } from '../../model/markup/safe-html.ts';
import type { FrameMessages } from '../../model/messages/messages.ts';
import { pathToHref } from '../../model/path.ts';
import type { Sidebar, SidebarCategory, SidebarNode } from '../../model/sidebar.ts';

/** A longer sidebar has a filter, which is hidden without the script that operates it. */
const MIN_FILTERED_LINKS = 60;

/** A longer sidebar contains only the items around the current page. The others load when opened. */
export const MAX_LINKS = 120;

/**
 * From a longer list, only the part around the current page is shown. A group has several times the elements of a link.
 */
const LONG_LISTS = { link: { length: 300, shown: 150 }, category: { length: 80, shown: 40 } } as const;

/** Memoized closed groups, which are the same on every page. Rendering dozens of them takes longer than the rest. */
const closedGroups = new WeakMap<
  SidebarCategory,
  { readonly address: string; readonly messages: FrameMessages; readonly html: string }
>();

interface SidebarSite {
  readonly base: string;
  readonly messages: FrameMessages;
}

interface Rendering extends SidebarSite {
  /** URL prefix of lazily loaded groups. */
  readonly address: string;
  readonly currentPath: string | null;
  /** Ids of the categories around the current page. */
  readonly branch: ReadonlySet<string>;
  /** Whether categories outside the branch load lazily. */
  readonly lazy: boolean;
}

interface SidebarPage {
  readonly path: string;
  /** Ids of the groups around it. */
  readonly branch: readonly string[];
}

/** A sidebar's items on one of its pages: the current link is marked, and the groups around it are open. */
export function renderSidebar(sidebar: Sidebar, { path, branch }: SidebarPage, site: SidebarSite): SafeHtml {
  const links = countUpTo(sidebar.nodes, MAX_LINKS + 1);
  const items = renderNodes(sidebar.nodes, {
    ...site,
    address: groupsAddress(sidebar, site.base),
    currentPath: path,
    branch: new Set(branch),
    lazy: links > MAX_LINKS,
  });
  return `${links < MIN_FILTERED_LINKS ? '' : filterItem(site.messages)}${items}` as SafeHtml;
}

function filterItem({ filterList }: FrameMessages): string {
  const label = escapeHtml(filterList);
  return `<li class="filter" hidden><input type="search" placeholder="${label}" aria-label="${label}"></li>`;
}

/** The items of one group, at any depth, for lazy loading. Null if the sidebar has no such group. */
export function renderSidebarGroup(sidebar: Sidebar, groupId: string, site: SidebarSite): SafeHtml | null {
  const category = findCategory(sidebar.nodes, groupId);
  if (category === null) return null;
  const address = groupsAddress(sidebar, site.base);
  const rendering = { ...site, address, currentPath: null, branch: new Set<string>(), lazy: false };
  return renderItems(category, rendering) as SafeHtml;
}

function renderNodes(nodes: readonly SidebarNode[], rendering: Rendering): string {
  const { first, end } = findWindow(nodes, rendering);
  let html = moreItem(nodes[first - 1], rendering);
  for (const node of nodes.slice(first, end)) {
    if (node.kind === 'category') html += renderCategory(node, rendering);
    else if (node.unlisted === true && node.path !== rendering.currentPath) continue;
    else html += node.path === rendering.currentPath && node.path !== null ? markCurrent(node.html) : node.html;
  }
  return html + moreItem(nodes[end], rendering);
}

/** The visible part of a list. A lazily loaded list is complete. */
function findWindow(
  nodes: readonly SidebarNode[],
  { currentPath, branch }: Rendering,
): { readonly first: number; readonly end: number } {
  const kind = nodes.some((node) => node.kind === 'category') ? 'category' : 'link';
  const { length, shown } = LONG_LISTS[kind];
  if (nodes.length <= length || currentPath === null) return { first: 0, end: nodes.length };
  const current = nodes.findIndex((node) =>
    node.kind === 'category' ? branch.has(node.id) : node.path === currentPath,
  );
  const first = Math.min(Math.max(0, current - shown / 2), nodes.length - shown);
  return { first, end: first + shown };
}

/** Links to the nearest hidden page, where the sidebar continues. */
function moreItem(node: SidebarNode | undefined, { base, messages }: Rendering): string {
  const path = node === undefined ? null : firstPath([node]);
  return path === null ? '' : linkItem(pathToHref(base, path), messages.showMore);
}

function renderCategory(category: SidebarCategory, rendering: Rendering): string {
  const onBranch = rendering.branch.has(category.id);
  if (rendering.lazy && !onBranch) return renderLoadable(category, rendering);
  return renderDetails(category, onBranch || category.open ? ' open' : '', renderItems(category, rendering));
}

function renderLoadable(category: SidebarCategory, rendering: Rendering): string {
  const { address, messages } = rendering;
  const known = closedGroups.get(category);
  if (known?.address === address && known.messages === messages) return known.html;
  const source = ` data-src="${escapeHtml(address + encodeURIComponent(category.id))}"`;
  const html = renderDetails(category, source, showAllItem(category, rendering));
  closedGroups.set(category, { address, messages, html });
  return html;
}

function renderDetails({ id, summary }: SidebarCategory, attributes: string, items: string): string {
  return `<li><details data-group="${escapeHtml(id)}"${attributes}><summary>${summary}</summary><ul>${items}</ul></details></li>`;
}

function renderItems(category: SidebarCategory, rendering: Rendering): string {
  const { path, nodes } = category;
  if (path === null) return renderNodes(nodes, rendering);
  const overview = linkItem(pathToHref(rendering.base, path), rendering.messages.overview);
  return (path === rendering.currentPath ? markCurrent(overview) : overview) + renderNodes(nodes, rendering);
}

/** A category without its own page links to its first page, whose sidebar shows the rest. */
function showAllItem(category: SidebarCategory, { base, messages }: Rendering): string {
  const path = category.path ?? firstPath(category.nodes);
  return path === null ? '' : linkItem(pathToHref(base, path), messages.showAll);
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

/** Stops at the limit, so a sidebar of thousands of links costs no more than one of a hundred. */
function countUpTo(nodes: readonly SidebarNode[], limit: number): number {
  let count = 0;
  for (const node of nodes) {
    count += node.kind === 'link' ? 1 : countUpTo(node.nodes, limit - count);
    if (count >= limit) return count;
  }
  return count;
}
