import { addToGroup } from '../../../../worker/model/group-by.ts';
import type { PageMessages } from '../../../../worker/model/messages/messages.ts';
import type { CompiledPage } from '../../../page/compiled-page.ts';
import type { CompiledSite } from '../../../site/compiled-site.ts';
import { findTrails } from '../../../site/sidebar/find-trails.ts';

/**
 * Additions to titles of pages shown without their sidebar, by path: schemas and split-off pages are labeled as such,
 * and pages with the same title add their group, or else method and path. Versions of a page need no addition, because
 * search engines only index the last one.
 */
export function findTitleNotes(
  { pages, sidebars }: Pick<CompiledSite, 'pages' | 'sidebars'>,
  /** The texts of a language (BCP 47), or of the site's. */
  messagesOf: (language: string | undefined) => PageMessages,
): ReadonlyMap<string, string> {
  const notes = new Map<string, string>();
  const trails = new Map([...sidebars].map(([id, entries]) => [id, findTrails(entries)]));
  const titles = new Map(pages.map(({ path, entry }) => [path, entry.title]));
  const kinds = new Map(pages.map(({ path, entry }) => [path, entry.kind]));
  const groups = new Map<string, CompiledPage[]>();
  for (const page of pages) {
    const { path, entry } = page;
    const { parent = '', kind, title, version = '', language } = entry;
    if (kind === 'schema') {
      const owner = kinds.get(parent) === 'api' ? undefined : titles.get(parent);
      // In the language of the title.
      notes.set(path, owner ?? messagesOf(language).schema);
      continue;
    }
    addToGroup(groups, `${version}\n${title}`, page);
  }
  for (const group of groups.values()) {
    if (group.length === 1) continue;
    const labels = group.map(({ path, entry }) =>
      trails
        .get(entry.sidebar ?? '')
        ?.get(path)
        ?.trail.at(-1),
    );
    for (const [index, { path, entry }] of group.entries()) {
      const label = labels[index];
      const isOnly = label !== undefined && labels.indexOf(label) === labels.lastIndexOf(label);
      notes.set(path, isOnly ? label : (entry.operation ?? path));
    }
  }
  return notes;
}
