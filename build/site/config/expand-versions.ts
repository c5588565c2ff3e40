import type { ApiVersion } from './settings/api-versions.ts';
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
      ...{ api: api.id, name, label, isCurrent, all, current: nameOf(current?.label ?? label) },
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
      overview: `${path}/${overview.split('/').at(-1) || `${api.id}-api`}`,
      sidebar: `${api.sidebar}@${name}`,
    };
  });
}

/**
 * The versions of APIs for readers who see only these. One that is alone has no menu, and nothing to compare it with. If
 * the current one is not among them, the next older one takes its place, with the paths that it has.
 */
export function joinVisibleVersions(apis: readonly ApiConfig[]): ApiConfig[] {
  const versionOf = (name: string | undefined): ApiVersion | undefined =>
    apis.find(({ version }) => version?.name === name)?.version;
  return apis.map((api) => {
    const { version, ...rest } = api;
    if (version === undefined) return api;
    const all = version.all.filter((name) => versionOf(name) !== undefined);
    if (all.length === version.all.length) return api;
    const older = version.all.slice(version.all.indexOf(version.current) + 1).find((name) => all.includes(name));
    const current = all.includes(version.current) ? version.current : (older ?? all.at(-1) ?? version.name);
    const isCurrent = version.name === current;
    const sidebar = isCurrent && !version.isCurrent ? api.sidebar.slice(0, -version.name.length - 1) : api.sidebar;
    if (all.length === 1) return { ...rest, sidebar };
    const { older: _older, ...own } = version;
    const next = versionOf(all[all.indexOf(version.name) + 1])?.label;
    const joined = { ...own, all, current, isCurrent, ...(next === undefined ? {} : { older: next }) };
    return { ...api, sidebar, version: joined };
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
