import { existsSync } from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import { basename, extname, join, resolve } from 'node:path';
import * as z from 'zod';
import type { ImportNotes } from './import-notes.ts';
import type { PluginOptions } from './read-config.ts';

/** An entry of `apis` in site.yaml. */
export interface ImportedApi {
  readonly id: string;
  readonly description: string;
  readonly path: string;
  readonly sidebar: string;
}

const apiSchema = z.object({ specPath: z.string(), outputDir: z.string() });

/** The descriptions that the OpenAPI plugin makes docs of: their pages keep the path of its folder. */
export async function importApis(
  plugins: readonly PluginOptions[],
  root: string,
  stagingDir: string,
  docs: { readonly dir: string; readonly path: string },
  notes: ImportNotes,
): Promise<ImportedApi[]> {
  const apis: ImportedApi[] = [];
  for (const { options, place } of plugins) {
    const config = options.get('config');
    for (const [name, written] of Object.entries(z.record(z.string(), z.unknown()).catch({}).parse(config?.value))) {
      const api = apiSchema.safeParse(written);
      const file = api.success ? resolve(root, api.data.specPath) : '';
      const isUrl = api.success && /^https?:/i.test(api.data.specPath);
      if (!api.success || !(isUrl || existsSync(file)) || extname(isUrl ? 'x.yaml' : file) === '') {
        notes.leaveOut(
          config?.place ?? place,
          `the API ${JSON.stringify(name)}`,
          'its description is not one file or address',
          'Name it under "apis" in site.yaml.',
        );
        continue;
      }
      const id =
        name
          .toLowerCase()
          .replace(/[^a-z0-9]+/g, '-')
          .replace(/^-|-$/g, '') || 'api';
      const inDocs = resolve(root, api.data.outputDir).startsWith(`${docs.dir}/`)
        ? resolve(root, api.data.outputDir).slice(docs.dir.length)
        : `/${basename(api.data.outputDir)}`;
      if (!isUrl) {
        await mkdir(join(stagingDir, 'api'), { recursive: true });
        await copyFile(file, join(stagingDir, 'api', `${id}${extname(file)}`));
      }
      apis.push({
        id,
        description: isUrl ? api.data.specPath : `api/${id}${extname(file)}`,
        path: docs.path + inDocs,
        sidebar: `${id}-api`,
      });
    }
  }
  return apis;
}
