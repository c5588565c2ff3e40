import { join } from 'node:path';
import type { Release } from '../../../build/release/records/make-release.ts';
import { BUDGETS } from '../budgets.ts';
import { type Figure, figuresOf, median } from '../figure.ts';
import type { Progress } from '../progress.ts';
import type { Subject } from '../subject.ts';
import { toGet } from './connection.ts';
import { cpuOf, measureCpu } from './cpu-per-request.ts';
import { grownPath, growRelease, PAGES_IN_GROUP } from './grown-release.ts';
import { prepare } from './prepare.ts';
import { type BenchedWorker, startConstant, startOurs } from './rivals.ts';
import { type Scenario, scenario } from './scenarios.ts';

const SITE_PAGES = [20, 200, 2_000, 20_000];
const ARTICLE_BYTES = [5_000, 50_000, 500_000];
const USUAL_ARTICLE_BYTES = 10_000;

const ROUNDS = 30;
const WARM_UP_ROUNDS = 5;
const REQUESTS = 500;
/** All pages of the smallest site except the one for the warm-up. */
const COLD_PAGES = 19;
const CONNECTIONS = 8;

interface GrownSite {
  readonly pages: number;
  /** A page in the middle of the site. */
  readonly paths: readonly string[];
  readonly worker: BenchedWorker;
}

/** The cost of a request on sites with 20 to 20,000 pages. The sites take turns, so other load affects all of them. */
export async function measureSiteGrowth(subject: Subject, release: Release, progress: Progress): Promise<Figure[]> {
  progress(`${subject.name}: edge, sites of ${SITE_PAGES.join(', ')} pages`);
  const sites: GrownSite[] = [];
  try {
    for (const pages of SITE_PAGES) {
      const grown = growRelease(release, pages, USUAL_ARTICLE_BYTES);
      const worker = await startOurs(join(subject.scratch, `grown-${pages}`), grown, [...grown.records.keys()]);
      const middle = Math.floor(pages / 2 / PAGES_IN_GROUP) * PAGES_IN_GROUP;
      const paths = Array.from({ length: COLD_PAGES }, (_, index) => grownPath(middle + index + 1));
      sites.push({ pages, paths, worker });
    }
    const figure = figuresOf('edge', subject.name);
    const figures: Figure[] = [];
    for (const kind of ['304', 'hot page', 'cold page'] as const) {
      const used = await measureInTurns(sites, kind);
      const least = used[0] ?? 0;
      sites.forEach(({ pages }, index) => {
        const budget = index === 0 ? null : least * BUDGETS.siteGrowthRatio;
        const name = `${kind} of ${pages.toLocaleString('en')} pages: CPU`;
        figures.push(figure(name, used[index] ?? 0, 'µs', budget));
      });
    }
    return figures;
  } finally {
    for (const { worker } of sites) await worker.stop();
  }
}

/** Microseconds of CPU per request for each site: the median of all rounds. */
async function measureInTurns(sites: readonly GrownSite[], kind: '304' | 'hot page' | 'cold page'): Promise<number[]> {
  const isCold = kind === 'cold page';
  const requests = isCold ? COLD_PAGES : REQUESTS;
  const rounds = sites.map((): number[] => []);
  for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round++) {
    for (const [index, { paths, worker }] of sites.entries()) {
      // A single worker, as in an isolate, because each indexes the sidebar of its whole site.
      if (isCold || round === -WARM_UP_ROUNDS) await worker.renew({ workers: 1, warmPath: grownPath(0) });
      const request = paths.map((path) => toGet(path, kind === '304' ? { 'If-None-Match': '*' } : {}));
      const status = kind === '304' ? 304 : 200;
      const used = await cpuOf(worker, { port: worker.port, request, requests, connections: CONNECTIONS, status });
      if (round >= 0) rounds[index]?.push((used / requests) * 1e6);
    }
  }
  return rounds.map(median);
}

/** The cost of articles of any size, compared with a constant of the same size. */
export async function measureArticleGrowth(subject: Subject, release: Release, progress: Progress): Promise<Figure[]> {
  const figure = figuresOf('edge', subject.name);
  const figures: Figure[] = [];
  for (const bytes of ARTICLE_BYTES) {
    const size = `${bytes / 1_000} KB`;
    progress(`${subject.name}: edge, articles of ${size}`);
    const grown = growRelease(release, 20, bytes);
    const ours = await startOurs(join(subject.scratch, 'article'), grown, [...grown.records.keys()]);
    try {
      const scenarios: Scenario[] = [
        scenario(`article of ${size}, hot`, grownPath(10), {
          requests: 500,
          isCached: true,
          ratioBudget: BUDGETS.edgeRatio.hot,
        }),
        scenario(`article of ${size}, cold`, grownPath(10), {
          requests: 500,
          coldAfter: grownPath(0),
          ratioBudget: BUDGETS.edgeRatio.cold,
        }),
      ];
      const prepared = await Promise.all(scenarios.map((each) => prepare(each, ours)));
      const answers = prepared.map(({ scenario: { name, status }, headers, bytes }) => ({
        name,
        status,
        headers,
        bytes,
      }));
      const constant = await startConstant(join(subject.scratch, 'article-constant'), answers);
      try {
        for (const { scenario: each, request } of prepared) {
          const cpu = await measureCpu(each, request, ours, constant);
          const name = `${each.name}: CPU over constant`;
          figures.push(figure(name, cpu.ours / cpu.constant, 'ratio', each.ratioBudget));
        }
      } finally {
        await constant.stop();
      }
    } finally {
      await ours.stop();
    }
  }
  return figures;
}
