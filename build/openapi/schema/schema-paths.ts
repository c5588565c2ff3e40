import { canonicalPath } from '../../../worker/model/path.ts';
import type { Cursor } from '../core/references/cursor.ts';
import { isShortSegment, toSegment } from '../core/slug.ts';

/**
 * The path of each named schema's page: `/api/schemas/Invoice`. Names that a path cannot hold are turned into slugs.
 */
export function assignSchemaPaths(root: Cursor, apiPath: string): ReadonlyMap<string, string> {
  const paths = new Map<string, string>();
  const taken = new Set<string>();
  for (const [name] of root.get('components').rawEntries('schemas')) {
    const plain = `${apiPath}/schemas/${name}`;
    const carried = isShortSegment(name) && canonicalPath(plain) === plain;
    const path = carried ? plain : `${apiPath}/schemas/${toSegment(name) || 'schema'}`;
    let unique = path;
    // Paths must differ by more than case: the edge redirects upper case to an existing lower-case page.
    for (let count = 2; taken.has(unique.toLowerCase()); count++) unique = `${path}-${count}`;
    taken.add(unique.toLowerCase());
    paths.set(name, unique);
  }
  return paths;
}
