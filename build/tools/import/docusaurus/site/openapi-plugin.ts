import { basename, dirname, join, resolve } from 'node:path';
import * as z from 'zod';
import type { SourceLocation } from '../../../../base/report/finding.ts';
import { pathBelow } from '../../../../base/source/file-paths.ts';
import { findModuleFile, type ProjectModules } from '../../evaluate/project-modules.ts';
import type { DocPaths } from '../../shared/content-paths.ts';
import type { DocsSettings } from '../config/docs-settings.ts';
import { hasOwnPages } from '../config/generated-pages.ts';
import type { PluginOptions } from '../config/read-config.ts';
import type { GeneratedDoc } from '../content/copy-content.ts';
import type { Emptied, EmptiedIndex } from '../content/import-sidebars.ts';

type DocsFolder = Pick<DocsSettings, 'dir' | 'path'>;

/** A description that a plugin shows. */
export interface PluginApi {
  readonly name: string;
  /** A project file or URL; null if it is neither. */
  readonly description: string | null;
  /** The folder of the pages that the plugin generates in docs; null for other pages. */
  readonly folder: string | null;
  readonly path: string;
  /** Label of the description, if it has older versions. */
  readonly version: string;
  /** Older versions. */
  readonly versions: readonly PluginApiVersion[];
  readonly location: SourceLocation;
}

interface PluginApiVersion {
  readonly label: string;
  readonly description: string;
  readonly folder: string;
}

/** A page of the project that a page of an API replaces. */
export interface ReplacedPage {
  /** The project's folder of its docs. */
  readonly folder: string;
  readonly path: string;
}

export interface ReplacedIndex extends ReplacedPage, Pick<EmptiedIndex, 'label' | 'description'> {}

interface ReplacedDoc extends ReplacedPage, Pick<GeneratedDoc, 'kind' | 'name' | 'id'> {
  /** Id of its docs. */
  readonly plugin: string;
}

interface ReplacedSidebar extends Pick<ReplacedPage, 'folder'>, Pick<ReplacedDoc, 'plugin'> {
  readonly id: string;
}

/** A set of docs. The main one has no id, or any. */
type DocsOwner = DocsFolder & Pick<DocsSettings, 'id'>;

/** An API, and the folder of the pages that it replaces. */
export interface ImportedApi {
  readonly folder: string;
  readonly sidebar: string;
  readonly overview: string;
}

/** The descriptions of `docusaurus-plugin-openapi-docs`, and what it generates from them in docs and sidebars. */
export class PluginPages {
  readonly apis: readonly PluginApi[];
  /** Ids of docs that only sidebars name. */
  readonly ids: ReadonlySet<string>;
  readonly indexes: ReplacedIndex[] = [];
  readonly docs: ReplacedDoc[] = [];
  readonly sidebars: ReplacedSidebar[] = [];

  constructor(plugins: readonly PluginOptions[], settings: DocsSettings, root: string, modules: ProjectModules) {
    const docs = [settings, ...settings.sets];
    this.apis = readPluginApis(plugins, root, docs);
    this.ids = provideSidebars(this.apis, docs, modules);
  }

  addEmptied({ dir, path, id }: DocsOwner, { indexes, sidebars }: Emptied): void {
    for (const { slug, docId, label, description } of indexes)
      this.indexes.push({ label, description, path: path + slug, folder: dirname(join(dir, docId)) });
    for (const [sidebar, docId] of sidebars)
      this.sidebars.push({ id: sidebar, plugin: id ?? DEFAULT, folder: dirname(join(dir, docId)) });
  }

  addDocs({ dir, path, id: plugin }: DocsOwner, docs: readonly GeneratedDoc[]): void {
    for (const { path: own, ...doc } of docs)
      this.docs.push({
        ...doc,
        plugin: plugin ?? DEFAULT,
        path: own === '/' ? path || '/' : path + own,
        folder: dirname(join(dir, doc.id)),
      });
  }

  /** Adds the docs and sidebars that pages and sidebars of APIs replace. */
  withApis(paths: DocPaths, apis: readonly ImportedApi[]): DocPaths {
    const isOf =
      (docs: string | undefined): ((replaced: { plugin: string }) => boolean) =>
      ({ plugin }) =>
        plugin === (docs ?? DEFAULT);
    return {
      doc: (id, docs) => paths.doc(id, docs) ?? this.docs.filter(isOf(docs)).find((doc) => doc.id === id)?.path ?? null,
      sidebar: (id, docs) => {
        const own = this.sidebars.filter(isOf(docs)).find((sidebar) => sidebar.id === id);
        const api = apis.find(({ folder }) => own !== undefined && pathBelow(folder, own.folder) !== null);
        return paths.sidebar(id, docs) ?? (api === undefined ? null : { id: api.sidebar, path: api.overview });
      },
    };
  }
}

/** The id of docs without one. */
const DEFAULT = 'default';

const versionSchema = z.object({ specPath: z.string(), outputDir: z.string() });
const apiSchema = versionSchema.extend({
  version: z.string().default('current'),
  versions: z.record(z.string(), versionSchema).catch({}),
});

/** The descriptions of all instances of the plugin. Their pages are in the folders of docs. */
function readPluginApis(plugins: readonly PluginOptions[], root: string, docs: readonly DocsFolder[]): PluginApi[] {
  return plugins.flatMap(({ options, location: place }) => {
    const config = options.get('config');
    const location = config?.location ?? place;
    const written = z.record(z.string(), z.unknown()).catch({}).parse(config?.value);
    return Object.entries(written).map(([name, value]): PluginApi => {
      const api = apiSchema.safeParse(value);
      if (!api.success) return { name, description: null, folder: null, path: '', version: '', versions: [], location };
      const { specPath, outputDir, version, versions } = api.data;
      const folder = resolve(root, outputDir);
      return {
        ...{ name, description: specPath, folder, path: toPath(folder, docs), version, location },
        versions: Object.entries(versions).map(([label, older]) => ({
          label,
          description: older.specPath,
          folder: resolve(root, older.outputDir),
        })),
      };
    });
  });
}

/** The path of the pages in a folder. */
function toPath(folder: string, docs: readonly DocsFolder[]): string {
  const owner = ownerOf(folder, docs);
  const inDocs = owner === undefined ? `/${basename(folder)}` : folder.slice(owner.dir.length);
  return `${(owner ?? docs[0])?.path ?? ''}${inDocs}` || `/${basename(folder)}`;
}

function ownerOf(folder: string, docs: readonly DocsFolder[]): DocsFolder | undefined {
  return docs.find(({ dir }) => pathBelow(dir, folder) !== null);
}

/**
 * Lets sidebars import those that the plugin would generate beside its pages, each with a single doc. Returns the ids of
 * these docs, which do not exist, and `folder/*` for folders without other docs.
 */
function provideSidebars(
  apis: readonly PluginApi[],
  docs: readonly DocsFolder[],
  modules: ProjectModules,
): Set<string> {
  const ids = new Set<string>();
  for (const folder of apis.flatMap((api) => [api.folder, ...api.versions.map((older) => older.folder)])) {
    const owner = folder === null ? undefined : ownerOf(folder, docs);
    if (folder === null || owner === undefined) continue;
    const inDocs = folder.slice(owner.dir.length + 1);
    if (!hasOwnPages(folder)) ids.add(join(inDocs, '*'));
    if (findModuleFile(join(folder, 'sidebar')) !== null) continue;
    const id = join(inDocs, '(sidebar)');
    modules.provide(join(folder, 'sidebar.js'), [{ type: 'doc', id }]);
    ids.add(id);
  }
  return ids;
}
