import { resolve } from 'node:path';
import type { ApiConfig } from '../../config/site-config.ts';
import { changelogPath, compileChangelog } from '../changelog/compile-changelog.ts';
import { loadChangelog } from '../changelog/load-changelog.ts';
import type { CompiledApi } from './compile-api.ts';

interface ChangelogSource {
  readonly config: ApiConfig;
  readonly contentDir: string;
  readonly origin: string;
  readonly base: string;
}

/** An API with the page and the feed of its changes, where its configuration names a folder of them. Throws SourceError. */
export async function addChangelog(
  api: CompiledApi,
  { config, contentDir, origin, base }: ChangelogSource,
): Promise<CompiledApi> {
  if (config.changelog === undefined) return api;
  const entries = await loadChangelog(resolve(contentDir, config.changelog));
  const operations = new Map(api.pages.map(({ path, entry }) => [entry.operation, path]));
  const { page, feed } = compileChangelog(entries, {
    // The overview, which has the title of the API.
    api: api.pages[0]?.entry.title ?? config.id,
    path: changelogPath(config),
    origin,
    base,
    sidebar: config.sidebar,
    findOperation: (operation) => operations.get(operation) ?? null,
  });
  return { ...api, pages: [...api.pages, page], files: new Map([...api.files, [feed.path, feed.text]]) };
}
