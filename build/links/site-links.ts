import { posix } from 'node:path';
import { canonicalPath, pathToHref } from '../../worker/model/path.ts';
import type { Doc } from '../content/load-docs.ts';
import type { Position } from '../report/position.ts';

/** A link to a page or file of the site, to be checked when all pages are known. */
export interface SiteLink {
  readonly file: string;
  readonly position: Position;
  /** As the author wrote it. */
  readonly written: string;
  readonly path: string;
  /** Without `#`; null when the link has none. */
  readonly fragment: string | null;
}

/** A link of the configuration or a sidebar; null when it leaves the site. */
export function toSiteLink({ file, position }: Pick<SiteLink, 'file' | 'position'>, written: string): SiteLink | null {
  if (/^(?:https?|mailto|tel):/i.test(written)) return null;
  const [target = '', fragment = null] = written.split('#', 2);
  const path = /^\/(?!\/)/.test(target) ? canonicalPath(target.replace(/\?.*$/, '')) : null;
  return {
    file,
    position,
    written,
    path: path ?? target,
    fragment: fragment === null ? null : decodeFragment(fragment),
  };
}

/** Turns what authors write into paths: relative `.md` files, relative and absolute paths. */
export class LinkResolver {
  readonly #byFile: ReadonlyMap<string, Doc>;
  readonly #base: string;

  constructor(docs: readonly Doc[], base: string) {
    this.#byFile = new Map(docs.map((doc) => [doc.relativeFile, doc]));
    this.#base = base;
  }

  /** The path of each file: what the result of every resolution depends on. */
  get paths(): readonly (readonly [file: string, path: string])[] {
    return [...this.#byFile].map(([file, doc]) => [file, doc.path]);
  }

  /** Where a link of a doc leads, or null when it leaves the site. */
  resolve(doc: Doc, written: string): { path: string; fragment: string | null } | null {
    if (/^[a-z][a-z0-9+.-]*:/i.test(written) || written.startsWith('//')) return null;
    const hash = written.indexOf('#');
    const target = (hash === -1 ? written : written.slice(0, hash)).replace(/\?.*$/, '');
    const fragment = hash === -1 ? null : decodeFragment(written.slice(hash + 1));
    if (target === '') return { path: doc.path, fragment };
    return { path: this.#toPath(doc, target), fragment };
  }

  /** The href to write for a path; a query of the author's is dropped with nothing to read it. */
  toHref({ path, fragment }: { path: string; fragment: string | null }, doc: Doc): string {
    const hash = fragment === null ? '' : `#${encodeURI(fragment)}`;
    return path === doc.path && hash !== '' ? hash : pathToHref(this.#base, path) + hash;
  }

  #toPath(doc: Doc, target: string): string {
    const file = target.startsWith('/')
      ? target.slice(1)
      : posix.normalize(posix.join(posix.dirname(doc.relativeFile), decodeFragment(target)));
    const linked = this.#byFile.get(file);
    if (linked !== undefined) return linked.path;
    return canonicalPath(target.startsWith('/') ? target : `/${file}`) ?? target;
  }
}

function decodeFragment(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
