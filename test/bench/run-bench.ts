import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import type { Release } from '../../build/release/records/make-release.ts';
import { siteBuilderOnce } from '../built-site.ts';
import { measureAuthoring } from './authoring/measure-authoring.ts';
import { measureBuild } from './build/measure-build.ts';
import { measureGrowth } from './build/measure-growth.ts';
import { buildRelease } from './build-release.ts';
import { measureBundles } from './bundles/measure-bundles.ts';
import { measureEdge } from './edge/measure-edge.ts';
import { type BenchRun, type Figure, RUN_VERSION, type Section } from './figure.ts';
import type { BenchOptions } from './options.ts';
import { measurePages } from './pages/measure-pages.ts';
import { createProgress } from './progress.ts';
import { describeMachine } from './report/describe-machine.ts';
import { describeOver } from './report/describe-over.ts';
import { formatTable } from './report/format-table.ts';
import { renderReport } from './report/render-report.ts';
import { measureSearch } from './search/measure-search.ts';
import { nameSubjects, type Subject, withSubject } from './subject.ts';
import { measureTests } from './tests/measure-tests.ts';

/** Sections that measure a built release. */
const OF_A_RELEASE: readonly Section[] = ['edge', 'pages', 'bundles', 'search'];

/** Measures the build, the edge, pages, bundles, search and the tests, each against its budget. If anything fails, the process will exit with 1. */
export async function runBench(options: BenchOptions): Promise<void> {
  const bench = new Bench(options);
  const machine = describeMachine();
  await bench.measureAll();
  const figures = bench.figures;
  const run: BenchRun = {
    version: RUN_VERSION,
    date: new Date().toISOString(),
    machine,
    figures,
    notes: bench.notes,
  };
  console.log(formatTable(run, options.baseline));
  write(options.json, `${JSON.stringify(run, null, 2)}\n`);
  if (options.html !== null) write(options.html, renderReport(run, options.baseline));
  const over = options.check ? describeOver(figures) : [];
  for (const line of over) console.error(line);
  if (!bench.isComplete || over.length > 0) process.exitCode = 1;
}

class Bench {
  readonly figures: Figure[] = [];
  readonly notes: string[] = [];
  isComplete = true;
  readonly #options: BenchOptions;
  readonly #progress = createProgress();

  constructor(options: BenchOptions) {
    this.#options = options;
  }

  async measureAll(): Promise<void> {
    const { descriptions, sections } = this.#options;
    for (const [description, name] of nameSubjects(descriptions)) await this.#measure(description, name);
    // The sample runs first, because the engine's budgets apply to it.
    if (sections.has('build') && descriptions.includes(null))
      await this.#attempt('build', 'entangled', () => measureGrowth(this.#progress));
    if (sections.has('authoring'))
      await withSubject(null, 'sample', (subject) =>
        this.#attempt('authoring', subject.name, () => measureAuthoring(subject, this.#progress)),
      );
    if (sections.has('tests')) await this.#attempt('tests', 'all', () => measureTests(this.#progress));
  }

  async #measure(description: string | null, name: string): Promise<void> {
    const { sections } = this.#options;
    // Only the build section edits the site. The other sections measure it unchanged.
    if (sections.has('build')) {
      const isBuilt = await withSubject(description, name, (subject) =>
        this.#attempt('build', subject.name, () => measureBuild(subject, this.#progress, this.#note)),
      );
      // Then the other sections can't build it either.
      if (!isBuilt) return;
    }
    if (!OF_A_RELEASE.some((section) => sections.has(section))) return;
    await withSubject(description, name, async (subject) => {
      let release: Release | null = null;
      this.#progress(`${subject.name}: building for the other sections`);
      await this.#attempt('build', subject.name, async () => {
        ({ release } = await buildRelease(siteBuilderOnce(subject.source)));
        return [];
      });
      if (release !== null) await this.#measureOthers(subject, release);
    });
  }

  async #measureOthers(subject: Subject, release: Release): Promise<void> {
    const work: readonly (readonly [Section, () => Figure[] | Promise<Figure[]>])[] = [
      ['bundles', () => measureBundles(subject.name, release)],
      ['search', () => measureSearch(subject.name, release)],
      ['edge', () => measureEdge(subject, release, this.#progress, this.#note)],
      ['pages', () => measurePages(subject, release, this.#progress)],
    ];
    for (const [section, measureSection] of work)
      if (this.#options.sections.has(section)) await this.#attempt(section, subject.name, measureSection);
  }

  /** Runs a section. If it fails, the other sections still run. */
  async #attempt(section: Section, name: string, measure: () => Figure[] | Promise<Figure[]>): Promise<boolean> {
    try {
      this.figures.push(...(await measure()));
      return true;
    } catch (error) {
      const text = `${name}, ${section}: ${error instanceof Error ? error.message : String(error)}`;
      this.#note(text);
      console.error(`error: ${text}`);
      this.isComplete = false;
      return false;
    }
  }

  readonly #note = (text: string): void => void this.notes.push(text);
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  console.error(`written: ${relative(process.cwd(), resolve(file))}`);
}
