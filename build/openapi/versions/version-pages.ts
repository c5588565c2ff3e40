import type { SiteVersion } from '../../../worker/model/site.ts';
import type { CompiledPage } from '../../page/compiled-page.ts';
import type { ApiConfig } from '../../site/config/site-config.ts';
import type { VersionChanges } from './version-changes.ts';

export interface VersionedApi {
  readonly config: ApiConfig;
  readonly pages: readonly CompiledPage[];
}

/** The same, with the path of each operation by its name. */
interface NamedApi extends VersionedApi {
  readonly operationPaths: ReadonlyMap<string, string>;
}

/** The versions of all APIs as pages show them, each API's newest first. */
export function toApiVersions(apis: readonly VersionedApi[]): SiteVersion[] {
  return apis
    .flatMap(({ config: { version } }) => (version?.isCurrent === true ? version.all : []))
    .flatMap((name) =>
      apis.flatMap(({ config: { version, path }, pages: [overview] }): SiteVersion[] => {
        if (version?.name !== name || overview === undefined) return [];
        const { api: set, label, isCurrent, all, current, until } = version;
        const isNewer = all.indexOf(name) < all.indexOf(current);
        return [
          {
            ...{ name, label, set, isApi: true, path, title: overview.entry.title, home: overview.path },
            banner: isCurrent ? null : isNewer ? 'unreleased' : 'older',
            ...(until === undefined ? {} : { until }),
            badge: true,
            noIndex: false,
            isLast: isCurrent,
          },
        ];
      }),
    );
}

/** The id of the overviews of an API whose paths differ by more than the version. */
const OVERVIEW_ID = '/overview';

/**
 * Says of each page which version it is of. The same operation in several versions shares an id, if its paths do not
 * say that it is the same.
 */
export function nameVersions<Api extends NamedApi>(apis: readonly Api[], changes: VersionChanges): Api[] {
  const ids = shareIds(apis, changes);
  return apis.map((api) => {
    const { version, path: folder } = api.config;
    if (version === undefined || api.pages[0]?.entry.version !== undefined) return api;
    const pages = api.pages.map((page): CompiledPage => {
      const own = placeIn(folder, page.path);
      const id = ids.get(api.config.id)?.get(page.path) ?? own;
      const shared = id === null || id === own ? {} : { doc: `path:${id}` };
      return { ...page, entry: { ...page.entry, version: version.name, ...shared } };
    });
    return { ...api, pages };
  });
}

/** The path below that of the API's version, or null for a page elsewhere. */
function placeIn(folder: string, path: string): string | null {
  return path.startsWith(`${folder}/`) ? path.slice(folder.length) : null;
}

/** By the id of the API's version, then by path: the path below the API in the newest version that has the page. */
function shareIds(
  apis: readonly NamedApi[],
  changes: VersionChanges,
): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const ids = new Map<string, ReadonlyMap<string, string>>();
  const ages = ({ config: { version } }: NamedApi): number => version?.all.indexOf(version.name) ?? 0;
  for (const { config, pages, operationPaths } of apis.toSorted((a, b) => ages(a) - ages(b))) {
    const { id, path: folder, version } = config;
    if (version === undefined) continue;
    const step = changes.after(config);
    const newNames = new Map(step?.diff.operations);
    const newerPaths = apis.find((api) => api.config.id === step?.newer.id)?.operationPaths;
    const newer = step === null ? undefined : ids.get(step.newer.id);
    const taken = new Set(newer?.values());
    const own = [...operationPaths].flatMap(([name, path]) => {
      const place = placeIn(folder, path);
      const shared = newer?.get(newerPaths?.get(newNames.get(name) ?? '') ?? '');
      // Another operation of the newer version may have its path.
      const free = place !== null && taken.has(place) ? `/${version.label}${place}` : place;
      return shared === undefined && free === null ? [] : [[path, shared ?? free ?? ''] as const];
    });
    const [overview] = pages;
    const start = overview === undefined ? [] : [[overview.path, OVERVIEW_ID] as const];
    ids.set(id, new Map([...own, ...start]));
  }
  return ids;
}
