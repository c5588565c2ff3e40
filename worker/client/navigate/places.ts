import type { Core } from '../core.ts';

/** Holds how far the entries of this tab's history are scrolled. */
const STORAGE_KEY = 'navigation.places';

/** What an entry of the history carries of ours. */
interface EntryState {
  readonly entry?: string;
}

/**
 * How far each entry of the history was scrolled. The browser remembers that too, but restores it before the page
 * that it belongs to is back.
 */
export class Places {
  readonly #positions: Map<string, number>;
  #current: string;

  constructor(core: Core) {
    this.#positions = parsePositions(core.readStored(STORAGE_KEY, 'sessionStorage'));
    const { entry } = readState();
    this.#current = entry ?? freshEntry();
    // Left by another page of the site, whose entries the browser was told not to scroll.
    const restores = entry !== undefined && history.scrollRestoration === 'manual';
    if (restores && scrollY === 0) this.restore();
    this.#mark();
    history.scrollRestoration = 'manual';
    addEventListener('pageshow', () => {
      history.scrollRestoration = 'manual';
    });
    addEventListener('pagehide', () => {
      // Whoever comes back loads this entry anew, which the browser scrolls well.
      history.scrollRestoration = 'auto';
      this.save();
      core.writeStored(STORAGE_KEY, JSON.stringify([...this.#positions]), 'sessionStorage');
    });
  }

  /** Notes how far the present entry is scrolled. */
  save(): void {
    this.#positions.set(this.#current, scrollY);
  }

  /** Goes to a new entry; the address is that of a page, without a fragment. */
  push(href: string): void {
    this.save();
    this.#current = freshEntry();
    history.pushState({ entry: this.#current }, '', href);
  }

  /** Points the present entry at a fragment, which the browser then scrolls to and marks as the target. */
  point(hash: string): void {
    location.replace(hash);
    this.#mark();
  }

  /** Follows the history to the entry that the address shows; false when that is one which was never left. */
  arrive(): boolean {
    const { entry } = readState();
    if (entry === this.#current) return true;
    if (entry !== undefined) this.save();
    this.#current = entry ?? freshEntry();
    if (entry === undefined) this.#mark();
    return entry !== undefined;
  }

  /** Scrolls to where the present entry was left. */
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

/** Storage is shared with other scripts and other releases: anything that is not a list of positions is ignored. */
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
