import type { FrameKind, PageKind } from './page-kind.ts';
import type { RedirectPattern } from './redirect-pattern.ts';
import type { SafeHtml } from './safe-html.ts';
import type { SearchIndex } from './search.ts';
import type { Sidebar } from './sidebar.ts';
import type { SiteFrame } from './site.ts';

/** Everything that the worker knows without a KV read: built with it, deployed with it, rolled back with it. */
export interface Manifest {
  /** Names this build: a hash over the worker's code, the frame and every record. */
  readonly release: string;
  /** Hash of all that the frames of pages share (SharedFrame), and of the code that renders them; part of every page's ETag. */
  readonly frameVersion: string;
  readonly site: SiteFrame;
  readonly assets: FrameAssets;
  /** By path, in code unit order. */
  readonly pages: ReadonlyMap<string, PageEntry>;
  /** From path to path or absolute URL. */
  readonly redirects: Readonly<Record<string, string>>;
  /** Redirects of all paths of a form, in their order; absent without any. */
  readonly redirectPatterns?: readonly RedirectPattern[];
  readonly sidebars: Readonly<Record<string, Sidebar>>;
  /** From a file's path (`/assets/site-3f9a.css`, `/img/logo.svg`) to its KV key. */
  readonly files: Readonly<Record<string, string>>;
  /** Checksums (checksum.ts) of the records of files, by their keys. */
  readonly sums: Readonly<Record<string, string>>;
  /** Paths of the files that are stored in brotli as well. */
  readonly compressed: readonly string[];
  /** Paths of the files whose key is that of a record with several (file-record.ts). */
  readonly packed: readonly string[];
  readonly search: SearchIndex;
  /** What the author says of addresses without a page; absent without such a page. */
  readonly notFound?: NotFoundPage;
}

/** The author's `404.md`. Beside the pages, as its text is in the answer to any address. */
export interface NotFoundPage extends Pick<PageFacts, 'title' | 'usesBlocks' | 'hasIslands'> {
  /** With its heading. */
  readonly html: SafeHtml;
  readonly markdown: string;
}

/** What is known of a page before its article has arrived. */
export interface PageEntry extends PageFacts {
  /** KV key of the page's record (page-record.ts): the article and its Markdown. */
  readonly key: string;
  /** Hash of the article and of all that the frame shows about the page (PageFrame): with the frame version its ETag. */
  readonly validator: string;
}

/** What a page says of itself wherever it is shown or listed. */
export interface PageFacts {
  readonly kind: PageKind;
  readonly title: string;
  readonly description: string;
  /** Label in the sidebar, breadcrumbs and pagination when it differs from the title. */
  readonly label?: string;
  /** Id of the sidebar that the page shows. */
  readonly sidebar?: string;
  readonly keywords?: readonly string[];
  /** Path of the page that this one belongs to where no sidebar has it: a schema's API, the operation of a part. */
  readonly parent?: string;
  /** Follows the title where it stands alone, among results of a search: what tells the page from others. */
  readonly titleNote?: string;
  /** Of the browser's tab and of link previews, where the page's head says another one. */
  readonly documentTitle?: string;
  /** Path or address that search engines are to take for the page, where its head names one. */
  readonly canonical?: string;
  /** Path of an image for link previews that the page names itself. */
  readonly image?: string;
  /** Path of the image for link previews that the build made for its section. */
  readonly preview?: string;
  /** Left out of search engines, the sitemap and indexes. */
  readonly unlisted?: boolean;
  /** Says too little to be found by itself: left out of search engines and the sitemap, but not of the site's own indexes. */
  readonly isThin?: true;
  /** Label in the pagination of other pages when it differs from the one in the sidebar. */
  readonly paginationLabel?: string;
  /** Whether it needs the stylesheet of blocks. */
  readonly usesBlocks?: true;
  /** Whether the browser takes over a component of the site's own. */
  readonly hasIslands?: true;
  /** Not published: shown on the author's machine alone. */
  readonly draft?: boolean;
  /** Name of the version that the page is of, on a site with versions. */
  readonly version?: string;
  /** What names the same page in other versions, on a site with versions. */
  readonly doc?: string;
  /** Paths that replace the neighbours in the sidebar; null hides one. */
  readonly previous?: string | null;
  readonly next?: string | null;
  /** Method and path template of an operation: `GET /invoices`. */
  readonly operation?: string;
  /** Path of a feed that tells what is new on the page. */
  readonly feed?: string;
  /** ISO 8601 date of the last change, where it is known. */
  readonly lastUpdated?: string;
}

/** Files that pages link: hashed paths, and the inline theme snippet with the hash that the CSP allows. */
export interface FrameAssets {
  /** Styles of every page. */
  readonly stylesheet: string;
  /** Styles that pages of a kind need besides. */
  readonly kindStylesheets: Readonly<Partial<Record<PageKind | 'search', string>>>;
  /** Styles of blocks that few pages use. */
  readonly blockStylesheet?: string;
  readonly script: string;
  /** Fonts that a page needs at once, where the site has its own. */
  readonly fonts?: readonly string[];
  /** The script of pages with islands, on a site that has some. */
  readonly islands?: string;
  /** What runs before the script of analytics, on a site whose product needs that. */
  readonly analyticsStarter?: string;
  readonly themeSnippet: string;
  /** `sha256-…`, a CSP source expression (CSP Level 3 §2.3.1). */
  readonly themeSnippetHash: string;
}

/** The stylesheets of a page, in the order in which they apply. */
export function pageStylesheets(
  { stylesheet, kindStylesheets, blockStylesheet }: FrameAssets,
  kind: FrameKind,
  usesBlocks: boolean,
): readonly string[] {
  const own = kind === 'error' ? undefined : kindStylesheets[kind];
  const sheets = [stylesheet, own, usesBlocks ? blockStylesheet : undefined];
  return sheets.filter((sheet) => sheet !== undefined);
}

/** The page at a canonical path, or null. */
export function findPage(manifest: Manifest, path: string): PageEntry | null {
  return manifest.pages.get(path) ?? null;
}

/** What a page is called where it is linked. */
export function pageLabel(page: PageFacts): string {
  return page.label ?? page.title;
}
