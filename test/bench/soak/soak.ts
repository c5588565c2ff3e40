import '../../../build/cli/production-react.ts';
import { join } from 'node:path';
import { ReleaseBuilder } from '../../../build/cli/release-builder.ts';
import { buildRelease } from '../build-release.ts';
import { growRelease } from '../edge/grown-release.ts';
import { startConstant, startOurs } from '../edge/rivals.ts';
import { exitOnSignals } from '../exit-on-signals.ts';
import { toWholeNumber } from '../number-options.ts';
import { parseOptions } from '../parse-options.ts';
import { withSubject } from '../subject.ts';
import { askAfterPause } from './idle-connections.ts';
import { runSteadily } from './steady-load.ts';

/** `npm run bench:soak`: memory and failed requests of a long load, and what becomes of idle connections. */
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
    const { seconds, failures } = await runSteadily({ ...ours, requests, connections, pages }, (sample) => {
      const [mb, collectedMb] = [sample.mb, sample.collectedMb].map(Math.round);
      console.log(`after ${sample.requests} requests: ${mb} MB, ${collectedMb} MB after a garbage collection`);
    });
    console.log(
      `${requests} requests on ${connections} busy connections: ${Math.round(requests / seconds)} per second`,
    );
    console.log(`failed: ${describe(failures)}`);
    if (failures.size > 0) process.exitCode = 1;
    for (const [name, port] of [
      ['the site', ours.port],
      ['a worker with a constant response', constant.ports.get('constant') ?? 0],
    ] as const)
      for (const pause of PAUSES) {
        const outcome = await askAfterPause(port, connections, pause);
        const client = pause.isBusy ? 'a client that is busy meanwhile' : 'a waiting client';
        console.log(
          `${name}, ${pause.ms / 1_000} s idle, ${client}: ${outcome.answered} answered, failed: ${describe(outcome.failures)}`,
        );
      }
  } finally {
    await Promise.all([ours.stop(), constant.stop()]);
  }
});

function describe(failures: ReadonlyMap<string, number>): string {
  return failures.size === 0 ? 'none' : [...failures].map(([reason, count]) => `${reason} ${count}`).join(', ');
}
