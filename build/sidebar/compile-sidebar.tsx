import { renderToStaticMarkup } from 'react-dom/server';
import { canonicalPath, pathToHref } from '../../worker/model/path.ts';
import type { Sidebar, SidebarNode } from '../../worker/model/sidebar.ts';
import { SidebarLinkItem } from '../../worker/ui/sidebar/sidebar-link-item.tsx';
import { SidebarSummary } from '../../worker/ui/sidebar/sidebar-summary.tsx';
import type { SidebarEntry } from './sidebar-entry.ts';

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
      summary: renderToStaticMarkup(<SidebarSummary label={label} />),
      nodes: entries.map((inner) => compileEntry(inner, base, taken)),
    };
  }
  // Found by a program in no page and leading to none: a link that is never current.
  if (entry.kind === 'html') return { kind: 'link', path: null, html: `<li class="note">${entry.html}</li>` };
  const { to, label, method, deprecated, isReference, unlisted } = entry;
  const path = to.startsWith('/') ? canonicalPath(to) : null;
  const href = path === null ? to : pathToHref(base, path);
  return {
    kind: 'link',
    path: isReference === true ? null : path,
    ...(unlisted === true ? { unlisted } : {}),
    html: renderToStaticMarkup(
      <SidebarLinkItem href={href} label={label} method={method} deprecated={deprecated} external={path === null} />,
    ),
  };
}

function claimId(id: string, taken: Set<string>): string {
  let unique = id;
  for (let count = 2; taken.has(unique); count++) unique = `${id}-${count}`;
  taken.add(unique);
  return unique;
}
