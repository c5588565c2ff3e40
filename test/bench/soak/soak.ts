import '../../../build/cli/production-react.ts';
import { join } from 'node:path';
import { ReleaseBuilder } from '../../../build/cli/release-builder.ts';
import { buildRelease } from '../build-release.ts';
import { grownPath, growRelease } from '../edge/grown-release.ts';
import { startConstant, startOurs } from '../edge/rivals.ts';
import { exitOnSignals } from '../exit-on-signals.ts';
import { toWholeNumber } from '../number-options.ts';
import { parseOptions } from '../parse-options.ts';
import { withSubject } from '../subject.ts';
import { askAfterPause } from './idle-connections.ts';
import { type Failure, runSteadily, type SteadyOutcome, type SteadyRequest } from './steady-load.ts';

/**
 * `npm run bench:soak`: memory and failed requests of a long load, the same load on a worker with a constant response,
 * and what becomes of idle connections.
 */
exitOnSignals();
const options = parseOptions(
  {
    requests: { type: 'string', default: '200000' },
    connections: { type: 'string', default: '96' },
    pages: { type: 'string', default: '5000' },
  },
  'npm run bench:soak [-- --requests 200000 --connections 96 --pages 5000]',
);
const requests = toWholeNumber('requests', options.requests);
const connections = toWholeNumber('connections', options.connections);
const pages = toWholeNumber('pages', options.pages);

const ARTICLE_BYTES = 20_000;

/** Failures of one moment are printed as one line. */
const BURST_MS = 500;

/** One request in so many is a search, and one a 404. Each of these is for words that nobody has asked for. */
const OTHERS = 50;

/** The runtime closes connections that are idle for five seconds. */
const PAUSES = [
  { ms: 4_000, isBusy: false },
  { ms: 6_000, isBusy: false },
  { ms: 6_000, isBusy: true },
];

await withSubject(null, 'sample', async (subject) => {
  const { release } = await buildRelease(new ReleaseBuilder(subject.source));
  const grown = growRelease(release, pages, ARTICLE_BYTES);
  const packs = release.manifest.search.packs.map(({ key }) => key);
  const records = new Map([
    ...grown.records,
    ...packs.map((key) => [key, release.records.get(key) ?? new Uint8Array()] as const),
  ]);
  const ours = await startOurs(join(subject.scratch, 'ours'), { ...grown, records }, [...records.keys()]);
  const constant = await startConstant(join(subject.scratch, 'constant'), [
    { name: 'constant', status: 200, headers: {}, bytes: ARTICLE_BYTES },
  ]);
  try {
    const load = { requests, connections };
    const site = await runSteadily({ ...ours, ...load, toRequest: (turn) => requestOf(turn, pages) }, (sample) => {
      const [mb, collectedMb] = [sample.mb, sample.collectedMb].map(Math.round);
      console.log(`after ${sample.requests} requests: ${mb} MB, ${collectedMb} MB after a garbage collection`);
    });
    const port = constant.ports.get('constant') ?? 0;
    const toRequest = (): SteadyRequest => ({ path: '/', status: 200 });
    const control = await runSteadily({ pid: constant.pid, port, ...load, toRequest }, () => {});
    print('the site', site);
    print('a worker with a constant response', control);
    if (site.failures.some(({ isReuseRace }) => !isReuseRace)) process.exitCode = 1;
    for (const [name, target] of [
      ['the site', ours.port],
      ['a worker with a constant response', port],
    ] as const)
      for (const pause of PAUSES) {
        const outcome = await askAfterPause(target, connections, pause);
        const client = pause.isBusy ? 'a client that is busy meanwhile' : 'a waiting client';
        console.log(
          `${name}, ${pause.ms / 1_000} s idle, ${client}: ${outcome.answered} answered, failed: ${describe(outcome.failures)}`,
        );
      }
  } finally {
    await Promise.all([ours.stop(), constant.stop()]);
  }
});

/** All pages in turn. */
function requestOf(turn: number, pages: number): SteadyRequest {
  if (turn % OTHERS === 0) return { path: `/search?q=invoice+w${turn.toString(36)}`, status: 200 };
  if (turn % OTHERS === 1) return { path: `/no/such/page-${turn}`, status: 404 };
  return { path: grownPath(turn % pages), status: 200 };
}

function print(name: string, { seconds, failures, pauseMs }: SteadyOutcome): void {
  const rate = Math.round(requests / seconds);
  const races = failures.filter(({ isReuseRace }) => isReuseRace).length;
  console.log(`${name}: ${requests} requests on ${connections} busy connections, ${rate} per second`);
  console.log(`  longest pause of this client: ${Math.round(pauseMs)} ms`);
  console.log(`  failed: ${failures.length}, of which ${races} were answered when sent again on a new connection`);
  const bursts = new Map<number, Failure[]>();
  for (const failure of failures) {
    const moment = Math.floor(failure.atMs / BURST_MS);
    bursts.set(moment, [...(bursts.get(moment) ?? []), failure]);
  }
  for (const burst of bursts.values())
    console.log(
      `  ${burst.length} at once: served ${range(burst, 'served')}, idle ${range(burst, 'idleMs')} ms, failed after ${range(burst, 'waitedMs')} ms, longest pause of the client ${range(burst, 'pauseMs')} ms`,
    );
}

function range(failures: readonly Failure[], name: 'served' | 'idleMs' | 'waitedMs' | 'pauseMs'): string {
  const values = failures.map((failure) => failure[name]);
  return `${Math.round(Math.min(...values))} to ${Math.round(Math.max(...values))}`;
}

function describe(failures: ReadonlyMap<string, number>): string {
  return failures.size === 0 ? 'none' : [...failures].map(([reason, count]) => `${reason} ${count}`).join(', ');
}
