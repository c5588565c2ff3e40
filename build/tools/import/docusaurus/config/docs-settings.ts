import { existsSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import * as z from 'zod';
import { canonicalPath } from '../../../../../worker/model/path.ts';
import type { SourceLocation } from '../../../../base/report/finding.ts';
import { toEditUrl } from './edit-url.ts';
import { hasOwnPages } from './generated-pages.ts';
import { type DocusaurusConfig, type PluginOptions, type Setting, settingOf } from './read-config.ts';
import { toFolderOptions, toVersionOptions, versionedFolder } from './version-options.ts';

/** The docs settings of a project. */
export interface DocsSettings {
  /** Id of the plugin, or null. */
  readonly id: string | null;
  /** Absolute folder of the current docs. */
  readonly dir: string;
  /** Folder of the docs in the imported content. */
  readonly folder: string;
  /** Path prefix of the docs: `''` or `/docs`. */
  readonly path: string;
  readonly sidebarFile: string | null;
  /** Globs of files that are not pages. */
  readonly exclude: readonly string[];
  /** The project has turned off sidebars. */
  readonly sidebarsOff: boolean;
  /** Prefix of its files of versions in the project, `sdk_` of `sdk_versions.json`; null if versions are turned off. */
  readonly versions: string | null;
  /** Additional sets of docs. */
  readonly sets: readonly DocsSet[];
  /** Sets whose folder does not exist. */
  readonly missingSets: readonly DocsSet[];
  /** `docs:` of site.yaml. */
  readonly options: Readonly<Record<string, unknown>>;
}

/** The docs of another instance of the docs plugin. */
export interface DocsSet
  extends Pick<DocsSettings, 'dir' | 'folder' | 'path' | 'exclude' | 'sidebarFile' | 'sidebarsOff' | 'versions'> {
  readonly id: string;
  /** The options of its versions in site.yaml. */
  readonly versionOptions: Readonly<Record<string, unknown>>;
  readonly editUrl: string | null;
  /** All its pages are those of an API, which are not of docs here. */
  readonly isGenerated: boolean;
  readonly location: SourceLocation;
}

const text = z.string();
const flag = z.boolean();

/**
 * Reads where a project's docs are. Without a configuration, it has Docusaurus's defaults or is the docs folder itself.
 */
export function readDocsSettings(root: string, config: DocusaurusConfig | null): DocsSettings {
  const options = config?.docs?.options ?? new Map<string, Setting>();
  const isDocsAlone = config === null && !existsSync(join(root, 'docs'));
  const dir = isDocsAlone ? root : resolve(root, settingOf(options, 'path', text) ?? 'docs');
  const folder = isDocsAlone ? '.' : basename(dir);
  const own = readFolderOptions(root, options, isDocsAlone ? '' : 'docs');
  const allSets = readDocsSets(root, config?.moreDocs ?? [], folder);
  const sets = allSets.filter((set) => existsSync(set.dir) || isReleasedOnly(root, set));
  const versions = settingOf(options, 'disableVersioning', flag) === true ? null : filePrefix(config?.docs?.id ?? null);
  const built = sets.filter((set) => !set.isGenerated);
  const conventional = ['sidebars.ts', 'sidebars.js', 'sidebars.json'].map((name) => join(root, name)).find(existsSync);
  return {
    id: config?.docs?.id ?? null,
    dir,
    folder,
    ...own,
    sidebarFile: config === null ? (conventional ?? null) : own.sidebarFile,
    versions: isDocsAlone ? null : versions,
    sets,
    missingSets: allSets.filter((set) => !sets.includes(set)),
    options: {
      path: folder,
      routeBasePath: own.path || '/',
      ...toFolderOptions(options),
      ...toVersionOptions(join(root, versionedFolder(filePrefix(config?.docs?.id ?? null))), options),
      ...(built.length === 0 ? {} : { more: Object.fromEntries(built.map((set) => [set.id, toSetOptions(set)])) }),
    },
  };
}

function toSetOptions({ folder, path, editUrl, versionOptions }: DocsSet): Readonly<Record<string, unknown>> {
  return { path: folder, routeBasePath: path || '/', editUrl, ...versionOptions };
}

/** The files of a plugin's versions begin with its id, unless it is the default one. */
function filePrefix(id: string | null): string {
  return id === null || id === 'default' ? '' : `${id}_`;
}

/** Docs whose current version is not published need no folder. */
function isReleasedOnly(root: string, { versions, versionOptions }: DocsSet): boolean {
  return versionOptions.includeCurrentVersion === false && existsSync(join(root, versionedFolder(versions ?? '')));
}

type FolderOptions = Pick<DocsSettings, 'path' | 'sidebarFile' | 'sidebarsOff' | 'exclude'>;

/** The options that the main docs and each additional set have. */
function readFolderOptions(root: string, options: ReadonlyMap<string, Setting>, defaultRoute: string): FolderOptions {
  const path = canonicalPath(`/${settingOf(options, 'routeBasePath', text) ?? defaultRoute}`) ?? '/';
  const sidebarPath = options.get('sidebarPath')?.value;
  return {
    path: path === '/' ? '' : path,
    sidebarFile: typeof sidebarPath === 'string' ? resolve(root, sidebarPath) : null,
    sidebarsOff: sidebarPath === false,
    exclude: settingOf(options, 'exclude', z.array(text)) ?? [],
  };
}

/** Names in the content folder that are used for other things than docs. */
const TAKEN_FOLDERS = ['static', 'api', 'versioned_docs', 'versioned_sidebars', 'node_modules', 'src'];

/** Reads the additional sets. Each gets its own folder, with the name from the project if it is free. */
function readDocsSets(root: string, moreDocs: readonly PluginOptions[], ownFolder: string): DocsSet[] {
  const taken = new Set([...TAKEN_FOLDERS, ownFolder]);
  return moreDocs.map((plugin, index): DocsSet => {
    const { options, id: written, location } = plugin;
    const id = (written ?? `docs-${index + 2}`).replace(/[^\w-]+/g, '-');
    const dir = resolve(root, settingOf(options, 'path', text) ?? 'docs');
    const folder = taken.has(basename(dir)) ? id : basename(dir);
    taken.add(folder);
    const isVersioned = settingOf(options, 'disableVersioning', flag) !== true;
    const prefix = filePrefix(written);
    return {
      id,
      location,
      editUrl: toEditUrl(root, { dir, folder }, plugin),
      isGenerated: existsSync(dir) && !hasOwnPages(dir) && !existsSync(join(root, versionedFolder(prefix))),
      dir,
      folder,
      versions: isVersioned ? prefix : null,
      versionOptions: isVersioned ? toVersionOptions(join(root, versionedFolder(prefix)), options) : {},
      ...readFolderOptions(root, options, 'docs'),
    };
  });
}
