import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { canonicalPath, hrefToPath } from '../../../worker/model/path.ts';
import { articleHtml, type CompiledPage } from '../../page/compiled-page.ts';
import type { SiteConfig } from '../config/site-config.ts';
import type { LoadedContent } from '../guides/files/load-content.ts';
import type { Redirect } from '../guides/files/load-redirects.ts';
import { withoutPrivateLinks } from './view-settings.ts';

/** A site with everything that any reader may see. */
interface WholeSite {
  readonly frame: { readonly base: string; readonly locale: string };
  readonly pages: readonly CompiledPage[];
  readonly sidebars: ReadonlyMap<string, unknown>;
  readonly redirects: readonly Redirect[];
  readonly files: ReadonlyMap<string, unknown>;
  readonly packedFiles: readonly ReadonlyMap<string, unknown>[];
}

interface LoadedView {
  readonly config: SiteConfig;
  readonly content: Pick<LoadedContent, 'sidebars'>;
}

interface ViewFiles {
  readonly config: SiteConfig;
  readonly contentDir: string;
  readonly pages: readonly CompiledPage[];
}

/** What a view of a site lacks, in one language, that other readers see. Nothing if it is the whole site. */
export class PrivateTargets {
  readonly #whole: WholeSite | null;
  readonly #languages: readonly WholeSite[];
  readonly #pages: Set<string>;
  #own: readonly string[] = [];

  /** `languages`: the whole site in all of its languages; empty if the view has everything. */
  constructor(languages: readonly { readonly site: WholeSite }[], locale: string) {
    this.#languages = languages.map(({ site }) => site);
    this.#whole = this.#languages.find(({ frame }) => frame.locale === locale) ?? null;
    this.#pages = new Set(this.#whole?.pages.map(({ path }) => path));
  }

  /** Whether only other readers see the page at a path, with or without a fragment. */
  hasPage(path: string): boolean {
    return this.#pages.has(canonicalPath(path.replace(/[?#].*$/, '')) ?? path);
  }

  /** Whether only other readers see what is at a path that this view has nothing at. */
  has(path: string): boolean {
    if (this.#whole === null) return false;
    const { files, packedFiles, redirects } = this.#whole;
    return (
      this.hasPage(path) ||
      files.has(path) ||
      packedFiles.some((group) => group.has(path)) ||
      redirects.some(({ from }) => from === path)
    );
  }

  /** The settings without what refers to private sidebars. */
  limitSidebars({ config, content }: LoadedView): SiteConfig {
    if (this.#whole === null) return config;
    const isOwn = (id: string): boolean =>
      (content.sidebars.get(id)?.length ?? 0) > 0 || config.apis.some(({ sidebar }) => sidebar === id);
    const { sidebars } = this.#whole;
    return withoutPrivateLinks(config, { isSidebar: (id) => sidebars.has(id) && !isOwn(id), isPath: () => false });
  }

  /** The settings without links to private pages, once the pages of the view are known. */
  limitPages(config: SiteConfig, pages: readonly CompiledPage[]): SiteConfig {
    if (this.#whole === null) return config;
    this.#own = pages.map(({ path }) => path);
    for (const path of this.#own) this.#pages.delete(path);
    return withoutPrivateLinks(config, { isSidebar: () => false, isPath: (path) => this.hasPage(path) });
  }

  limitRedirects(redirects: readonly Redirect[]): readonly Redirect[] {
    if (this.#whole === null) return redirects;
    return redirects.filter(({ to, isPattern }) => !(isPattern === true ? this.#leadsBelow(to) : this.hasPage(to)));
  }

  /** The files without those that only private pages use, in any language. */
  limitFiles(files: Map<string, Uint8Array>, { config, contentDir, pages }: ViewFiles): Map<string, Uint8Array> {
    if (this.#whole === null) return files;
    const used = new Set(this.#languages.flatMap((site) => [...usedPaths(site.pages, site.frame.base)]));
    const ownUsed = usedPaths(pages, this.#whole.frame.base);
    const { stylesheet } = config.theme;
    const sheet = stylesheet == null ? null : join(contentDir, stylesheet);
    const frame = JSON.stringify(config) + (sheet !== null && existsSync(sheet) ? readFileSync(sheet, 'utf8') : '');
    const isPrivate = (path: string): boolean => used.has(path) && !ownUsed.has(path) && !namesPath(frame, path);
    return new Map([...files].filter(([path]) => !isPrivate(path)));
  }

  /** Whether a pattern leads only to private pages: `/partners/:splat`. */
  #leadsBelow(to: string): boolean {
    const start = to.replace(/:.*$/, '');
    const isBelow = (path: string): boolean => path.startsWith(start);
    return [...this.#pages].some(isBelow) && !this.#own.some(isBelow);
  }
}

/** Whether a text has a path as a whole: not as the end of another path or URL. It may be relative, as in a stylesheet. */
function namesPath(text: string, path: string): boolean {
  const escaped = path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?:^|["'(\\s])(?:\\.\\.?(?:/\\.\\.)*)?${escaped}(?=["')\\s?#\\\\]|$)`).test(text);
}

/** Any attribute may name a file, such as `data` of an object. */
const ATTRIBUTE = / [\w-]+="([^"]*)"/g;

/** The paths that pages show, link to or name as their image. */
function usedPaths(pages: readonly CompiledPage[], base: string): ReadonlySet<string> {
  const used = new Set<string>();
  for (const page of pages) {
    if (page.entry.image !== undefined) used.add(page.entry.image);
    for (const [, value = ''] of articleHtml(page).matchAll(ATTRIBUTE))
      for (const [href = ''] of value.matchAll(/\/[^\s,?#]*/g))
        used.add(hrefToPath(base, href.replaceAll('&amp;', '&')) ?? href);
  }
  return used;
}
