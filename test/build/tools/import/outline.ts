import type { SidebarEntry } from '../../../../build/site/sidebar/sidebar-entry.ts';

type Outline = (string | Outline)[];

/** The labels of a sidebar, those of a category in a list of their own. */
export function outline(entries: readonly SidebarEntry[]): Outline {
  return entries.flatMap((entry): Outline => {
    if (entry.kind === 'html') return [];
    return entry.kind === 'link' ? [entry.label] : [entry.label, outline(entry.entries)];
  });
}
