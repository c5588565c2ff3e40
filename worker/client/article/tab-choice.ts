/** The tab group of code samples, which `?lang=` also selects. */
const LANGUAGE_GROUP = 'language';

/** Storage key of a group's selected tab (Docusaurus). */
export function tabKey(group: string): string {
  return `docusaurus.tab.${group}`;
}

/** The requested tab: from the URL, otherwise from storage; null if neither. */
export function chooseTab(
  values: readonly string[],
  group: string,
  search: string,
  remembered: string | null,
): string | null {
  const query = new URLSearchParams(search);
  const wanted = [...queryNames(group).map((name) => query.get(name)), remembered];
  return wanted.find((value) => value !== null && values.includes(value)) ?? null;
}

/** The URL after a tab was chosen; null if it contains no tab and need not change. */
export function tabAddress(href: string, group: string, value: string): string | null {
  const url = new URL(href);
  const named = queryNames(group).filter((name) => url.searchParams.has(name));
  for (const name of named) url.searchParams.set(name, value);
  return named.length > 0 ? url.href : null;
}

/** The index of the tab that a key leads to, or null for other keys (ARIA Authoring Practices, tabs). */
export function moveTab(key: string, index: number, count: number): number | null {
  const targets: Readonly<Record<string, number>> = {
    ArrowRight: (index + 1) % count,
    ArrowLeft: (index + count - 1) % count,
    Home: 0,
    End: count - 1,
  };
  return targets[key] ?? null;
}

/** The arrow key on the other side: in a text from right to left, the next tab is at the left. */
export function mirrorKey(key: string): string {
  return key.replace(/Left|Right/, (side) => (side === 'Left' ? 'Right' : 'Left'));
}

function queryNames(group: string): string[] {
  return group === LANGUAGE_GROUP ? [group, 'lang'] : [group];
}
