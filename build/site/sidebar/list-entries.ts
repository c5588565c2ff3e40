import { addToGroup } from '../../../worker/model/group-by.ts';
import { compareCodeUnits } from '../../base/code-unit-order.ts';
import type { SourceLocation } from '../../base/report/finding.ts';
import type { DocsVersion } from '../docs/docs-version.ts';
import type { Doc } from '../docs/load-docs.ts';
import type { SidebarItem } from './read/sidebar-items.ts';

/** The sidebar of a news collection: its list, then a category per year, newest first and open. */
export function listEntries(
  { news, path }: Pick<DocsVersion, 'news' | 'path'>,
  docs: readonly Doc[],
  locate: () => SourceLocation,
): SidebarItem[] {
  const years = new Map<string | null, SidebarItem[]>();
  for (const { id, date } of sortByDate(docs))
    addToGroup(years, date?.slice(0, 4) ?? null, { type: 'doc', id, label: null, locate });
  const [newest] = years.keys();
  return [
    { type: 'link', label: news?.title ?? '', href: path || '/', locate },
    ...[...years].flatMap(([year, items]): SidebarItem[] =>
      year === null
        ? items
        : [{ type: 'category', label: year, description: null, link: null, collapsed: year !== newest, items, locate }],
    ),
  ];
}

/** Newest first, undated last. Entries of the same day are sorted by file name, descending. */
export function sortByDate(docs: readonly Doc[]): Doc[] {
  return docs.toSorted(
    (a, b) => compareCodeUnits(b.date ?? '', a.date ?? '') || compareCodeUnits(b.docFile, a.docFile),
  );
}
