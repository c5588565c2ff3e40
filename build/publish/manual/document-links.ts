import { canonicalPath, hrefToPath, pathToHref } from '../../../worker/model/path.ts';
import type { CompiledSite } from '../../site/compiled-site.ts';
import { idsIn } from './article-tree.ts';
import { type Chapter, shownArticle } from './list-chapters.ts';
import { safeDecode, toDocumentId } from './prepare-article.ts';

/** How a document addresses one of its places: `#c3-pay`, or `c3.xhtml#c3-pay` in a book. */
type ToAddress = (chapter: string, id: string) => string;

/** Leads links within a document to its places, and all others to the site. */
export class DocumentLinks {
  readonly #site: CompiledSite;
  readonly #toAddress: ToAddress;
  readonly #byPath: ReadonlyMap<string, Chapter>;
  readonly #ids: ReadonlyMap<string, ReadonlySet<string>>;
  readonly #redirects: ReadonlyMap<string, string>;

  constructor(site: CompiledSite, chapters: readonly Chapter[], toAddress: ToAddress) {
    this.#site = site;
    this.#toAddress = toAddress;
    this.#byPath = new Map(chapters.flatMap((chapter) => (chapter.path === null ? [] : [[chapter.path, chapter]])));
    this.#ids = new Map(
      chapters.map(({ id, page }) => [id, page === null ? new Set<string>() : idsIn(shownArticle(page, site))]),
    );
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

  #toPlace({ id }: Chapter, fragment: string): string {
    const wanted = safeDecode(fragment);
    return this.#toAddress(id, this.#ids.get(id)?.has(wanted) ? toDocumentId(id, wanted) : id);
  }

  #parse(href: string, { path }: Chapter): URL | null {
    const { origin, base } = this.#site.frame;
    const own = new URL(pathToHref(base, path ?? '/'), origin);
    return URL.canParse(href, own.href) ? new URL(href, own) : null;
  }
}
