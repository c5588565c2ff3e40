import { parseOptions, toWholeNumber } from '../../../build/tools/script-options.ts';
import '../../../build/cli/production-react.ts';
import { join } from 'node:path';
import { ReleaseBuilder } from '../../../build/cli/release-builder.ts';
import { buildRelease } from '../build-release.ts';
import { grownPath, growRelease } from '../edge/grown-release.ts';
import { startConstant, startOurs } from '../edge/rivals.ts';
import { exitOnSignals } from '../exit-on-signals.ts';
import { withSubject } from '../subject.ts';
import { runSteadily, type SteadyOutcome, type SteadyRequest } from './steady-load.ts';
import { countClosed } from './unpolled-connections.ts';

/**
 * `npm run bench:soak`: memory and failed requests of a long load, and connections that workerd closes under load
 * whatever the worker is.
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

/** One request in so many is a search, and one a 404. Each of these is for words that nobody has asked for. */
const OTHERS = 50;

/** Less and more than the five seconds for which workerd keeps an idle connection. */
const UNPOLLED_MS = [3_500, 7_000];

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
    { name: 'constant', status: 304, headers: {}, bytes: 0 },
  ]);
  try {
    const toRequest = (turn: number): SteadyRequest => requestOf(turn, pages);
    const outcome = await runSteadily({ ...ours, requests, connections, toRequest }, (sample) => {
      const [mb, collectedMb] = [sample.mb, sample.collectedMb].map(Math.round);
      console.log(`after ${sample.requests} requests: ${mb} MB, ${collectedMb} MB after a garbage collection`);
    });
    print(outcome);
    if (outcome.failures.some(({ isReuseRace }) => !isReuseRace)) process.exitCode = 1;
    for (const ms of UNPOLLED_MS) {
      const closed = await countClosed(constant.ports.get('constant') ?? 0, connections, ms);
      console.log(
        `a worker with a constant response, ${ms / 1_000} s without a poll: workerd closed ${closed} of ${connections} connections`,
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

function print({ seconds, failures }: SteadyOutcome): void {
  const races = failures.filter(({ isReuseRace }) => isReuseRace).length;
  console.log(`${requests} requests on ${connections} connections, ${Math.round(requests / seconds)} per second`);
  console.log(`closed by workerd before a byte of the response, answered when sent again: ${races}`);
  console.log(`failed: ${failures.length - races}`);
  for (const { reason, received, isReuseRace } of failures)
    if (!isReuseRace) console.log(`  ${reason} after ${received} bytes of the response`);
}
