import { canonicalPath } from '../../../worker/model/path.ts';
import type { Cursor } from '../core/cursor.ts';
import { isShortSegment, toSegment } from '../core/slug.ts';
import type { SchemaNode } from '../schema/schema-node.ts';

/** What is asked for when a page is compiled: it may be asked again, with less room. */
export interface PageRoom {
  /** Rows of schemas, and of one list of parameters; null for as many as the description has. */
  readonly maxRows: number | null;
  readonly registry: PartRegistry;
}

export interface CompiledArticle<Article> {
  readonly article: Article;
  /** What did not fit, and is linked. */
  readonly parts: readonly PagePart[];
}

/** A part of a page that did not fit, on a page of its own. */
export interface PagePart {
  readonly path: string;
  readonly content: PartContent;
}

export type PartContent =
  | { readonly kind: 'schema'; readonly node: SchemaNode }
  | {
      readonly kind: 'parameters';
      readonly title: string;
      readonly parameters: readonly Cursor[];
      readonly prefix: readonly string[];
    };

/** The paths that stand below another one, by that one. */
export function groupByParents(paths: Iterable<string>): ReadonlyMap<string, readonly string[]> {
  const below = new Map<string, string[]>();
  for (const path of paths) {
    for (let slash = path.lastIndexOf('/'); slash > 0; slash = path.lastIndexOf('/', slash - 1)) {
      const parent = path.slice(0, slash);
      const list = below.get(parent);
      if (list === undefined) below.set(parent, [path]);
      else list.push(path);
    }
  }
  return below;
}

/** The heaviest real operation has thirty: beyond these, what is nested absurdly is named only. */
const MAX_PARTS = 200;

/** The parts of one operation or named schema: one that is linked from several places has one page. */
export class PartRegistry {
  readonly #host: string;
  readonly #parts = new Map<string, PagePart>();
  readonly #taken: Set<string>;

  /** `host`: path of the page whose parts these are; `taken`: paths below it that other pages have. */
  constructor(host: string, taken: readonly string[]) {
    this.#host = host;
    this.#taken = new Set(taken.map((path) => path.toLowerCase()));
  }

  /** The part of a key, or null when there are too many; `id` names it in its path: `/api/create-invoice/body-contact`. */
  claim(key: string, id: string, content: PartContent): PagePart | null {
    const known = this.#parts.get(key);
    if (known !== undefined) return known;
    if (this.#parts.size >= MAX_PARTS) return null;
    const part = { path: this.#uniquePath(id), content };
    this.#parts.set(key, part);
    return part;
  }

  #uniquePath(id: string): string {
    const plain = `${this.#host}/${encodeURIComponent(id)}`;
    const carried = isShortSegment(id) && canonicalPath(plain) === plain;
    const path = carried ? plain : `${this.#host}/${toSegment(id) || 'part'}`;
    let unique = path;
    // Case is not enough to tell two paths apart: the edge redirects upper case to an existing lower-case page.
    for (let count = 2; this.#taken.has(unique.toLowerCase()); count++) unique = `${path}-${count}`;
    this.#taken.add(unique.toLowerCase());
    return unique;
  }
}
