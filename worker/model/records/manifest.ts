import type { AccessSettings } from '../access.ts';
import type { RedirectPattern } from '../addresses/redirect-pattern.ts';
import type { SafeHtml } from '../markup/safe-html.ts';
import type { FrameKind, PageKind } from '../page-kinds.ts';
import type { SearchIndex } from '../search/search.ts';
import type { Sidebar } from '../sidebar.ts';
import type { SiteFrame } from '../site.ts';
import type { TextPacks } from './text-pack.ts';

/** Everything the worker knows without reading KV: built, deployed and rolled back together with it. */
export interface Manifest {
  /** Identifies the build: a hash of the worker's code, the frame and every record. */
  readonly release: string;
  /** Hash of what all frames share (SharedFrame) and of the code that renders it; part of every page's ETag. */
  readonly frameVersion: string;
  readonly site: SiteFrame;
  readonly assets: FrameAssets;
  /** By path, in code unit order. */
  readonly pages: ReadonlyMap<string, PageEntry>;
  /** Maps a path to a path or an absolute URL. */
  readonly redirects: Readonly<Record<string, string>>;
  /** Redirects of path patterns, in order; absent otherwise. */
  readonly redirectPatterns?: readonly RedirectPattern[];
  readonly sidebars: Readonly<Record<string, Sidebar>>;
  /** Maps a file's path (`/assets/site-3f9a.css`, `/img/logo.svg`) to its KV key. */
  readonly files: Readonly<Record<string, string>>;
  /** Checksums (checksum.ts) of file records by key, except those in brotli. */
  readonly sums: Readonly<Record<string, string>>;
  /** The files that are also stored in brotli: the checksum of that record by path. Part of its key. */
  readonly compressed: Readonly<Record<string, string>>;
  /** Paths of the files that share a record with others (file-record.ts). */
  readonly packed: readonly string[];
  readonly search: SearchIndex;
  readonly texts: TextPacks;
  /** The author's 404 page; absent otherwise. */
  readonly notFound?: NotFoundPage;
  /** The site in its other languages, each below a base of its own; absent if it has only one. */
  readonly translations?: readonly Manifest[];
  /** Who may read what, in the public view; absent if the site has no audiences. */
  readonly access?: AccessSettings;
  /** The audiences whose pages it has; absent in the public view. */
  readonly audiences?: readonly string[];
  /** The site as its audiences see it; only in the public view, and not where that is deployed. */
  readonly views?: readonly Manifest[];
}

/** A manifest without what grows with the number of pages, and without other languages and views. */
export type ManifestHead = Omit<Manifest, 'pages' | 'sidebars' | 'translations' | 'views'>;

/** The author's `404.md`. Not among the pages, because any missing address may return it. */
export interface NotFoundPage extends Pick<PageFacts, 'title' | 'usesBlocks' | 'hasIslands'> {
  /** Includes the heading. */
  readonly html: SafeHtml;
  readonly markdown: string;
}

/** Facts about a page that are known before its article has been read. */
export interface PageEntry extends PageFacts {
  /** KV key of the page's record (page-record.ts): the article and its Markdown. */
  readonly key: string;
}

/**
 * What the bar at the bottom of narrow windows has besides menu and search: the table of contents, and the button of a
 * form. If styles found out themselves (`:root:has(.toc) .search`), each change of the page would give all elements a new
 * style.
 */
export type PageBar = 'contents' | 'form' | 'contents form';

