import { renderIdentifier } from '../markup/narrow-names.ts';
import { escapeHtml } from '../markup/safe-html.ts';
import { pathToHref } from '../path.ts';
import type { Sidebar, SidebarCategory, SidebarLink, SidebarNode } from '../sidebar.ts';
import { toAsciiJson } from './deployed-json.ts';
import { type Manifest, type PageEntry, pageLabel } from './manifest.ts';
import { inTableOrder, type PageTable } from './pages/page-table.ts';

/**
 * A sidebar in deployed form. Most of its links say what the page table says, in the same few ways, so they are numbers:
 * the position of the page in the table, plus the size of the table times the position of the template.
 */
interface WrittenSidebar {
  readonly id: string;
  /** HTML of links with slots. */
  readonly templates: readonly string[];
  readonly nodes: readonly WrittenNode[];
}

type WrittenNode = number | SidebarLink | (Omit<SidebarCategory, 'nodes'> & { readonly nodes: readonly WrittenNode[] });

const SLOT = /\{(?:href|name|label)\}/g;

/** Writes the sidebars of a manifest, by id. */
export function toSidebarTexts({ pages, sidebars, site }: Manifest): Readonly<Record<string, string>> {
  const sorted = inTableOrder(pages);
  const positions = new Map(sorted.map(([path], position) => [path, position]));
  const write = ({ id, nodes }: Sidebar): WrittenSidebar => {
    const templates: string[] = [];
    const writeNode = (node: SidebarNode): WrittenNode => {
      if (node.kind === 'category') return { ...node, nodes: node.nodes.map(writeNode) };
      const { path, html, unlisted } = node;
      const position = positions.get(path ?? '');
      const page = path === null ? undefined : pages.get(path);
      if (path === null || position === undefined || page === undefined || unlisted === true) return node;
      const template = toTemplate(html, pathToHref(site.base, path), page);
      if (fill(template, pathToHref(site.base, path), page) !== html) return node;
      if (!templates.includes(template)) templates.push(template);
      return position + sorted.length * templates.indexOf(template);
    };
    return { id, nodes: nodes.map(writeNode), templates };
  };
  return Object.fromEntries(Object.entries(sidebars).map(([id, sidebar]) => [id, toAsciiJson(write(sidebar))]));
}

/** Throws an error if a page or a template is missing. */
export function openSidebar(text: string, pages: PageTable, base: string): Sidebar {
  const { id, nodes, templates } = JSON.parse(text) as WrittenSidebar;
  const open = (node: WrittenNode): SidebarNode => {
    if (typeof node !== 'number') return node.kind === 'link' ? node : { ...node, nodes: node.nodes.map(open) };
    const path = pages.pathAt(node % pages.size);
    const template = templates[Math.floor(node / pages.size)];
    if (path === '' || template === undefined) throw new Error(`The sidebar ${id} has an unknown link: ${node}`);
    return toLink({ path }, () => fill(template, pathToHref(base, path), pages.get(path)));
  };
  return { id, nodes: nodes.map(open) };
}

/** A link whose HTML is rendered when it is shown: a request shows few of the links of a large sidebar. */
export function toLink({ path, unlisted }: Pick<SidebarLink, 'path' | 'unlisted'>, render: () => string): SidebarLink {
  let rendered: string | null = null;
  return {
    kind: 'link',
    path,
    ...(unlisted === undefined ? {} : { unlisted }),
    get html(): string {
      rendered ??= render();
      return rendered;
    },
  };
}

function toTemplate(html: string, href: string, page: PageEntry): string {
  const label = pageLabel(page);
  return html
    .replace(`href="${href}"`, 'href="{href}"')
    .replace(`title="${escapeHtml(label)}"`, 'title="{name}"')
    .replace(`>${renderIdentifier(label)}<`, '>{label}<');
}

function fill(template: string, href: string, page: PageEntry | undefined): string {
  const label = page === undefined ? '' : pageLabel(page);
  return template.replace(SLOT, (slot) => {
    if (slot === '{href}') return href;
    return slot === '{name}' ? escapeHtml(label) : renderIdentifier(label);
  });
}
