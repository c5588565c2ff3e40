import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { canonicalPath } from '../../../worker/model/path.ts';
import { suggest } from '../../base/report/nearest.ts';
import type { Report } from '../../base/report/report.ts';
import { parseYaml } from '../../base/source/parse-yaml.ts';
import { displayPath, readText } from '../../base/source/read-text.ts';
import { validate } from '../../base/source/validate.ts';
import type { DocsOptions } from './docs-options.ts';
import { CURRENT_VERSION, type DocsVersion } from './docs-version.ts';
import { NEWS_FOLDER, type NewsOptions, newsOptionsSchema } from './news-options.ts';

const PURPOSE = 'the versions';
const SIDEBAR_EXTENSIONS = ['yaml', 'yml', 'json'] as const;

interface LoadedVersions {
  /** Newest first. */
  readonly versions: readonly DocsVersion[];
  /** Folders of excluded versions. */
  readonly leftOut: readonly string[];
}

/** The versions of a content folder, from `versions.json` and options as in Docusaurus 3.8. */
export async function loadVersions(
  contentDir: string,
  { news, ...options }: DocsOptions & { readonly news?: NewsOptions },
  defaultLabel: string,
  report: Report,
): Promise<LoadedVersions> {
  const collections = toCollections(contentDir, news ?? {});
  const released = await readReleased(contentDir, report);
  const all = options.includeCurrentVersion ? [CURRENT_VERSION, ...released] : released;
  checkNames(contentDir, all, options, report);
  checkSets(contentDir, all, { 'docs.more': options.more, news: news ?? {} }, report);
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
      isCanonical: own.canonical === 'self',
      isLast,
      isSet: false,
    };
  });
  const isLeftOut = docsFolder !== '.' && !names.includes(CURRENT_VERSION);
  return {
    versions: [...versions, ...toSets(options.more), ...collections],
    leftOut: ['versioned_docs', ...(isLeftOut ? [docsFolder] : [])],
  };
}

/** Sets are not versioned, so readers see no version notices in them. */
function toSets(sets: DocsOptions['more']): DocsVersion[] {
  return Object.entries(sets).map(([id, { path: folder = id, routeBasePath = folder }]) => ({
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

/** The folder `news` is a collection, as are those in site.yaml. */
function toCollections(contentDir: string, named: NewsOptions): DocsVersion[] {
  const isNamed = Object.entries(named).some(([name, { path = name }]) => path === NEWS_FOLDER);
  const hasOwn = !isNamed && existsSync(join(contentDir, NEWS_FOLDER));
  const all = hasOwn ? { ...newsOptionsSchema.parse({ [NEWS_FOLDER]: {} }), ...named } : named;
  return toSets(all).map((set) => {
    const { title = capitalize(set.name), description = null, pageSize = 10 } = all[set.name] ?? {};
    return { ...set, label: title, sidebarFiles: [], news: { title, description, pageSize } };
  });
}

function capitalize(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

async function readReleased(contentDir: string, report: Report): Promise<string[]> {
  const path = join(contentDir, 'versions.json');
  if (!existsSync(path)) return [];
  const { file, text } = await readText(path, PURPOSE);
  const document = parseYaml(file, text, PURPOSE);
  const names = validate(document, z.array(z.string().regex(/^[^/\\]+$/, 'a name without "/"')));
  return names.filter((name, index) => {
    const folder = `versioned_docs/version-${name}`;
    if (name === CURRENT_VERSION || existsSync(join(contentDir, folder))) return name !== CURRENT_VERSION;
    report.note(
      'unknown-version',
      { file, position: document.locate([index]) },
      `Cannot create the version ${JSON.stringify(name)}: there is no folder ${folder}. Add it, or remove the line.`,
    );
    return false;
  });
}

function checkNames(contentDir: string, all: readonly string[], options: DocsOptions, report: Report): void {
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
      `Cannot find the version ${JSON.stringify(name)} in "docs": it is not in versions.json${suggest(name, all) || '. Add it, or remove the line.'}`,
    );
  }
  if (all.length === 0) {
    report.note(
      'unknown-version',
      { file: displayPath(join(contentDir, 'site.yaml')) },
      'Cannot create any docs: "includeCurrentVersion" is false, and versions.json has no versions. Remove the line.',
    );
  }
}

function checkSets(
  contentDir: string,
  versions: readonly string[],
  settings: Readonly<Record<string, Readonly<Record<string, { readonly path?: string | undefined }>>>>,
  report: Report,
): void {
  const file = displayPath(join(contentDir, 'site.yaml'));
  const names = new Set(versions);
  for (const [key, sets] of Object.entries(settings)) {
    for (const [id, { path: folder = id }] of Object.entries(sets)) {
      if (!existsSync(join(contentDir, folder)))
        report.note(
          'unknown-version',
          { file },
          `Cannot create the docs ${JSON.stringify(id)} of "${key}": there is no folder ${folder}. Add it, or remove the line.`,
        );
      if (names.has(id))
        report.note(
          'duplicate-id',
          { file },
          `Cannot use the id ${JSON.stringify(id)} for docs of "${key}": ${versions.includes(id) ? 'a version has' : 'other docs have'} it. Choose another one.`,
        );
      names.add(id);
    }
  }
}

/** `docs/next/` → `/docs/next`; the root is `''`. */
function toPath(written: string): string {
  const path = canonicalPath(`/${written}`) ?? '/';
  return path === '/' ? '' : path;
}
