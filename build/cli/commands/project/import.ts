import { resolve } from 'node:path';
import { count } from '../../../base/report/count.ts';
import { Report } from '../../../base/report/report.ts';
import { displayPath } from '../../../base/source/read-text.ts';
import { describeImport } from '../../../tools/import/describe-import.ts';
import { defaultTarget, importProject } from '../../../tools/import/import-project.ts';
import { defineCommand, PROGRAM } from '../../command.ts';
import { loadImporters } from '../../load-importers.ts';
import { JSON_OPTION } from '../../options.ts';
import { findFolderFaults, findProjectFaults } from '../../path-faults.ts';
import { terminalColors } from '../../print-report.ts';

export const importCommand = defineCommand({
  summary: 'Converts a project of Docusaurus, Mintlify or Starlight to a content folder.',
  words: 'PROJECT',
  findWordFaults: findProjectFaults,
  options: {
    out: {
      type: 'string',
      value: 'DIR',
      help: 'Output folder. Default: "imported-" followed by the name of the project.',
      findPathFaults: findFolderFaults,
    },
    'run-config': {
      type: 'boolean',
      default: false,
      help: 'Run the configuration of a Docusaurus project, which needs its packages, instead of reading it.',
    },
    'run-components': {
      type: 'boolean',
      default: false,
      help: 'Run the components and React pages of a Docusaurus project that cannot be imported otherwise.',
    },
    'dry-run': { type: 'boolean', default: false, help: 'Write nothing. Show what would be imported.' },
    json: JSON_OPTION,
  },
  async run(options, [source = '']) {
    const report = new Report();
    const dryRun = options['dry-run'];
    const out = options.out === undefined ? defaultTarget(source) : resolve(options.out);
    const importers = await loadImporters(resolve(source), report);
    const onRun = (file: string): void =>
      console.error(`Running the code of the project: ${displayPath(file)}, and the sidebars that it names.`);
    const run = {
      ...(options['run-config'] ? { onRun } : {}),
      ...(options['run-components'] ? { onRunComponents: announceComponents() } : {}),
    };
    const imported = await importProject({ source: resolve(source), out, dryRun, importers, ...run }, report);
    if (report.errors.length > 0) process.exitCode = 1;
    if (options.json) {
      console.log(JSON.stringify({ ...imported, dryRun }));
      return;
    }
    for (const line of describeImport(imported, { dryRun, colors: terminalColors(process.stdout) })) console.log(line);
    if (!dryRun) console.log(`To build it, run: ${PROGRAM} build --content ${displayPath(out)}`);
  },
});

/** Says once which components are run. Those of another language are the same. */
export function announceComponents(): (components: readonly string[]) => void {
  const said = new Set<string>();
  return (components) => {
    const added = components.filter((name) => !said.has(name));
    for (const name of added) said.add(name);
    const pages = added.filter((name) => name.includes('/'));
    const elements = added.flatMap((name) => (name.includes('/') ? [] : [`<${name}>`]));
    for (const [names, noun] of [
      [elements, 'component'],
      [pages, 'page'],
    ] as const)
      if (names.length > 0)
        console.error(`Running the code of the project: ${count(names.length, noun)}: ${names.join(', ')}.`);
  };
}
