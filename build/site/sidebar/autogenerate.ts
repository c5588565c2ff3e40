import { posix } from 'node:path';
import { compareCodeUnits } from '../../base/code-unit-order.ts';
import type { SourceLocation } from '../../base/report/finding.ts';
import type { Doc } from '../docs/load-docs.ts';
import { takeNumberPrefix } from '../docs/number-prefix.ts';
import type { FolderCategory } from './read/load-category-files.ts';
import type { CategoryItem, SidebarItem } from './read/sidebar-items.ts';

interface FolderSource {
  /** Docs of one version. */
  readonly docs: readonly Doc[];
  /** By folder, relative to the version's folder. */
  readonly categories: ReadonlyMap<string, FolderCategory>;
  readonly labelOf: (doc: Doc) => string;
}

/** An item and its sort keys. */
interface PlacedItem {
  readonly item: SidebarItem;
  readonly position: number | null;
  /** Name of its file or folder. */
  readonly source: string;
}

interface Folder {
  readonly docs: Doc[];
  readonly folders: Map<string, Folder>;
}

/**
 * Items for all docs of a folder, with a category for each subfolder, sorted by position and name as in Docusaurus 3.8.
 * Null if the folder contains no docs.
 */
export function autogenerate(
  dirName: string,
  source: FolderSource,
  locate: () => SourceLocation,
): SidebarItem[] | null {
  const top = dirName === '.' ? '' : posix.normalize(dirName);
  const root: Folder = { docs: [], folders: new Map() };
  let isEmpty = true;
  for (const doc of source.docs) {
    const folder = folderOf(doc);
    if (doc.source.frontMatter.layout === 'landing') continue;
    if (top !== '' && folder !== top && !folder.startsWith(`${top}/`)) continue;
    isEmpty = false;
    const inner = top === '' ? folder : folder.slice(top.length + 1);
    let current = root;
    for (const name of inner === '' ? [] : inner.split('/')) {
      const next = current.folders.get(name) ?? { docs: [], folders: new Map() };
      current.folders.set(name, next);
      current = next;
    }
    current.docs.push(doc);
  }
  return isEmpty ? null : fillFolder(root, top, source, locate);
}

function fillFolder(folder: Folder, path: string, source: FolderSource, locate: () => SourceLocation): SidebarItem[] {
  return sortItems([
    ...folder.docs.map((doc) => toDocItem(doc, locate)),
    ...[...folder.folders].map(([name, inner]) =>
      toCategory(inner, path === '' ? name : `${path}/${name}`, source, locate),
    ),
  ]);
}

function toDocItem(doc: Doc, locate: () => SourceLocation): PlacedItem {
  const item: SidebarItem = { type: 'doc', id: doc.id, label: null, locate };
  return { item, position: doc.position, source: posix.basename(doc.docFile) };
}

function toCategory(folder: Folder, path: string, source: FolderSource, locate: () => SourceLocation): PlacedItem {
  const category = source.categories.get(path);
  const linked = findLinkedDoc(folder, category, source.docs);
  const name = takeNumberPrefix(posix.basename(path));
  const isLinked = (doc: Doc): boolean => doc === linked;
  const rest = { ...folder, docs: folder.docs.filter((doc) => !isLinked(doc)) };
  const item: CategoryItem = {
    type: 'category',
    label: category?.label ?? (linked === null ? name.name : source.labelOf(linked)),
    isTitled: category?.label == null && linked !== null,
    description: category?.description ?? null,
    link: linked === null ? (category?.link ?? null) : { type: 'doc', id: linked.id },
    collapsed: category?.collapsed ?? null,
    items: fillFolder(rest, path, source, locate),
    locate: category?.locate ?? locate,
  };
  return {
    item,
    position: category?.position ?? linked?.position ?? name.position,
    source: posix.basename(path),
  };
}

/** The doc that `_category_` links to by its full or short id, otherwise the folder's index page. */
function findLinkedDoc(folder: Folder, category: FolderCategory | undefined, docs: readonly Doc[]): Doc | null {
  const link = category?.link;
  if (link === undefined) return folder.docs.find(({ isIndex }) => isIndex) ?? null;
  if (link?.type !== 'doc') return null;
  return folder.docs.find(({ name }) => name === link.id) ?? docs.find(({ id }) => id === link.id) ?? null;
}

/** Items without a position come last. Items with the same position are sorted by file name. */
function sortItems(items: readonly PlacedItem[]): SidebarItem[] {
  return items
    .toSorted(
      (a, b) =>
        (a.position ?? Number.POSITIVE_INFINITY) - (b.position ?? Number.POSITIVE_INFINITY) ||
        compareCodeUnits(a.source, b.source),
    )
    .map(({ item }) => item);
}

function folderOf({ docFile }: Doc): string {
  const folder = posix.dirname(docFile);
  return folder === '.' ? '' : folder;
}
