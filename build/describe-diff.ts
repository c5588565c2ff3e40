import './cli/production-react.ts';
import { resolve } from 'node:path';
import { parseCommandLine } from './cli/options.ts';
import { printFindings } from './cli/print-report.ts';
import { runCommand } from './cli/run-command.ts';
import { loadSiteConfig } from './config/site-config.ts';
import { saveChangelog } from './openapi/changelog/save-changelog.ts';
import type { JsonObject } from './openapi/core/json.ts';
import { SEVERITIES } from './openapi/diff/change.ts';
import { countChanges, describeChange, renderChanges } from './openapi/diff/change-text.ts';
import { type DescriptionDiff, diffDescriptions } from './openapi/diff/diff-descriptions.ts';
import { isUrl, loadDescription } from './openapi/read/load-description.ts';
import { parseDescription } from './openapi/read/parse-description.ts';
import { KeptCopies } from './openapi/remote/kept-copies.ts';
import { RemoteDescriptions } from './openapi/remote/remote-descriptions.ts';
import { SourceError } from './report/finding.ts';
import { Report } from './report/report.ts';

/** Exit status when there are changes that `--fail-on` names; 1 says that the descriptions could not be compared. */
const FOUND = 3;
const USAGE =
  'npm run describe:diff -- OLD NEW [--json | --markdown] [--fail-on breaking|may-break|safe] [--save DATE [--api ID] [--content DIR]]';

/** `npm run describe:diff`: what has changed between two descriptions, and for whom it breaks. */
const { values: options, words } = parseCommandLine(
  {
    json: { type: 'boolean', default: false },
    markdown: { type: 'boolean', default: false },
    'fail-on': { type: 'string' },
    save: { type: 'string' },
    api: { type: 'string' },
    content: { type: 'string', default: 'content' },
  },
  USAGE,
  2,
);
const [oldSource, newSource] = words;
const threshold = (SEVERITIES as readonly (string | undefined)[]).indexOf(options['fail-on']);
if (oldSource === undefined || newSource === undefined || (options['fail-on'] !== undefined && threshold === -1)) {
  console.error(`Usage: ${USAGE}`);
  process.exit(2);
}

await runCommand(options.json, async () => {
  const diff = diffDescriptions(await load(oldSource), await load(newSource));
  if (options.json) console.log(JSON.stringify(diff));
  else if (options.markdown) console.log(renderChanges(diff.changes, 2).trimEnd());
  else printDiff(diff);
  if (options.save !== undefined) {
    const file = await saveChangelog(await changelogDir(), parseDate(options.save), diff);
    console.error(`Saved ${file}: look it over, write a summary, and commit it.`);
  }
  if (diff.changes.some(({ severity }) => SEVERITIES.indexOf(severity) <= threshold)) process.exitCode = FOUND;
});

async function load(source: string): Promise<JsonObject> {
  if (!isUrl(source)) {
    const { file, text } = await loadDescription(resolve(source));
    return parseDescription(file, text).root;
  }
  const report = new Report();
  const remote = new RemoteDescriptions(new KeptCopies(resolve('.cache', 'descriptions')));
  const asked = { copyUse: 'never', headers: {}, timeoutMs: 30_000, variables: process.env } as const;
  const { file, text, parsed } = await remote.load(source, asked, report);
  printFindings(report);
  return (parsed ?? parseDescription(file, text)).root;
}

function printDiff({ changes }: DescriptionDiff): void {
  const width = Math.max(...SEVERITIES.map((severity) => severity.length));
  for (const change of changes) console.log(`${change.severity.padEnd(width)}  ${describeChange(change)}`);
  console.log(changes.length === 0 ? 'No change.' : countChanges(changes));
}

/** The folder that site.yaml names for the API. */
async function changelogDir(): Promise<string> {
  const { apis, file } = await loadSiteConfig(resolve(options.content), new Report());
  const api = apis.find(({ id }) => id === (options.api ?? apis[0]?.id));
  if (api?.changelog === undefined)
    throw SourceError.at(
      { file },
      `Cannot save the changelog entry: ${api === undefined ? `there is no API ${JSON.stringify(options.api ?? '')}` : `the API ${JSON.stringify(api.id)} has no "changelog"`}. Write "changelog: api/changelog" below it.`,
    );
  return resolve(options.content, api.changelog);
}

function parseDate(text: string): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))) return text;
  throw SourceError.at(
    { file: '--save' },
    `Cannot save under ${JSON.stringify(text)}: expected a day such as 2026-11-21.`,
  );
}
