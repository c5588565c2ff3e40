import { posix } from 'node:path';
import { canonicalPath, decodeOrKeep, pathToHref } from '../../../worker/model/path.ts';
import type { Position } from '../../base/report/position.ts';
import { encodePath } from './doc-name.ts';
import type { Doc } from './load-docs.ts';

/** A link to a page or file of the site, to check when all pages are known. */
export interface SiteLink {
  readonly file: string;
  readonly position: Position;
  /** As the author wrote it. */
  readonly written: string;
  readonly path: string;
  /** Without `#`; null if the link has no fragment. */
  readonly fragment: string | null;
  /** Set for embedded targets, as opposed to links. */
  readonly use?: 'image';
}

/** A link in the configuration or a sidebar; null if it leaves the site. */
export function toSiteLink({ file, position }: Pick<SiteLink, 'file' | 'position'>, written: string): SiteLink | null {
  if (/^(?:https?|mailto|tel):/i.test(written)) return null;
  const [target = '', fragment = null] = written.split('#', 2);
  const path = /^\/(?!\/)/.test(target) ? canonicalPath(target.replace(/\?.*$/, '')) : null;
  return {
    file,
    position,
    written,
    path: path ?? target,
    fragment: fragment === null ? null : decodeOrKeep(fragment),
  };
}

/** The target of a link; `fragment` excludes the `#`, `query` is empty or begins with `?`. */
export interface LinkTarget {
  readonly path: string;
  readonly query: string;
  readonly fragment: string | null;
}

/** Possible link targets of a page. */
interface LinkSources {
  readonly docs: readonly Doc[];
  /** Those that the view of the site lacks. Links to them are reported when all pages are known. */
  readonly hidden?: readonly Doc[];
  /** Files in the content folder that are not pages. */
  readonly assets: ReadonlySet<string>;
}

/** Resolves links by authors to paths: content files, relative and absolute paths. */
export class LinkResolver {
  readonly #byFile: ReadonlyMap<string, Doc>;
  readonly #byId: ReadonlyMap<string, Doc>;
  readonly #byPath: ReadonlySet<string>;
  /** Paths of pages by those in the language of the content. */
  readonly #moved: ReadonlyMap<string, string>;
  readonly #assets: ReadonlySet<string>;

  constructor({ docs, hidden = [], assets }: LinkSources) {
    this.#byFile = new Map(docs.map((doc) => [doc.relativeFile, doc]));
    this.#byId = new Map(docs.filter((doc) => !hidden.includes(doc)).map((doc) => [versionedId(doc, doc.id), doc]));
    this.#byPath = new Set(docs.map(({ path }) => path));
    this.#moved = new Map(docs.map(({ originalPath, path }) => [originalPath, path]));
    this.#assets = assets;
  }

  /** The doc with an id in the same version as another doc, or null. */
  findDoc(id: string, doc: Doc): Doc | null {
    return this.#byId.get(versionedId(doc, id)) ?? null;
  }

  /** Ids of the docs in the same version as a doc. */
  idsBeside(doc: Doc): string[] {
    return [...this.#byId.values()].filter(({ version }) => version === doc.version).map(({ id }) => id);
  }

  /** The target of a link in a doc, or null if it leaves the site. */
  resolve(doc: Doc, written: string): LinkTarget | null {
    const local = written.replace(/^pathname:\/\//, '');
    if (/^[a-z][a-z0-9+.-]*:/i.test(local) || local.startsWith('//')) return null;
    const hash = local.indexOf('#');
    const target = (hash === -1 ? local : local.slice(0, hash)).replace(/\?.*$/, '');
    const fragment = hash === -1 ? null : decodeOrKeep(local.slice(hash + 1));
    const query = linkQuery(local);
    if (target === '') return { path: doc.path, query, fragment };
    const path = this.#toPath(doc, target);
    return { path: this.#byPath.has(path) ? path : (this.#moved.get(path) ?? path), query, fragment };
  }

  #toPath(doc: Doc, target: string): string {
    const name = decodeOrKeep(target);
    const [first, ...others] = candidateFiles(doc, name);
    for (const file of [first, ...others]) {
      const path = this.#byFile.get(file)?.path ?? (this.#assets.has(file) ? fileToPath(file) : undefined);
      if (path !== undefined) return path;
    }
    if (name.startsWith('@site/')) return canonicalPath(name.replace(/^@site(?:\/static)?/, '')) ?? target;
    if (target.startsWith('/')) return canonicalPath(target) ?? target;
    // A relative path to a file in `static/`, which is served from the root.
    if (first.startsWith('static/')) return canonicalPath(first.slice('static'.length)) ?? target;
    // What a browser would resolve. A folder's index page links relative to its folder.
    const path = canonicalPath(posix.join(doc.isIndex ? doc.path : posix.dirname(doc.path), target));
    if (path !== null && this.#byPath.has(path)) return path;
    // For sites whose URLs used to end with a slash.
    const asFolder = canonicalPath(posix.join(doc.path, target));
    if (asFolder !== null && this.#byPath.has(asFolder)) return asFolder;
    const withoutExtension = this.#byFile.get(`${first}.md`) ?? this.#byFile.get(`${first}.mdx`);
    if (withoutExtension !== undefined) return withoutExtension.path;
    // A name with an extension is a file. A missing page is reported by the name that the author wrote.
    return (posix.extname(first) === '' ? path : canonicalPath(`/${first}`)) ?? target;
  }
}

/** The href for a page. Its query can select a language or a tab, or hold a request. */
export function targetToHref({ path, query, fragment }: LinkTarget, from: string, base: string): string {
  const hash = fragment === null ? '' : `#${encodeURI(fragment)}`;
  return path === from && query === '' && hash !== '' ? hash : pathToHref(base, path) + query + hash;
}

/** The path where a non-page file is served. */
export function fileToPath(file: string): string {
  return `/${encodePath(file)}`;
}

/** Candidates for a link's file, in Docusaurus's order: next to the page, in its docs folder, in the content folder. */
function candidateFiles({ relativeFile, version }: Doc, target: string): [string, ...string[]] {
  const inDocs = (name: string): string => (version === null ? name : posix.join(version.folder, name));
  if (target.startsWith('@site/')) return [target.slice('@site/'.length)];
  if (target.startsWith('/')) return [inDocs(target.slice(1)), target.slice(1)];
  const beside = posix.normalize(posix.join(posix.dirname(relativeFile), target));
  return /^\.\.?\//.test(target) ? [beside] : [beside, inDocs(posix.normalize(target))];
}

function versionedId({ version }: Doc, id: string): string {
  return `${version?.name ?? ''}:${id}`;
}

/** The query of a link, encoded as in a URL: `?os=my%20mac` for `a.md?os=my mac#b`. Empty if the link has no query. */
export function linkQuery(link: string): string {
  return new URL(link.replace(/^[^?#]*|#.*$/gs, ''), 'https://x.test').search;
}
