import type { Core } from '../core.ts';

/** Stores the scroll positions of this tab's history entries. */
const STORAGE_KEY = 'navigation.positions';

/** Our data in a history entry. */
interface EntryState {
  readonly entry?: string;
}

/** Scroll positions of history entries. The browser remembers them too, but restores them before the page is back. */
export class ScrollPositions {
  readonly #positions: Map<string, number>;
  #current: string;

  constructor(core: Core) {
    this.#positions = parsePositions(core.readStored(STORAGE_KEY, 'sessionStorage'));
    const { entry } = readState();
    this.#current = entry ?? freshEntry();
    // Left by another page of the site, which disabled the browser's scroll restoration.
    const restores = entry !== undefined && history.scrollRestoration === 'manual';
    if (restores && scrollY === 0) this.restore();
    this.#mark();
    history.scrollRestoration = 'manual';
    addEventListener('pageshow', () => {
      history.scrollRestoration = 'manual';
    });
    addEventListener('pagehide', () => {
      // A reader who comes back reloads this entry, and the browser restores its position.
      history.scrollRestoration = 'auto';
      this.save();
      core.writeStored(STORAGE_KEY, JSON.stringify([...this.#positions]), 'sessionStorage');
    });
  }

  /** Stores the position of the current entry. */
  save(): void {
    this.#positions.set(this.#current, scrollY);
  }

  /** Adds an entry for a page's URL, without a fragment. */
  push(href: string): void {
    this.save();
    this.#current = freshEntry();
    history.pushState({ entry: this.#current }, '', href);
  }

  /** Points the current entry to a fragment. The browser scrolls to it and marks it as the target. */
  point(hash: string): void {
    location.replace(hash);
    this.#mark();
  }

  /** Follows the history to the current URL's entry. Returns false if that was never left. */
  arrive(): boolean {
    const { entry } = readState();
    if (entry === this.#current) return true;
    if (entry !== undefined) this.save();
    this.#current = entry ?? freshEntry();
    if (entry === undefined) this.#mark();
    return entry !== undefined;
  }

  /** Scrolls to where the current entry was left. */
  restore(): void {
    const top = this.#positions.get(this.#current);
    if (top !== undefined) scrollTo({ top, behavior: 'instant' });
  }

  #mark(): void {
    history.replaceState({ ...readState(), entry: this.#current }, '');
  }
}

function readState(): EntryState {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? state : {};
}

function freshEntry(): string {
  return String(performance.timeOrigin + performance.now());
}

/** Other scripts and releases share the storage, so ignore anything that is not a list of positions. */
function parsePositions(text: string | null): Map<string, number> {
  try {
    const entries: unknown[] = JSON.parse(text ?? '[]');
    return new Map(entries.filter(isPosition));
  } catch {
    return new Map();
  }
}

function isPosition(entry: unknown): entry is [string, number] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && Number.isFinite(entry[1]);
}
