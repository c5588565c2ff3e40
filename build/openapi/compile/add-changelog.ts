import { messagesKey } from '../../../worker/model/messages/find-messages.ts';
import { findOrMakeNow, type ResultCache } from '../../base/cache/result-cache.ts';
import { withFacts } from '../../page/compiled-page.ts';
import type { RenderContext } from '../../page/page.ts';
import type { ApiConfig } from '../../site/config/site-config.ts';
import { changelogPath, compileChangelog } from '../changelog/compile-changelog.tsx';
import type { ChangelogEntry } from '../changelog/load-changelog.ts';
import type { CompiledApi } from './compile-api.ts';

interface ChangelogSource extends RenderContext {
  readonly config: ApiConfig;
  readonly changelog: readonly ChangelogEntry[];
  readonly origin: string;
  /** Pages of earlier builds. */
  readonly cache?: ResultCache | null;
}

/** Adds the changelog page and feed to an API whose configuration names a changelog folder. */
export function addChangelog(
  api: CompiledApi,
  { config, changelog, origin, base, messages, cache = null }: ChangelogSource,
): CompiledApi {
  if (config.changelog === undefined) return api;
  const named = new Set(changelog.flatMap(({ changes }) => changes.flatMap((change) => change.operations)));
  const operations = new Map(
    api.pages.flatMap(({ path, entry: { operation = '' } }) => (named.has(operation) ? [[operation, path]] : [])),
  );
  const facts = {
    // The title of the overview is the title of the API.
    api: api.pages[0]?.entry.title ?? config.id,
    path: changelogPath(config),
    origin,
    base,
    sidebar: config.sidebar,
  };
  const { page, feed } = findOrMakeNow(
    cache,
    () => ['changelog', changelog, facts, operations, messagesKey(messages)],
    () =>
      compileChangelog(changelog, {
        ...facts,
        messages,
        findOperation: (operation) => operations.get(operation) ?? null,
      }),
  );
  // Entries are newest first.
  const changed = new Map<string, string>();
  for (const { date, changes } of changelog.toReversed())
    for (const operation of changes.flatMap((change) => change.operations)) changed.set(operation, date);
  const pages = api.pages.map((one) => {
    const date = changed.get(one.entry.operation ?? '');
    return date === undefined ? one : withFacts(one, { changed: date });
  });
  return { ...api, pages: [...pages, page], files: new Map([...api.files, [feed.path, feed.text]]) };
}
