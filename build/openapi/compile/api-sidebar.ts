import type { ReferenceMessages } from '../../../worker/model/messages/messages.ts';
import { isObject } from '../../../worker/request/value/json.ts';
import type { SidebarEntry, SidebarEntryCategory } from '../../site/sidebar/sidebar-entry.ts';
import type { OperationSource } from '../core/operations/collect-operations.ts';
import { groupByPath, groupByWord, MAX_LISTED } from '../core/operations/path-groups.ts';
import { groupByParent, type Tag } from '../core/operations/tags.ts';
import type { Cursor } from '../core/references/cursor.ts';
import type { ApiOutline } from './api-outline.ts';

type PathOf = (source: OperationSource) => string;

/** The sidebar of an API: its own pages, then its tags (in their groups), its webhooks and its schemas. */
export function toApiSidebar(
  root: Cursor,
  { ownPages, overviewPath, tags, paths, operations, schemaPaths }: ApiOutline,
  messages: ReferenceMessages,
): SidebarEntry[] {
  const webhooks = operations.filter(({ kind }) => kind === 'webhook');
  const pathOf: PathOf = (source) => paths.get(source) ?? overviewPath;
  const entries: SidebarEntry[] = ownPages.map(toPageLink);
  entries.push(
    ...groupTags(
      root,
      tags.filter(({ operations, definition }) => operations.length > 0 || definition !== null),
      pathOf,
    ),
  );
  const links = webhooks.map((source) => toLink(source, pathOf));
  // A tag of this name has the operations that manage webhooks: one group for both.
  const named = entries.findIndex((entry) => entry.kind === 'category' && isWebhooks(entry, messages));
  const group = entries[named];
  if (group?.kind === 'category') entries[named] = { ...group, entries: [...group.entries, ...links] };
  else if (links.length > 0) entries.push(toGroup('webhooks', messages.webhooks, links));
  if (schemaPaths.size > 0) entries.push(toGroup('objects', messages.objects, listSchemas(schemaPaths)));
  return entries;
}

function isWebhooks({ id, label }: SidebarEntryCategory, { webhooks }: ReferenceMessages): boolean {
  return id === 'webhooks' || label.toLowerCase() === webhooks.toLowerCase();
}

function groupTags(root: Cursor, tags: readonly Tag[], pathOf: PathOf): SidebarEntry[] {
  const byParent = groupByParent(tags);
  const children = (parent: string | null): SidebarEntryCategory[] =>
    (byParent.get(parent) ?? []).map((tag) => toCategory(tag, pathOf, children(tag.name)));
  const groups = root.rawItems('x-tagGroups').filter(({ value }) => isObject(value));
  if (groups.length === 0) return children(null);
  const byName = new Map(tags.map((tag) => [tag.name, tag]));
  const grouped = groups.map(
    (group, index): SidebarEntryCategory => ({
      kind: 'category',
      id: `group-${index}`,
      label: group.trimmed('name') ?? '',
      description: group.trimmed('description'),
      path: null,
      open: true,
      entries: group.texts('tags').flatMap((name) => {
        const tag = byName.get(name);
        byName.delete(name);
        return tag === undefined ? [] : [toCategory(tag, pathOf, [])];
      }),
    }),
  );
  return [
    ...grouped.filter(({ entries }) => entries.length > 0),
    ...[...byName.values()].map((tag) => toCategory(tag, pathOf, [])),
  ];
}

function toCategory(
  { path, label, operations }: Tag,
  pathOf: PathOf,
  inner: readonly SidebarEntry[],
): SidebarEntryCategory {
  const id = path.slice(path.lastIndexOf('/') + 1);
  return {
    ...{ kind: 'category', id, label, description: null, path, open: false },
    entries: [...listOperations(operations, { id, label, depth: 0 }, pathOf), ...inner],
  };
}

/** Maximum nesting of groups. */
const MAX_DEPTH = 2;

interface Group {
  readonly id: string;
  readonly label: string;
  readonly depth: number;
}

/** Links to operations, then groups by path if the list is long. A group never has the name of its parent. */
function listOperations(operations: readonly OperationSource[], around: Group, pathOf: PathOf): SidebarEntry[] {
  const toLinks = (list: readonly OperationSource[]): SidebarEntry[] => list.map((source) => toLink(source, pathOf));
  if (operations.length <= MAX_LISTED || around.depth >= MAX_DEPTH) return toLinks(operations);
  const { groups, others } = groupByPath(operations);
  const listed = groups.flatMap(({ label, slug, items: list }): SidebarEntry[] => {
    const id = `${around.id}-by-path-${slug}`;
    const entries = listOperations(list, { id, label, depth: around.depth + 1 }, pathOf);
    if (label.toLowerCase() === around.label.toLowerCase()) return entries;
    return [toGroup(id, label, entries)];
  });
  const isGroup = ({ kind }: SidebarEntry): boolean => kind === 'category';
  return [...toLinks(others), ...listed.filter((entry) => !isGroup(entry)), ...listed.filter(isGroup)];
}

/** Links to schemas, then groups by the first word of their names if the list is long. */
function listSchemas(paths: ReadonlyMap<string, string>): SidebarEntry[] {
  const toLinks = (names: readonly string[]): SidebarEntry[] =>
    names.map((name) => toPageLink({ label: name, path: paths.get(name) ?? '' }));
  const names = [...paths.keys()];
  if (names.length <= MAX_LISTED) return toLinks(names);
  const { groups, others } = groupByWord(names);
  return [
    ...toLinks(others),
    ...groups.map(({ label, slug, items }) => toGroup(`objects-by-name-${slug}`, label, toLinks(items))),
  ];
}

/** A closed group without a page of its own. */
function toGroup(id: string, label: string, entries: readonly SidebarEntry[]): SidebarEntryCategory {
  return { kind: 'category', id, label, description: null, path: null, open: false, entries };
}

function toPageLink({ label, path }: { readonly label: string; readonly path: string }): SidebarEntry {
  return { kind: 'link', label, to: path, method: null, deprecated: false };
}

function toLink(source: OperationSource, pathOf: PathOf): SidebarEntry {
  const label = source.operation.trimmed('x-displayName') ?? source.title;
  return {
    kind: 'link',
    label,
    to: pathOf(source),
    method: source.kind === 'webhook' ? null : source.method,
    deprecated: source.operation.flag('deprecated'),
  };
}
