import { posix } from 'node:path';
import { compareCodeUnits } from '../../../../base/code-unit-order.ts';
import { takeNumberPrefix } from '../../../../site/docs/number-prefix.ts';
import { textAt } from '../../shared/values.ts';
import type { StarlightPage } from '../pages/list-pages.ts';

/** A folder of an `autogenerate` group, with the pages that Starlight lists. */
export interface Folder {
  readonly slug: string;
  readonly folders: Map<string, Folder>;
  readonly pages: StarlightPage[];
}

/** What Starlight lists of a folder, in its order. */
export type FolderEntry = { readonly order: number | null } & (
  | { readonly page: StarlightPage }
  | { readonly name: string; readonly inner: Folder }
);

/** The content of `_category_.yml`. */
interface CategoryFile {
  readonly label: string;
  readonly position?: number;
  readonly collapsed?: true;
  readonly link: null;
}

/** The folders that sidebars name as a whole, so that pages added later appear in them. */
export class GeneratedFolders {
  /** By folder of the docs. */
  readonly categories = new Map<string, CategoryFile>();
  readonly #files: ReadonlyMap<StarlightPage, string>;
  readonly #allFiles: readonly string[];

  /** `files`: the published pages of the docs by their files, `allFiles`: these and all others in the folder. */
  constructor(files: ReadonlyMap<StarlightPage, string>, allFiles: readonly string[]) {
    this.#files = files;
    this.#allFiles = allFiles;
  }

  /** Whether this engine lists the same pages of a folder in the same order. If so, adds the files that this needs. */
  add(
    path: string,
    folder: Folder,
    { collapsed, sort }: { readonly collapsed: boolean; readonly sort: (folder: Folder) => readonly FolderEntry[] },
  ): boolean {
    const found = new Map<string, CategoryFile>();
    let pages = 0;
    const visit = (at: string, current: Folder): boolean => {
      const entries = sort(current);
      const placed = entries.map((entry) => {
        if ('page' in entry) {
          pages++;
          return { entry, position: entry.order, source: posix.basename(this.#files.get(entry.page) ?? '') };
        }
        return { entry, position: entry.order ?? takeNumberPrefix(entry.name).position, source: entry.name };
      });
      const isSame = placed
        .toSorted(
          (a, b) =>
            (a.position ?? Number.POSITIVE_INFINITY) - (b.position ?? Number.POSITIVE_INFINITY) ||
            compareCodeUnits(a.source, b.source),
        )
        .every(({ entry }, index) => entry === entries[index]);
      return isSame && entries.every((entry) => ('page' in entry ? this.#isAt(entry.page, at) : enter(at, entry)));
    };
    const enter = (at: string, { name, inner, order }: Extract<FolderEntry, { inner: Folder }>): boolean => {
      const position = order === null ? {} : { position: order };
      const inside = at === '.' ? name : `${at}/${name}`;
      // Starlight lists the index page of a folder among the others.
      found.set(inside, { label: name, ...position, ...(collapsed ? { collapsed } : {}), link: null });
      return visit(inside, inner);
    };
    const isSame =
      visit(path, folder) &&
      pages === this.#allFiles.filter((file) => path === '.' || file.startsWith(`${path}/`)).length &&
      [...found].every(([at, file]) => isEqual(this.categories.get(at) ?? file, file));
    if (isSame) for (const [at, file] of found) this.categories.set(at, file);
    return isSame;
  }

  /** Whether a page is in a folder of the docs under the label that this engine shows. */
  #isAt(page: StarlightPage, folder: string): boolean {
    const label = textAt(page.frontMatter, 'sidebar', 'label') ?? textAt(page.frontMatter, 'title');
    return label !== null && posix.dirname(this.#files.get(page) ?? '') === folder;
  }
}

function isEqual(a: CategoryFile, b: CategoryFile): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
