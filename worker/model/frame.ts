import type { FrameMessages } from './messages/messages.ts';
import type { FrameKind } from './page-kinds.ts';
import type { FrameAssets, PageBar } from './records/manifest.ts';
import type { PageVersions } from './records/versions/versions.ts';
import type { Sidebar } from './sidebar.ts';
import type { SiteFrame } from './site.ts';

/**
 * What all pages share in their frame, per version on a versioned site. The hash of this record is the frame version.
 */
export interface SharedFrame {
  readonly site: SiteFrame;
  readonly assets: FrameAssets;
  /** A page with another frame version needs a full load. */
  readonly frameVersion: string;
  readonly sidebars: Readonly<Record<string, Sidebar>>;
  /** Comes from the worker's code, which the frame version covers too. */
  readonly messages: FrameMessages;
}

/**
 * Everything that the frame shows about one page. Its hash is part of the page's ETag, so the frame must not show
 * text that is not in this record.
 */
export interface PageFrame {
  /** Canonical path of the page; the requested one on an error page. */
  readonly path: string;
  readonly kind: FrameKind;
  readonly title: string;
  /** Added after the title where the title appears without context, or null. */
  readonly titleNote: string | null;
  /** Title of the browser tab, if it differs. */
  readonly documentTitle?: string;
  readonly description: string;
  readonly keywords: readonly string[];
  /** Image for link previews, or null. */
  readonly image: PreviewImage | null;
  readonly unlisted: boolean;
  /** Whether the page needs the stylesheet of blocks. */
  readonly usesBlocks?: boolean;
  /** Whether the page has interactive components (islands). */
  readonly hasIslands?: boolean;
  readonly bar?: PageBar;
  /** Language of the text (BCP 47), if it differs from the site's: the page is not translated. */
  readonly language?: string;
  /** Whether parts of it are in another language, because their translation is out of date. */
  readonly isPartlyTranslated?: boolean;
  /** Paths of the page in other languages of the site, if they differ. */
  readonly translations?: Readonly<Record<string, string>>;
  /** Languages that the page is not translated into. */
  readonly untranslated?: readonly string[];
  /** Visible only on the author's machine. */
  readonly draft: boolean;
  /** Whether search engines may index the page. */
  readonly indexed: boolean;
  /** Canonical page for search engines: this path, the same page in another version, or a URL. */
  readonly canonicalPath: string;
  /** Null on an unversioned site. */
  readonly versions: PageVersions | null;
  /** Path of the feed with news from the page, or null. */
  readonly feed: string | null;
  /** ISO 8601 date of the last change, for search engines, or null. */
  readonly dateModified: string | null;
  readonly sidebar: PageSidebar | null;
  /** From the outermost category to the page itself. */
  readonly breadcrumbs: readonly Crumb[];
  readonly previous: PageLink | null;
  readonly next: PageLink | null;
}

/** The page's sidebar and the ids of the groups around the page, which are open. */
interface PageSidebar {
  readonly id: string;
  readonly branch: readonly string[];
}

/** Folder of generated link preview images. */
export const PREVIEW_FOLDER = '/og/';

/** Size of generated link preview images, in pixels: the largest that chats and feeds show. */
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const;

/** Link preview image. */
export interface PreviewImage {
  readonly path: string;
  /** In pixels; null if unknown. */
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

/** Markup as a string, or as UTF-8 bytes if many pages share it. */
export type FramePiece = string | Uint8Array;

/** The document before and after its article, each in pieces. */
export interface FrameHalves {
  readonly before: readonly FramePiece[];
  readonly after: readonly FramePiece[];
}
