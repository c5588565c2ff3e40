import type { ComponentProps } from 'react';
import type { PageMessages } from '../../../worker/model/messages/messages.ts';
import { canonicalPath, linkToHref } from '../../../worker/model/path.ts';
import type { Sidebar, SidebarNode } from '../../../worker/model/sidebar.ts';
import { SidebarLinkItem, SidebarSummary } from '../../../worker/ui/sidebar/sidebar-link-item.tsx';
import { memoize, memoizeText } from '../../base/cache/memo.ts';
import { renderMarkup } from '../../page/messages.tsx';
import type { RenderContext } from '../../page/page.ts';
import type { SidebarEntry } from './sidebar-entry.ts';
import { writeMarkup } from './sidebar-markup.ts';

/** Renders a link with the given properties. Memoized, because an edit changes few of thousands. */
const renderLink = memoize((messages: PageMessages) =>
  memoizeText((properties) =>
    renderMarkup(<SidebarLinkItem {...(JSON.parse(properties) as ComponentProps<typeof SidebarLinkItem>)} />, messages),
  ),
);

const renderSummary = memoize((messages: PageMessages) =>
  memoizeText((properties) =>
    renderMarkup(<SidebarSummary {...(JSON.parse(properties) as ComponentProps<typeof SidebarSummary>)} />, messages),
  ),
);

/** Renders each line of a sidebar once, so that the edge only joins them. Repeated category ids get a number. */
export function compileSidebar(id: string, entries: readonly SidebarEntry[], context: RenderContext): Sidebar {
  const compiled: Compiled = { context, taken: new Set(), labels: countLabels(entries) };
  return { id, nodes: entries.map((entry) => compileEntry(entry, compiled)) };
}

/** How many categories have each label. */
function countLabels(entries: readonly SidebarEntry[], labels = new Map<string, number>()): Map<string, number> {
  for (const entry of entries) {
    if (entry.kind !== 'category') continue;
    labels.set(entry.label, (labels.get(entry.label) ?? 0) + 1);
    countLabels(entry.entries, labels);
  }
  return labels;
}

interface Compiled {
  readonly context: RenderContext;
  /** Ids of categories so far. */
  readonly taken: Set<string>;
  readonly labels: ReadonlyMap<string, number>;
}

/** A line of the sidebar, inside the category with the label `parent`. */
function compileEntry(entry: SidebarEntry, compiled: Compiled, parent?: string): SidebarNode {
  const { context, taken, labels } = compiled;
  const { base } = context;
  const messages = context.messages.page;
  if (entry.kind === 'category') {
    const { label, path, open, entries } = entry;
    return {
      kind: 'category',
      id: claimId(entry.id, taken),
      label,
      path,
      open,
      summary: renderSummary(messages)(
        JSON.stringify({ label, within: (labels.get(label) ?? 0) > 1 ? parent : undefined }),
      ),
      nodes: entries.map((inner) => compileEntry(inner, compiled, label)),
    };
  }
  // A link without a path is never the current page.
  if (entry.kind === 'html')
    return { kind: 'link', path: null, html: `<li class="note">${writeMarkup(entry.markup, base)}</li>` };
  const { to, label, method, deprecated, isReference, unlisted } = entry;
  const [address = '', fragment] = to.split('#', 2);
  const path = address.startsWith('/') ? canonicalPath(address) : null;
  const href = path === null ? to : linkToHref(base, fragment === undefined ? path : `${path}#${fragment}`);
  return {
    kind: 'link',
    // A link to a section is not the page's position in the sidebar.
    path: isReference === true || fragment !== undefined ? null : path,
    ...(unlisted === true ? { unlisted } : {}),
    html: renderLink(messages)(JSON.stringify({ href, label, method, deprecated, external: path === null })),
  };
}

function claimId(id: string, taken: Set<string>): string {
  let unique = id;
  for (let count = 2; taken.has(unique); count++) unique = `${id}-${count}`;
  taken.add(unique);
  return unique;
}
