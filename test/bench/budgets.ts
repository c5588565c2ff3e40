import { MAX_PAGE_ELEMENTS } from '../../build/page/divide-page.tsx';

/** Limits for a first visit to a page of some kind. */
export interface PageBudget {
  readonly requests: number;
  /** All transferred bytes, compressed. */
  readonly kib: number;
  readonly htmlKib: number;
  /** Elements in the whole document. */
  readonly elements: number;
}

/** The first round trip of a new connection has ten segments (RFC 6928). */
const FIRST_ROUND_TRIP_KIB = 14_600 / 1024;

/** The limit of each figure, as promised to users. Gzip sizes are from `gzip -6`. */
export const BUDGETS = {
  /** Includes the manifest of the sample site. */
  // 120 KiB before the sample had a second language, 129 before APIs had versions, 131 before search read pasted text, 134 before
  // the manifest had scopes and search knew phrases, 135 before it had the dates of both languages, 135.5 before it
  // knew versions and single months from other numbers and words, and 136 before the words for queries moved to the index.
  workerGzipBytes: 126 * 1024,
  /** All scripts that a page loads immediately. */
  // 4,900 before large sidebars got a script of their own.
  clientGzipBytes: 4_650,
  /** 10,600 before long sidebars kept a place for their filter, which moved every entry. */
  // 10,650 before the sample had a menu of languages.
  cssGzipBytes: 10_800,
  /** Loaded on first use: the search dialog with its styles, but not what removes credentials from texts that may have some. */
  // 12,000 bytes before it named words that no page has, and offered a shorter search for one without results.
  searchDialogGzipBytes: 12_750,
  themeSnippetBytes: 685,
  /** The form's script with its styles, loaded on a click on its button. */
  formGzipBytes: 50 * 1024,
  /** What a form loads when a reader opens the part that gets a token. */
  tokenFormGzipBytes: 6_200,
  /** The worker's module for agents, loaded on the first request of one. */
  // 16 KiB before tools answered in several languages, 17.5 before they read fields and listed operations.
  agentsWorkerGzipBytes: 22 * 1024,
  /** The worker's module for search, loaded with the first query. */
  // 17 KiB before results named other versions, 17.5 before scopes, phrases and changes, 19 before it found the entries of a
  // changelog by date.
  searchWorkerGzipBytes: 19.75 * 1024,
  /** What search loads for text that may be pasted. */
  pastedWorkerGzipBytes: 3.25 * 1024,
  /** The same for a site in any other language, or in English and another one. */
  searchWorkerInOtherLanguagesGzipBytes: 22.75 * 1024,
  /** The worker's module for forms, which sites without forms lack. */
  formsWorkerGzipBytes: 12 * 1024,
  /** The module of the mock, which only sites with an API in mode `mock` have. */
  // 14 KiB before it answered in several languages.
  mockWorkerGzipBytes: 14.75 * 1024,
  /**
   * Mean of 1 / rank of the first expected page, and the share of queries with an expected page among the first three.
   */
  searchQuality: {
    open: { reciprocalRank: 0.9, hitsInThree: 0.95 },
    heldOut: { reciprocalRank: 0.85, hitsInThree: 0.88 },
    /** Whole sentences and quotations, which ask for one section among many with the same words. */
    sentences: { reciprocalRank: 0.8, hitsInThree: 0.8 },
  },
  /** Bytes that a reader downloads per query. */
  searchAnswerKib: 5,
  /** Bytes of the index that a browser downloads for a first query without a worker. */
  exportedQueryKib: 30,
  /** CPU of a query. The free plan allows 10 ms per request. */
  searchMs: { first: 15, later: 10, worst: 5 },
  /** Elements in an operation's article. */
  operationElements: MAX_PAGE_ELEMENTS,
  /**
   * Total blocking time: main thread work after the first paint beyond 50 ms per task, with the CPU slowed down four
   * times.
   */
  blockingMs: 0,
  layoutShift: 0,
  /** Time to first paint, served from this machine, at normal speed and slowed down four times. */
  paintMs: { usual: 500, slow: 1_500 },
  firstRoundTripKib: FIRST_ROUND_TRIP_KIB,
  cssKib: 10,
  scriptKib: 6,
  otherKib: 5,
  /** The text and the code font of a site in English, cached from the first page on. */
  fontKib: 17.5,
  /** Loaded on the first interaction, including prefetched pages. */
  laterKib: 80,
  anyPageKib: 60,
  pages: {
    home: { requests: 5, kib: 20, htmlKib: FIRST_ROUND_TRIP_KIB, elements: 1_200 },
    guide: { requests: 5, kib: 21, htmlKib: FIRST_ROUND_TRIP_KIB, elements: 1_200 },
    category: { requests: 5, kib: 21, htmlKib: FIRST_ROUND_TRIP_KIB, elements: 1_200 },
    // One more than a guide: the script that highlights visible code.
    'light operation': { requests: 6, kib: 31, htmlKib: FIRST_ROUND_TRIP_KIB, elements: 1_200 },
    'heavy operation': { requests: 6, kib: 34, htmlKib: 32, elements: MAX_PAGE_ELEMENTS },
  },
  /**
   * CPU per request, as a multiple of a worker that responds with a constant string of the same size. A cold page is
   * checked with two hashes. A 404 searches for suggestions.
   */
  edgeRatio: { hot: 1.5, cold: 5, notModified: 1.2, asset: 3, notFound: 30, search: 30 },
  edgeMicroseconds: { hot: 500, cold: 1_000, notModified: 250, asset: 500, notFound: 1_000, search: 5_000 },
  /** CPU of the mock for the most expensive body that it accepts. */
  mockMs: 20,
  /** As a multiple of the same worker, for a hot page. */
  throughput: { requests: 0.5, p50: 2, p99: 3 },
  /** CPU of a request to a site of any size, as a multiple of the same request to a site with 20 pages. */
  siteGrowthRatio: 1.25,
  /**
   * Resident memory above that of an empty worker. Cloudflare allows 128 MB of heap per isolate. After many pages, the
   * process also contains memory that collector and allocator have not returned yet, such as the second copy of an
   * article of several reads that its checksum needs; it doesn't grow further.
   */
  isolateMb: { start: 100, afterPages: 190 },
  /**
   * Time to first byte while the store does not respond: the head is sent after 150 ms, and a cached page needs no
   * store.
   */
  firstByteMs: { cold: 250, hot: 50 },
  /** Time from a save to the page in `npm run dev`, on the sample and an idle machine. */
  saveMs: { guide: 500, sidebar: 500, theme: 500, component: 1_000, description: 1_000 },
  /** CPU in watch mode, from a save to the page. */
  rebuildSeconds: 0.5,
  /**
   * A description whose schemas all refer to each other: growth if its length doubles, and pages and size per
   * operation.
   */
  entangled: { growthRatio: 2.2, pages: 30, kib: 293 },
  /** Records that a cold `/llms-full.txt`, or that of a section, reads from the store. */
  fullTextReads: 30,
  /** CPU of all tests, and how long those of the project `node` take on two cores. */
  testsCpuSeconds: 540,
  nodeTestsSeconds: 90,
  /**
   * Records that a deploy uploads after one page was edited: the page, the search index and the pack with its text; for an
   * operation also the description.
   */
  editRecords: { guide: 3, operation: 4 },
} as const;

/** CPU for the worker's startup, which grows with the manifest. */
export function startBudgetMs(pages: number): number {
  return pages <= 1_000 ? 50 : 200;
}

/** Limits for the builds of a site. */
export interface BuildBudget {
  readonly seconds: number | null;
  /** The same, while writing the cache to disk. */
  readonly cachedSeconds: number | null;
  /** For a new process that uses the cache of an earlier one. */
  readonly warmSeconds: number | null;
  readonly peakMb: number | null;
  readonly outputMb: number | null;
  /** Until the edit is in the search index too. */
  readonly searchSeconds: number | null;
  /** Size of the upload after an edit: the page, and the changed records of the search index. */
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

/** The budget of the smallest promised size that is not exceeded; nulls above the largest. */
export function buildBudget(operations: number): BuildBudget {
  return BUILD_BUDGETS.find((budget) => operations <= budget.operations) ?? NO_BUDGET;
}
