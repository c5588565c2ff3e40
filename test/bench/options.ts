import { accessSync, constants, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { PROJECT_ROOT } from '../../build/base/project-root.ts';
import { parseOptions, refuse } from '../../build/tools/script-options.ts';
import { type BenchRun, SECTIONS, type Section, USUAL_SECTIONS } from './figure.ts';
import { loadRun } from './load-run.ts';
import { findDescriptionFault } from './subject.ts';

export interface BenchOptions {
  /** Files, or `generated:` or `entangled:` with a number of operations; null for the sample's own description. */
  readonly descriptions: readonly (string | null)[];
  readonly sections: ReadonlySet<Section>;
  readonly check: boolean;
  /** Output files; the HTML page only on request. */
  readonly json: string;
  readonly html: string | null;
  /** An earlier run for comparison. */
  readonly baseline: BenchRun | null;
}

const USAGE =
  'npm run bench [-- --description FILE|sample|generated:N|entangled:N … --only build,edge,pages,bundles,search,authoring,tests --check --json FILE --html FILE --baseline FILE]';

/** The default output file. */
const LAST_RUN = join(PROJECT_ROOT, '.cache/bench/last.json');

/**
 * Parses the command line, and checks that all files can be read or written, because a run takes minutes. If there are
 * mistakes, prints all of them and ends the process.
 */
export function parseBenchOptions(): BenchOptions {
  const values = parseOptions(
    {
      description: { type: 'string', multiple: true, default: ['sample'] },
      only: { type: 'string', default: USUAL_SECTIONS.join(',') },
      check: { type: 'boolean', default: false },
      json: { type: 'string' },
      html: { type: 'string' },
      baseline: { type: 'string' },
    },
    USAGE,
  );
  const faults: string[] = [];
  const wanted = values.only.split(',');
  for (const name of wanted.filter((name) => !(SECTIONS as readonly string[]).includes(name)))
    faults.push(`Cannot measure the section ${JSON.stringify(name)}: the sections are ${SECTIONS.join(', ')}.`);
  const descriptions = [...new Set(values.description)].map((name) => (name === 'sample' ? null : name));
  for (const name of descriptions) faults.push(...(name === null ? [] : [findDescriptionFault(name) ?? []].flat()));
  for (const file of [values.json, values.html]) faults.push(...(file === undefined ? [] : findOutputFaults(file)));
  const baseline = values.baseline === undefined ? null : tryToLoad(values.baseline, faults);
  if (faults.length > 0) refuse(faults, USAGE);
  return {
    descriptions,
    sections: new Set(SECTIONS.filter((name) => wanted.includes(name))),
    check: values.check,
    json: values.json ?? LAST_RUN,
    html: values.html ?? null,
    baseline,
  };
}

function tryToLoad(file: string, faults: string[]): BenchRun | null {
  try {
    return loadRun(file);
  } catch (error) {
    faults.push(error instanceof Error ? error.message : String(error));
    return null;
  }
}

function findOutputFaults(file: string): string[] {
  const folder = dirname(resolve(file));
  try {
    accessSync(folder, constants.W_OK);
  } catch {
    return [
      `${file}: Cannot write there: ${folder} is no folder that may be written. Create it, or name another file.`,
    ];
  }
  const isFolder = statSync(file, { throwIfNoEntry: false })?.isDirectory() === true;
  return isFolder ? [`${file}: Cannot write there: it is a folder. Name a file in it.`] : [];
}
