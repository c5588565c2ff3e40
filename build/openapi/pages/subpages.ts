import { canonicalPath } from '../../../worker/model/path.ts';
import { isShortSegment, toSegment } from '../core/slug.ts';
import type { SchemaNode } from '../schema/view/schema-node.ts';

/** An inline schema that did not fit, on a separate page. */
export interface Subpage {
  readonly path: string;
  readonly node: SchemaNode;
}

/** The heaviest real operation has only a few. Beyond this number, excessively nested schemas are only named. */
const MAX_SUBPAGES = 200;

/** Assigns paths to the pages below an operation or named schema: its subpages, and its continuations. */
export class SubpageRegistry {
  readonly #host: string;
  readonly #subpages = new Map<string, Subpage>();
  readonly #continuations = new Map<number, string>();
  readonly #claimed = new Set<string>();
  readonly #isTaken: (path: string) => boolean;

  /** `host`: path of the page. `isTaken`: whether another page has a path, ignoring case. */
  constructor(host: string, isTaken: (path: string) => boolean = () => false) {
    this.#host = host;
    this.#isTaken = isTaken;
  }

  /** Complete once the trees of the host and all subpages have grown. */
  get subpages(): Iterable<Subpage> {
    return this.#subpages.values();
  }

  /**
   * The subpage with this key; null if there are too many. `id` names a new subpage in its path:
   * `/api/create-invoice/body-contact`.
   */
  claim(key: string, id: string, node: SchemaNode): Subpage | null {
    const known = this.#subpages.get(key);
    if (known !== undefined) return known;
    if (this.#subpages.size >= MAX_SUBPAGES) return null;
    const subpage = { path: this.#claimPath(id), node };
    this.#subpages.set(key, subpage);
    return subpage;
  }

  /** The path of the host's page with this index; 0 is the host itself. */
  continuation(index: number): string {
    if (index === 0) return this.#host;
    const path = this.#continuations.get(index) ?? this.#claimPath(`page-${index + 1}`);
    this.#continuations.set(index, path);
    return path;
  }

  /** Claims a free path below the host. */
  #claimPath(id: string): string {
    const plain = `${this.#host}/${encodeURIComponent(id)}`;
    const isPlain = isShortSegment(id) && canonicalPath(plain) === plain;
    const path = isPlain ? plain : `${this.#host}/${toSegment(id) || 'part'}`;
    let unique = path;
    // Paths must differ by more than case: the edge redirects upper case to an existing lower-case page.
    for (let count = 2; this.#claimed.has(unique.toLowerCase()) || this.#isTaken(unique); count++)
      unique = `${path}-${count}`;
    this.#claimed.add(unique.toLowerCase());
    return unique;
  }
}
