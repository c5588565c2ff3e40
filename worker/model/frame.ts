import type { FrameAssets } from './manifest.ts';
import type { PageMessages } from './messages/messages.ts';
import type { FrameKind } from './page-kind.ts';
import type { Sidebar } from './sidebar.ts';
import type { SiteFrame } from './site.ts';
import type { PageVersions } from './versions.ts';

/** What the frames of all pages share, on a site with versions those of one version. Its hash is the frame version. */
export interface SharedFrame {
  readonly site: SiteFrame;
  readonly assets: FrameAssets;
  /** Pages of another one cannot take each other's place without a full load. */
  readonly frameVersion: string;
  readonly sidebars: Readonly<Record<string, Sidebar>>;
  /** Part of the worker's code, which the frame version covers too. */
  readonly messages: PageMessages;
}

/**
 * All that the frame shows about one page, and nothing else. Its hash is part of the page's validator, so a text that is
 * not in here must not appear in the frame.
 */
export interface PageFrame {
  /** Canonical path of the page; the requested one on an error page. */
  readonly path: string;
  readonly kind: FrameKind;
  readonly title: string;
  /** Follows the title where it stands alone, or null. */
  readonly titleNote: string | null;
  /** Of the browser's tab, where the page says another one. */
  readonly documentTitle?: string;
  readonly description: string;
  readonly keywords: readonly string[];
  /** Image for link previews, or null. */
  readonly image: PreviewImage | null;
  readonly unlisted: boolean;
  /** Whether the page needs the stylesheet of blocks. */
  readonly usesBlocks?: boolean;
  /** Whether the browser takes over a component of the page. */
  readonly hasIslands?: boolean;
  /** Shown on the author's machine alone. */
  readonly draft: boolean;
  /** Whether search engines may show it. */
  readonly indexed: boolean;
  /** What search engines are to take for the page: its path, that of the same page of another version, or an address. */
  readonly canonicalPath: string;
  /** Null on a site without versions. */
  readonly versions: PageVersions | null;
  /** Path of a feed that tells what is new on the page, or null. */
  readonly feed: string | null;
  /** ISO 8601 date of the last change for search engines, or null. */
  readonly dateModified: string | null;
  readonly sidebar: PageSidebar | null;
  /** From the outermost category to the page itself, whose path is its own. */
  readonly breadcrumbs: readonly Crumb[];
  readonly previous: PageLink | null;
  readonly next: PageLink | null;
}

/** Which sidebar a page shows, and the ids of the groups that are open around the page. */
interface PageSidebar {
  readonly id: string;
  readonly branch: readonly string[];
}

/** Folder of the images that the build makes for link previews. */
export const PREVIEW_FOLDER = '/og/';

/** Of every image that the build makes for link previews, in pixels: what chats and feeds show largest. */
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const;

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
