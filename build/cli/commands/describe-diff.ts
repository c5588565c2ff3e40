import { resolve } from 'node:path';
import { findMessages } from '../../../worker/model/messages/find-messages.ts';
import type { JsonObject } from '../../../worker/request/value/json.ts';
import { SourceError } from '../../base/report/finding.ts';
import { Report } from '../../base/report/report.ts';
import { saveChangelog } from '../../openapi/changelog/save-changelog.ts';
import { ApiWarnings } from '../../openapi/core/api-warnings.ts';
import { SEVERITIES } from '../../openapi/diff/change.ts';
import { countChanges, describeChange, renderChanges } from '../../openapi/diff/change-text.ts';
import { type DescriptionDiff, diffDescriptions } from '../../openapi/diff/diff-descriptions.ts';
import { parseWithReferences } from '../../openapi/read/load-api.ts';
import { isUrl, loadDescription } from '../../openapi/read/load-description.ts';
import type { DescriptionText } from '../../openapi/read/text/description-text.ts';
import { CachedCopies } from '../../openapi/remote/cached-copies.ts';
import { RemoteDescriptions } from '../../openapi/remote/remote-descriptions.ts';
import { loadSiteConfig } from '../../site/config/load-site-config.ts';
import { toIsoDate } from '../../site/docs/front-matter.ts';
import { defineCommand } from '../command.ts';
import { findSite, type SiteFolder, type SiteOptions } from '../find-site.ts';
import { CONTENT_OPTION, descriptionsDir, JSON_OPTION, SITE_OPTION } from '../options.ts';
import { findDescriptionFaults } from '../path-faults.ts';
import { printFindings } from '../print-report.ts';

/** The command line is in English. */
const TEXTS = findMessages('en').reference;

/** Exit status if `--fail-on` matches changes; 1 means that the descriptions could not be compared. */
const FOUND = 3;

export const describeDiff = defineCommand({
  summary: 'Compares two API descriptions (files or URLs) and shows which changes break clients.',
  words: 'OLD NEW',
  findWordFaults: findDescriptionFaults,
  options: {
    markdown: { type: 'boolean', default: false, help: 'Print Markdown.' },
    'fail-on': {
      type: 'string',
      value: SEVERITIES.join('|'),
      help: `Exit with status ${FOUND} if there are changes of at least this severity.`,
      accepts: (name) => SEVERITIES.some((severity) => severity === name),
      expected: SEVERITIES.join(', '),
    },
    save: {
      type: 'string',
      value: 'DATE',
      help: "Save the changes as an entry in the API's changelog.",
      accepts: (text) => toIsoDate(text) === text,
      expected: 'a day such as 2026-11-21',
    },
    api: { type: 'string', value: 'ID', help: 'API whose changelog gets the entry. Default: the first API.' },
    site: SITE_OPTION,
    content: CONTENT_OPTION,
    json: JSON_OPTION,
  },
  async run(options, [oldSource = '', newSource = '']) {
    const threshold = SEVERITIES.map(String).indexOf(options['fail-on'] ?? '');
    const site = findSite(options);
    const diff = diffDescriptions(await load(oldSource, site), await load(newSource, site));
    if (options.json) console.log(JSON.stringify(diff));
    else if (options.markdown) console.log(renderChanges(diff.changes, 2, TEXTS).trimEnd());
    else printDiff(diff);
    if (options.save !== undefined) {
      const folder = await changelogDir(options, options.api);
      const file = await saveChangelog(folder, options.save, diff);
      console.error(`Saved ${file}: review it, write a summary, and commit it.`);
    }
    if (diff.changes.some(({ severity }) => SEVERITIES.indexOf(severity) <= threshold)) process.exitCode = FOUND;
  },
});

async function load(source: string, site: SiteFolder): Promise<JsonObject> {
  const report = new Report();
  const { description, location } = await readSource(source, site, report);
  const warnings = new ApiWarnings();
  const parsed = await parseWithReferences(description, { location, contentDir: site.contentDir }, warnings);
  // A description that lacks some of its files would be compared in part.
  warnings.flush(parsed, report);
  printFindings(report);
  return parsed.root;
}

async function readSource(
  source: string,
  site: SiteFolder,
  report: Report,
): Promise<{ readonly description: DescriptionText; readonly location: string }> {
  if (!isUrl(source)) return { description: await loadDescription(resolve(source)), location: resolve(source) };
  const remote = new RemoteDescriptions(new CachedCopies(descriptionsDir(site)));
  const asked = { copyUse: 'never', headers: {}, timeoutMs: 30_000, variables: process.env } as const;
  return { description: await remote.load(source, asked, report), location: source };
}

function printDiff({ changes }: DescriptionDiff): void {
  const width = Math.max(...SEVERITIES.map((severity) => severity.length));
  for (const change of changes) console.log(`${change.severity.padEnd(width)}  ${describeChange(change, TEXTS)}`);
  console.log(changes.length === 0 ? 'No API changes.' : countChanges(changes, TEXTS));
}

/** The folder of an API's changelog, from site.yaml. */
async function changelogDir(options: SiteOptions, id: string | undefined): Promise<string> {
  const { contentDir } = findSite(options);
  const { apis, file } = await loadSiteConfig(contentDir, new Report());
  const api = apis.find((config) => config.id === (id ?? apis[0]?.id));
  if (api?.changelog !== undefined) return resolve(contentDir, api.changelog);
  const found =
    api === undefined
      ? `there is no API ${JSON.stringify(id ?? '')}`
      : `the API ${JSON.stringify(api.id)} has no "changelog"`;
  throw SourceError.at(
    { file },
    `Cannot save the changelog entry: ${found}. Add "changelog: api/changelog" to the API.`,
  );
}
