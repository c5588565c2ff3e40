import { existsSync, readdirSync } from 'node:fs';
import { basename, extname, join, resolve } from 'node:path';
import * as z from 'zod';
import { canonicalPath } from '../../../../../worker/model/path.ts';
import type { SourceLocation } from '../../../../base/report/finding.ts';
import { findDescriptionFault, isDescriptionFile } from '../../shared/apis/check-description.ts';
import { copyDescription } from '../../shared/apis/copy-description.ts';
import type { ImportedApi } from '../../shared/apis/import-apis.ts';
import { toFreeId } from '../../shared/free-id.ts';
import type { ImportNotes } from '../../shared/report/import-notes.ts';
import type { DocusaurusConfig, PluginOptions } from '../config/read-config.ts';

/** An entry of `apis` in site.yaml. */
export type WrittenApi = Pick<ImportedApi, 'id' | 'description' | 'path' | 'sidebar'>;

const apiSchema = z.object({ specPath: z.string(), outputDir: z.string() });
const specSchema = z.object({
  spec: z.string(),
  id: z.string().optional(),
  route: z.string().optional(),
  routePath: z.string().optional(),
});

/** A description and the path of its pages. */
interface ApiSource {
  readonly name: string;
  /** A project file or URL; null if it is neither. */
  readonly description: string | null;
  readonly path: string;
  readonly location: SourceLocation;
}

interface ApiFolders {
  /** The Docusaurus project. */
  readonly root: string;
  readonly stagingDir: string;
  /** The docs folder and the path of its pages. */
  readonly docs: { readonly dir: string; readonly path: string };
}

/** Imports the descriptions used by plugins. Their pages keep their paths. */
export async function importApis(
  config: DocusaurusConfig | null,
  { root, stagingDir, docs }: ApiFolders,
  notes: ImportNotes,
): Promise<WrittenApi[]> {
  const apis: WrittenApi[] = [];
  for (const { name, description, path, location } of [
    ...openapiSources(config?.openapi ?? [], { root, docs }),
    ...redocSources(config?.redoc ?? []),
    ...redocFolders(config?.redoc ?? [], root),
  ]) {
    const isUrl = /^https?:/i.test(description ?? '');
    const file = resolve(root, description ?? '');
    if (description === null || !(isUrl || existsSync(file)) || extname(isUrl ? 'x.yaml' : file) === '') {
      notes.miss(
        location,
        `the API ${JSON.stringify(name)}`,
        'its description is not a single file or URL',
        'Add it to "apis" in site.yaml.',
      );
      continue;
    }
    const fault = await findDescriptionFault(isUrl ? description : file);
    if (fault !== null) {
      notes.miss(
        location,
        `the API ${JSON.stringify(name)} of ${JSON.stringify(description)}`,
        fault,
        `Add it to "apis" in site.yaml with the path ${JSON.stringify(path)} once it is available.`,
      );
      continue;
    }
    const id = toFreeId(
      name,
      apis.map((api) => api.id),
    );
    const copied = isUrl ? description : await copyDescription(file, root, id, stagingDir);
    apis.push({ id, description: copied, path, sidebar: `${id}-api` });
  }
  return apis;
}

function openapiSources(
  plugins: readonly PluginOptions[],
  { root, docs }: Pick<ApiFolders, 'root' | 'docs'>,
): ApiSource[] {
  return plugins.flatMap(({ options, location }) => {
    const config = options.get('config');
    const written = z.record(z.string(), z.unknown()).catch({}).parse(config?.value);
    return Object.entries(written).map(([name, value]): ApiSource => {
      const api = apiSchema.safeParse(value);
      if (!api.success) return { name, description: null, path: '', location: config?.location ?? location };
      const { specPath, outputDir } = api.data;
      const output = resolve(root, outputDir);
      const inDocs = output.startsWith(`${docs.dir}/`) ? output.slice(docs.dir.length) : `/${basename(outputDir)}`;
      return { name, description: specPath, path: docs.path + inDocs, location: config?.location ?? location };
    });
  });
}

function redocSources(plugins: readonly PluginOptions[]): ApiSource[] {
  return plugins.flatMap(({ options, location }) => {
    const specs = options.get('specs');
    return (Array.isArray(specs?.value) ? specs.value : []).map((written: unknown, index): ApiSource => {
      const spec = specSchema.safeParse(written);
      const name = (spec.success ? spec.data.id : undefined) ?? `api-${index + 1}`;
      const route = spec.success ? (spec.data.route ?? spec.data.routePath) : undefined;
      const path = canonicalPath(`/${route ?? name}`) ?? '/';
      return {
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
function redocFolders(plugins: readonly PluginOptions[], root: string): ApiSource[] {
  return plugins.flatMap(({ options }) => {
    const option = options.get('openapi');
    const folder = folderSchema.safeParse(option?.value);
    if (option === undefined || !folder.success) return [];
    const dir = resolve(root, folder.data.path);
    const files = existsSync(dir) ? readdirSync(dir, { recursive: true, encoding: 'utf8' }) : [];
    return files
      .filter((file) => isDescriptionFile(join(dir, file)))
      .sort()
      .map((file): ApiSource => {
        const name = file.replaceAll('\\', '/').replace(/(?:\/index)?(?:\.openapi)?\.\w+$/i, '');
        const path = canonicalPath(`/${folder.data.routeBasePath}/${name}`) ?? `/${name}`;
        return { name, description: join(dir, file), path, location: option.location };
      });
  });
}
