import '../../build/cli/production-react.ts';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { ReleaseBuilder } from '../../build/cli/release-builder.ts';
import type { Release } from '../../build/release/records/make-release.ts';
import { measureAuthoring } from './authoring/measure-authoring.ts';
import { measureBuild } from './build/measure-build.ts';
import { measureGrowth } from './build/measure-growth.ts';
import { buildRelease } from './build-release.ts';
import { measureBundles } from './bundles/measure-bundles.ts';
import { measureEdge } from './edge/measure-edge.ts';
import { exitOnSignals } from './exit-on-signals.ts';
import { type BenchRun, type Figure, RUN_VERSION, type Section } from './figure.ts';
import { parseBenchOptions } from './options.ts';
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

/** `npm run bench`: measures the build, the edge, pages, bundles, search and the tests, each against its budget. */
exitOnSignals();
const options = parseBenchOptions();
const progress = createProgress();
const machine = describeMachine();
const figures: Figure[] = [];
const notes: string[] = [];
for (const [description, name] of nameSubjects(options.descriptions)) await measure(description, name);
// The sample runs first, because the engine's budgets apply to it.
if (options.sections.has('build') && options.descriptions.includes(null))
  await attempt('build', 'entangled', async () => add(await measureGrowth(progress)));
if (options.sections.has('authoring'))
  await withSubject(null, 'sample', (subject) =>
    attempt('authoring', subject.name, async () => add(await measureAuthoring(subject, progress))),
  );
if (options.sections.has('tests')) await attempt('tests', 'all', async () => add(await measureTests(progress)));

const run: BenchRun = { version: RUN_VERSION, date: new Date().toISOString(), machine, figures, notes };
console.log(formatTable(run, options.baseline));
write(options.json, `${JSON.stringify(run, null, 2)}\n`);
if (options.html !== null) write(options.html, renderReport(run, options.baseline));
const over = describeOver(figures);
if (options.check && over.length > 0) {
  console.error(over.join('\n'));
  process.exitCode = 1;
}

async function measure(description: string | null, name: string): Promise<void> {
  const others = OF_A_RELEASE.some((section) => options.sections.has(section));
  // Only the build section edits the site. The other sections measure it unchanged.
  if (options.sections.has('build')) {
    const isBuilt = await withSubject(description, name, (subject) =>
      attempt('build', subject.name, async () => add(await measureBuild(subject, progress, note))),
    );
    // Then the other sections can't build it either.
    if (!isBuilt) return;
  }
  if (!others) return;
  await withSubject(description, name, async (subject) => {
    let release: Release | null = null;
    progress(`${subject.name}: building for the other sections`);
    await attempt('build', subject.name, async () => {
      ({ release } = await buildRelease(new ReleaseBuilder(subject.source)));
    });
    if (release !== null) await measureOthers(subject, release);
  });
}

async function measureOthers(subject: Subject, release: Release): Promise<void> {
  const work: readonly (readonly [Section, () => Figure[] | Promise<Figure[]>])[] = [
    ['bundles', () => measureBundles(subject.name, release)],
    ['search', () => measureSearch(subject.name, release)],
    ['edge', () => measureEdge(subject, release, progress, note)],
    ['pages', () => measurePages(subject, release, progress)],
  ];
  for (const [section, measureSection] of work)
    if (options.sections.has(section)) await attempt(section, subject.name, async () => add(await measureSection()));
}

/** Runs a section. If it fails, the other sections still run. */
async function attempt(section: Section, name: string, work: () => Promise<void>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    const text = `${name}, ${section}: ${error instanceof Error ? error.message : String(error)}`;
    note(text);
    console.error(`error: ${text}`);
    process.exitCode = 1;
    return false;
  }
}

function add(measured: readonly Figure[]): void {
  figures.push(...measured);
}

function note(text: string): void {
  notes.push(text);
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  console.error(`written: ${relative(process.cwd(), resolve(file))}`);
}
