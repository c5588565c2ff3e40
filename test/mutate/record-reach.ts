import type { ImportGraph } from './import-graph.ts';
import { insertProbes, type Mutation } from './mutation.ts';
import { type FileResult, TestRunner } from './test-runner.ts';
import type { TreeCopy } from './tree-copy.ts';

/** Recording ends when all files have run, unless one hangs. */
const LIMITS = { silence: 300, total: Number.POSITIVE_INFINITY };

export interface Reach {
  /** Test files for each id of a mutation. */
  readonly files: ReadonlyMap<number, readonly string[]>;
  /** Files that pass with all probes, so they pass without any mutation. */
  readonly passed: readonly string[];
}

/**
 * Runs a project's test files once, with a probe at each mutation, and returns which files run which mutated code: in
 * their own process or in one that they start. In workerd and browsers nothing is recorded, so a file that starts one is
 * listed for each mutation of the worker.
 */
export async function recordReach(request: {
  readonly project: string;
  readonly tests: readonly string[];
  readonly mutations: ReadonlyMap<number, Mutation>;
  readonly copies: readonly TreeCopy[];
  readonly engine: ReadonlyMap<string, string>;
  readonly graph: ImportGraph;
  readonly note: (line: string) => void;
}): Promise<Reach> {
  const { project, mutations, copies, engine } = request;
  const mutated = [...new Set([...mutations.values()].map(({ file }) => file))];
  const distances = mutated.map((file) => request.graph.distances(file));
  const tests = request.tests.filter((test) => distances.some((each) => each.has(test)));
  const originals = new Map(mutated.map((file) => [file, engine.get(file) ?? '']));
  const probed = new Map(mutated.map((file) => [file, addProbes(file, engine.get(file) ?? '', mutations)]));
  const results: FileResult[] = [];
  const queue = [...tests];
  const runInCopy = async (copy: TreeCopy): Promise<void> => {
    const runner = new TestRunner(copy, project, 'record');
    runner.write(probed);
    for (let files = queue.splice(0, 10); files.length > 0; files = queue.splice(0, 10)) {
      const { kind } = await runner.run(files, LIMITS, (result) => results.push(result));
      request.note(`${project}: ${results.length} of ${tests.length} test files`);
      if (kind === 'hung')
        throw new Error(`Cannot find the tests of a mutation: a test does not end in one of ${files.join(', ')}.`);
    }
    runner.stop();
    copy.write(originals);
  };
  await Promise.all(copies.map(runInCopy));
  return { files: toReach(results, mutations), passed: results.filter(({ passed }) => passed).map(({ file }) => file) };
}

function addProbes(file: string, text: string, mutations: ReadonlyMap<number, Mutation>): string {
  return insertProbes(text, new Map([...mutations].filter(([, mutation]) => mutation.file === file)));
}

function toReach(results: readonly FileResult[], mutations: ReadonlyMap<number, Mutation>): Map<number, string[]> {
  const reaches = ({ reached }: FileResult, id: number, { file }: Mutation): boolean =>
    reached.includes(`${id}`) || (file.startsWith('worker/') && reached.includes('other runtime'));
  return new Map(
    [...mutations].map(([id, mutation]) => [
      id,
      results.filter((result) => reaches(result, id, mutation)).map(({ file }) => file),
    ]),
  );
}
