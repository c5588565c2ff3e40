import { existsSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import * as z from 'zod';
import { canonicalPath } from '../../worker/model/path.ts';
import type { SourceLocation } from '../report/finding.ts';
import { slashPath } from '../source/file-paths.ts';
import { type DocusaurusConfig, type PluginOptions, type Setting, settingOf } from './read-config.ts';

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
  readonly isVersioned: boolean;
  /** Additional sets of docs. */
  readonly sets: readonly DocsSet[];
  /** Sets whose folder does not exist. */
  readonly missingSets: readonly DocsSet[];
  /** `docs:` of site.yaml. */
  readonly options: Readonly<Record<string, unknown>>;
}

/** The docs of another instance of the docs plugin. */
export interface DocsSet
  extends Pick<DocsSettings, 'dir' | 'folder' | 'path' | 'exclude' | 'sidebarFile' | 'sidebarsOff'> {
  readonly id: string;
  readonly editUrl: string | null;
  readonly location: SourceLocation;
}

const text = z.string();
const flag = z.boolean();
/** Options with the same name and meaning here. */
const SAME_OPTIONS = [
  'tagsBasePath',
  'sidebarCollapsed',
  'lastVersion',
  'includeCurrentVersion',
  'onlyIncludeVersions',
] as const;
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

/**
 * Reads where a project's docs are. Without a configuration, it has Docusaurus's defaults or is the docs folder itself.
 */
export function readDocsSettings(root: string, config: DocusaurusConfig | null): DocsSettings {
  const options = config?.docs?.options ?? new Map<string, Setting>();
  const isDocsAlone = config === null && !existsSync(join(root, 'docs'));
  const dir = isDocsAlone ? root : resolve(root, settingOf(options, 'path', text) ?? 'docs');
  const folder = isDocsAlone ? '.' : basename(dir);
  const route = settingOf(options, 'routeBasePath', text) ?? (isDocsAlone ? '' : 'docs');
  const path = canonicalPath(`/${route}`) ?? '/';
  const sidebarPath = options.get('sidebarPath')?.value;
  const docsOptions = withCurrentAsLast(root, options);
  const allSets = readDocsSets(root, config?.moreDocs ?? [], folder);
  const sets = allSets.filter((set) => existsSync(set.dir));
  const conventional = ['sidebars.ts', 'sidebars.js', 'sidebars.json'].map((name) => join(root, name)).find(existsSync);
  return {
    id: config?.docs?.id ?? null,
    dir,
    folder,
    path: path === '/' ? '' : path,
    sidebarFile:
      typeof sidebarPath === 'string' ? resolve(root, sidebarPath) : config === null ? (conventional ?? null) : null,
    sidebarsOff: sidebarPath === false,
    exclude: settingOf(options, 'exclude', z.array(text)) ?? [],
    isVersioned: !isDocsAlone && settingOf(options, 'disableVersioning', flag) !== true,
    sets,
    missingSets: allSets.filter((set) => !sets.includes(set)),
    options: {
      path: folder,
      routeBasePath: path,
      ...Object.fromEntries(
        SAME_OPTIONS.flatMap((name) => {
          const value = withKnownVersions(root, name, docsOptions.get(name)?.value);
          return value === undefined ? [] : [[name, value]];
        }),
      ),
      ...(sets.length === 0
        ? {}
        : {
            more: Object.fromEntries(
              sets.map(({ id, folder, path, editUrl }) => [
                id,
                { path: folder, routeBasePath: `/${path.slice(1)}`, editUrl },
              ]),
            ),
          }),
      ...(docsOptions.has('versions')
        ? { versions: withKnownVersions(root, 'versions', settingOf(docsOptions, 'versions', versionsSchema) ?? {}) }
        : {}),
    },
  };
}

/**
 * If the last version does not exist yet because the build creates it from the current docs, readers get the current
 * docs.
 */
function withCurrentAsLast(root: string, options: ReadonlyMap<string, Setting>): ReadonlyMap<string, Setting> {
  const last = options.get('lastVersion');
  if (last === undefined || last.value === 'current' || isVersion(root, last.value)) return options;
  const versions = settingOf(options, 'versions', versionsSchema) ?? {};
  const current = versions[String(last.value)];
  return new Map([
    ...options,
    ['lastVersion', { ...last, value: 'current' }],
    ['includeCurrentVersion', { ...last, value: true }],
    ...(current === undefined ? [] : [['versions', { ...last, value: { ...versions, current } }] as const]),
  ]);
}

/** The value of an option without versions that the project does not have; undefined if nothing is left. */
function withKnownVersions(root: string, option: string, value: unknown): unknown {
  const isKnown = (name: unknown): boolean => name === 'current' || isVersion(root, name);
  switch (option) {
    case 'lastVersion':
      return isKnown(value) ? value : undefined;
    case 'onlyIncludeVersions': {
      const known = Array.isArray(value) ? value.filter(isKnown) : [];
      return known.length === 0 ? undefined : known;
    }
    case 'includeCurrentVersion':
      return existsSync(join(root, 'versioned_docs')) ? value : undefined;
    case 'versions':
      return Object.fromEntries(Object.entries(value ?? {}).filter(([name]) => isKnown(name)));
    default:
      return value;
  }
}

/** Whether the project contains the docs of a version. */
function isVersion(root: string, name: unknown): boolean {
  return existsSync(join(root, 'versioned_docs', `version-${String(name)}`));
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
    const sidebarPath = options.get('sidebarPath')?.value;
    const path = canonicalPath(`/${settingOf(options, 'routeBasePath', text) ?? 'docs'}`) ?? '/';
    return {
      id,
      location,
      editUrl: toEditUrl(root, { dir, folder }, plugin),
      dir,
      folder,
      path: path === '/' ? '' : path,
      sidebarFile: typeof sidebarPath === 'string' ? resolve(root, sidebarPath) : null,
      sidebarsOff: sidebarPath === false,
      exclude: settingOf(options, 'exclude', z.array(text)) ?? [],
    };
  });
}

/**
 * The edit URL. Docusaurus appends the path of a page in the project; here `{path}` is the path in the imported folder.
 */
export function toEditUrl(
  root: string,
  { dir, folder }: Pick<DocsSettings, 'dir' | 'folder'>,
  docs: PluginOptions | null,
): string | null {
  const written = settingOf(docs?.options ?? new Map(), 'editUrl', z.url());
  if (written === undefined) return null;
  if (written.includes('{')) return editUrlOfFunction(written, folder);
  const base = written.endsWith('/') ? written : `${written}/`;
  const above = slashPath(root, dir);
  if (folder === '.') return `${base}{path}`;
  // The folder was renamed, so the URL would contain a part that the project does not have.
  if (basename(dir) !== folder) return null;
  return `${new URL(above.slice(0, above.length - folder.length) || '.', base).href}{path}`;
}

/** Converts the result of an `editUrl` function: `…/{dir}/{path}`, or `…/docs/{path}` if the folder is `docs`. */
function editUrlOfFunction(written: string, folder: string): string | null {
  if (written.includes('{dir}/{path}')) return written.replace('{dir}/{path}', '{path}');
  const [before = '', after] = written.split('{path}');
  if (after !== '' || before.includes('{')) return null;
  if (folder === '.') return written;
  return before.endsWith(`/${folder}/`) ? `${before.slice(0, -folder.length - 1)}{path}` : null;
}
