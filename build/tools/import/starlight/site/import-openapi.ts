import { slug as toSlug } from 'github-slugger';
import { ApiImporter, type ImportedApi } from '../../shared/apis/import-apis.ts';
import type { ImportNotes } from '../../shared/report/import-notes.ts';
import { textAt } from '../../shared/values.ts';
import { API_GROUP, type AstroPlugin } from '../config/read-config.ts';

/** A description of starlight-openapi. */
export interface StarlightApi extends ImportedApi {
  /** Name of the group in the sidebar that has it; empty for those that have all. */
  readonly group: string;
  readonly label: string;
}

interface ApiSource {
  readonly root: string;
  readonly staging: string;
  readonly plugins: readonly AstroPlugin[];
  /** Addresses of pages. */
  readonly reserved: ReadonlySet<string>;
}

/** Imports the descriptions of starlight-openapi. */
export async function importOpenApi(
  { root, staging, plugins, reserved }: ApiSource,
  notes: ImportNotes,
): Promise<StarlightApi[]> {
  const importer = new ApiImporter(root, staging, reserved, notes);
  const apis: StarlightApi[] = [];
  for (const { name, values, location } of plugins) {
    for (const written of name === 'starlight-openapi' && Array.isArray(values[0]) ? values[0] : []) {
      const [source, directory] = [textAt(written, 'schema'), textAt(written, 'base')];
      const api = source === null ? null : await importer.add({ source, directory }, location);
      if (api === null) continue;
      const label = textAt(written, 'sidebar', 'label') ?? textAt(written, 'label') ?? api.id;
      apis.push({ ...api, label, group: textAt(written, 'sidebar', 'group', API_GROUP) ?? '' });
    }
  }
  return apis;
}

/** The addresses of the pages of starlight-openapi, and those of the pages here. */
export function movedAddresses({ directory, overview, operations }: StarlightApi): [string, string][] {
  return [
    [`/${directory}`, overview],
    ...operations.map(({ id, name, path }): [string, string] => [
      `/${directory}/operations/${toSlug(id ?? name.replace(/^\S+ /, ''))}`,
      path,
    ]),
  ];
}
