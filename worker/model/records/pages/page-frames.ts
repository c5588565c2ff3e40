import { type Crumb, type PageFrame, type PageLink, PREVIEW_SIZE, type PreviewImage } from '../../frame.ts';
import { DATA_TYPES } from '../../page-kinds.ts';
import { indexSidebar, type PageNavigation, type Sidebar } from '../../sidebar.ts';
import type { SiteFrame } from '../../site.ts';
import { type Manifest, type PageFacts, pageLabel } from '../manifest.ts';
import { VersionIndex } from '../versions/version-index.ts';
import { isIndexed } from '../versions/versions.ts';

interface FrameSource extends Pick<Manifest, 'site' | 'sidebars'> {
  readonly pages: ReadonlyMap<string, PageFacts>;
}

/**
 * Describes the frame of each page. The edge hashes the result and renders it. Storing it instead would make a manifest a
 * quarter larger.
 */
export class PageFrames {
  readonly versions: VersionIndex;
  readonly #source: FrameSource;
  /** Each sidebar is indexed once, on the first request for one of its pages. */
  readonly #navigations = new Map<Sidebar, ReadonlyMap<string, PageNavigation>>();

  constructor(source: FrameSource) {
    this.versions = new VersionIndex(source);
    this.#source = source;
  }

  describe(path: string, page: PageFacts): PageFrame {
    const site = this.versions.siteOf(page.version);
    const sidebar = page.sidebar === undefined ? undefined : this.#source.sidebars[page.sidebar];
    const navigation = sidebar === undefined ? null : this.#findNavigation(sidebar, path);
    const type = DATA_TYPES[page.kind];
    const hasDate = type === 'TechArticle' || type === 'APIReference';
    return {
      path,
      kind: page.kind,
      title: page.title,
      titleNote: page.titleNote ?? null,
      ...(page.documentTitle === undefined ? {} : { documentTitle: page.documentTitle }),
      description: page.description,
      keywords: page.keywords ?? [],
      image: describeImage(site, page),
      unlisted: page.unlisted ?? false,
      ...(page.usesBlocks === true ? { usesBlocks: true } : {}),
      ...(page.hasIslands === true ? { hasIslands: true } : {}),
      ...(page.bar === undefined ? {} : { bar: page.bar }),
      ...(page.language === undefined ? {} : { language: page.language }),
      ...(page.isPartlyTranslated === true ? { isPartlyTranslated: true } : {}),
      ...(page.translations === undefined ? {} : { translations: page.translations }),
      ...(page.untranslated === undefined ? {} : { untranslated: page.untranslated }),
      draft: page.draft ?? false,
      indexed: isIndexed(site, page),
      canonicalPath: this.versions.canonicalPath(path, page),
      versions: this.versions.describe(path, page),
      feed: page.feed ?? null,
      dateModified: hasDate ? (page.lastUpdated ?? null) : null,
      sidebar: sidebar === undefined ? null : { id: sidebar.id, branch: (navigation?.trail ?? []).map(({ id }) => id) },
      breadcrumbs: sidebar === undefined ? [] : this.#breadcrumbs(sidebar, path, page),
      previous: this.#neighbour(page.previous, navigation?.previous),
      next: this.#neighbour(page.next, navigation?.next),
    };
  }

  /** A page with a parent follows it, also if the sidebar lists the page elsewhere. */
  #breadcrumbs(sidebar: Sidebar, path: string, page: PageFacts): readonly Crumb[] {
    const { parent: parentPath = '' } = page;
    const parent = this.#source.pages.get(parentPath);
    const trail =
      parent === undefined
        ? (this.#findNavigation(sidebar, path)?.trail ?? []).map(({ label, path: own }) => ({ label, path: own }))
        : this.#breadcrumbs(sidebar, parentPath, parent);
    // A category's own page already ends the trail.
    return trail.at(-1)?.path === path ? trail : [...trail, { label: pageLabel(page), path }];
  }

  /** The page's own setting (null hides the link) takes precedence over the sidebar's order. */
  #neighbour(own: string | null | undefined, inSidebar: string | null | undefined): PageLink | null {
    const path = own === undefined ? (inSidebar ?? null) : own;
    const page = path === null ? undefined : this.#source.pages.get(path);
    return path === null || page === undefined ? null : { label: page.paginationLabel ?? pageLabel(page), path };
  }

  #findNavigation(sidebar: Sidebar, path: string): PageNavigation | null {
    const navigations = this.#navigations.get(sidebar) ?? indexSidebar(sidebar);
    this.#navigations.set(sidebar, navigations);
    return navigations.get(path) ?? null;
  }
}

/** The page's own image takes precedence over a generated one, which takes precedence over the site's. */
function describeImage(site: SiteFrame, { image, preview }: PageFacts): PreviewImage | null {
  if (image === undefined && preview !== undefined) return { path: preview, size: PREVIEW_SIZE };
  const named = image ?? site.image;
  return named === null ? null : { path: named, size: null };
}
