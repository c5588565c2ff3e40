/** The state of a sidebar when the reader leaves a page. */
export interface SidebarState {
  readonly scrollTop: number;
  /** By id: whether a group was open, or the height of its list in CSS pixels if that was visible. */
  readonly groups: ReadonlyMap<string, boolean | number>;
}

const EMPTY_SIDEBAR_STATE: SidebarState = { scrollTop: 0, groups: new Map() };

/** Other scripts and releases share the storage, so ignore anything that is not such a state. */
export function parseSidebarState(text: string | null): SidebarState {
  try {
    const { scrollTop, groups } = JSON.parse(text ?? '');
    const entries = Object.entries(groups).filter((entry): entry is [string, boolean | number] =>
      ['boolean', 'number'].includes(typeof entry[1]),
    );
    return { scrollTop: Number.isFinite(scrollTop) ? scrollTop : 0, groups: new Map(entries) };
  } catch {
    return EMPTY_SIDEBAR_STATE;
  }
}

export function formatSidebarState({ scrollTop, groups }: SidebarState): string {
  return JSON.stringify({ scrollTop, groups: Object.fromEntries(groups) });
}
