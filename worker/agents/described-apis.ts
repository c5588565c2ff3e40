import type { Manifest } from '../model/records/manifest.ts';

/** An API of the site and the files with its description. */
export interface DescribedApi {
  readonly title: string;
  /** Path of the overview page. */
  readonly path: string;
  readonly json: string;
  /** Null if the description was too large to convert. */
  readonly yaml: string | null;
}

/** Every API with a downloadable description. */
export function describedApis({ pages, files, site }: Manifest): DescribedApi[] {
  return [...pages].flatMap(([path, { kind, title, version }]) => {
    const json = `${path}.json`;
    if (kind !== 'api' || !Object.hasOwn(files, json)) return [];
    const label = site.versions?.find(({ name, isLast }) => name === version && !isLast)?.label;
    return [
      {
        title: label === undefined ? title : `${title} (${label})`,
        path,
        json,
        yaml: Object.hasOwn(files, `${path}.yaml`) ? `${path}.yaml` : null,
      },
    ];
  });
}
