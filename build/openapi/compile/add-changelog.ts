import type { RenderContext } from '../../page/page.ts';
import type { ApiConfig } from '../../site/config/site-config.ts';
import { changelogPath, compileChangelog } from '../changelog/compile-changelog.tsx';
import type { ChangelogEntry } from '../changelog/load-changelog.ts';
import type { CompiledApi } from './compile-api.ts';

interface ChangelogSource extends RenderContext {
  readonly config: ApiConfig;
  readonly changelog: readonly ChangelogEntry[];
  readonly origin: string;
}

/** Adds the changelog page and feed to an API whose configuration names a changelog folder. */
export function addChangelog(
  api: CompiledApi,
  { config, changelog, origin, base, messages }: ChangelogSource,
): CompiledApi {
  if (config.changelog === undefined) return api;
  const operations = new Map(api.pages.map(({ path, entry }) => [entry.operation, path]));
  const { page, feed } = compileChangelog(changelog, {
    // The title of the overview is the title of the API.
    api: api.pages[0]?.entry.title ?? config.id,
    path: changelogPath(config),
    origin,
    base,
    messages,
    sidebar: config.sidebar,
    findOperation: (operation) => operations.get(operation) ?? null,
  });
  // Entries are newest first.
  const changed = new Map<string, string>();
  for (const { date, changes } of changelog.toReversed())
    for (const operation of changes.flatMap((change) => change.operations)) changed.set(operation, date);
  const pages = api.pages.map((one) => {
    const date = changed.get(one.entry.operation ?? '');
    return date === undefined ? one : { ...one, entry: { ...one.entry, changed: date } };
  });
  return { ...api, pages: [...pages, page], files: new Map([...api.files, [feed.path, feed.text]]) };
}
