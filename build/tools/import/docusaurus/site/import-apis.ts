import { existsSync, readdirSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import * as z from 'zod';
import { canonicalPath } from '../../../../../worker/model/path.ts';
import type { Report } from '../../../../base/report/report.ts';
import { pathBelow } from '../../../../base/source/file-paths.ts';
import { toKebabCase } from '../../../../openapi/core/slug.ts';
import { readApiPages } from '../../shared/apis/api-operations.ts';
import { findDescriptionFault, isDescriptionFile } from '../../shared/apis/check-description.ts';
import { copyDescription } from '../../shared/apis/copy-description.ts';
import { toFreeId, toPlainId } from '../../shared/free-id.ts';
import type { ImportNotes } from '../../shared/report/import-notes.ts';
import type { DocusaurusConfig, PluginOptions } from '../config/read-config.ts';
import type { EmptiedIndex } from '../content/import-sidebars.ts';
import type { ImportedApi, PluginApi, PluginPages, ReplacedIndex, ReplacedPage } from './openapi-plugin.ts';

/** An entry of `apis` in site.yaml. */
export interface WrittenApi {
  readonly id: string;
  readonly description?: string;
  readonly versions?: readonly { readonly label: string; readonly description: string }[];
  readonly path: string;
  readonly sidebar: string;
  readonly overview?: string;
  readonly category?: Pick<EmptiedIndex, 'label'> & { readonly path: string; readonly description?: string };
}

interface ImportedApis {
  readonly apis: readonly WrittenApi[];
  readonly replacing: readonly ImportedApi[];
  /** From the addresses of pages to those of the pages that replace them. */
  readonly moved: Readonly<Record<string, string>>;
}

const specSchema = z.object({
  spec: z.string(),
  id: z.string().optional(),
  route: z.string().optional(),
  routePath: z.string().optional(),
});

/** A description without pages in docs. */
const STANDALONE = { folder: null, version: '', versions: [] } as const;

/** Where descriptions come from, and where they go. */
interface ApiFolders {
  /** The Docusaurus project. */
  readonly root: string;
  readonly contentDir: string;
}

/** Imports the descriptions used by plugins. Their pages keep their paths. */
export async function importApis(
  config: DocusaurusConfig | null,
  plugin: PluginPages,
  { root, contentDir }: ApiFolders,
  notes: ImportNotes,
): Promise<ImportedApis> {
  const apis: WrittenApi[] = [];
  const replacing: ImportedApi[] = [];
  const moved: Record<string, string> = {};
  const redoc = config?.redoc ?? [];
  for (const source of [...plugin.apis, ...redocSources(redoc), ...redocFolders(redoc, root)]) {
    const id = toFreeId(
      source.name,
      apis.map((api) => api.id),
    );
    const described = await copyDescriptions(source, { root, contentDir, id }, notes);
    if (described === null) continue;
    const api = { id, ...described, path: source.path, sidebar: `${id}-api` };
    const pages = await replacedPages(source, api, { plugin, contentDir, report: notes.report });
    apis.push({ ...api, ...pages.settings });
    const overview = pages.settings.overview ?? `${api.path}/${id}-api`;
    if (source.folder !== null) replacing.push({ folder: source.folder, sidebar: api.sidebar, overview });
    Object.assign(moved, pages.moved);
  }
  return { apis, replacing, moved };
}

interface PageContext {
  readonly plugin: PluginPages;
  readonly contentDir: string;
  readonly report: Report;
}

/** The settings with which pages of an API have the addresses of the plugin's, and the other addresses that have moved. */
async function replacedPages(
  { folder }: PluginApi,
  api: WrittenApi,
  { plugin, contentDir, report }: PageContext,
): Promise<{ settings: Partial<WrittenApi>; moved: Readonly<Record<string, string>> }> {
  const description = api.description ?? api.versions?.[0]?.description ?? '';
  if (folder === null) return { settings: {}, moved: {} };
  const isIn = (page: ReplacedPage): boolean => pathBelow(folder, page.folder) !== null;
  const index = plugin.indexes.find(isIn);
  const category = index === undefined ? {} : { category: toCategory(index) };
  const file = { contentDir, id: api.id, description, path: api.path };
  const pages = isUrl(description) ? null : await readApiPages(file, [], report);
  if (pages === null) return { settings: category, moved: {} };
  const docs = plugin.docs.filter(isIn);
  const info = docs.find((doc) => doc.kind === 'info' && doc.folder === folder);
  const slug = toKebabCase(pages.title ?? '');
  const own = info?.path ?? (slug === '' ? pages.overview : `${api.path}/${slug}`);
  const moved = docs.map(({ path, name }) => [path, `${api.path}/tags/${name}`] as const);
  return {
    settings: { ...(own === pages.overview ? {} : { overview: own }), ...category },
    moved: Object.fromEntries(moved.filter(([, to]) => pages.tags.includes(to))),
  };
}

function toCategory({ path, label, description }: ReplacedIndex): NonNullable<WrittenApi['category']> {
  return { path, label, ...(description === null ? {} : { description }) };
}

function isUrl(description: string): boolean {
  return /^https?:/i.test(description);
}

interface ApiCopy extends ApiFolders {
  readonly id: string;
}

/** The description, or those of all versions; null if it cannot be read. */
async function copyDescriptions(
  source: PluginApi,
  copy: ApiCopy,
  notes: ImportNotes,
): Promise<Pick<WrittenApi, 'description' | 'versions'> | null> {
  const description = await copyFrom(source, copy, notes);
  if (description === null) return null;
  const versions = [{ label: source.version, description }];
  for (const { label, description: older } of source.versions) {
    const id = `${copy.id}-${toPlainId(label, 'older')}`;
    const copied = await copyFrom({ ...source, description: older }, { ...copy, id }, notes);
    if (copied !== null) versions.push({ label, description: copied });
  }
  return versions.length === 1 ? { description } : { versions };
}

/** The file in the content folder, or the URL; null for a description that cannot be read. */
async function copyFrom(
  { name, description, path, location }: PluginApi,
  { root, contentDir, id }: ApiCopy,
  notes: ImportNotes,
): Promise<string | null> {
  const file = resolve(root, description ?? '');
  const isFar = isUrl(description ?? '');
  if (description === null || !(isFar || existsSync(file)) || extname(isFar ? 'x.yaml' : file) === '') {
    notes.miss(
      location,
      `the API ${JSON.stringify(name)}`,
      'its description is not a single file or URL',
      'Add it to "apis" in site.yaml.',
    );
    return null;
  }
  const fault = await findDescriptionFault(isFar ? description : file);
  if (fault === null) return isFar ? description : await copyDescription(file, root, id, contentDir);
  notes.miss(
    location,
    `the API ${JSON.stringify(name)} of ${JSON.stringify(description)}`,
    fault,
    `Add it to "apis" in site.yaml with the path ${JSON.stringify(path)} once it is available.`,
  );
  return null;
}

function redocSources(plugins: readonly PluginOptions[]): PluginApi[] {
  return plugins.flatMap(({ options, location }) => {
    const specs = options.get('specs');
    return (Array.isArray(specs?.value) ? specs.value : []).map((written: unknown, index): PluginApi => {
      const spec = specSchema.safeParse(written);
      const name = (spec.success ? spec.data.id : undefined) ?? `api-${index + 1}`;
      const route = spec.success ? (spec.data.route ?? spec.data.routePath) : undefined;
      const path = canonicalPath(`/${route ?? name}`) ?? '/';
      return {
        ...STANDALONE,
        name,
        description: spec.success ? spec.data.spec : null,
        path: path === '/' ? `/${name}` : path,
        location: specs?.location ?? location,
      };
    });
  });
}

const folderSchema = z.object({ path: z.string().default('openapi'), routeBasePath: z.string().default('/') });

/** Descriptions in a folder, for which `redocusaurus` generates pages without a list. */
function redocFolders(plugins: readonly PluginOptions[], root: string): PluginApi[] {
  return plugins.flatMap(({ options }) => {
    const option = options.get('openapi');
    const folder = folderSchema.safeParse(option?.value);
    if (option === undefined || !folder.success) return [];
    const dir = resolve(root, folder.data.path);
    const files = existsSync(dir) ? readdirSync(dir, { recursive: true, encoding: 'utf8' }) : [];
    return files
      .filter((file) => isDescriptionFile(join(dir, file)))
      .sort()
      .map((file): PluginApi => {
        const name = file.replaceAll('\\', '/').replace(/(?:\/index)?(?:\.openapi)?\.\w+$/i, '');
        const path = canonicalPath(`/${folder.data.routeBasePath}/${name}`) ?? `/${name}`;
        return { ...STANDALONE, name, description: join(dir, file), path, location: option.location };
      });
  });
}
