import type { OperationSource } from './collect-operations.ts';
import type { Cursor } from './cursor.ts';
import { toSegment } from './slug.ts';

/** A tag with its operations, as the sidebar and the tag's page show it. */
export interface Tag {
  readonly name: string;
  readonly label: string;
  readonly path: string;
  /** The Tag Object; absent for a tag that only operations name. */
  readonly definition: Cursor | null;
  readonly operations: readonly OperationSource[];
  /** Name of the tag above it (OpenAPI 3.2 §4.22.1), or null. */
  readonly parent: string | null;
}

/** What the original calls operations without a tag. */
const UNTAGGED = 'UNTAGGED';

/** Tags in the order of the sidebar: declared ones first, then others as they come, then what has none. */
export function readTags(root: Cursor, operations: readonly OperationSource[], apiPath: string): Tag[] {
  const declared = new Map(
    root
      .items('tags')
      .flatMap((tag): [string, Cursor][] => (tag.trimmed('name') === null ? [] : [[tag.trimmed('name') ?? '', tag]])),
  );
  const byTag = new Map<string, OperationSource[]>([...declared.keys()].map((name) => [name, []]));
  for (const source of operations.filter(({ kind }) => kind === 'operation')) {
    for (const name of source.tags.length > 0 ? source.tags : [UNTAGGED]) {
      const list = byTag.get(name);
      if (list === undefined) byTag.set(name, [source]);
      else list.push(source);
    }
  }
  const untagged = byTag.get(UNTAGGED);
  if (untagged !== undefined && !declared.has(UNTAGGED)) {
    byTag.delete(UNTAGGED);
    byTag.set(UNTAGGED, untagged);
  }
  const slugs = new Slugs();
  return [...byTag]
    .filter(([name]) => declared.get(name)?.flag('x-internal') !== true)
    .map(([name, list]) => {
      const definition = declared.get(name) ?? null;
      return {
        name,
        label: definition?.trimmed('x-displayName') ?? definition?.trimmed('summary') ?? name,
        path: `${apiPath}/tags/${slugs.claim(name)}`,
        definition,
        operations: list,
        parent: definition?.trimmed('parent') ?? null,
      };
    });
}

/** Kebab-case names, each once. */
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
