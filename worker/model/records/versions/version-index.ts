import { GUIDE_KINDS } from '../../page-kinds.ts';
import type { NavbarItem, SiteFrame, SiteVersion } from '../../site.ts';
import type { PageFacts } from '../manifest.ts';
import type { PageVersions, VersionChoice } from './versions.ts';

interface VersionedSite {
  readonly site: SiteFrame;
  readonly pages: ReadonlyMap<string, PageFacts>;
}

/** Finds pages in other versions. Built on the first request for a page of a versioned site. */
export class VersionIndex {
  readonly #source: VersionedSite;
  /** Paths by version, keyed by the id that a page shares with its other versions. */
  #paths: ReadonlyMap<string, ReadonlyMap<string, string>> | null = null;
  readonly #sites = new Map<string, SiteFrame>();

  constructor(source: VersionedSite) {
    this.#source = source;
  }

  /** Null if there is only one version of the page's set, and on pages of an API without versions. */
  describe(path: string, page: PageFacts): PageVersions | null {
    const versions = this.#versionsFor(page);
    const last = versions.find(({ isLast }) => isLast);
    // Readers who see one version have no choice.
    if (last === undefined || versions.length < 2) return null;
    return {
      current: versions.find(({ name }) => name === page.version) ?? null,
      last,
      choices: versions.map((version) => this.#choose(version, path, page)),
    };
  }

  /**
   * The canonical path of a page: set by its head, or the same page in the last version if that has it and the page's own
   * version is not canonical itself.
   */
  canonicalPath(path: string, page: PageFacts): string {
    if (page.canonical !== undefined) return page.canonical;
    const versions = this.#versionsFor(page);
    const own = versions.find(({ name }) => name === page.version);
    const last = versions.find(({ isLast }) => isLast);
    if (own === undefined || own.isCanonical === true || last === undefined) return path;
    return this.#findPath(last, path, page) ?? path;
  }

  /** The site as a version's pages show it, with a navbar that leads to pages of that version. Memoized per version. */
  siteOf(version: string | undefined): SiteFrame {
    const { site } = this.#source;
    if (version === undefined) return site;
    const known = this.#sites.get(version);
    if (known !== undefined) return known;
    const move = (item: NavbarItem): NavbarItem => ({
      ...item,
      to: this.#inVersion(item.to, version),
      ...(item.items === undefined ? {} : { items: item.items.map(move) }),
    });
    const navbars = Object.entries(site.navbars ?? {}).map(([id, items]) => [id, items.map(move)] as const);
    const own = {
      ...site,
      navbar: site.navbar.map(move),
      ...(navbars.length === 0 ? {} : { navbars: Object.fromEntries(navbars) }),
    };
    this.#sites.set(version, own);
    return own;
  }

  /** Every variant of the site that pages show. */
  allSites(): readonly SiteFrame[] {
    const { site } = this.#source;
    return [site, ...(site.versions ?? []).map(({ name }) => this.siteOf(name))];
  }

  /** The versions of the set that a page is in. Pages of no version are beside those of the docs, but not of an API. */
  #versionsFor(page: PageFacts): readonly SiteVersion[] {
    if (page.version === undefined && !GUIDE_KINDS.includes(page.kind)) return [];
    const own = this.#find(page.version);
    if (page.version !== undefined && own === undefined) return [];
    const set = own?.set;
    return this.#source.site.versions?.filter((version) => version.set === set) ?? [];
  }

  #find(version: string | undefined): SiteVersion | undefined {
    return this.#source.site.versions?.find(({ name }) => name === version);
  }

  /** The target of a link on a version's pages: the same page in that version if it exists. */
  #inVersion(path: string, version: string): string {
    const page = this.#source.pages.get(path);
    const target = this.#find(version);
    if (page?.version === undefined || target === undefined || this.#find(page.version)?.set !== target.set)
      return path;
    return this.#findPath(target, path, page) ?? path;
  }

  #choose(version: SiteVersion, path: string, page: PageFacts): VersionChoice {
    const own = page.version === version.name ? path : this.#findPath(version, path, page);
    return own === null ? { version, path: version.home, isAbsent: true } : { version, path: own };
  }

  #findPath(version: SiteVersion, path: string, page: PageFacts): string | null {
    const name = this.#nameOf(path, page);
    return name === null ? null : (this.#index().get(name)?.get(version.name) ?? null);
  }

  #index(): ReadonlyMap<string, ReadonlyMap<string, string>> {
    if (this.#paths !== null) return this.#paths;
    const paths = new Map<string, Map<string, string>>();
    for (const [path, page] of this.#source.pages) {
      const name = this.#nameOf(path, page);
      if (name === null || page.version === undefined) continue;
      const byVersion = paths.get(name) ?? new Map<string, string>();
      byVersion.set(page.version, path);
      paths.set(name, byVersion);
    }
    this.#paths = paths;
    return paths;
  }

  /** Docs share an id across versions. Other pages, such as tags and operations, share the path after the version's prefix. */
  #nameOf(path: string, { doc, version }: PageFacts): string | null {
    const own = this.#find(version);
    const shared = doc ?? (own === undefined ? null : `path:${path.slice(own.path.length)}`);
    return shared === null ? null : `${own?.set ?? ''} ${shared}`;
  }
}
