import type { BuildMessages } from '../../../worker/model/messages/messages.ts';
import type { ApiConfig } from '../../site/config/site-config.ts';
import { changelogPath } from '../changelog/compile-changelog.tsx';
import { collectOperations, type OperationSource } from '../core/operations/collect-operations.ts';
import { assignPaths, warnOfEqualPaths } from '../core/operations/operation-paths.ts';
import { readTags, type Tag } from '../core/operations/tags.ts';
import type { Cursor } from '../core/references/cursor.ts';
import { assignSchemaPaths } from '../schema/schema-paths.ts';
import { migrationPath } from '../versions/version-changes.ts';
import type { SitePaths } from './site-paths.ts';

/** The pages of an API and their paths. */
export interface ApiOutline {
  readonly overviewPath: string;
  /** Pages of the API itself: the overview and the changelog. */
  readonly ownPages: readonly { readonly label: string; readonly path: string }[];
  readonly operations: readonly OperationSource[];
  readonly paths: ReadonlyMap<OperationSource, string>;
  readonly tags: readonly Tag[];
  /** By schema name. */
  readonly schemaPaths: ReadonlyMap<string, string>;
}

interface OutlineOptions {
  readonly config: ApiConfig;
  readonly messages: BuildMessages;
  /** Paths in the rest of the site. */
  readonly otherPaths: SitePaths;
}

export function outlineApi(root: Cursor, { config, messages, otherPaths }: OutlineOptions): ApiOutline {
  const { warnings } = root.context;
  const operations = collectOperations(root);
  if (operations.length === 0)
    warnings.warn('#', 'Cannot find any operation: "paths" has none. Add a path with an operation.');
  warnOfEqualPaths(operations, warnings);
  const overviewPath = config.overview ?? `${config.path}/${config.id}-api`;
  const ownPages = [{ label: messages.reference.introduction, path: overviewPath }];
  if (config.changelog !== undefined) ownPages.push({ label: messages.page.changelog, path: changelogPath(config) });
  const { version } = config;
  if (version?.older !== undefined)
    ownPages.push({
      label: messages.reference.migration.title(version.older, version.label),
      path: migrationPath(config),
    });
  const isTaken = (path: string): boolean => ownPages.some((own) => own.path === path) || otherPaths.has(path);
  return {
    overviewPath,
    ownPages,
    operations,
    schemaPaths: assignSchemaPaths(root, config.path),
    paths: assignPaths(operations, config.path, isTaken, warnings),
    tags: readTags(root, operations, config.path, messages),
  };
}
