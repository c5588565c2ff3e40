import { addToGroup } from '../../../../worker/model/group-by.ts';
import type { BuildMessages, ReferenceMessages } from '../../../../worker/model/messages/messages.ts';
import { type Cursor, documentMemo } from '../references/cursor.ts';
import { splitPath, toWords, withAbbreviations } from '../rest-title.ts';
import { toSegment } from '../slug.ts';
import type { OperationSource } from './collect-operations.ts';
import { groupByResource } from './path-groups.ts';

/** A tag with its operations, as the sidebar and the tag's page show it. */
export interface Tag {
  readonly name: string;
  readonly label: string;
  readonly path: string;
  /** The Tag Object; null if only operations name the tag. */
  readonly definition: Cursor | null;
  readonly operations: readonly OperationSource[];
  /** Name of the parent tag (OpenAPI 3.2 §4.22.1), which is one of the tags; or null. */
  readonly parent: string | null;
}

/** The name that existing links use for operations without a tag. */
const UNTAGGED = 'UNTAGGED';

/** Kinds of tags that label an operation instead of grouping it (OpenAPI 3.2, tag kinds). */
const BADGE_KINDS = new Set(['audience', 'badge']);

/** Tags in sidebar order: declared tags, then others in order of use, then operations without a tag. */
export function readTags(
  root: Cursor,
  operations: readonly OperationSource[],
  apiPath: string,
  { reference: messages, page }: BuildMessages,
): Tag[] {
  const declared = new Map(
    root
      .items('tags')
      .flatMap((tag): [string, Cursor][] => (tag.trimmed('name') === null ? [] : [[tag.trimmed('name') ?? '', tag]])),
  );
  const isGroup = (name: string): boolean => !isBadge(declared.get(name));
  const byTag = new Map<string, OperationSource[]>([...declared.keys()].filter(isGroup).map((name) => [name, []]));
  for (const source of operations.filter(({ kind }) => kind === 'operation')) {
    const groups = source.tags.filter(isGroup);
    for (const name of groups.length > 0 ? groups : [UNTAGGED]) addToGroup(byTag, name, source);
  }
  const untagged = byTag.get(UNTAGGED);
  if (untagged !== undefined && byTag.size === 1 && declared.size === 0) {
    const tags = toPathTags(untagged, apiPath, messages);
    if (tags.length > 0) return tags;
  }
  if (untagged !== undefined && !declared.has(UNTAGGED)) {
    byTag.delete(UNTAGGED);
    byTag.set(UNTAGGED, untagged);
  }
  const untaggedLabel = byTag.size === 1 ? page.operations : messages.otherOperations;
  const slugs = new Slugs();
  const tags = [...byTag].map(([name, list]): Tag => {
    const definition = declared.get(name) ?? null;
    const ownLabel = list === untagged ? untaggedLabel : nameInWords(name, list);
    return {
      name,
      label: definition === null ? ownLabel : tagLabel(definition, list),
      path: `${apiPath}/tags/${slugs.claim(name)}`,
      definition,
      operations: list,
      parent: definition?.trimmed('parent') ?? null,
    };
  });
  const parents = new Set(tags.map(({ parent }) => parent));
  return placeTags(tags.filter((tag) => parents.has(tag.name) || saysSomething(tag)));
}

/** Maximum nesting of tags. */
const MAX_DEPTH = 10;

/** Places tags at the top whose parent does not exist, would be their own ancestor, or is nested too deeply. */
function placeTags(tags: readonly Tag[]): Tag[] {
  const byName = new Map(tags.map((tag) => [tag.name, tag]));
  const depths = new Map<Tag, number>();
  const parents = new Map<Tag, string>();
  for (const tag of tags) {
    const chain = new Set<Tag>();
    let top: Tag | undefined = tag;
    while (top !== undefined && !depths.has(top) && !chain.has(top)) {
      chain.add(top);
      top = byName.get(top.parent ?? '');
    }
    const ancestors = [...chain];
    const circle = new Set(top !== undefined && chain.has(top) ? ancestors.slice(ancestors.indexOf(top)) : []);
    for (const each of ancestors.reverse()) {
      const parent = circle.has(each) ? undefined : byName.get(each.parent ?? '');
      const depth = parent === undefined ? 0 : (depths.get(parent) ?? 0) + 1;
      depths.set(each, depth <= MAX_DEPTH ? depth : 0);
      if (parent !== undefined && depth <= MAX_DEPTH) parents.set(each, parent.name);
    }
  }
  return tags.map((tag) => ({ ...tag, parent: parents.get(tag) ?? null }));
}

