/** What a page of some kind may weigh on a first visit. */
export interface PageBudget {
  readonly requests: number;
  /** All that is sent, compressed as it travels. */
  readonly kib: number;
  readonly htmlKib: number;
  /** Elements of the whole document. */
  readonly elements: number;
}

/** The first round trip of a new connection carries ten segments (RFC 6928). */
const FIRST_ROUND_TRIP_KIB = 14_600 / 1024;

/** The most that each figure may be: those that users were promised. Sizes with gzip are `gzip -6`. */
export const BUDGETS = {
  /** With the manifest of the sample site. */
  workerGzipBytes: 134.5 * 1024,
  /** All scripts that a page loads at once. */
  clientGzipBytes: 5_000,
  cssGzipBytes: 10_000,
  /** Loaded on first use: React and the search dialog with its styles. */
  searchDialogGzipBytes: 80_000,
  themeSnippetBytes: 700,
  /** The script of a form with its styles, loaded when its button is pressed. */
  formGzipBytes: 45 * 1024,
  /** The module of the worker that answers forms: not a part of the worker of a site without them. */
  formsWorkerGzipBytes: 17 * 1024,
  /** The mean of 1 / rank of the first page that a person expects, and the share of queries with one among three results. */
  searchQuality: {
    open: { reciprocalRank: 0.9, hitsInThree: 0.95 },
    heldOut: { reciprocalRank: 0.85, hitsInThree: 0.88 },
  },
  /** What a reader downloads for one query. */
  searchAnswerKib: 5,
  /** What a browser downloads of the index for a first query, where no worker answers. */
  exportedQueryKib: 30,
  /** CPU of a query: the free plan gives a request 10 ms. */
  searchMs: { first: 15, later: 10 },
  /** Elements of an operation's article. */
  operationElements: 3_500,
  /** Work of one thread after the first paint, beyond 50 ms a piece, on a processor four times as slow. */
  blockingMs: 0,
  layoutShift: 0,
  /** Until a page is seen, served from this machine, as it is and on a processor four times as slow. */
  paintMs: { usual: 500, slow: 1_500 },
  firstRoundTripKib: FIRST_ROUND_TRIP_KIB,
  cssKib: 10,
  scriptKib: 6,
  otherKib: 5,
  /** What comes at the first sign of a reader, pages that are fetched ahead among it. */
  laterKib: 80,
  anyPageKib: 60,
  pages: {
    home: { requests: 5, kib: 20, htmlKib: FIRST_ROUND_TRIP_KIB, elements: 1_200 },
    guide: { requests: 5, kib: 20, htmlKib: FIRST_ROUND_TRIP_KIB, elements: 1_200 },
    category: { requests: 5, kib: 20, htmlKib: FIRST_ROUND_TRIP_KIB, elements: 1_200 },
    // One more than a guide: the script that colours code, which a page has in view.
    'light operation': { requests: 6, kib: 25, htmlKib: FIRST_ROUND_TRIP_KIB, elements: 1_200 },
    'heavy operation': { requests: 6, kib: 45, htmlKib: 32, elements: 3_500 },
  },
  /** CPU per request, over that of a worker that answers a constant string of as many bytes. A 404 searches for what was meant. */
  edgeRatio: { hot: 1.5, cold: 4, notModified: 1.2, asset: 3, notFound: 30, search: 30 },
  edgeMicroseconds: { hot: 500, cold: 1_000, notModified: 250, asset: 500, notFound: 1_000, search: 5_000 },
  /** Over the same of that worker, for a hot page. */
  throughput: { requests: 0.5, p50: 2, p99: 3 },
  /** CPU of a request to a site of any size, over that of the same request to one of 20 pages. */
  siteGrowthRatio: 1.25,
  /**
   * Resident, beyond a worker that does nothing: Cloudflare gives an isolate 128 MB of heap. After many pages the process holds
   * besides what the collector and the allocator have not given back; it does not grow any further.
   */
  isolateMb: { start: 100, afterPages: 160 },
  /** While the store is silent: the head goes out after 150 ms, and a page that is kept needs no store. */
  firstByteMs: { cold: 250, hot: 50 },
  /** CPU from a save to the page, while watching. */
  rebuildSeconds: 0.5,
  /** Of a description whose schemas all refer to each other: twice as long, and what each operation may add. */
  entangled: { growthRatio: 2.2, pages: 30, kib: 293 },
  /** Records that a deploy sends after one page was edited. */
  editRecords: 3,
} as const;

/** CPU that a worker may take to start: a manifest grows with the site. */
export function startBudgetMs(pages: number): number {
  return pages <= 1_000 ? 50 : 200;
}

/** What the builds of a site may take. */
export interface BuildBudget {
  readonly seconds: number | null;
  /** The same, when what was made is kept on the disk. */
  readonly cachedSeconds: number | null;
  /** By a new process that finds what an earlier one has kept. */
  readonly warmSeconds: number | null;
  readonly peakMb: number | null;
  readonly outputMb: number | null;
  /** Until search knows of an edit, too. */
  readonly searchSeconds: number | null;
  /** What an edit sends: a page, and what it changes of the search index. */
  readonly editKib: number | null;
}

const BUILD_BUDGETS: readonly (BuildBudget & { readonly operations: number })[] = [
  {
    operations: 235,
    seconds: 4,
    cachedSeconds: 5,
    warmSeconds: 2,
    peakMb: 500,
    outputMb: 15,
    searchSeconds: 1,
    editKib: 2_048,
  },
  {
    operations: 1_223,
    seconds: 15,
    cachedSeconds: 19,
    warmSeconds: 5,
    peakMb: 1_000,
    outputMb: 120,
    searchSeconds: 3,
    editKib: 16_384,
  },
  {
    operations: 22_000,
    seconds: 150,
    cachedSeconds: 190,
    warmSeconds: 60,
    peakMb: 3_000,
    outputMb: 2_000,
    searchSeconds: 45,
    editKib: 65_536,
  },
];

const NO_BUDGET: BuildBudget = {
  seconds: null,
  cachedSeconds: null,
  warmSeconds: null,
  peakMb: null,
  outputMb: null,
  searchSeconds: null,
  editKib: null,
};

/** The budget of the smallest promised size that is at least as large; without a promise, nulls. */
export function buildBudget(operations: number): BuildBudget {
  return BUILD_BUDGETS.find((budget) => operations <= budget.operations) ?? NO_BUDGET;
}
