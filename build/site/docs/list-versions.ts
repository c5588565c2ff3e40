import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { canonicalPath } from '../../../worker/model/path.ts';
import type { SourceLocation } from '../../base/report/finding.ts';
import { suggest } from '../../base/report/nearest.ts';
import type { Report } from '../../base/report/report.ts';
import { parseYaml } from '../../base/source/parse-yaml.ts';
import { readText } from '../../base/source/read-text.ts';
import { validate } from '../../base/source/validate.ts';
import type { VersionOptions } from './docs-options.ts';
import { CURRENT_VERSION, type DocsVersion } from './docs-version.ts';

/** The docs, or an additional set of docs, as a content folder has them. */
export interface DocsSource {
  /** Null for the docs. */
  readonly set: string | null;
  readonly title?: string | undefined;
  /** Folder of the current version; `''` is the content folder itself. */
  readonly folder: string;
  /** Path prefix of the default version. */
  readonly path: string;
  /** Label of the current version, unless it is set. */
  readonly currentLabel: string;
  readonly options: VersionOptions;
  /** Where an option is written. */
  readonly locate: (path: readonly string[]) => SourceLocation;
  /** The audiences that may read any version. */
  readonly access?: readonly string[] | undefined;
}

/** The versions of one set of docs. */
export interface ListedVersions {
  /** Newest first. */
  readonly versions: readonly DocsVersion[];
  /** Folders without pages of their own. Folders of versions may be in them. */
  readonly leftOut: readonly string[];
}

const PURPOSE = 'the versions';
const SIDEBAR_EXTENSIONS = ['yaml', 'yml', 'json'] as const;

/** The files of a set in the content folder. The docs' names have no prefix, as in Docusaurus 3.8. */
const inSet = (set: string | null, name: string): string => (set === null ? name : `${set}_${name}`);

/** The versions of the docs or of a set, from its list of versions and options as in Docusaurus 3.8. */
export async function listVersions(contentDir: string, source: DocsSource, report: Report): Promise<ListedVersions> {
  const { set, title, folder, path, currentLabel, options, access: ofSet } = source;
  const released = await readReleased(contentDir, set, report);
  const all = options.includeCurrentVersion ? [CURRENT_VERSION, ...released] : released;
  checkNames(all, source, report);
  const listed = all.filter((name) => options.onlyIncludeVersions?.includes(name) ?? true);
  const last = options.lastVersion ?? listed.find((name) => name !== CURRENT_VERSION) ?? CURRENT_VERSION;
  const versions = listed.map((name): DocsVersion => {
    const own = options.versions[name] ?? {};
    const isCurrent = name === CURRENT_VERSION;
    const isLast = name === last;
    const isNewer = listed.indexOf(name) < listed.indexOf(last);
    // A version that is supported until a day is maintained.
    const older = own.until === undefined ? 'unmaintained' : 'older';
    const banner = own.banner ?? (isLast ? 'none' : isNewer ? 'unreleased' : older);
    return {
      name: set === null ? name : listed.length > 1 ? `${set}@${name}` : set,
      listedName: name,
      set,
      ...(title === undefined ? {} : { setTitle: title }),
      hasOthers: listed.length > 1,
      label: own.label ?? (isCurrent ? currentLabel : name),
      path: toPath(`${path}/${own.path ?? (isLast ? '' : isCurrent ? 'next' : name)}`),
      folder: isCurrent ? folder : `${inSet(set, 'versioned_docs')}/version-${name}`,
      sidebarFiles: SIDEBAR_EXTENSIONS.map(
        (extension) =>
          `${inSet(set, isCurrent ? 'sidebars' : `versioned_sidebars/version-${name}-sidebars`)}.${extension}`,
      ),
      banner: banner === 'none' ? null : banner,
      ...(own.until === undefined ? {} : { until: own.until }),
      badge: own.badge ?? true,
      noIndex: own.noIndex ?? false,
      isCanonical: own.canonical === 'self',
      isLast,
      ...toAccess(ofSet, own.access),
    };
  });
  const isLeftOut = folder !== '' && !listed.includes(CURRENT_VERSION);
  return { versions, leftOut: [inSet(set, 'versioned_docs'), ...(isLeftOut ? [folder] : [])] };
}

/** A version is limited by its set, too. */
function toAccess(...lists: readonly (readonly string[] | undefined)[]): Pick<DocsVersion, 'access'> {
  const access = lists.filter((list) => list !== undefined);
  return access.length === 0 ? {} : { access };
}

async function readReleased(contentDir: string, set: string | null, report: Report): Promise<string[]> {
  const path = join(contentDir, inSet(set, 'versions.json'));
  if (!existsSync(path)) return [];
  const { file, text } = await readText(path, PURPOSE);
  const document = parseYaml(file, text, PURPOSE);
  const names = validate(document, z.array(z.string().regex(/^[^/\\]+$/, 'a name without "/"')));
  return names.filter((name, index) => {
    const folder = `${inSet(set, 'versioned_docs')}/version-${name}`;
    if (name === CURRENT_VERSION || existsSync(join(contentDir, folder))) return name !== CURRENT_VERSION;
    report.note(
      'unknown-version',
      { file, position: document.locate([index]) },
      `Cannot create the version ${JSON.stringify(name)}: there is no folder ${folder}. Add it, or remove the line.`,
    );
    return false;
  });
}

function checkNames(
  all: readonly string[],
  { set, options, locate }: Pick<DocsSource, 'set' | 'options' | 'locate'>,
  report: Report,
): void {
  const named = new Map<string, readonly string[]>([
    ...Object.keys(options.versions).map((name) => [name, ['versions', name]] as const),
    ...(options.onlyIncludeVersions ?? []).map((name) => [name, ['onlyIncludeVersions']] as const),
    ...(options.lastVersion === undefined ? [] : [[options.lastVersion, ['lastVersion']] as const]),
  ]);
  const list = inSet(set, 'versions.json');
  for (const [name, option] of named) {
    if (all.includes(name)) continue;
    const place = set === null ? 'docs' : `docs.more.${set}`;
    report.note(
      'unknown-version',
      locate(option),
      `Cannot find the version ${JSON.stringify(name)} in "${place}": it is not in ${list}${suggest(name, all) || '. Add it, or remove the line.'}`,
    );
  }
  if (all.length === 0) {
    const docs = set === null ? 'any docs' : `the docs ${JSON.stringify(set)}`;
    report.note(
      'unknown-version',
      locate(['includeCurrentVersion']),
      `Cannot create ${docs}: "includeCurrentVersion" is false, and ${list} has no versions. Remove the line.`,
    );
  }
}

/** `docs/next/` → `/docs/next`; the root is `''`. */
export function toPath(written: string): string {
  const path = canonicalPath(`/${written}`) ?? '/';
  return path === '/' ? '' : path;
}
