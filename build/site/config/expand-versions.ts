import type { ApiConfig, WrittenApi } from './site-config.ts';

/**
 * An API as it is compiled: once for each of its versions, the current one first. Their pages, sidebars and ids are
 * apart from each other.
 */
export function expandVersions({ versions, description, ...api }: WrittenApi): ApiConfig[] {
  if (versions === undefined) return [{ ...api, description: description ?? '' }];
  const current = versions.find((version) => version.current) ?? versions[0];
  const nameOf = (label: string): string => `${api.id}@${label}`;
  const all = versions.map(({ label }) => nameOf(label));
  const overview = api.overview ?? `${api.path}/${api.id}-api`;
  const ordered = versions.toSorted((a, b) => Number(b === current) - Number(a === current));
  return ordered.map((written): ApiConfig => {
    const { label, until, access } = written;
    const isCurrent = written === current;
    const name = nameOf(label);
    const older = versions[versions.indexOf(written) + 1]?.label;
    const version = {
      ...{ api: api.id, name, label, isCurrent, all },
      ...(until === undefined ? {} : { until }),
      ...(older === undefined ? {} : { older }),
      ...(access === undefined ? {} : { access }),
    };
    const { category: _category, changelog: _changelog, ...shared } = api;
    const own = {
      ...(isCurrent ? api : shared),
      description: written.description,
      overlays: [...(api.overlays ?? []), ...(written.overlays ?? [])],
      ...(written.changelog === undefined ? {} : { changelog: written.changelog }),
      version,
    };
    if (isCurrent) return { ...own, overview };
    const path = `${api.path}/${label}`;
    return {
      ...own,
      id: versionId(api.id, label),
      path,
      overview: `${path}/${overview.split('/').at(-1)}`,
      sidebar: `${api.sidebar}@${name}`,
    };
  });
}

/** The versions of APIs for readers who see only these. One that is alone has no menu, and nothing to compare it with. */
export function joinVisibleVersions(apis: readonly ApiConfig[]): ApiConfig[] {
  const names = new Set(apis.flatMap(({ version }) => version?.name ?? []));
  return apis.map((api) => {
    const { version, ...rest } = api;
    if (version === undefined || version.all.every((name) => names.has(name))) return api;
    const all = version.all.filter((name) => names.has(name));
    if (all.length === 1 && version.isCurrent) return rest;
    const { older: _older, ...own } = version;
    const next = apis.find((one) => one.version?.name === all[all.indexOf(version.name) + 1])?.version?.label;
    return { ...api, version: { ...own, all, ...(next === undefined ? {} : { older: next }) } };
  });
}

/** The id of an API's older version, in storage and in embeds: `accounting-v1`. */
function versionId(api: string, label: string): string {
  return `${api}-${label.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;
}

/** What is below the path of each API. */
const RESERVED: readonly string[] = ['schemas', 'tags', 'changelog', 'migration'];

/** What is wrong with the versions of the APIs as a whole, with its place below `apis`; or null. `sets`: of docs. */
export function findVersionsFault(
  apis: readonly WrittenApi[],
  sets: readonly string[],
): { readonly path: readonly (string | number)[]; readonly fault: string } | null {
  const ids = new Map<string, string>();
  for (const { id } of apis) ids.set(id, id);
  for (const [index, { id, versions = [] }] of apis.entries()) {
    // Both would have versions such as `books@v1`.
    if (versions.length > 0 && sets.includes(id))
      return { path: [index, 'id'], fault: `"docs.more" has the id ${JSON.stringify(id)} too. Change one of them` };
    const current = versions.filter((version) => version.current);
    if (current.length > 1) {
      const labels = current.map(({ label }) => label).join(' and ');
      return { path: [index, 'versions'], fault: `${labels} are both "current". Keep it at one of them` };
    }
    for (const [position, { label }] of versions.entries()) {
      if (RESERVED.includes(label.toLowerCase())) {
        const fault = `the pages of the API have the path ${JSON.stringify(label)} already. Use another label`;
        return { path: [index, 'versions', position, 'label'], fault };
      }
      const own = versionId(id, label);
      const other = ids.get(own);
      if (other !== undefined) {
        const fault = `the id ${JSON.stringify(own)} of ${label} is also that of ${other}. Use another label`;
        return { path: [index, 'versions', position, 'label'], fault };
      }
      ids.set(own, label);
    }
  }
  return null;
}
