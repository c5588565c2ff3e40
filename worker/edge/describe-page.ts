import type { Crumb, Frame, PageLink, PreviewImage } from '../model/frame.ts';
import { findPage, findPreview, type Manifest, type PageEntry, pageLabel } from '../model/manifest.ts';
import type { PageMessages } from '../model/messages/messages.ts';
import { PREVIEW_SIZE, previewImagePath } from '../model/preview-image.ts';
import type { SidebarPlace } from '../model/sidebar.ts';
import type { SiteFrame } from '../model/site.ts';
import { isIndexed } from '../model/versions.ts';
import { renderSidebar } from '../ui/sidebar/render-sidebar.ts';
import type { SidebarPlaces } from './sidebar-places.ts';
import type { VersionIndex } from './version-index.ts';

/** What the frames of all pages of a release share. */
export interface PageIndexes {
  readonly messages: PageMessages;
  readonly places: SidebarPlaces;
  readonly versions: VersionIndex;
}

/** All that surrounds a page's article. */
export function describePage(
  manifest: Manifest,
  { messages, places, versions: versionIndex }: PageIndexes,
  path: string,
  page: PageEntry,
): Frame {
  const versions = versionIndex.describe(path, page);
  const canonicalPath = versionIndex.canonicalPath(path, page);
  const site = versionIndex.siteOf(page.version);
  const { assets, release, frameVersion, sidebars } = manifest;
  const sidebar = page.sidebar === undefined ? undefined : sidebars[page.sidebar];
  const place = sidebar === undefined ? null : places.find(sidebar, path);
  return {
    site,
    assets,
    release,
    frameVersion,
    path,
    kind: page.kind,
    title: page.title,
    titleNote: page.titleNote ?? null,
    description: page.description,
    keywords: page.keywords ?? [],
    image: describeImage(site, path, page),
    unlisted: page.unlisted ?? false,
    ...(page.draft === true ? { draft: true } : {}),
    ...(isIndexed(site, page) ? {} : { indexed: false }),
    ...(canonicalPath === path ? {} : { canonicalPath }),
    ...(versions === null ? {} : { versions }),
    feed: page.feed ?? null,
    lastUpdated: page.lastUpdated ?? null,
    sidebar:
      sidebar === undefined
        ? null
        : {
            id: sidebar.id,
            html: renderSidebar(sidebar, { path, trail: place?.trail ?? [] }, { base: site.base, messages }),
          },
    breadcrumbs: sidebar === undefined ? [] : breadcrumbs(manifest, (at) => places.find(sidebar, at), path, page),
    previous: neighbour(manifest, page.previous, place?.previous),
    next: neighbour(manifest, page.next, place?.next),
  };
}

/** The same for a page that the worker makes itself; search engines leave it out. */
export function describeOwnPage(
  { site, assets, release, frameVersion }: Manifest,
  { kind, title, path }: Pick<Frame, 'kind' | 'title' | 'path'>,
): Frame {
  return {
    site,
    assets,
    release,
    frameVersion,
    path,
    kind,
    title,
    titleNote: null,
    description: '',
    keywords: [],
    image: null,
    unlisted: false,
    indexed: false,
    feed: null,
    lastUpdated: null,
    sidebar: null,
    breadcrumbs: [],
    previous: null,
    next: null,
  };
}

/** What the page names itself goes before what was made for it, and that before the site's. */
function describeImage(site: SiteFrame, path: string, page: PageEntry): PreviewImage | null {
  const { image } = page;
  const preview = findPreview(path, page);
  if (image === undefined && preview !== null) return { path: previewImagePath(preview), size: PREVIEW_SIZE };
  const named = image ?? site.image;
  return named === null ? null : { path: named, size: null };
}

/** A page that no sidebar has comes behind the one that it belongs to. */
function breadcrumbs(
  manifest: Manifest,
  findPlace: (path: string) => SidebarPlace | null,
  path: string,
  page: PageEntry,
): readonly Crumb[] {
  const place = findPlace(path);
  const parentPath = place === null ? (page.parent ?? '') : '';
  const parent = findPage(manifest, parentPath);
  const trail =
    parent === null
      ? (place?.trail ?? []).map((category) => ({ label: category.label, path: category.path }))
      : breadcrumbs(manifest, findPlace, parentPath, parent);
  // A category's own page is the last of its trail already.
  return trail.at(-1)?.path === path ? trail : [...trail, { label: pageLabel(page), path }];
}

/** What the page says itself (null: nothing) goes before its place in the sidebar. */
function neighbour(
  manifest: Manifest,
  own: string | null | undefined,
  inSidebar: string | null | undefined,
): PageLink | null {
  const path = own === undefined ? (inSidebar ?? null) : own;
  const page = path === null ? null : findPage(manifest, path);
  return path === null || page === null ? null : { label: page.paginationLabel ?? pageLabel(page), path };
}
