import { join } from 'node:path';
import type { SiteSource } from '../site/load-site.ts';
import { type CommandOption, UsageError } from './command.ts';
import { findSite, type SiteFolder, type SiteOptions } from './find-site.ts';

/** Options shared by several commands. */
export const SITE_OPTION = {
  type: 'string',
  value: 'DIR',
  help: 'Site folder. Default: the current folder or the nearest parent with a site.',
} as const satisfies CommandOption;
export const CONTENT_OPTION = {
  type: 'string',
  value: 'DIR',
  help: 'Folder with site.yaml and the pages. Default: "content" in the site folder.',
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
} as const satisfies CommandOption;
export const PORT_OPTION = {
  type: 'string',
  value: 'N',
  help: 'Port to serve on; 0 selects a free port. Default: PORT, or 8787.',
} as const satisfies CommandOption;

export const AUDIENCE_OPTION = {
  type: 'string',
  value: 'NAME',
  help: 'Show what readers of this audience see, to everybody. Default: what everybody sees.',
} as const satisfies CommandOption;

/** Options of all commands that build. */
export const BUILD_OPTIONS = {
  site: SITE_OPTION,
  content: CONTENT_OPTION,
  description: {
    type: 'string',
    value: 'FILE|URL',
    help: "API description to use instead of the site's first one.",
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
export function parseWait(text: string): number {
  const minutes = Number(text);
  if (text !== '' && minutes >= 0 && minutes <= MAX_WAIT_MINUTES) return minutes * 60_000;
  throw new UsageError(`--wait: expected minutes from 0 to ${MAX_WAIT_MINUTES}, got ${JSON.stringify(text)}.`);
}

/** As long as a CI job may take. */
const MAX_WAIT_MINUTES = 360;

/** A port from `--port` or the environment. */
export function parsePort(text = process.env.PORT ?? '8787'): number {
  const port = Number(text);
  if (text !== '' && Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new UsageError(`Cannot use the port ${JSON.stringify(text)}: it must be a number from 0 to 65535.`);
}
