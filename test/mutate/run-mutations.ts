import type { ImportGraph } from './import-graph.ts';
import { applyMutation, type Mutation, placeOf } from './mutation.ts';
import { orderTests } from './order-tests.ts';
import { recordReach } from './record-reach.ts';
import { type Failure, type Limits, type TestRun, TestRunner } from './test-runner.ts';
import type { TreeCopy } from './tree-copy.ts';

export type Outcome = 'caught' | 'timed out' | 'survived' | 'undecided';

export interface MutationResult {
  readonly mutation: Mutation;
  readonly outcome: Outcome;
  /** The test that failed, or the reason for another outcome. */
  readonly detail: string;
  /** How many test files passed. */
  readonly testFiles: number;
  readonly seconds: number;
}

/** A project's test files. */
export interface TestProject {
  readonly name: string;
  readonly files: readonly string[];
  /** A common setup that builds a site for all files. Null: which code a file runs can be recorded. */
  readonly setup: string | null;
}

/** What a run of mutations works with. */
export interface Workplace {
  /** As many as mutations run at the same time. */
  readonly copies: readonly TreeCopy[];
  readonly engine: ReadonlyMap<string, string>;
  readonly graph: ImportGraph;
  readonly limits: Limits;
  readonly report: (result: MutationResult) => void;
  readonly note: (line: string) => void;
}

interface Task {
  readonly id: number;
  readonly mutation: Mutation;
  readonly passed: Set<string>;
  /** Test files that concern it, but fail without it too, or have no tests that run here. */
  readonly leftOut: Set<string>;
  seconds: number;
}

/** Most mutations fail one of their nearest tests. Only for the others is it worth recording which tests run them. */
const NEAREST_TESTS = 5;
/** CPU seconds for them. A test file that takes longer waits until it is known to run the mutation. */
const NEAREST_LIMITS: Limits = { silence: 20, total: 20 };

/**
 * Runs the tests that concern each mutation until one fails: all mutations with the first project, then those that are
 * left with the next one.
 */
export class MutationRun {
  readonly #place: Workplace;
  /** Test files, and whether they pass without any mutation. */
  readonly #unmutated = new Map<string, boolean>();
  readonly #slow = new Set<string>();

  constructor(place: Workplace) {
    this.#place = place;
  }

  /** `skipped` names projects that do not run, without which no mutation is known to survive. */
  async run(
    mutations: readonly Mutation[],
    projects: readonly TestProject[],
    skipped: readonly string[] = [],
  ): Promise<void> {
    let left: Task[] = mutations.map((mutation, id) => ({
      id,
      mutation,
      passed: new Set(),
      leftOut: new Set(),
      seconds: 0,
    }));
    for (const project of projects) {
      left = await this.#runProject(left, project, this.#findNearest(left, project), true);
      if (left.length === 0) return;
      // Near tests do not have to run the mutation.
      for (const { leftOut } of left) for (const test of project.files) leftOut.delete(test);
      left = await this.#runProject(left, project, await this.#findConcerned(left, project), false);
    }
    for (const task of left) this.#endUncaught(task, skipped);
  }

