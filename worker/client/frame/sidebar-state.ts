/** The state of a sidebar when the reader leaves a page. */
export interface SidebarState {
  readonly scrollTop: number;
  /** Whether a group was open, by its id. */
  readonly groups: ReadonlyMap<string, boolean>;
}

const EMPTY_SIDEBAR_STATE: SidebarState = { scrollTop: 0, groups: new Map() };

/** Other scripts and releases share the storage, so ignore anything that is not such a state. */
export function parseSidebarState(text: string | null): SidebarState {
  try {
    const { scrollTop, groups } = JSON.parse(text ?? '');
    const entries = Object.entries(groups).filter((entry): entry is [string, boolean] => typeof entry[1] === 'boolean');
    return { scrollTop: Number.isFinite(scrollTop) ? scrollTop : 0, groups: new Map(entries) };
  } catch {
    return EMPTY_SIDEBAR_STATE;
  }
}

export function formatSidebarState({ scrollTop, groups }: SidebarState): string {
  return JSON.stringify({ scrollTop, groups: Object.fromEntries(groups) });
}
