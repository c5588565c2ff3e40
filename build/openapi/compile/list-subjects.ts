import type { Card, Link } from '../../../worker/model/parts.ts';
import { pathToHref } from '../../../worker/model/path.ts';
import type { OperationCard } from '../../page/blocks/api/operation-list/block.tsx';
import type { RenderContext } from '../../page/page.ts';
import type { ApiConfig } from '../../site/config/site-config.ts';
import { changelogPath } from '../changelog/compile-changelog.tsx';
import type { OperationSource } from '../core/operations/collect-operations.ts';
import { groupByParent } from '../core/operations/tags.ts';
import type { Cursor } from '../core/references/cursor.ts';
import type { ApiContext } from '../pages/api-context.ts';
import type { OverviewLists } from '../pages/compile/compile-overview.ts';
import { toTagCard } from '../pages/compile/compile-tag.ts';
import type { DescriptionFile } from '../pages/description-files.ts';
import { findSchemaUsage } from '../schema/schema-usage.ts';
import type { ApiOutline } from './api-outline.ts';
import type { PageSubject } from './page-subjects.ts';

interface ListedApi extends RenderContext {
  readonly outline: ApiOutline;
  readonly config: ApiConfig;
}

/** The overview lists that do not come from the description's root objects. */
export function toOverviewLists(
  { outline, config, base, messages }: ListedApi,
  files: readonly DescriptionFile[],
  { markdown }: ApiContext,
): OverviewLists {
  const toLink = (label: string, path: string): Link => ({ label, href: pathToHref(base, path) });
  return {
    tags: outline.tags.map((tag) => toTagCard(tag, markdown, { base, messages })),
    webhooks: {
      title: messages.reference.webhooks,
      links: outline.operations
        .filter(({ kind }) => kind === 'webhook')
        .map((source) => toLink(source.title, outline.paths.get(source) ?? outline.overviewPath)),
    },
    schemas: [...outline.schemaPaths].map(([name, path]) => toLink(name, path)),
    downloads: files.map(({ label, path }) => toLink(label, path)),
    changelog: config.changelog === undefined ? null : toLink(messages.page.changelog, changelogPath(config)),
  };
}

/** The pages of an API in order, except its overview. */
export function listSubjects(root: Cursor, { outline, base }: ListedApi, cards: readonly Card[]): PageSubject[] {
  const { tags, operations, paths, schemaPaths, overviewPath } = outline;
  const pathOf = (source: OperationSource): string => paths.get(source) ?? overviewPath;
  const toCard = (source: OperationSource): OperationCard => toOperationCard(source, pathToHref(base, pathOf(source)));
  const usage = findSchemaUsage(root, operations);
  const cardOf = new Map(tags.map((tag, index) => [tag, cards[index]]));
  const byParent = groupByParent(tags);
  const schemas = root.get('components').get('schemas');
  return [
    ...tags.map((tag): PageSubject => {
      const { path, label, definition } = tag;
      const inner = (byParent.get(tag.name) ?? []).flatMap((child) => cardOf.get(child) ?? []);
      return { page: 'tag', path, label, definition, tags: inner, operations: tag.operations.map(toCard) };
    }),
    ...operations.map((source): PageSubject => ({ page: 'operation', path: pathOf(source), source })),
    ...[...schemaPaths].map(([name, path]): PageSubject => {
      const usedBy = (usage.get(name) ?? []).map(toCard);
      return { page: 'schema', path, name, schema: schemas.raw(name), usedBy, overviewPath };
    }),
  ];
}

function toOperationCard({ title, method, pathTemplate, operation }: OperationSource, href: string): OperationCard {
  return { title, href, method, pathTemplate, deprecated: operation.flag('deprecated') };
}