/** Tags by the name of their parent. */
export function groupByParent(tags: readonly Tag[]): ReadonlyMap<string | null, readonly Tag[]> {
  const groups = new Map<string | null, Tag[]>();
  for (const tag of tags) addToGroup(groups, tag.parent, tag);
  return groups;
}

/** Whether the page of a tag has anything but its name. Webhooks have a group of their own, also if they have a tag. */
function saysSomething({ operations, definition }: Tag): boolean {
  return (
    operations.length > 0 ||
    definition?.has('externalDocs') === true ||
    (definition?.trimmed('description') ?? '') !== ''
  );
}

/** Groups by path, for a description without tags. */
function toPathTags(operations: readonly OperationSource[], apiPath: string, messages: ReferenceMessages): Tag[] {
  const { groups, others } = groupByResource(operations);
  if (groups.length === 0) return [];
  const taken = new Set(groups.map(({ slug }) => slug));
  const slug = ['other', 'others', 'other-operations'].find((name) => !taken.has(name)) ?? 'more-operations';
  const rest = others.length === 0 ? [] : [{ label: messages.otherOperations, slug, items: others }];
  return [...groups, ...rest].map(({ label, slug: segment, items: list }) => ({
    ...{ name: label, label, definition: null, parent: null },
    path: `${apiPath}/tags/${segment}`,
    operations: list,
  }));
}

/** The labels of an operation's tags that are shown as badges. */
export function readTagBadges(root: Cursor, names: readonly string[]): string[] {
  return readBadgeTags(root)
    .filter(({ name }) => names.includes(name))
    .map(({ label }) => label);
}

interface BadgeTag {
  readonly name: string;
  readonly label: string;
}

const BADGE_TAGS = documentMemo<object, readonly BadgeTag[]>();

/** Memoized because every operation needs them, and large descriptions have thousands of tags. */
function readBadgeTags(root: Cursor): readonly BadgeTag[] {
  return BADGE_TAGS(root).get(root.context, () =>
    root
      .items('tags')
      .filter(isBadge)
      .map((tag) => ({ name: tag.trimmed('name') ?? '', label: tagLabel(tag) })),
  );
}

function isBadge(tag: Cursor | undefined): boolean {
  return BADGE_KINDS.has(tag?.trimmed('kind')?.toLowerCase() ?? '');
}

function tagLabel(tag: Cursor, operations: readonly OperationSource[] = []): string {
  return tag.trimmed('x-displayName') ?? tag.trimmed('summary') ?? nameInWords(tag.trimmed('name') ?? '', operations);
}

/**
 * `item_group` and `licenseAssignments` in words, in lower case as their neighbors `item` and `projects` are. A name in
 * camel case may be a brand, such as `payPal`, unless a path or an id of its operations has it as a part. A path may also
 * have it with a dash or an underscore.
 */
function nameInWords(name: string, operations: readonly OperationSource[]): string {
  if (/^\p{Ll}[\p{Ll}\p{Nd}]+(?:_[\p{Ll}\p{Nd}]+)+$/u.test(name)) return withAbbreviations(name.replaceAll('_', ' '));
  if (!/^\p{Ll}[\p{Ll}\p{Nd}]+(?:\p{Lu}\p{Ll}{2,})+$/u.test(name)) return name;
  const forms = [name, `${name}s`, `${name}es`, name.replace(/y$/, 'ies')];
  const words = forms.map(toWords);
  const isIdentifier = operations.some(({ pathTemplate, operationId }) => {
    const parts = `${pathTemplate}/${operationId}`.split(/[^\p{L}\p{Nd}]+/u);
    return (
      parts.some((part) => forms.includes(part)) ||
      splitPath(pathTemplate).some((part) => /[_-]/.test(part) && words.includes(toWords(part)))
    );
  });
  return isIdentifier ? withAbbreviations(toWords(name)) : name;
}

/** Makes kebab-case names unique. */
class Slugs {
  readonly #taken = new Set<string>();

  claim(name: string): string {
    const slug = toSegment(name) || 'tag';
    let unique = slug;
    for (let count = 2; this.#taken.has(unique); count++) unique = `${slug}-${count}`;
    this.#taken.add(unique);
    return unique;
  }
}
