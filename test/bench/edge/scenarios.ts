import type { Release } from '../../../build/release/records/make-release.ts';
import { BUDGETS } from '../budgets.ts';
import { choosePages } from '../choose-pages.ts';

/** A measured request. */
export interface Scenario {
  readonly name: string;
  readonly path: string;
  readonly status: number;
  /** Sends the ETag of the first response to get a 304. */
  readonly conditional: boolean;
  /** A warm-up page for each worker if each may serve the measured page only once; null to repeat the measured page. */
  readonly coldAfter: string | null;
  /** Whether the isolate caches the page, so the store is read at most once. */
  readonly isCached: boolean;
  /** Requests in a round. */
  readonly requests: number;
  /** Limit, as a multiple of the CPU of a constant response of the same size. */
  readonly ratioBudget: number | null;
  readonly microsecondsBudget: number | null;
}

const REQUESTS = 500;
/** Each request takes a millisecond or two. */
const SEARCHES = 80;

const { edgeRatio: RATIOS, edgeMicroseconds: MICROSECONDS } = BUDGETS;

/** Typical requests to the edge, for pages of this release. */
export function edgeScenarios(release: Release): Scenario[] {
  const { guide, heavyOperation } = choosePages(release);
  const scenarios: Scenario[] = [
    scenario('404', '/no/such/page', { status: 404, ...budgetsOf('notFound') }),
    scenario('asset', release.manifest.assets.stylesheet, budgetsOf('asset')),
    scenario('search', '/search?q=invoice', { requests: SEARCHES, ...budgetsOf('search') }),
  ];
  for (const [name, path] of [
    ['guide', guide],
    ['heavy operation', heavyOperation],
  ] as const) {
    if (path === null) continue;
    scenarios.push(
      scenario(`${name}, hot`, path, { isCached: true, ...budgetsOf('hot') }),
      scenario(`${name}, cold`, path, { coldAfter: findNeighbour(release, path), ...budgetsOf('cold') }),
    );
  }
  if (guide !== null)
    scenarios.push(scenario('304', guide, { status: 304, conditional: true, ...budgetsOf('notModified') }));
  return scenarios;
}

/** Keys of the records that the scenarios read. */
export function recordKeys({ manifest }: Release, scenarios: readonly Scenario[]): string[] {
  const paths = scenarios.flatMap(({ path, coldAfter }) => (coldAfter === null ? [path] : [path, coldAfter]));
  const packs = manifest.search.packs.map(({ key }) => key);
  return [...packs, ...new Set(paths.flatMap((path) => manifest.pages.get(path)?.key ?? manifest.files[path] ?? []))];
}

export function scenario(name: string, path: string, rest: Partial<Scenario> = {}): Scenario {
  return {
    name,
    path,
    status: 200,
    conditional: false,
    isCached: false,
    requests: REQUESTS,
    coldAfter: null,
    ratioBudget: null,
    microsecondsBudget: null,
    ...rest,
  };
}

function budgetsOf(kind: keyof typeof RATIOS): Pick<Scenario, 'ratioBudget' | 'microsecondsBudget'> {
  return { ratioBudget: RATIOS[kind], microsecondsBudget: MICROSECONDS[kind] };
}

/** Another page with the same sidebar, to index the sidebar before the measurement. */
function findNeighbour({ manifest }: Release, path: string): string {
  const { sidebar } = manifest.pages.get(path) ?? {};
  const found = [...manifest.pages].find(([other, page]) => other !== path && page.sidebar === sidebar);
  return found?.[0] ?? '/';
}
