import { canonicalPath, decodeOrKeep, hrefToPath, pathToHref } from '../../../worker/model/path.ts';
import type { CompiledSite } from '../../site/compiled-site.ts';
import type { Chapter } from '../../site/manuals/list-chapters.ts';
import { toDocumentId } from './prepare-article.ts';

/** How a document addresses one of its places: `#c3-pay`, or `c3.xhtml#c3-pay` in a book. */
type ToAddress = (chapter: string, id: string) => string;

/** The ids of a chapter in the document. */
type IdsOf = (chapter: Chapter) => ReadonlySet<string>;

interface DocumentPlaces {
  readonly toAddress: ToAddress;
  readonly idsOf: IdsOf;
}

/** Leads links within a document to its places, and all others to the site. */
export class DocumentLinks {
  readonly #site: CompiledSite;
  readonly #toAddress: ToAddress;
  readonly #byPath: ReadonlyMap<string, Chapter>;
  readonly #idsOf: IdsOf;
  /** By chapter. Most chapters are the target of no link to a place in them. */
  readonly #ids = new Map<string, ReadonlySet<string>>();
  readonly #redirects: ReadonlyMap<string, string>;

  constructor(site: CompiledSite, chapters: readonly Chapter[], { toAddress, idsOf }: DocumentPlaces) {
    this.#site = site;
    this.#toAddress = toAddress;
    this.#byPath = new Map(chapters.flatMap((chapter) => (chapter.path === null ? [] : [[chapter.path, chapter]])));
    this.#idsOf = idsOf;
    this.#redirects = new Map(site.redirects.flatMap(({ from, to, isPattern }) => (isPattern ? [] : [[from, to]])));
  }

  /** The address that an href of a chapter leads to; null for one that no reader may follow. */
  toHref(href: string, chapter: Chapter): string | null {
    const { frame } = this.#site;
    if (href.startsWith('#')) return this.#toPlace(chapter, href.slice(1));
    const url = this.#parse(href, chapter);
    if (url === null || !/^(?:https?|mailto|tel):$/.test(url.protocol)) return null;
    if (url.origin !== frame.origin) return url.href;
    const own = hrefToPath(frame.base, url.pathname);
    const path = own === null ? null : canonicalPath(own);
    const target = path === null ? undefined : this.#find(path, url.hash);
    return target === undefined ? url.href : this.#toPlace(target.chapter, target.fragment);
  }

  #find(path: string, hash: string): { chapter: Chapter; fragment: string } | undefined {
    const direct = this.#byPath.get(path);
    if (direct !== undefined) return { chapter: direct, fragment: hash.slice(1) };
    const [to = '', fragment = ''] = (this.#redirects.get(path) ?? '').split('#', 2);
    const moved = this.#byPath.get(to);
    return moved === undefined ? undefined : { chapter: moved, fragment: hash.slice(1) || fragment };
  }

  /** What a link leads to may not be in the document, such as a second sample. The chapter always is. */
  #toPlace(chapter: Chapter, fragment: string): string {
    const wanted = toDocumentId(chapter.id, decodeOrKeep(fragment));
    return this.#toAddress(chapter.id, fragment !== '' && this.#idsIn(chapter).has(wanted) ? wanted : chapter.id);
  }

  #idsIn(chapter: Chapter): ReadonlySet<string> {
    const known = this.#ids.get(chapter.id) ?? this.#idsOf(chapter);
    this.#ids.set(chapter.id, known);
    return known;
  }

  #parse(href: string, { path }: Chapter): URL | null {
    const { origin, base } = this.#site.frame;
    const own = new URL(pathToHref(base, path ?? '/'), origin);
    return URL.canParse(href, own.href) ? new URL(href, own) : null;
  }
}