/** Facts of a page itself, used in its frame and in lists. */
export interface PageFacts {
  readonly kind: PageKind;
  readonly title: string;
  readonly description: string;
  /** Label in the sidebar, breadcrumbs and pagination when it differs from the title. */
  readonly label?: string;
  /** Id of the page's sidebar. */
  readonly sidebar?: string;
  readonly keywords?: readonly string[];
  /** Path of the parent in the breadcrumbs: a schema's API, or the operation that a page was split from. */
  readonly parent?: string;
  /**
   * Added after the title where the title appears without context, such as in search results, to distinguish the page.
   */
  readonly titleNote?: string;
  /** Title of the browser tab and of link previews, if the page's head sets another one. */
  readonly documentTitle?: string;
  /** Canonical path or URL for search engines, if the page's head sets one. */
  readonly canonical?: string;
  /** Path of the page's own link preview image. */
  readonly image?: string;
  /** Path of the link preview image generated for its section. */
  readonly preview?: string;
  /** Excluded from search engines, the sitemap and indexes. */
  readonly unlisted?: boolean;
  /** Has too little content for search engines and the sitemap, but stays in the site's own indexes. */
  readonly isThin?: true;
  /** Label in other pages' pagination, if it differs from the sidebar label. */
  readonly paginationLabel?: string;
  /** Whether it needs the stylesheet of blocks. */
  readonly usesBlocks?: true;
  /** Whether the page has interactive components (islands). */
  readonly hasIslands?: true;
  readonly bar?: PageBar;
  /** Language of the text (BCP 47), if it differs from the site's: the page is not translated. */
  readonly language?: string;
  /** Whether parts of it are in the language of the content, because their translation is out of date. */
  readonly isPartlyTranslated?: true;
  /** Paths of the page in other languages of the site, if they differ. */
  readonly translations?: Readonly<Record<string, string>>;
  /** Languages that the page is not translated into. */
  readonly untranslated?: readonly string[];
  /** Not published: visible only on the author's machine. */
  readonly draft?: boolean;
  /** Name of the page's version, on a versioned site. */
  readonly version?: string;
  /** Id that the page shares with its other versions, on a versioned site. */
  readonly doc?: string;
  /** Name of another version, whose page differs only in its links and has the same record. */
  readonly recordOf?: string;
  /** Paths that override the neighbors from the sidebar; null hides the link. */
  readonly previous?: string | null;
  readonly next?: string | null;
  /** Method and path template of an operation: `GET /invoices`. */
  readonly operation?: string;
  /** OAuth scopes that an operation names, of all its alternatives. */
  readonly scopes?: readonly string[];
  /** Date of the newest entry of the API's changelog about an operation. */
  readonly changed?: string;
  /** Path of the feed with news from the page. */
  readonly feed?: string;
  /** ISO 8601 date of the last change, if known. */
  readonly lastUpdated?: string;
}

/** Paths of stylesheets by the kind of page. */
export type KindStylesheets = Readonly<Partial<Record<FrameKind, string>>>;

/** Files that pages link to: hashed paths, and the inline theme snippet with its CSP hash. */
export interface FrameAssets {
  /** Styles of every page. */
  readonly stylesheet: string;
  /** Additional styles for pages of a kind. */
  readonly kindStylesheets: KindStylesheets;
  /** Styles of rarely used blocks. */
  readonly blockStylesheet?: string;
  /** Both, for kinds with pages that need both. */
  readonly joinedStylesheets?: KindStylesheets;
  readonly script: string;
  /** URLs of fonts to preload, with the base. Languages of a site share its fonts. */
  readonly fonts?: readonly string[];
  /** Script for pages with islands, on a site that has any. */
  readonly islands?: string;
  /** Script that runs before the analytics script, for products that need one. */
  readonly analyticsStarter?: string;
  readonly themeSnippet: string;
  /** `sha256-…`, a CSP source expression (CSP Level 3 §2.3.1). */
  readonly themeSnippetHash: string;
}

/** A page's stylesheets, at most two, in cascade order. */
export function pageStylesheets(
  { stylesheet, kindStylesheets, blockStylesheet, joinedStylesheets = {} }: FrameAssets,
  kind: FrameKind,
  usesBlocks: boolean,
): readonly string[] {
  const added = usesBlocks ? (joinedStylesheets[kind] ?? blockStylesheet) : kindStylesheets[kind];
  return added === undefined ? [stylesheet] : [stylesheet, added];
}

/** The page at a canonical path, or null. */
export function findPage(manifest: Manifest, path: string): PageEntry | null {
  return manifest.pages.get(path) ?? null;
}

/** Link text for a page. */
export function pageLabel(page: PageFacts): string {
  return page.label ?? page.title;
}
