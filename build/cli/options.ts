import { join } from 'node:path';
import { isUrl } from '../openapi/read/load-description.ts';
import type { SiteSource } from '../site/load-site.ts';
import { type CommandOption, UsageError } from './command.ts';
import { findSite, type SiteFolder, type SiteOptions } from './find-site.ts';
import { findDescriptionFaults, findSiteFaults } from './path-faults.ts';

/** As long as a CI job may take. */
const MAX_WAIT_MINUTES = 360;

/** Options shared by several commands. */
export const SITE_OPTION = {
  type: 'string',
  value: 'DIR',
  help: 'Site folder. Default: the current folder or the nearest parent with a site.',
  findPathFaults: findSiteFaults,
} as const satisfies CommandOption;
export const CONTENT_OPTION = {
  type: 'string',
  value: 'DIR',
  help: 'Folder with site.yaml and the pages. Default: "content" in the site folder.',
  findPathFaults: findSiteFaults,
} as const satisfies CommandOption;
export const JSON_OPTION = {
  type: 'boolean',
  default: false,
  help: 'Print a report as JSON, for programs.',
} as const satisfies CommandOption;
export const ENV_OPTION = {
  type: 'string',
  value: 'NAME',
  default: 'production',
  help: 'Environment in wrangler.toml.',
} as const satisfies CommandOption;
export const WAIT_OPTION = {
  type: 'string',
  value: 'MINUTES',
  default: '0',
  help: 'How long to wait while another command changes the same site.',
  accepts: (text) => isNumber(text) && Number(text) <= MAX_WAIT_MINUTES,
  expected: `minutes from 0 to ${MAX_WAIT_MINUTES}`,
} as const satisfies CommandOption;
export const PORT_OPTION = {
  type: 'string',
  value: 'N',
  help: 'Port to serve on; 0 selects a free port. Default: PORT, or 8787.',
  accepts: isPort,
  expected: 'a number from 0 to 65535',
} as const satisfies CommandOption;

export const AUDIENCE_OPTION = {
  type: 'string',
  value: 'NAME',
  help: 'Show what readers of this audience see, to everybody. Default: what everybody sees.',
} as const satisfies CommandOption;

/** What an option with the URL of a site accepts. */
export const SITE_URL = {
  type: 'string',
  value: 'URL',
  accepts: isUrl,
  expected: 'a URL such as https://docs.example.com',
} as const satisfies Partial<CommandOption>;

/** Options of all commands that build. */
export const BUILD_OPTIONS = {
  site: SITE_OPTION,
  content: CONTENT_OPTION,
  description: {
    type: 'string',
    value: 'FILE|URL',
    help: "API description to use instead of the site's first one.",
    findPathFaults: findDescriptionFaults,
  },
  offline: {
    type: 'boolean',
    default: false,
    help: 'Use stored copies of remote descriptions and make no requests.',
  },
  'no-cache': { type: 'boolean', default: false, help: 'Build from scratch, without reading or writing the cache.' },
} as const satisfies Readonly<Record<string, CommandOption>>;

interface BuildValues extends SiteOptions {
  readonly description?: string | undefined;
  readonly offline: boolean;
  readonly 'no-cache': boolean;
}

interface SiteToBuild extends SiteFolder {
  readonly source: SiteSource;
}

/** `fallback` determines when a cached copy of a description may be used without `--offline`. */
export function toSite(values: BuildValues, fallback: 'never' | 'fails' = 'never'): SiteToBuild {
  const site = findSite(values);
  const { contentDir } = site;
  const { description, offline } = values;
  const source = {
    contentDir,
    description,
    copyUse: offline ? 'always' : fallback,
    copiesDir: descriptionsDir(site),
  } as const;
  return { ...site, source };
}

/** Folder with the last good copies of a site's remote descriptions. */
export function descriptionsDir({ dir }: SiteFolder): string {
  return join(dir, '.cache', 'descriptions');
}

/** The view to build for `--audience`: the public one by default. */
export function toAudiences(name: string | undefined): readonly string[] {
  return name === undefined ? [] : [name];
}

/** Parses `--wait` to milliseconds. */
export function parseWait(minutes: string): number {
  return Number(minutes) * 60_000;
}

/** A port from `--port` or the environment. */
export function parsePort(text = process.env.PORT ?? '8787'): number {
  if (isPort(text)) return Number(text);
  throw new UsageError(`Cannot use the port ${JSON.stringify(text)}: it must be ${PORT_OPTION.expected}.`);
}

function isPort(text: string): boolean {
  return isWholeNumber(text) && Number(text) <= 65_535;
}

/** Whether text is a number of at least 0, in digits. */
function isNumber(text: string): boolean {
  return /^\d+(?:\.\d+)?$/.test(text);
}

/** Whether text is an integer of at least `least`, in digits. */
export function isWholeNumber(text: string, least = 0): boolean {
  return /^\d+$/.test(text) && Number(text) >= least && Number.isSafeInteger(Number(text));
}
