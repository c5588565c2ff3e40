import type { ComponentProps } from 'react';
import { canonicalPath, linkToHref } from '../../worker/model/path.ts';
import type { Sidebar, SidebarNode } from '../../worker/model/sidebar.ts';
import { en } from '../../worker/model/strings.ts';
import { renderMarkup } from '../../worker/ui/messages.tsx';
import { SidebarLinkItem } from '../../worker/ui/sidebar/sidebar-link-item.tsx';
import { SidebarSummary } from '../../worker/ui/sidebar/sidebar-summary.tsx';
import { TextMemo } from '../text-memo.ts';
import { rebaseItem } from './sanitize-item.ts';
import type { SidebarEntry } from './sidebar-entry.ts';

/** Links by their properties: an edit changes one of thousands, if any. */
const LINKS = new TextMemo((properties) =>
  renderMarkup(<SidebarLinkItem {...(JSON.parse(properties) as ComponentProps<typeof SidebarLinkItem>)} />, en),
);

/** Renders each line of a sidebar once; the edge only joins them. Of categories with one id the later ones get a number. */
export function compileSidebar(id: string, entries: readonly SidebarEntry[], base: string): Sidebar {
  const taken = new Set<string>();
  return { id, nodes: entries.map((entry) => compileEntry(entry, base, taken)) };
}

function compileEntry(entry: SidebarEntry, base: string, taken: Set<string>): SidebarNode {
  if (entry.kind === 'category') {
    const { label, path, open, entries } = entry;
    return {
      kind: 'category',
      id: claimId(entry.id, taken),
      label,
      path,
      open,
      summary: renderMarkup(<SidebarSummary label={label} />, en),
      nodes: entries.map((inner) => compileEntry(inner, base, taken)),
    };
  }
  // Found by a program in no page and leading to none: a link that is never current.
  if (entry.kind === 'html')
    return { kind: 'link', path: null, html: `<li class="note">${rebaseItem(entry.html, base)}</li>` };
  const { to, label, method, deprecated, isReference, unlisted } = entry;
  const [address = '', fragment] = to.split('#', 2);
  const path = address.startsWith('/') ? canonicalPath(address) : null;
  const href = path === null ? to : linkToHref(base, fragment === undefined ? path : `${path}#${fragment}`);
  return {
    kind: 'link',
    // A place on a page is not the page's place in the sidebar.
    path: isReference === true || fragment !== undefined ? null : path,
    ...(unlisted === true ? { unlisted } : {}),
    html: LINKS.take(JSON.stringify({ href, label, method, deprecated, external: path === null })),
  };
}

function claimId(id: string, taken: Set<string>): string {
  let unique = id;
  for (let count = 2; taken.has(unique); count++) unique = `${id}-${count}`;
  taken.add(unique);
  return unique;
}
