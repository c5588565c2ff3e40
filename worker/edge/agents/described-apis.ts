import type { Manifest } from '../../model/manifest.ts';

/** An API of the site with the files that its description can be downloaded as. */
export interface DescribedApi {
  readonly title: string;
  /** Path of the overview page. */
  readonly path: string;
  readonly json: string;
  /** Null when the description was too large to be converted. */
  readonly yaml: string | null;
}

/** Every API whose description is served beside its overview page. */
export function describedApis({ pages, files }: Manifest): DescribedApi[] {
  return [...pages].flatMap(([path, { kind, title }]) => {
    const json = `${path}.json`;
    if (kind !== 'api' || !Object.hasOwn(files, json)) return [];
    return [{ title, path, json, yaml: Object.hasOwn(files, `${path}.yaml`) ? `${path}.yaml` : null }];
  });
}
