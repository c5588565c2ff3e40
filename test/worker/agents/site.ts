import type { Manifest, PageEntry } from '../../../worker/model/records/manifest.ts';
import type { SidebarNode } from '../../../worker/model/sidebar.ts';
import { manifest as small } from '../../site/fixture/release.ts';

/** A site with one API, with this many tags and operations per tag. Names of tags can begin with a text. */
export function largeSite(tags: number, operationsPerTag: number, prefix = ''): Manifest {
  const pages = new Map<string, PageEntry>();
  const nodes = Array.from({ length: tags }, (_, tag): SidebarNode => {
    const paths = Array.from({ length: operationsPerTag }, (_, index) => `/api/operation-${tag}-${index}`);
    for (const path of paths) {
      pages.set(path, {
        kind: 'operation',
        key: `page${path}`,
        title: `Operation of tag ${tag}`,
        description: 'Does one of many things, and says so in a sentence of its own.',
        operation: `GET ${path}`,
      });
    }
    const links = paths.map((path): SidebarNode => ({ kind: 'link', path, html: '' }));
    const label = `${prefix}Tag ${tag}`;
    return { kind: 'category', id: `tag-${tag}`, label, path: null, open: false, summary: '', nodes: links };
  });
  return { ...small, pages, sidebars: { api: { id: 'api', nodes } } };
}
