import { LISTS } from '../../../worker/model/page-kinds.ts';
import { canonicalPath } from '../../../worker/model/path.ts';
import type { CompiledPage } from '../../page/compiled-page.ts';
import type { SidebarEntry } from '../sidebar/sidebar-entry.ts';
import type { Manual } from './find-manuals.ts';

/** A page of a manual, or a group of pages without a text of its own. */
export interface Chapter {
  /** Its id in the document, which all ids in its text begin with: `c3`. */
  readonly id: string;
  /** 0 for a chapter that is in no group. */
  readonly depth: number;
  readonly title: string;
  /** One line about a group, or null. */
  readonly description: string | null;
  /** The path of its page, or null. */
  readonly path: string | null;
  /** Its page; null for a group, whose page only lists others. */
  readonly page: CompiledPage | null;
}

/** The pages of a manual in reading order, each once. Pages that are not listed, and lists of pages, are left out. */
export function listChapters(
  { entries, home }: Manual,
  { pages }: { readonly pages: readonly CompiledPage[] },
): Chapter[] {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const continuations = pages.filter(isContinuation);
  const chapters: Chapter[] = [];
  const taken = new Set<string>();
  const add = (chapter: Omit<Chapter, 'id'>): void => {
    chapters.push({ id: `c${chapters.length + 1}`, ...chapter });
  };
  const addPage = (path: string, depth: number): void => {
    const page = byPath.get(path);
    if (page === undefined || taken.has(path) || page.entry.unlisted === true || isList(page)) return;
    taken.add(path);
    add({ depth, title: page.entry.title, description: null, path, page });
    for (const next of continuations) if (next.entry.parent === path) addPage(next.path, depth + 1);
  };
  const visit = (list: readonly SidebarEntry[], depth: number): void => {
    for (const entry of list) {
      if (entry.kind === 'link' && entry.unlisted !== true) addPage(canonicalPath(entry.to) ?? entry.to, depth);
      if (entry.kind !== 'category') continue;
      const { path, label, index, description } = entry;
      const before = chapters.length;
      const own = path === null ? undefined : byPath.get(path);
      const title = index?.title ?? label;
      if (path === null || own === undefined || isList(own)) add({ depth, title, description, path, page: null });
      else {
        addPage(path, depth);
        // Its pages would seem to belong to the chapter before.
        if (chapters.length === before) add({ depth, title, description, path: null, page: null });
      }
      visit(entry.entries, depth + 1);
      // A group of pages that are elsewhere in the manual, or nowhere.
      if (chapters.length === before + 1 && chapters[before]?.page === null) chapters.pop();
    }
  };
  const first = home === null ? undefined : byPath.get(home);
  if (home !== null && first !== undefined && first.entry.kind !== 'category') addPage(home, 0);
  visit(entries, 0);
  return chapters;
}

/** The pages of a tag say something about it, besides listing its operations. */
function isList({ entry: { kind } }: CompiledPage): boolean {
  return kind !== 'tag' && LISTS.includes(kind);
}

/** Whether it continues the page of an operation. */
function isContinuation({ path, entry: { parent } }: CompiledPage): boolean {
  return parent !== undefined && path.startsWith(`${parent}/`);
}
