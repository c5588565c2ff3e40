import { resolve } from 'node:path';
import type { ApiConfig } from '../../config/site-config.ts';
import type { RenderContext } from '../../render-context.ts';
import { changelogPath, compileChangelog } from '../changelog/compile-changelog.ts';
import { loadChangelog } from '../changelog/load-changelog.ts';
import type { CompiledApi } from './compile-api.ts';

interface ChangelogSource extends RenderContext {
  readonly config: ApiConfig;
  readonly contentDir: string;
  readonly origin: string;
}

/** An API with the page and the feed of its changes, where its configuration names a folder of them. Throws SourceError. */
export async function addChangelog(
  api: CompiledApi,
  { config, contentDir, origin, base, messages }: ChangelogSource,
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
    messages,
    sidebar: config.sidebar,
    findOperation: (operation) => operations.get(operation) ?? null,
  });
  return { ...api, pages: [...api.pages, page], files: new Map([...api.files, [feed.path, feed.text]]) };
}
