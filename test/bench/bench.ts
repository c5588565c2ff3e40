import '../../build/cli/production-react.ts';
import { readFileSync, writeFileSync } from 'node:fs';
import { ReleaseBuilder } from '../../build/cli/release-builder.ts';
import { measureBuild } from './build/measure-build.ts';
import { buildRelease } from './build-release.ts';
import { measureBundles } from './bundles/measure-bundles.ts';
import { measureEdge } from './edge/measure-edge.ts';
import { type BenchRun, type Figure, formatValue, isOver, type Section } from './figure.ts';
import { parseBenchOptions } from './options.ts';
import { measurePages } from './pages/measure-pages.ts';
import { createProgress } from './progress.ts';
import { describeMachine } from './report/describe-machine.ts';
import { formatTable } from './report/format-table.ts';
import { renderReport } from './report/render-report.ts';
import { measureSearch } from './search/measure-search.ts';
import { type Subject, withSubject } from './subject.ts';

/** `npm run bench`: measures the build, the edge, pages, bundles and search, each against its budget. */
const options = parseBenchOptions();
const baseline = options.baseline === null ? null : (JSON.parse(readFileSync(options.baseline, 'utf8')) as BenchRun);
const progress = createProgress();
const machine = describeMachine();
const figures: Figure[] = [];
const notes: string[] = [];
for (const description of options.descriptions) await measure(description);

const run: BenchRun = { version: 1, date: new Date().toISOString(), machine, figures, notes };
console.log(formatTable(run, baseline));
if (options.json !== null) writeFileSync(options.json, `${JSON.stringify(run, null, 2)}\n`);
if (options.html !== null) writeFileSync(options.html, renderReport(run, baseline));
if (options.check) check(figures);

async function measure(description: string | null): Promise<void> {
  const add = (measured: readonly Figure[]): void => {
    figures.push(...measured);
  };
  const note = (text: string): void => {
    notes.push(text);
  };
  // Editing belongs to the measured build alone: the other sections see the site as it is.
  await withSubject(description, (subject) =>
    attempt('build', subject, async () => add(await measureBuild(subject, progress, note))),
  );
  if (options.sections.size === 1 && options.sections.has('build')) return;
  await withSubject(description, async (subject) => {
    progress(`${subject.name}: building for the other sections`);
    const { release } = await buildRelease(new ReleaseBuilder(subject.source));
    await attempt('bundles', subject, async () => add(measureBundles(subject.name, release)));
    await attempt('search', subject, async () => add(await measureSearch(subject.name, release)));
    await attempt('edge', subject, async () => add(await measureEdge(subject, release, progress, note)));
    await attempt('pages', subject, async () => add(await measurePages(subject, release, progress)));
  });
}

/** What one section cannot measure does not take the minutes of the others with it. */
async function attempt(section: Section, { name }: Subject, work: () => Promise<void>): Promise<void> {
  if (!options.sections.has(section)) return;
  try {
    await work();
  } catch (error) {
    notes.push(`${name}, ${section}: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
}

function check(measured: readonly Figure[]): void {
  const over = measured.filter(isOver);
  for (const { subject, section, name, value, unit, budget } of over)
    console.error(
      `over budget: ${subject}, ${section}, ${name}: ${formatValue(value, unit)}, at most ${formatValue(budget ?? 0, unit)}`,
    );
  if (over.length > 0) process.exitCode = 1;
}
