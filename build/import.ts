import { resolve } from 'node:path';
import { parseCommandLine } from './cli/options.ts';
import { count, printFindings, toJson } from './cli/print-report.ts';
import { runCommand } from './cli/run-command.ts';
import { displayPath } from './content/read-text.ts';
import { defaultTarget, importProject } from './import/import-project.ts';
import { SourceError } from './report/finding.ts';
import { Report } from './report/report.ts';

/** `npm run import`: a Docusaurus project becomes a content folder. */
const USAGE = 'npm run import -- path/to/docusaurus [--out DIR] [--dry-run] [--json]';
const { values, words } = parseCommandLine(
  {
    out: { type: 'string' },
    'dry-run': { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
  USAGE,
  1,
);

await runCommand(values.json, async () => {
  const [source] = words;
  if (source === undefined)
    throw SourceError.at({ file: 'import' }, `Cannot import: it is not said from where. Name a folder: ${USAGE}`);
  const report = new Report();
  const dryRun = values['dry-run'];
  const out = values.out === undefined ? defaultTarget(source) : resolve(values.out);
  const imported = await importProject({ source: resolve(source), out, dryRun }, report);
  if (values.json) {
    console.log(JSON.stringify({ ...imported, dryRun, notCarried: toJson([...report.errors, ...report.warnings]) }));
  } else {
    printFindings(report);
    const { pages, files, versions, redirects } = imported;
    const folder = displayPath(out);
    console.log(
      `${dryRun ? 'Would import' : 'Imported'} ${count(pages, 'page')}, ${count(files, 'file')}, ${count(versions, 'folder')} of docs and ${count(redirects, 'redirect')} into ${folder}; ` +
        `${count(report.errors.length + report.warnings.length, 'thing')} could not be carried over.`,
    );
    if (!dryRun) console.log(`Build it: npm run build -- --content ${folder}`);
  }
});
