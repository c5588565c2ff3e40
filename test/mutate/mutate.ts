import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { PROJECT_ROOT } from '../../build/base/project-root.ts';
import { exitOnSignals } from '../bench/exit-on-signals.ts';
import { toWholeNumber } from '../bench/number-options.ts';
import { parseOptions } from '../bench/parse-options.ts';
import { chooseMutations } from './choose-mutations.ts';
import { ImportGraph } from './import-graph.ts';
import { type Mutation, placeOf } from './mutation.ts';
import { findProjects } from './projects.ts';
import { formatResults, formatRow, loadResults, type ResultRow, toRow, writeResults } from './results.ts';
import { MutationRun, type TestProject } from './run-mutations.ts';
import { listFiles, readEngine, TreeCopy } from './tree-copy.ts';

const USAGE =
  'npm run mutate [-- --seed N --count N --jobs N --budget CPU_SECONDS --json FILE --again FILE --projects node,operate,site,content,browser --tree DIR]';

const values = parseOptions(
  {
    seed: { type: 'string' },
    count: { type: 'string' },
    jobs: { type: 'string', default: String(Math.max(1, Math.floor(availableParallelism() / 2))) },
    budget: { type: 'string', default: '600' },
    json: { type: 'string' },
    again: { type: 'string' },
    projects: { type: 'string' },
    tree: { type: 'string', default: PROJECT_ROOT },
  },
  USAGE,
);
const earlier = values.again === undefined ? null : loadResults(values.again);
const seed = earlier?.seed ?? toWholeNumber('seed', values.seed ?? '1');
const count = earlier?.count ?? toWholeNumber('count', values.count ?? '20');
const [jobs, budget] = [toWholeNumber('jobs', values.jobs), toWholeNumber('budget', values.budget)];
const tree = resolve(values.tree);
/** CPU seconds in which no test ends: a loop without an end. */
const SILENCE = 90;

const scratch = mkdtempSync(join(tmpdir(), 'docvane-mutate-'));
process.once('exit', () => rmSync(scratch, { recursive: true, force: true, maxRetries: 5 }));
exitOnSignals(values.json === undefined ? 'nothing is written' : 'the file has the results so far');

const engine = readEngine(tree);
const chosen = chooseMutations(engine, seed, count);
const rows = chosen.flatMap((mutation) => findCaught(mutation) ?? []);
const mutations = chosen.filter((mutation) => findCaught(mutation) === undefined);
const files = listFiles(tree);
const run = new MutationRun({
  copies: Array.from({ length: Math.min(jobs, mutations.length) }, (_, n) => new TreeCopy(tree, join(scratch, `${n}`))),
  engine,
  graph: new ImportGraph(tree, files),
  limits: { silence: SILENCE, total: budget },
  report(result) {
    const row = toRow(result, engine.get(result.mutation.file) ?? '');
    rows.push(row);
    console.log(`[${rows.length}/${chosen.length}] ${formatRow(row)}`);
    if (values.json !== undefined) writeResults(values.json, { seed, count, results: rows });
  },
  note: (line) => console.log(line),
});
const projects = findProjects(files);
const isIncluded = ({ name }: TestProject): boolean => values.projects?.split(',').includes(name) ?? true;
const skipped = projects.filter((project) => !isIncluded(project)).map(({ name }) => `project ${name}`);
await run.run(mutations, projects.filter(isIncluded), skipped);
console.log(`\n${formatResults(rows)}`);
process.exit(0);

/** What an earlier run says about a mutation, if a test has caught it there. */
function findCaught(mutation: Mutation): ResultRow | undefined {
  const isCaught = (row: ResultRow): boolean => row.outcome === 'caught' || row.outcome === 'timed out';
  return earlier?.results.find((row) => row.place === placeOf(mutation) && row.kind === mutation.kind && isCaught(row));
}
