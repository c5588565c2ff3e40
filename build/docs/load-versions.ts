import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { canonicalPath } from '../../worker/model/path.ts';
import { suggest } from '../report/nearest.ts';
import type { Report } from '../report/report.ts';
import { parseYaml } from '../source/parse-yaml.ts';
import { displayPath, readText } from '../source/read-text.ts';
import { validate } from '../source/validate.ts';
import type { DocsOptions } from './docs-options.ts';
import { CURRENT_VERSION, type DocsVersion } from './docs-version.ts';

const PURPOSE = 'the versions';
const SIDEBAR_EXTENSIONS = ['yaml', 'yml', 'json'] as const;

export interface LoadedVersions {
  /** The newest first. */
  readonly versions: readonly DocsVersion[];
  /** Folders of docs whose version is not wanted. */
  readonly leftOut: readonly string[];
}

/** The versions of a content folder, as Docusaurus 3.8 makes them of `versions.json` and its options. */
export async function loadVersions(
  contentDir: string,
  options: DocsOptions,
  defaultLabel: string,
  report: Report,
): Promise<LoadedVersions> {
  const released = await readReleased(contentDir, report);
  const all = options.includeCurrentVersion ? [CURRENT_VERSION, ...released] : released;
  checkNames(contentDir, all, options, report);
  const names = all.filter((name) => options.onlyIncludeVersions?.includes(name) ?? true);
  const last = options.lastVersion ?? names.find((name) => name !== CURRENT_VERSION) ?? CURRENT_VERSION;
  const docsFolder = options.path ?? (existsSync(join(contentDir, 'docs')) ? 'docs' : '.');
  const basePath = toPath(options.routeBasePath ?? (docsFolder === '.' ? '' : docsFolder));
  const versions = names.map((name) => {
    const own = options.versions[name] ?? {};
    const isCurrent = name === CURRENT_VERSION;
    const isLast = name === last;
    const banner =
      own.banner ?? (isLast ? 'none' : names.indexOf(name) < names.indexOf(last) ? 'unreleased' : 'unmaintained');
    return {
      name,
      label: own.label ?? (isCurrent ? defaultLabel : name),
      path: toPath(`${basePath}/${own.path ?? (isLast ? '' : isCurrent ? 'next' : name)}`),
      folder: isCurrent ? (docsFolder === '.' ? '' : docsFolder) : `versioned_docs/version-${name}`,
      sidebarFiles: SIDEBAR_EXTENSIONS.map((extension) =>
        isCurrent ? `sidebars.${extension}` : `versioned_sidebars/version-${name}-sidebars.${extension}`,
      ),
      banner: banner === 'none' ? null : banner,
      badge: own.badge ?? true,
      noIndex: own.noIndex ?? false,
      isLast,
      isSet: false,
    };
  });
  const isLeftOut = docsFolder !== '.' && !names.includes(CURRENT_VERSION);
  return {
    versions: [...versions, ...toSets(options)],
    leftOut: ['versioned_docs', ...(isLeftOut ? [docsFolder] : [])],
  };
}

/** Sets have no versions: readers find nothing of those in them. */
function toSets({ more }: DocsOptions): DocsVersion[] {
  return Object.entries(more).map(([id, { path: folder = id, routeBasePath = folder }]) => ({
    name: id,
    label: id,
    path: toPath(routeBasePath),
    folder,
    sidebarFiles: SIDEBAR_EXTENSIONS.map((extension) => `${id}_sidebars.${extension}`),
    banner: null,
    badge: false,
    noIndex: false,
    isLast: true,
    isSet: true,
  }));
}

async function readReleased(contentDir: string, report: Report): Promise<string[]> {
  const path = join(contentDir, 'versions.json');
  if (!existsSync(path)) return [];
  const { file, text } = await readText(path, PURPOSE);
  const document = parseYaml(file, text, PURPOSE);
  const names = validate(file, document, z.array(z.string().regex(/^[^/\\]+$/, 'a name without "/"')), PURPOSE);
  return names.filter((name, index) => {
    const folder = `versioned_docs/version-${name}`;
    if (name === CURRENT_VERSION || existsSync(join(contentDir, folder))) return name !== CURRENT_VERSION;
    report.note(
      'unknown-version',
      { file, position: document.locate([index]) },
      `Cannot make the version ${JSON.stringify(name)}: there is no folder ${folder}. Add it, or remove the line.`,
    );
    return false;
  });
}

function checkNames(contentDir: string, all: readonly string[], options: DocsOptions, report: Report): void {
  for (const [id, { path: folder = id }] of Object.entries(options.more)) {
    if (!existsSync(join(contentDir, folder)))
      report.note(
        'unknown-version',
        { file: displayPath(join(contentDir, 'site.yaml')) },
        `Cannot make the docs ${JSON.stringify(id)} of "docs.more": there is no folder ${folder}. Add it, or remove the line.`,
      );
    if (!all.includes(id)) continue;
    report.note(
      'duplicate-id',
      { file: displayPath(join(contentDir, 'site.yaml')) },
      `Cannot tell the docs ${JSON.stringify(id)} of "docs.more" from the version of that name. Call them otherwise.`,
    );
  }
  const named = [
    ...(options.lastVersion === undefined ? [] : [options.lastVersion]),
    ...(options.onlyIncludeVersions ?? []),
    ...Object.keys(options.versions),
  ];
  for (const name of new Set(named)) {
    if (all.includes(name)) continue;
    report.note(
      'unknown-version',
      { file: displayPath(join(contentDir, 'site.yaml')) },
      `Cannot find the version ${JSON.stringify(name)} that "docs" names: versions.json has none${suggest(name, all) || '. Add it, or remove the line.'}`,
    );
  }
  if (all.length === 0) {
    report.note(
      'unknown-version',
      { file: displayPath(join(contentDir, 'site.yaml')) },
      'Cannot make any docs: "includeCurrentVersion" is false, and versions.json names no version. Remove the line.',
    );
  }
}

/** `docs/next/` → `/docs/next`; the top is `''`. */
function toPath(written: string): string {
  const path = canonicalPath(`/${written}`) ?? '/';
  return path === '/' ? '' : path;
}
