/** What a page of some kind may weigh on a first visit. */
export interface PageBudget {
  readonly requests?: number;
  /** All that is sent, compressed as it travels. */
  readonly kib?: number;
  /** Elements of the whole document. */
  readonly elements?: number;
}

/** The most that each figure may be: those that users were promised. Sizes with gzip are `gzip -6`. */
export const BUDGETS = {
  /** With the manifest of the sample site. */
  workerGzipBytes: 120 * 1024,
  /** All scripts that a page loads at once. */
  clientGzipBytes: 5_000,
  cssGzipBytes: 10_000,
  /** Loaded on first use: React and the search dialog with its styles. */
  searchDialogGzipBytes: 80_000,
  themeSnippetBytes: 700,
  /** Of queries on the sample, each with the pages that a person expects: the mean of 1 / rank of the first of them. */
  searchReciprocalRank: 0.85,
  /** The share of them with such a page among the first three results. */
  searchHitsInThree: 0.95,
  /** Elements of an operation's article. */
  operationElements: 3_500,
  /** Work of one thread after the first paint, beyond 50 ms a piece, on a processor four times as slow. */
  blockingMs: 0,
  layoutShift: 0,
  /** The first round trip of a new connection carries ten segments (RFC 6928). */
  firstRoundTripKib: 14_600 / 1024,
  anyPageKib: 60,
  pages: {
    home: { requests: 5, kib: 20 },
    guide: { requests: 5, kib: 20 },
    category: { requests: 5, kib: 20 },
    // One more than a guide: the script that colours code, which a page has in view.
    'light operation': { requests: 6, kib: 25, elements: 1_200 },
    'heavy operation': { requests: 6, kib: 45, elements: 3_500 },
  },
  /** CPU per request, over that of a worker that answers a constant string of as many bytes. */
  edgeRatio: { hot: 1.5, cold: 4, notModified: 1.2 },
  coldPageMicroseconds: 1_000,
  /** CPU of a request to a site of any size, over that of the same request to one of 20 pages. */
  siteGrowthRatio: 1.25,
  /** While the store is silent: the head goes out after 150 ms, and a page that is kept needs no store. */
  firstByteMs: { cold: 250, hot: 50 },
  /** CPU from a save to the page, while watching. */
  rebuildSeconds: 0.5,
  /** Records that a deploy sends after one page was edited. */
  editRecords: 3,
} as const;

/** CPU that a worker may take to start: a manifest grows with the site. */
export function startBudgetMs(pages: number): number {
  return pages <= 1_000 ? 50 : 200;
}

/** What a build from nothing may take. */
export interface BuildBudget {
  readonly seconds: number | null;
  readonly peakMb: number | null;
  readonly outputMb: number | null;
}

const BUILD_BUDGETS: readonly (BuildBudget & { readonly operations: number })[] = [
  { operations: 235, seconds: 4, peakMb: 500, outputMb: 15 },
  { operations: 1_223, seconds: 15, peakMb: 1_000, outputMb: null },
  { operations: 22_000, seconds: 150, peakMb: 3_000, outputMb: null },
];

/** The budget of the smallest promised size that is at least as large; without a promise, nulls. */
export function buildBudget(operations: number): BuildBudget {
  return (
    BUILD_BUDGETS.find((budget) => operations <= budget.operations) ?? { seconds: null, peakMb: null, outputMb: null }
  );
}
