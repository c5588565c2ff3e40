import type { NavEntry, NavSection } from './read-navigation.ts';

/** The descriptions that a navigation refers to. */
export function listApis(section: NavSection): Extract<NavEntry, { kind: 'openapi' }>[] {
  const ofEntries = (entries: readonly NavEntry[]): Extract<NavEntry, { kind: 'openapi' }>[] =>
    entries.flatMap((entry) => {
      if (entry.kind === 'group') return ofEntries(entry.entries);
      if (entry.kind === 'operation' && entry.source !== null)
        return [{ kind: 'openapi', api: { source: entry.source, directory: null }, location: entry.location }];
      return entry.kind === 'openapi' ? [entry] : [];
    });
  return [...ofEntries(section.entries), ...section.sections.flatMap(listApis)];
}

/** The paths of all pages that readers find in the navigation. */
export function listPages(section: NavSection): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (entries: readonly NavEntry[]): void => {
    for (const entry of entries) {
      if (entry.kind === 'page' && !entry.isHidden)
        for (const path of [entry.path, `${entry.path}/index`]) found.add(path);
      if (entry.kind !== 'group' || entry.isHidden) continue;
      if (entry.root !== null) found.add(entry.root);
      visit(entry.entries);
    }
  };
  const visitSection = ({ entries, sections, isHidden }: NavSection): void => {
    if (isHidden) return;
    visit(entries);
    sections.forEach(visitSection);
  };
  visitSection(section);
  return found;
}
