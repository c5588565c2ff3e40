import type { SiteVersion } from '../../../worker/model/site.ts';
import type { CompiledPage } from '../../page/compiled-page.ts';
import type { ApiConfig } from '../../site/config/site-config.ts';
import type { VersionChanges } from './version-changes.ts';

/** A compiled version of an API. */
interface VersionedApi {
  readonly config: ApiConfig;
  readonly pages: readonly CompiledPage[];
}

/** The versions of all APIs as pages show them, each API's newest first. */
export function toApiVersions(apis: readonly VersionedApi[]): SiteVersion[] {
  return apis
    .flatMap(({ config: { version } }) => (version?.isCurrent === true ? version.all : []))
    .flatMap((name) =>
      apis.flatMap(({ config: { version, path }, pages: [overview] }): SiteVersion[] => {
        if (version?.name !== name || overview === undefined) return [];
        const { api: set, label, isCurrent, all, until } = version;
        const current = apis.find((one) => one.config.version?.api === set && one.config.version.isCurrent);
        const isNewer = all.indexOf(name) < all.indexOf(current?.config.version?.name ?? '');
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

/**
 * Says of each page which version it is of. The same operation in several versions shares an id, if its paths do not
 * say that it is the same.
 */
export function nameVersions<Api extends VersionedApi>(apis: readonly Api[], changes: VersionChanges): Api[] {
  const ids = shareIds(apis, changes);
  return apis.map((api) => {
    const { version, path: folder } = api.config;
    if (version === undefined || api.pages[0]?.entry.version !== undefined) return api;
    const pages = api.pages.map((page): CompiledPage => {
      const own = page.path.slice(folder.length);
      const id = ids.get(api.config.id)?.get(page.entry.operation ?? '') ?? own;
      const shared = id === own ? {} : { doc: `path:${id}` };
      return { ...page, entry: { ...page.entry, version: version.name, ...shared } };
    });
    return { ...api, pages };
  });
}

/** By the id of the API's version, then by operation: the path below the API in the newest version that has it. */
function shareIds(
  apis: readonly VersionedApi[],
  changes: VersionChanges,
): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const ids = new Map<string, ReadonlyMap<string, string>>();
  const ages = ({ config: { version } }: VersionedApi): number => version?.all.indexOf(version.name) ?? 0;
  for (const { config, pages } of apis.toSorted((a, b) => ages(a) - ages(b))) {
    const { id, path: folder, version } = config;
    if (version === undefined) continue;
    const step = changes.after(config);
    const newNames = new Map(step?.diff.operations);
    const newer = step === null ? undefined : ids.get(step.newer.id);
    const taken = new Set(newer?.values());
    const own = pages.flatMap(({ path, entry: { operation } }) => {
      if (operation === undefined) return [];
      const place = path.slice(folder.length);
      const shared = newer?.get(newNames.get(operation) ?? '');
      // Another operation of the newer version may have its path.
      return [[operation, shared ?? (taken.has(place) ? `/${version.label}${place}` : place)] as const];
    });
    ids.set(id, new Map(own));
  }
  return ids;
}
