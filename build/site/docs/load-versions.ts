import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { SourceLocation } from '../../base/report/finding.ts';
import type { Report } from '../../base/report/report.ts';
import { displayPath } from '../../base/source/read-text.ts';
import { capitalize } from '../../page/text/markdown/markdown-text.ts';
import type { DocsOptions } from './docs-options.ts';
import { CURRENT_VERSION, type DocsVersion } from './docs-version.ts';
import { type DocsSource, type ListedVersions, listVersions, toPath } from './list-versions.ts';
import { NEWS_FOLDER, type NewsOptions, newsOptionsSchema } from './news-options.ts';

interface DocsSettings extends DocsOptions {
  readonly news?: NewsOptions;
  /** Where a setting is written; undefined for options that are not from `site.yaml`. */
  readonly locate?: ((path: readonly string[]) => SourceLocation) | undefined;
}

/** The versions of the docs and of each additional set, and the collections of a content folder. */
export async function loadVersions(
  contentDir: string,
  { news = {}, more, locate, ...options }: DocsSettings,
  currentLabel: string,
  report: Report,
): Promise<ListedVersions> {
  const folder = options.path ?? (existsSync(join(contentDir, 'docs')) ? 'docs' : '.');
  const file = displayPath(join(contentDir, 'site.yaml'));
  const find = (...path: string[]): SourceLocation => locate?.(path) ?? { file };
  const docs: DocsSource = {
    set: null,
    folder: folder === '.' ? '' : folder,
    path: toPath(options.routeBasePath ?? (folder === '.' ? '' : folder)),
    currentLabel,
    options,
    locate: (option) => find('docs', ...option),
  };
  const sets = Object.entries(more).map(([id, { path = id, routeBasePath = path, title, access, ...own }]) => ({
    ...{ set: id, title, folder: path, path: toPath(routeBasePath), currentLabel, options: own, access },
    locate: (option: readonly string[]) => find('docs', 'more', id, ...option),
  }));
  const listed: ListedVersions[] = [];
  for (const source of [docs, ...sets]) listed.push(await listVersions(contentDir, source, report));
  const versions = listed.flatMap((each) => each.versions);
  checkSets(contentDir, versions, { settings: { 'docs.more': more, news }, find }, report);
  return {
    versions: [...versions, ...toCollections(contentDir, news)],
    leftOut: listed.flatMap(({ leftOut }) => leftOut),
  };
}

/** The folder `news` is a collection, as are those in site.yaml. */
function toCollections(contentDir: string, named: NewsOptions): DocsVersion[] {
  const isNamed = Object.entries(named).some(([name, { path = name }]) => path === NEWS_FOLDER);
  const hasOwn = !isNamed && existsSync(join(contentDir, NEWS_FOLDER));
  const all = hasOwn ? { ...newsOptionsSchema.parse({ [NEWS_FOLDER]: {} }), ...named } : named;
  return Object.entries(all).map(([name, { path: folder = name, routeBasePath = folder, ...own }]): DocsVersion => {
    const { title = capitalize(name), description = null, pageSize = 10, access } = own;
    return {
      ...{ name, listedName: CURRENT_VERSION, set: name, hasOthers: false, label: title },
      ...{ path: toPath(routeBasePath), folder, sidebarFiles: [] },
      // Collections have no versions, so readers see no version notices in them.
      ...{ banner: null, badge: false, noIndex: false, isLast: true },
      news: { title, description, pageSize },
      ...(access === undefined ? {} : { access: [access] }),
    };
  });
}

interface Sets {
  readonly settings: Readonly<Record<string, Readonly<Record<string, { readonly path?: string | undefined }>>>>;
  readonly find: (...path: string[]) => SourceLocation;
}

/** Names of versions and ids of sets are unique, because pages, sidebars and searches refer to them. */
function checkSets(
  contentDir: string,
  versions: readonly DocsVersion[],
  { settings, find }: Sets,
  report: Report,
): void {
  const ofDocs = versions.filter(({ set }) => set === null).map(({ name }) => name);
  const names = new Set(ofDocs);
  for (const [key, sets] of Object.entries(settings)) {
    for (const [id, { path: folder = id }] of Object.entries(sets)) {
      const own = versions.filter(({ set }) => set === id);
      const isShown = own.length === 0 || own.some(({ listedName }) => listedName === CURRENT_VERSION);
      if (isShown && !existsSync(join(contentDir, folder)))
        report.note(
          'unknown-version',
          find(...key.split('.'), id),
          `Cannot create the docs ${JSON.stringify(id)} of "${key}": there is no folder ${folder}. Add it, or remove the line.`,
        );
      const taken = [id, ...own.map(({ name }) => name)].find((name) => names.has(name));
      if (taken !== undefined) {
        const owner = ofDocs.includes(taken) ? 'a version has' : 'other docs have';
        const what = taken === id ? 'it' : `the name ${JSON.stringify(taken)}`;
        report.note(
          'duplicate-id',
          find(...key.split('.'), id),
          `Cannot use the id ${JSON.stringify(id)} for docs of "${key}": ${owner} ${what}. Choose another one.`,
        );
      }
      for (const name of [id, ...own.map(({ name }) => name)]) names.add(name);
    }
  }
}