  async #runProject(
    tasks: readonly Task[],
    project: TestProject,
    concerned: ReadonlyMap<number, readonly string[]>,
    isNearest: boolean,
  ): Promise<Task[]> {
    const queue = tasks.filter(({ id }) => (concerned.get(id) ?? []).length > 0);
    const left = tasks.filter((task) => !queue.includes(task));
    this.#place.note(`${project.name}: testing ${queue.length} of ${tasks.length} mutations`);
    const runInCopy = async (copy: TreeCopy): Promise<void> => {
      const runner = new TestRunner(copy, project.name, project.setup === null ? 'test' : 'test once');
      for (let task = queue.shift(); task !== undefined; task = queue.shift()) {
        if (!(await this.#passes(task, concerned.get(task.id) ?? [], runner, isNearest))) continue;
        left.push(task);
        this.#place.note(`${placeOf(task.mutation)} passes ${task.passed.size} test files`);
      }
      runner.stop();
    };
    await Promise.all(this.#place.copies.map(runInCopy));
    return left.sort((a, b) => a.id - b.id);
  }

  /** The test files for each mutation that are most likely to catch it. */
  #findNearest(tasks: readonly Task[], { files, setup }: TestProject): ReadonlyMap<number, readonly string[]> {
    const { graph } = this.#place;
    const nearest = (file: string): string[] => {
      const distances = graph.distances(file);
      const tests = files.filter((test) => distances.has(test));
      return orderTests(graph, file, tests).slice(0, NEAREST_TESTS);
    };
    return new Map(setup === null ? tasks.map(({ id, mutation }) => [id, nearest(mutation.file)]) : []);
  }

  /** All test files that concern each mutation. */
  async #findConcerned(tasks: readonly Task[], project: TestProject): Promise<ReadonlyMap<number, readonly string[]>> {
    const { copies, engine, graph, note } = this.#place;
    const { name, files, setup } = project;
    if (setup !== null) {
      const uses = ({ mutation }: Task): boolean => {
        const distances = graph.distances(mutation.file);
        return distances.has(setup) || files.some((file) => distances.has(file));
      };
      return new Map(tasks.map((task) => [task.id, uses(task) ? files : []]));
    }
    note(`${name}: running the tests once, to find which of them run each mutation`);
    const mutations = new Map(tasks.map(({ id, mutation }) => [id, mutation]));
    const reach = await recordReach({ project: name, tests: files, mutations, copies, engine, graph, note });
    for (const file of reach.passed) this.#unmutated.set(file, true);
    return reach.files;
  }

  /** Whether all these tests pass. If not, the mutation has its outcome. */
  async #passes(task: Task, tests: readonly string[], runner: TestRunner, isNearest: boolean): Promise<boolean> {
    const { graph, engine } = this.#place;
    const limits = isNearest ? NEAREST_LIMITS : this.#place.limits;
    const { file } = task.mutation;
    const original = engine.get(file) ?? '';
    const mutated = new Map([[file, applyMutation(original, task.mutation)]]);
    const start = Date.now();
    const left = new Set(orderTests(graph, file, tests).filter((test) => !task.passed.has(test)));
    if (isNearest) for (const test of this.#slow) left.delete(test);
    const leaveOut = (test: string): void => {
      if (left.delete(test)) task.leftOut.add(test);
    };
    for (const test of left) if (this.#unmutated.get(test) === false) leaveOut(test);
    let isRepeated = false;
    let result: TestRun = { kind: 'passed' };
    while (left.size > 0) {
      runner.write(mutated);
      result = await runner.run([...left], limits, (done) => {
        if (!done.passed) return;
        left.delete(done.file);
        task.passed.add(done.file);
      });
      runner.write(new Map([[file, original]]));
      if (result.kind !== 'failed' || (await this.#isCatch(result.failure, runner, isRepeated))) break;
      // The failure may have another cause.
      isRepeated = result.failure.file === '';
      leaveOut(result.failure.file);
      result = { kind: 'passed' };
    }
    if (result.kind === 'passed') for (const test of left) leaveOut(test);
    task.seconds += (Date.now() - start) / 1000;
    if (isNearest && (result.kind === 'hung' || result.kind === 'out of time')) {
      for (const test of [...left].slice(0, 1)) this.#slow.add(test);
      return true;
    }
    return this.#judge(task, result, left.size);
  }

  /** Whether a test fails because of the mutation. An error outside of tests names no file, so it must happen twice. */
  async #isCatch({ file }: Failure, runner: TestRunner, isRepeated: boolean): Promise<boolean> {
    if (file === '') return isRepeated;
    const known = this.#unmutated.get(file);
    if (known !== undefined) return known;
    const { kind } = await runner.run([file], this.#place.limits);
    this.#unmutated.set(file, kind === 'passed');
    if (kind !== 'passed') this.#place.note(`${file}: fails without a mutation, so it is left out`);
    return kind === 'passed';
  }

  #judge(task: Task, result: TestRun, left: number): boolean {
    const { silence, total } = this.#place.limits;
    if (result.kind === 'passed') return true;
    if (result.kind === 'failed') {
      const { file, test, message } = result.failure;
      const outcome = /timed out in \d+ms/.test(message) ? 'timed out' : 'caught';
      this.#end(task, outcome, `${file}: ${test === '' ? message : test}`);
    } else if (result.kind === 'hung') this.#end(task, 'timed out', `no test ended in ${silence} s of CPU`);
    else this.#end(task, 'undecided', `all passed in ${total} s of CPU, and ${left} test files had not run`);
    return false;
  }

  /** A mutation has survived only if all test files that concern it pass. */
  #endUncaught(task: Task, skipped: readonly string[]): void {
    const left = [...task.leftOut, ...skipped];
    if (left.length === 0) this.#end(task, 'survived', `${task.passed.size} test files pass`);
    else this.#end(task, 'undecided', `${task.passed.size} test files pass, but these say nothing: ${left.join(', ')}`);
  }

  #end({ mutation, passed, seconds }: Task, outcome: Outcome, detail: string): void {
    const line = detail.split('\n')[0] ?? '';
    this.#place.report({
      mutation,
      outcome,
      detail: line,
      testFiles: passed.size,
      seconds: Math.round(seconds * 10) / 10,
    });
  }
}
