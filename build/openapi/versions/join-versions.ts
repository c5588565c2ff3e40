import type { CompiledPage } from '../../page/compiled-page.ts';
import type { RenderContext } from '../../page/page.ts';
import type { ApiConfig } from '../../site/config/site-config.ts';
import { compileMigration, type Item, type LinkedPage } from './migration-page.tsx';
import { shareRecords } from './share-records.ts';
import type { VersionChanges, VersionStep } from './version-changes.ts';
import { nameVersions, toApiVersions } from './version-pages.ts';

interface SiteContext extends RenderContext {
  readonly origin: string;
}

interface MadeApi {
  readonly config: ApiConfig;
  readonly api: {
    readonly pages: readonly CompiledPage[];
    readonly operationPaths: ReadonlyMap<string, string>;
  };
}

/** Completes the versions of each API once all of them are compiled: their pages know each other. */
export function joinVersions<Api extends MadeApi>(
  made: readonly Api[],
  changes: VersionChanges,
  context: SiteContext,
): Api[] {
  if (made.every(isComplete)) return [...made];
  const complete = made.map((one) => {
    const { config, api } = one;
    const step = changes.before(config);
    const older = made.find((other) => other.config === step?.older);
    const { operationPaths } = api;
    if (step === null || older === undefined || isComplete(one))
      return { config, made: one, operationPaths, pages: api.pages };
    const findPages = (item: Item): Pages => pagesOf(item, step, { older, newer: one });
    return {
      config,
      made: one,
      operationPaths,
      pages: [...api.pages, compileMigration(step, { ...context, findPages })],
    };
  });
  const named = nameVersions(complete, changes);
  // Pages of another language have their records already.
  const fresh = named.filter(({ made: one }) => !isComplete(one));
  const shared = new Map(
    shareRecords(fresh, { ...context, versions: toApiVersions(named) }).map((api) => [api.made, api]),
  );
  return named.map(({ made: one, pages }) => ({ ...one, api: { ...one.api, pages: shared.get(one)?.pages ?? pages } }));
}

/** Whether there is nothing to complete: it has one version, or was taken over from another language. */
function isComplete({ config, api }: MadeApi): boolean {
  return config.version === undefined || api.pages[0]?.entry.version !== undefined;
}

interface Pages {
  readonly before: LinkedPage | null;
  readonly after: LinkedPage | null;
}

/** The pages of an operation or a schema in both versions. */
function pagesOf(
  item: Item,
  { diff }: VersionStep,
  { older, newer }: { readonly older: MadeApi; readonly newer: MadeApi },
): Pages {
  switch (item.kind) {
    case 'api':
      return { before: null, after: null };
    case 'schema':
      return { before: schemaPage(older, item.name), after: schemaPage(newer, item.name) };
    case 'removed':
      return { before: operationPage(older, item.name), after: null };
    case 'operation': {
      const [oldName = item.name] = diff.operations.find(([, name]) => name === item.name) ?? [];
      return { before: operationPage(older, oldName), after: operationPage(newer, item.name) };
    }
  }
}

function operationPage({ api }: MadeApi, name: string): LinkedPage | null {
  const own = api.operationPaths.get(name);
  return toLinked(api.pages.find(({ path }) => path === own));
}

function schemaPage({ api }: MadeApi, name: string): LinkedPage | null {
  return toLinked(api.pages.find(({ entry }) => entry.kind === 'schema' && entry.title === name));
}

function toLinked(page: CompiledPage | undefined): LinkedPage | null {
  return page === undefined ? null : { path: page.path, title: page.entry.title };
}
