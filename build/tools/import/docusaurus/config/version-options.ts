import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { type Setting, settingOf } from './read-config.ts';

const text = z.string();
const flag = z.boolean();
/** Options with the same name and meaning here. */
const FOLDER_OPTIONS = ['tagsBasePath', 'sidebarCollapsed'] as const;
const VERSION_OPTIONS = ['lastVersion', 'includeCurrentVersion', 'onlyIncludeVersions'] as const;
const versionsSchema = z.record(
  text,
  z.object({
    label: text.optional(),
    path: text.optional(),
    banner: z.enum(['none', 'unreleased', 'unmaintained']).optional(),
    badge: flag.optional(),
    noIndex: flag.optional(),
  }),
);

/** The folder with the versions of a set of docs, whose files have this prefix. */
export function versionedFolder(prefix: string): string {
  return `${prefix}versioned_docs`;
}

/** The options of `docs` in site.yaml that are the same in Docusaurus and do not concern versions. */
export function toFolderOptions(written: ReadonlyMap<string, Setting>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    FOLDER_OPTIONS.flatMap((name) => {
      const value = written.get(name)?.value;
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/**
 * The options of versions that are the same in Docusaurus. Versions that the project lacks are left out. `folder`: of
 * the versions.
 */
export function toVersionOptions(
  folder: string,
  written: ReadonlyMap<string, Setting>,
): Readonly<Record<string, unknown>> {
  const options = withCurrentAsLast(folder, written);
  const same = VERSION_OPTIONS.flatMap((name) => {
    const value = withKnownVersions(folder, name, options.get(name)?.value);
    return value === undefined ? [] : [[name, value]];
  });
  if (!options.has('versions')) return Object.fromEntries(same);
  const versions = settingOf(options, 'versions', versionsSchema) ?? {};
  return { ...Object.fromEntries(same), versions: withKnownVersions(folder, 'versions', versions) };
}

/**
 * If the last version does not exist yet because the build creates it from the current docs, readers get the current
 * docs.
 */
function withCurrentAsLast(folder: string, options: ReadonlyMap<string, Setting>): ReadonlyMap<string, Setting> {
  const last = options.get('lastVersion');
  if (last === undefined || last.value === 'current' || isVersion(folder, last.value)) return options;
  const versions = settingOf(options, 'versions', versionsSchema) ?? {};
  const current = versions[String(last.value)];
  return new Map([
    ...options,
    ['lastVersion', { ...last, value: 'current' }],
    ['includeCurrentVersion', { ...last, value: true }],
    ...(current === undefined ? [] : [['versions', { ...last, value: { ...versions, current } }] as const]),
  ]);
}

/** The value of an option without versions that the project lacks; undefined if that leaves nothing. */
function withKnownVersions(folder: string, option: string, value: unknown): unknown {
  const isKnown = (name: unknown): boolean => name === 'current' || isVersion(folder, name);
  switch (option) {
    case 'lastVersion':
      return isKnown(value) ? value : undefined;
    case 'onlyIncludeVersions': {
      const known = Array.isArray(value) ? value.filter(isKnown) : [];
      return known.length === 0 ? undefined : known;
    }
    case 'includeCurrentVersion':
      return existsSync(folder) ? value : undefined;
    case 'versions':
      return Object.fromEntries(Object.entries(value ?? {}).filter(([name]) => isKnown(name)));
    default:
      return value;
  }
}

/** Whether the project contains the docs of a version. */
function isVersion(folder: string, name: unknown): boolean {
  return existsSync(join(folder, `version-${String(name)}`));
}
