import type { FrameAssets, PageKind } from './manifest.ts';
import type { SafeHtml } from './safe-html.ts';
import type { SiteFrame } from './site.ts';
import type { PageVersions } from './versions.ts';

/** All that `ui/frame` needs to surround an article: plain data, prepared by the worker. */
export interface Frame {
  readonly site: SiteFrame;
  readonly assets: FrameAssets;
  readonly release: string;
  /** Names all that surrounds articles: pages of another one cannot take each other's place without a full load. */
  readonly frameVersion: string;
  /** Canonical path of the page; the requested one on an error page. */
  readonly path: string;
  /** Pages that the worker makes itself: `error` such as the 404, `search` with results. */
  readonly kind: PageKind | 'error' | 'search';
  readonly title: string;
  /** Follows the title where it stands alone, or null. */
  readonly titleNote: string | null;
  readonly description: string;
  readonly keywords: readonly string[];
  /** Image for link previews, or null. */
  readonly image: PreviewImage | null;
  readonly unlisted: boolean;
  /** Shown on the author's machine alone. */
  readonly draft?: boolean;
  /** Whether search engines may show it; they may, if this is not said. */
  readonly indexed?: boolean;
  /** Path of the page that search engines are to take for this one, when it is another. */
  readonly canonicalPath?: string;
  /** Absent on a site without versions. */
  readonly versions?: PageVersions;
  /** Path of a feed that tells what is new on the page, or null. */
  readonly feed: string | null;
  /** ISO 8601 date of the last change, or null when unknown. */
  readonly lastUpdated: string | null;
  /** Id and content of the page's sidebar (a list of `<li>`), or null. */
  readonly sidebar: { readonly id: string; readonly html: SafeHtml } | null;
  /** From the outermost category to the page itself, whose path is its own. */
  readonly breadcrumbs: readonly Crumb[];
  readonly previous: PageLink | null;
  readonly next: PageLink | null;
}

/** What chats and feeds show of a page. */
export interface PreviewImage {
  readonly path: string;
  /** In pixels; null where it is not known. */
  readonly size: { readonly width: number; readonly height: number } | null;
}

export interface Crumb {
  readonly label: string;
  readonly path: string | null;
}

export interface PageLink {
  readonly label: string;
  readonly path: string;
}

/** Markup as text, or in UTF-8 where many pages share it. */
export type FramePiece = string | Uint8Array;

/** The two parts of a document around its article, each in pieces that follow one another. */
export interface FrameHalves {
  readonly before: readonly FramePiece[];
  readonly after: readonly FramePiece[];
}
