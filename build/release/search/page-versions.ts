import type { PageFacts } from '../../../worker/model/records/manifest.ts';
import { ALL_VERSIONS, type SearchVersions, versionLetter } from '../../../worker/model/search/search.ts';
import type { SiteVersion } from '../../../worker/model/site.ts';

/** The version of each page, or undefined on a site without versions. */
export function toSearchVersions(
  versions: readonly SiteVersion[] | undefined,
  pages: readonly { readonly entry: Pick<PageFacts, 'version'> }[],
): SearchVersions | undefined {
  if (versions === undefined || versions.length === 0) return undefined;
  const sets = [...new Set(versions.map(({ set }) => set))];
  const names = sets.map((set) =>
    versions
      .filter((version) => version.set === set)
      .sort((a, b) => Number(b.isLast) - Number(a.isLast))
      .map(({ name }) => name),
  );
  const all = names.flat();
  const letters = pages.map(({ entry: { version } }) =>
    version === undefined ? ALL_VERSIONS : versionLetter(all.indexOf(version)),
  );
  return { names, pages: letters.join('') };
}
